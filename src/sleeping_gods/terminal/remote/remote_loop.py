"""Playing at a served table: what is heard and what is typed come in turn, and each is answered on the screen."""

from __future__ import annotations

from queue import SimpleQueue
from typing import TypeAlias

from ...presentation.localizer import Localizer
from ...presentation.scene.text import plain
from ...wire.events import (
    Changed,
    ChatEvent,
    Closing,
    Done,
    Event,
    Explanation,
    JourneyEvent,
    Notice,
    PresenceEvent,
    PreviewEvent,
    Refused,
    Snapshot,
    TableEvent,
    TableInfo,
    Unavailable,
    UndoRequest,
)
from ..next_step import Next
from ..reader import RulesReader
from ..section import Section, lines
from .client import Gone, Heard, Lost
from .line_reader import LineReader, TypedLine
from .roster import changes, consent, said_by
from .table import STALE, Seated
from .take_answer import answer, go_on

Inbox: TypeAlias = "SimpleQueue[Heard | TypedLine]"


class RemoteLoop:
    """The loop: one thing after the other out of one queue."""

    def __init__(self, seated: Seated, typist: LineReader, inbox: Inbox) -> None:
        self.seated = seated
        self.screen = seated.screen
        self._typist, self._inbox = typist, inbox
        self._gone = ""
        """Why there is no way back to the table; empty if there is one."""
        self._unshown = False
        """Whether the scene is to be drawn."""

    @property
    def localizer(self) -> Localizer:
        """How whoever sits here is spoken to."""
        return self.screen.localizer

    def run(self) -> str:
        """Play until somebody leaves; why, if they had to."""
        while True:
            self._settle()
            heard = self._inbox.get()
            if isinstance(heard, TypedLine):
                self._typist.prompt = ""
                if heard.line is None or self._gone or self._take_line(heard.line) is Next.QUIT:
                    break
            else:
                self._tell(heard)
                if self._gone and not self._typist.prompt:
                    break
        return self._gone

    def _settle(self) -> None:
        """What comes next: more of what was typed, the scene as it is now, a question."""
        seated = self.seated
        if not seated.busy and not seated.lost:
            self._unshown = not go_on(seated) and self._unshown
        if self._unshown and not seated.busy and seated.picture is not None:
            self._unshown = False
            if self._typist.prompt:
                self.screen.gap()
            seated.picture.draw(self.screen, seated.picture.menu())
            if self._typist.prompt:
                self._typist.remind(self._prompt())
        if self._may_type() and not self._typist.prompt:
            self._typist.ask(self._prompt())

    def _may_type(self) -> bool:
        """Whether a line is read: not before all that follows from the last one is told; when the connection is lost,
        only of somebody who may wish to leave."""
        if self.seated.lost:
            return self.screen.at_keyboard
        return not self.seated.busy and not self._gone

    def _prompt(self) -> str:
        picture = self.seated.picture
        if picture is None or self.seated.lost:
            return f"{self.localizer.say('remote_lost-prompt')}> "
        if picture.over:
            return f"{self.localizer.say('session_end')}> "
        who = picture.scene.decision.who
        if not picture.asked:
            return f"{self.localizer.say('remote_waiting', who=who)}> "
        entered = picture.menu().entered
        return f"{self.localizer.say('session_only', who=who, label=entered.label) if entered is not None else who}> "

    def _take_line(self, line: str) -> Next:
        done = answer(self.seated, line)
        if done is Next.AGAIN:
            self._unshown = True
        return done

    def _tell(self, heard: Heard) -> None:
        """Tell what was heard; where somebody is being asked for a line, beneath it, and ask again."""
        prompt, drawn = self._typist.prompt, self._unshown
        shown = self._words(heard)
        if not shown:
            return
        if prompt:
            self.screen.console.print()
        self.screen.show(*shown)
        if prompt and not self._gone and (drawn or not self._unshown):
            self._typist.remind(self._prompt())

    def _words(self, heard: Heard) -> list[Section]:
        """What there is to show of something that was heard."""
        if isinstance(heard, Lost):
            self.seated.lost = True
            return [lines([self.localizer.say("remote_lost")], style="dim")]
        if isinstance(heard, Gone):
            self._gone = heard.key
            return [lines([self.localizer.say(f"remote-gone_{heard.key}")])]
        return self._event(heard)

    def _event(self, event: Event) -> list[Section]:
        seated, localizer = self.seated, self.localizer
        seated.answered(event)
        match event:
            case Snapshot() | Changed():
                return self._table(event)
            case Done() | PreviewEvent() | Unavailable() | JourneyEvent() | PresenceEvent():
                return []
            case Refused():
                return self._refused(event)
            case Explanation():
                return self._why(event)
            case ChatEvent():
                return [lines([said_by(localizer, seated.table, event)])] if seated.table else []
            case TableEvent():
                return self._people(event.table)
            case UndoRequest():
                seated.asked = event if event.waiting_for else None
                question = consent(localizer, seated.table, event, seated.you) if seated.table else ""
                return [lines([question], style="bold")] if question else []
            case Notice() | Closing():
                return [lines([plain(event.words)])]

    def _table(self, event: Snapshot | Changed) -> list[Section]:
        """What has happened; the scene is drawn once everything is told that is waited for."""
        first, lost = self.seated.picture is None, self.seated.lost
        news = self.seated.receive(event)
        self._unshown = True
        if first and isinstance(event, Snapshot):
            return [lines([self.localizer.say("remote_hint")], style="dim")]
        return [lines([self.localizer.say("remote_back")], style="dim"), *news] if lost else news

    def _people(self, now: TableInfo) -> list[Section]:
        """Who came and who left; whoever has other seats now is told the table anew by the server."""
        seated = self.seated
        before, seated.table = seated.table, now
        changed = [*changes(self.localizer, before, now, seated.you)] if before is not None else []
        return [lines(changed, style="dim")] if changed else []

    def _refused(self, event: Refused) -> list[Section]:
        """Why something was not done, and by which rule; a bare ? then shows it."""
        if event.key == STALE:
            return [lines([plain(event.words)])]
        self.seated.refused = event.rule
        words = plain(event.words)
        return [
            lines([RulesReader(self.localizer).say("refused", words.rstrip("."), event.rule) if event.rule else words])
        ]

    def _why(self, event: Explanation) -> list[Section]:
        self.seated.refused = event.rule
        return [lines([plain(event.words)])]
