"""The main loop of ``sleeping-gods join``: reads the server's messages and the typed lines from one queue."""

from __future__ import annotations

from queue import SimpleQueue
from typing import TypeAlias

from ...presentation.localizer import Localizer
from ...presentation.scene.text import plain
from ...wire.events import (
    AdviceEvent,
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
    RobotEvent,
    Snapshot,
    TableEvent,
    TableInfo,
    Unavailable,
    UndoRequest,
)
from ..advice_page import advice_section
from ..next_step import Next
from ..reader import RulesReader
from ..section import Section, lines
from .client import ClientMessage, ConnectionLost, TableGone
from .line_reader import LineReader, TypedLine
from .roster import arrivals_and_departures, chat_line, consent_text
from .seat_state import STALE, SeatState
from .take_answer import answer, go_on

Inbox: TypeAlias = "SimpleQueue[ClientMessage | TypedLine]"
"""What the server has sent and what was typed, in order."""


class RemoteLoop:
    """Handles messages and lines one at a time, and redraws the table when it has changed."""

    def __init__(self, seat_state: SeatState, line_reader: LineReader, inbox: Inbox) -> None:
        self.seat_state = seat_state
        self.screen = seat_state.screen
        self._line_reader, self._inbox = line_reader, inbox
        self._gone_key = ""
        """Why the table cannot be reached any more, as ``Gone.key`` has it; empty while it can."""
        self._needs_redraw = False
        """Whether the table has changed since it was drawn."""

    @property
    def localizer(self) -> Localizer:
        """The localizer of the language that the server last answered in."""
        return self.screen.localizer

    def run(self) -> str:
        """Play until the user leaves or the table is gone; returns the key of the reason, empty if the user left."""
        while True:
            self._refresh()
            message = self._inbox.get()
            if isinstance(message, TypedLine):
                self._line_reader.prompt = ""
                if message.line is None or self._gone_key or self._take_line(message.line) is Next.QUIT:
                    break
            else:
                self._handle(message)
                if self._gone_key and not self._line_reader.prompt:
                    break
        return self._gone_key

    def _refresh(self) -> None:
        """Send what is left of the last line, draw the table if it has changed, and ask for the next line."""
        seat_state = self.seat_state
        if not seat_state.busy and not seat_state.lost and go_on(seat_state):
            self._needs_redraw = False
        if self._needs_redraw and not seat_state.busy and seat_state.view is not None:
            self._needs_redraw = False
            if self._line_reader.prompt:
                self.screen.gap()
            seat_state.view.draw(self.screen, seat_state.view.menu())
            if self._line_reader.prompt:
                self._line_reader.remind(self._prompt())
        if self._may_type() and not self._line_reader.prompt:
            self._line_reader.ask(self._prompt())

    def _may_type(self) -> bool:
        """Whether a line may be asked for: not while answers are awaited.

        Without a connection only at a keyboard, so that the user can leave.
        """
        if self.seat_state.lost:
            return self.screen.at_keyboard
        return not self.seat_state.busy and not self._gone_key

    def _prompt(self) -> str:
        """What stands before the line to type: who decides, who is waited for, or that the connection is lost."""
        view = self.seat_state.view
        if view is None or self.seat_state.lost:
            return f"{self.localizer.say('remote_lost-prompt')}> "
        if view.over:
            return f"{self.localizer.say('session_end')}> "
        who = view.scene.decision.who
        if not view.is_my_turn:
            return f"{self.localizer.say('remote_waiting', who=who)}> "
        default = view.menu().entered
        return f"{self.localizer.say('session_only', who=who, label=default.label) if default is not None else who}> "

    def _take_line(self, line: str) -> Next:
        """Act on a typed line."""
        next_step = answer(self.seat_state, line)
        if next_step is Next.AGAIN:
            self._needs_redraw = True
        return next_step

    def _handle(self, message: ClientMessage) -> None:
        """Apply a message and print what it says, below a prompt that waits, which is then printed again."""
        prompt_waits, redraw_was_due = bool(self._line_reader.prompt), self._needs_redraw
        sections = self._apply(message)
        if not sections:
            return
        if prompt_waits:
            self.screen.console.print()
        self.screen.show(*sections)
        redraw_became_due = self._needs_redraw and not redraw_was_due
        if prompt_waits and not self._gone_key and not redraw_became_due:  # a redraw prints the prompt itself
            self._line_reader.remind(self._prompt())

    def _apply(self, message: ClientMessage) -> list[Section]:
        """Apply a message to what is known of the table, and return what is to be printed of it."""
        if isinstance(message, ConnectionLost):
            self.seat_state.connection_lost()
            return [lines([self.localizer.say("remote_lost")], style="dim")]
        if isinstance(message, TableGone):
            self._gone_key = message.key
            return [lines([self.localizer.say(f"remote-gone_{message.key}")])]
        return self._apply_event(message)

    def _apply_event(self, event: Event) -> list[Section]:
        """Take up what the server says; returns what is told of it."""
        seat_state, localizer = self.seat_state, self.localizer
        seat_state.answered(event)
        match event:
            case Snapshot() | Changed():
                return self._apply_table(event)
            case Done() | PreviewEvent() | Unavailable() | JourneyEvent() | PresenceEvent():
                return []
            case Refused():
                return self._apply_refusal(event)
            case Explanation():
                seat_state.refused_by(event.rule)
                return [lines([plain(event.words)])]
            case ChatEvent():
                return [lines([chat_line(localizer, seat_state.table, event)])] if seat_state.table else []
            case TableEvent():
                return self._apply_people(event.table)
            case UndoRequest():
                seat_state.undo_requested(event)
                question = consent_text(localizer, seat_state.table, event, seat_state.you) if seat_state.table else ""
                return [lines([question], style="bold")] if question else []
            case RobotEvent():
                return [lines([plain(event.words)], style="dim")] if event.open else []
            case Notice() | Closing():
                return [lines([plain(event.words)])]
            case AdviceEvent():
                view = seat_state.view
                keys = {line.notation: str(line.number) for line in view.scene.menu.own} if view is not None else {}
                return advice_section(localizer, event, keys)

    def _apply_table(self, event: Snapshot | Changed) -> list[Section]:
        """The log lines of what has happened; the table itself is drawn by ``_refresh``."""
        is_first, was_lost = self.seat_state.view is None, self.seat_state.lost
        log = self.seat_state.receive(event)
        self._needs_redraw = True
        if is_first and isinstance(event, Snapshot):
            return [lines([self.localizer.say("remote_hint")], style="dim")]
        return [lines([self.localizer.say("remote_back")], style="dim"), *log] if was_lost else log

    def _apply_people(self, now: TableInfo) -> list[Section]:
        """Who came and who left; if the user's own seats changed, the server sends a new snapshot by itself."""
        seat_state = self.seat_state
        before, seat_state.table = seat_state.table, now
        changed = [*arrivals_and_departures(self.localizer, before, now, seat_state.you)] if before is not None else []
        return [lines(changed, style="dim")] if changed else []

    def _apply_refusal(self, event: Refused) -> list[Section]:
        """Why a request was refused, and by which rule, which the command ``?`` then shows."""
        words = plain(event.words)
        if event.key == STALE:
            return [lines([words])]
        self.seat_state.refused_by(event.rule)
        text = RulesReader(self.localizer).say("refused", words.rstrip("."), event.rule) if event.rule else words
        return [lines([text])]
