"""The part of a served table that adds no entries: questions, chat, what people are doing, named moments."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from ..campaign.live import Campaign
from ..kernel.choices import Choice, parse, text
from ..kernel.play import options, waits_for_chance
from ..kernel.showing import is_showable
from ..languages import Lang
from ..party.table.table import of_party
from ..wire.events import ChatEvent, Done, Event, PresenceEvent
from ..wire.requests import (
    AdviseRequest,
    AskRequest,
    ChatRequest,
    Explain,
    JourneyRequest,
    LetRobotPlay,
    ListUnavailable,
    NameMoment,
    PresenceRequest,
    PreviewRequest,
    Refresh,
    Request,
)
from .advised_table import AdvisedTable
from .deeds import Deed
from .errors import NotAllowed
from .members import TableMember
from .outcome import Outcome
from .presence import Activity
from .questions import answer_to
from .roster import Roster
from .table_store import TableStore
from .trying import can_be_previewed

MAX_CHAT_LINES = 50
"""How much of what was said somebody who comes later is told; none of it is stored."""


class ChatLine(NamedTuple):
    """Something that was said at a table."""

    number: int
    who: str
    """The ref of whoever said it."""
    words: str


class TalkingTable(AdvisedTable):
    """A table that answers the requests that add nothing to the campaign."""

    def __init__(self, ref: str, name: str, campaign: Campaign, store: TableStore, roster: Roster) -> None:
        super().__init__(ref, name, campaign, store, roster)
        self._lines_said = 0
        self._talk: deque[ChatLine] = deque(maxlen=MAX_CHAT_LINES)

    def _answer_question(self, request: Request, member: TableMember, lang: Lang) -> Outcome:
        """Handle a request that adds no entries."""
        done = Done(self.position, request.id)
        match request:
            case Refresh():
                return Outcome(done, fresh=True)
            case ChatRequest(text=message):
                return Outcome(done, everybody=[self._say(member, message)])
            case LetRobotPlay():
                self.robots.ask(request, member)
                return Outcome(done)
            case AskRequest(choice=line, withdrawn=withdrawn):
                deeds = [] if withdrawn else [self._asks(member, parse(line), lang)]
                presence = self._presence.ask(member.ref, self.position, text(parse(line)), withdrawn=withdrawn)
                return Outcome(done, deeds=deeds, presence=presence)
            case PresenceRequest(position=position, staged=staged, read=read):
                return Outcome(done, presence=self._show_activity(member, Activity(position, staged, read)))
            case NameMoment(name=name, position=position):
                self._name_moment(name, position)
                return Outcome(done, everybody=[self.people()])
            case Explain() | PreviewRequest() | ListUnavailable() | JourneyRequest():
                return Outcome(self._tell(request, member, lang))
            case AdviseRequest():
                return self._advise_at_once(request, member, lang)
        raise NotAllowed("unknown")

    def talk(self) -> list[ChatEvent]:
        """The recent chat, for somebody who connects."""
        return [ChatEvent(self.position, line.number, line.who, line.words) for line in self._talk]

    def _say(self, member: TableMember, words: str) -> ChatEvent:
        """Add a line to the chat."""
        if not is_showable(words):
            raise NotAllowed("bad-words")
        self._lines_said += 1
        self._talk.append(ChatLine(self._lines_said, member.ref, words))
        return ChatEvent(self.position, self._lines_said, member.ref, words)

    def _name_moment(self, name: str, position: int) -> None:
        """Give the present moment a name."""
        self.writing.check_position(position)
        journal, entry = self.campaign.journal, self.campaign.history.position
        self.seating.rewrite(lambda roster: roster.mark(journal, entry, name))

    def _tell(
        self, request: Explain | PreviewRequest | ListUnavailable | JourneyRequest, member: TableMember, lang: Lang
    ) -> Event:
        """What a member asks about the table, as far as they may know it."""
        presenter, perspective = self._perspectives.presenter(lang), self.perspective_of(member.ref, lang)
        log = self._perspectives.log(perspective) if isinstance(request, JourneyRequest) else ()
        return answer_to(request, presenter, self.campaign.table, perspective.audience, self.position, log)

    def _asks(self, member: TableMember, choice: Choice, lang: Lang) -> Deed:
        """The deed of asking a choice's owner to take it; NotAllowed unless it is possible and known to the asker."""
        table, presenter = self.campaign.table, self._perspectives.presenter(lang)
        audience = self.perspective_of(member.ref, lang).audience
        if waits_for_chance(table):
            raise NotAllowed("nobody-to-ask")
        if choice not in options(table) or not presenter.sees(of_party(table), choice, audience):
            raise NotAllowed("illegal")
        actor = table.actor(choice)
        asked = frozenset(other.ref for other in self.roster.members if actor in other.seats) - {member.ref}
        if not asked:
            raise NotAllowed("nobody-to-ask")
        labels = self._perspectives.choice_labels(choice, (actor,))
        return Deed("asks", member.ref, member.name, lines=labels, choice=text(choice), to=asked)

    def _forget_asked(self) -> None:
        """Drop asked choices that are no longer possible."""
        self._presence.keep_asked(lambda line: parse(line) in options(self.campaign.table))

    def _show_activity(self, member: TableMember, activity: Activity) -> PresenceEvent:
        """Store and announce what a person does; planned choices must be open to all, and a choice of now their own."""
        table = of_party(self.campaign.table)
        if activity.position != self.position:
            return self._presence.show(member.ref, Activity(self.position, (), activity.read))
        for line in activity.staged:
            choice = parse(line)
            if not can_be_previewed(table, line):
                raise NotAllowed("illegal")
            if choice in options(table) and table.actor(choice) not in member.seats:
                raise NotAllowed("not-yours")
        return self._presence.show(member.ref, activity)
