"""The authority over one campaign: requests come in one after the other, each is checked, stored, answered and told."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

from ..campaign.audience import Played
from ..campaign.errors import CampaignError, WrongSeat
from ..campaign.live import Campaign, Draft
from ..campaign.revealed import reveals
from ..campaign.rewinding import entry_target, line_target, undo_target
from ..journal.errors import CannotSave
from ..journal.file import More
from ..journal.notation import UNDO
from ..kernel.choices import CHANCE, Choice, parse, text
from ..kernel.errors import IllegalChoice, Reason
from ..kernel.play import options
from ..kernel.showing import is_showable
from ..kernel.table import Table as PlainTable
from ..languages import Lang
from ..party.acts.repair import REPAIR
from ..party.table.table import of_party
from ..presentation.audience import Audience
from ..presentation.known import past_of
from ..presentation.party.lines import barred_lines
from ..presentation.party.mending import mendings
from ..presentation.scene.log import LogLine
from ..presentation.scene.mending import Mending
from ..storage.errors import LostHold, Repeated, SettingsChanged, StalePosition, StorageError
from ..storage.records import Stored
from ..wire.events import (
    Answer,
    BarredNow,
    Changed,
    Disclosure,
    Done,
    Event,
    Notice,
    People,
    Planned,
    Refused,
    Said,
    Snapshot,
    Table,
)
from ..wire.http import Back
from ..wire.requests import CHANGING, Agree, AskBarred, Choose, Look, Mark, Redo, Repair, Request, Say, Try, Undo, Why
from ..wire.sections import NAMES, sections_of
from .allowed import check
from .consent import Consent
from .errors import HostError, NotAllowed
from .explaining import answered, barred, can_be_chosen, refused, why_not, words_of
from .forcing import MOST, answer_of
from .looking_back import retold, scene_then, ways_back
from .perspectives import Perspective, Perspectives, without_kept_back
from .roster import HOST, Member, Roster
from .table_store import TableStore
from .trying import tried

OF_THE_HOST = ("reset", "join", "leave", "resume", "save", REPAIR)
"""Acts about the campaign itself that only the host does; notes are for everybody."""


R = TypeVar("R")
TRIES = 20
"""Times that a change of who sits there is begun anew because another process was quicker."""


@dataclass(slots=True)
class Outcome:
    """What comes of a request: an answer to whoever sent it, and what everybody is told."""

    reply: Event
    fresh: bool = False
    """Whether whoever sent it is to be told everything anew."""
    everybody: list[Event] = field(default_factory=list)
    notice: str = ""
    """What everybody should know, by its word: each is told in their own language."""
    changed: dict[Perspective, Changed] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PendingWrite:
    """A choice that is being stored."""

    draft: Draft
    more: More
    stored: Future[Stored]
    number: int
    """How many were stored before it for the same request: the choice itself is the first, then come forced answers."""


class Stale(HostError):
    """A request from somebody who has not heard yet what happened."""


class ServedTable:
    """A campaign, whoever sits there, and what they have been told. It is used by one thread at a time."""

    def __init__(self, ref: str, name: str, campaign: Campaign, store: TableStore, roster: Roster) -> None:
        self.ref = ref
        self.name = name
        self.campaign = campaign
        self.roster = roster.seated_for(_names(campaign.table))
        self.here: dict[str, int] = {}
        """Who is connected, and how often."""
        self.seating = 0
        """How often the seats have got other numbers: whoever was told before that is told everything anew."""
        self._store = store
        self._perspectives = Perspectives(campaign)
        self._past = past_of(campaign)
        self._broken = False
        self.failure: Exception | None = None
        """Why something could not be stored here last."""
        self._said = 0
        self._consent = Consent()
        campaign.repeats_luck = roster.settings.repeat_luck
        self.learn()

    @property
    def position(self) -> int:
        """How many entries the campaign has."""
        return len(self.campaign.journal.entries)

    def perspective_of(self, ref: str, lang: Lang) -> Perspective:
        """What somebody may know."""
        count = self.campaign.table.seat_count()
        seats = tuple(seat for seat in self.roster.member(ref).seats if seat < count)
        return Perspective(Audience(seats, self.roster.settings.open_hands, apart=True), lang)

    def snapshot(self, ref: str, lang: Lang) -> Snapshot:
        """Everything, for somebody who comes or asks."""
        perspective = self.perspective_of(ref, lang)
        sections = self._perspectives.whole(perspective)
        return Snapshot(self.position, lang, ref, perspective.audience.seats, self.described(), sections)

    def retold(self, ref: str, lang: Lang, since: int) -> list[LogLine]:
        """What happened after an entry, as somebody may know it; at most so much at once."""
        return retold(self.campaign, self._perspectives.presenter(lang), self.perspective_of(ref, lang).audience, since)

    def then(self, ref: str, lang: Lang, entry: int) -> Snapshot:
        """Everything as somebody saw it after an entry."""
        perspective = self.perspective_of(ref, lang)
        scene, audience = scene_then(self.campaign, self._past, lang, perspective.audience, entry)
        return Snapshot(entry, lang, ref, audience.seats, self.described(), sections_of(scene, NAMES))

    def ways_back(self, ref: str) -> Back:
        """What somebody can take back, and whether they would have to ask."""
        consent = self.roster.settings.ask_undo and bool(self._others(self.roster.member(ref)))
        return ways_back(self.campaign.history, self._asks, consent=consent)

    def mendings(self, lang: Lang) -> list[Mending]:
        """What can be set by hand."""
        return mendings(self._perspectives.presenter(lang), of_party(self.campaign.table))

    def described(self) -> Table:
        """Who sits there and what they have agreed on."""
        setup, roster = self.campaign.setup, self.roster
        people = roster.people(frozenset(self.here))
        return Table(
            self.ref, self.name, setup.game, setup.pack, people, roster.settings, roster.moments, roster.names,
            roster.origin, roster.disclosed,
        )  # fmt: skip

    def people(self) -> People:
        """What everybody is told when somebody comes, goes, or takes a seat."""
        return People(self.position, self.described())

    def notice(self, key: str, lang: Lang) -> Notice:
        """Something that everybody should know, in somebody's language."""
        return Notice(self.position, key, words_of(self._perspectives.presenter(lang), key))

    def disclosure(self, disclosed: Disclosure, lang: Lang) -> Notice:
        """Something by which somebody may know more than the others, in somebody's language."""
        localizer = self._perspectives.presenter(lang).localizer
        said = localizer.say(f"host_{disclosed.how}", who=disclosed.who, seed=disclosed.seed)
        return Notice(self.position, disclosed.how, localizer.runs(said))

    def mark_unsure(self, failure: Exception | None = None) -> None:
        """Believe nothing of what is here: before anything else is played the campaign is opened anew."""
        self._broken = True
        self.failure = failure

    def connected(self, ref: str) -> People:
        """Somebody is here."""
        self.here[ref] = self.here.get(ref, 0) + 1
        return self.people()

    def disconnected(self, ref: str) -> People:
        """Somebody has gone."""
        self.here[ref] = self.here.get(ref, 1) - 1
        if self.here[ref] <= 0:
            del self.here[ref]
        return self.people()

    def keep_perspectives(self, perspectives: list[Perspective]) -> None:
        """Only these listen."""
        self._perspectives.keep(perspectives)

    def change(self, roster: Roster) -> People:
        """Store another roster and use it from now on. SettingsChanged if another process has changed it too."""
        self._store.keep(roster)
        self.roster = roster
        self.campaign.repeats_luck = roster.settings.repeat_luck
        return self.people()

    def refresh_roster(self) -> bool:
        """Take up who sits there as it is stored: another process may have let somebody in, or shown somebody out.

        Returns whether it differs from the one that was known here.
        """
        before = self.roster
        self.roster = self._store.roster().seated_for(_names(self.campaign.table))
        self.campaign.repeats_luck = self.roster.settings.repeat_luck
        return self.roster != before

    def with_fresh_roster(self, change: Callable[[], R]) -> R:
        """Change who sits there, beginning with what is stored; once more if another process was quicker."""
        for _ in range(TRIES):
            self.refresh_roster()
            with contextlib.suppress(SettingsChanged):
                return change()
        raise SettingsChanged(self.ref)

    def _rewritten(self, how: Callable[[Roster], Roster]) -> People:
        """The same for a change that is part of something else: only if another was quicker is anything read."""
        try:
            return self.change(how(self.roster))
        except SettingsChanged:
            return self.with_fresh_roster(lambda: self.change(how(self.roster)))

    def handle(self, request: Request, ref: str, lang: Lang) -> Outcome:
        """Do what somebody asks for, or say why not."""
        member, presenter = self.roster.member(ref), self._perspectives.presenter(lang)
        try:
            check(request, member)
            return self._done(request, member, lang)
        except Stale:
            return Outcome(refused(presenter, request, self.position, "stale"), fresh=True, changed=self._news())
        except HostError as error:
            key = error.key
        except IllegalChoice as error:
            return Outcome(self._barred(request, member, lang, error.reason))
        except WrongSeat:
            key = "not-yours"
        except CampaignError:
            key = "nothing-to-redo" if isinstance(request, Redo) else "nothing-to-undo"
        except (CannotSave, StorageError, OSError) as error:
            self.mark_unsure(error)
            key = "cannot-save"
        notice = key if key == "cannot-save" else ""
        return Outcome(refused(presenter, request, self.position, key), notice=notice)

    def begin_write(self, request: Request, ref: str) -> PendingWrite | None:
        """Begin to store a choice without waiting for it; it is applied and told by ``commit`` once it is stored.

        Nothing if it is no such request, or one that is refused: then ``handle`` does it, or says why not.
        """
        if not isinstance(request, Choose) or self._broken or not self._store.can_begin_write:
            return None
        try:
            member = self.roster.member(ref)
            check(request, member)
            choice = parse(request.choice)
            if request.position != self.position or self.campaign.table.is_table_act(choice):
                return None
            draft = self.campaign.draft(self._seat_for(member, choice), request.choice)
            return self._submitted(draft, request.id)
        except (HostError, IllegalChoice, CampaignError, CannotSave, StorageError, OSError):
            return None

    def commit(self, pending: PendingWrite) -> PendingWrite | None:
        """Apply a write that is stored and tell everybody; returns that of the forced answer that follows, if any."""
        before = self.campaign.table
        self._heard(before, self.campaign.commit(pending.draft, pending.more))
        if pending.number == 0:
            self._consent.settle()
        try:
            answer = self._forced(self.campaign.table) if pending.number < MOST else None
            if answer is None:
                return None
            return self._submitted(self.campaign.draft(None, text(answer)), "", pending.number + 1)
        except (StorageError, CannotSave, OSError) as error:
            self.mark_unsure(error)
            return None

    def reply(self, request: Request) -> Outcome:
        """What is answered once all writes of a request are stored."""
        return Outcome(Done(self.position, request.id), notice=self._unsaved, changed=self._news())

    @property
    def _unsaved(self) -> str:
        """What everybody should know if an answer of the table itself could not be stored."""
        return "cannot-save" if self._broken else ""

    def _submitted(self, draft: Draft, command: str, number: int = 0) -> PendingWrite:
        data, more = self.campaign.lines(draft)
        return PendingWrite(draft, more, self._store.begin_append(data, command), number)

    def _barred(self, request: Request, member: Member, lang: Lang, reason: Reason | None) -> Refused:
        """Why a choice is none, as this person may know it."""
        presenter, table, line = self._perspectives.presenter(lang), self.campaign.table, getattr(request, "choice", "")
        known = why_not(presenter, table, self.perspective_of(member.ref, lang).audience, line) if line else reason
        return barred(presenter, table, request, self.position, known)

    def _done(self, request: Request, member: Member, lang: Lang) -> Outcome:
        presenter, table = self._perspectives.presenter(lang), self.campaign.table
        if isinstance(request, CHANGING) and request.position != self.position:
            return self._changing(request, member)  # done before, or from somebody who has not heard
        match request:
            case Look():
                return Outcome(Done(self.position, request.id), fresh=True)
            case Why(choice=line):
                audience = self.perspective_of(member.ref, lang).audience
                if can_be_chosen(presenter, table, audience, line):
                    return Outcome(Answer(self.position, request.id, words_of(presenter, "possible")))
                reason = why_not(presenter, table, audience, line)
                return Outcome(answered(presenter, table, request, self.position, reason))
            case Try(choices=lines):
                plan = tried(presenter, of_party(table), self.perspective_of(member.ref, lang).audience, lines)
                return Outcome(Planned(self.position, request.id, plan))
            case AskBarred():
                barred_now = barred_lines(presenter, of_party(table), self.perspective_of(member.ref, lang).audience)
                return Outcome(BarredNow(self.position, request.id, without_kept_back(barred_now)))
            case Say(text=said):
                if not is_showable(said):
                    raise NotAllowed("bad-words")
                self._said += 1
                event = Said(self.position, self._said, member.ref, said)
                return Outcome(Done(self.position, request.id), everybody=[event])
            case Undo() if (target := self._asks_first(request, member)) is not None:
                self._consent.ask(member.ref, self.position, target, self._others(member))
                reply = Answer(self.position, request.id, words_of(presenter, "asked"))
                return Outcome(reply, everybody=[self._consent.told(self.position)])
            case Agree(agree=False):
                self._consent.refuses(member.ref, self.position)
                return Outcome(Done(self.position, request.id), everybody=[self._consent.told(self.position)])
            case Agree() if not self._consent.agrees(member.ref, self.position, frozenset(self.here)):
                return Outcome(Done(self.position, request.id), everybody=[self._consent.told(self.position)])
            case Mark(name=name):
                self._check_position(request.position)
                journal, entry = self.campaign.journal, self.campaign.history.position
                people = self._rewritten(lambda roster: roster.mark(journal, entry, name))
                return Outcome(Done(self.position, request.id), everybody=[people])
        return self._changing(request, member)

    def _changing(self, request: Request, member: Member) -> Outcome:
        """A request that adds to the campaign: answered if it was done before, played if the sender knows the table."""
        if not isinstance(request, CHANGING):
            raise NotAllowed("unknown")
        if self._broken:
            self._open_again()
        try:
            self._check_position(request.position)
            self._stored(request.id, self._act(request, member))
        except (Stale, LostHold, StalePosition) as error:
            if self._store.knows(request.id):
                return Outcome(Done(self.position, request.id, repeated=True), changed=self._caught_up())
            if isinstance(error, Stale) or self._caught_up_first():
                raise Stale("stale") from None
            self._stored(request.id, self._act(request, member))  # only the right to write had gone elsewhere
        except Repeated:
            return Outcome(Done(self.position, request.id, repeated=True), fresh=True)
        self._consent.settle()
        if isinstance(request, Choose):
            self._answer_forced()
        return Outcome(Done(self.position, request.id), notice=self._unsaved, changed=self._news())

    def _forced(self, table: PlainTable) -> Choice | None:
        return answer_of(self._perspectives.presenter("en"), table, self.roster.settings)

    def _answer_forced(self) -> None:
        """Give the answers that leave nothing to decide; if one cannot be stored, somebody is asked for it."""
        try:
            for _ in range(MOST):
                answer = self._forced(self.campaign.table)
                if answer is None:
                    return
                self._stored("", partial(self.campaign.play, None, text(answer)))
        except (StorageError, CannotSave, OSError) as error:
            self.mark_unsure(error)

    def _act(self, request: Request, member: Member) -> Callable[[], list[Played]]:
        match request:
            case Choose(choice=notation):
                return lambda: self.campaign.play(self._seat_for(member, parse(notation)), notation)
            case Undo():
                return lambda: [self.campaign.go_back(self._target(request))]
            case Agree():
                return lambda: [self.campaign.go_back(self._consent.target)]
            case Redo():
                return lambda: [self.campaign.redo()]
            case Repair(act=act):
                return lambda: self.campaign.play(None, f"{REPAIR} {act}")
        raise NotAllowed("unknown")

    def _target(self, request: Undo) -> int:
        """The entry that an undo goes back to."""
        history, by = self.campaign.history, request.by
        match by:
            case "line":
                found = line_target(history, request.entry)
            case "entry":
                found = entry_target(history, request.entry)
            case _:
                found = undo_target(history, by, self._asks)
        if found is None:
            raise NotAllowed("no-line" if by in ("line", "entry") else "nothing-to-undo")
        return found

    def _asks(self, table: PlainTable) -> bool:
        return self._forced(table) is None

    def _asks_first(self, request: Undo, member: Member) -> int | None:
        """Where somebody wants to go back to, if others who play here are to be asked: something was revealed since."""
        if not self.roster.settings.ask_undo or request.position != self.position or not self._others(member):
            return None
        target = self._target(request)
        return target if reveals(self.campaign.history, target) else None

    def _others(self, member: Member) -> frozenset[str]:
        """Whoever else plays a seat and is here."""
        seated = (one.ref for one in self.roster.members if one.seats and one.ref != member.ref)
        return frozenset(ref for ref in seated if ref in self.here)

    def _seat_for(self, member: Member, choice: Choice) -> int | None:
        """The seat of a person that a choice belongs to; any of theirs if it is another's, which is then refused.

        What was drawn, where the table has no luck of its own, is nobody's choice: whoever plays says it.
        """
        table = self.campaign.table
        if choice in options(table):
            actor = table.actor(choice)
            if actor == CHANCE:
                return None
            return actor if actor in member.seats else member.seats[0]
        if member.role != HOST and choice[0] == REPAIR:
            raise NotAllowed("only-host")  # whether it could be done may hang on what another hand holds
        if member.role != HOST and choice[0] in OF_THE_HOST and table.is_table_act(choice):
            raise NotAllowed("only-host")
        return member.seats[0]

    def _stored(self, command: str, act: Callable[[], list[Played]]) -> None:
        """Do something that is stored under a command, and let everybody hear of it."""
        before = self.campaign.table
        with self._store.under(command):
            played = act()
        self._heard(before, played)

    def _heard(self, before: PlainTable, played: list[Played]) -> None:
        forward = all(one.entry.seat != UNDO for one in played)
        if forward:
            self._perspectives.hear(before, played)
        else:
            self._perspectives.tell_log_anew()
        names = _names(self.campaign.table)
        if self.roster.seated_for(names) is not self.roster:
            self._rewritten(lambda roster: roster.seated_for(names))
            self.seating += 1
            self._perspectives.keep(())  # what was told to a seat is not for whoever has its number now
        if not forward or any(self._past.noted(one.entry.number) for one in played):
            self.learn()

    def learn(self) -> None:
        """Tell from now on what the entries of the campaign brought."""
        self._perspectives.read(self._past.known(self.campaign.history))

    def _check_position(self, position: int) -> None:
        if position != self.position:
            raise Stale("stale")

    def _caught_up_first(self) -> bool:
        """Take in what another has written; whether there was anything."""
        return self._take_in(self._store.catch_up)

    def _take_in(self, how: Callable[[Campaign], list[Played]]) -> bool:
        before = self.campaign.table
        played = how(self.campaign)
        if played:
            self._heard(before, played)
        return bool(played)

    def _caught_up(self) -> dict[Perspective, Changed]:
        self._caught_up_first()
        return self._news()

    def follow(self) -> dict[Perspective, Changed]:
        """Another process has written: take it in, and say what has changed for whom."""
        self._take_in(self._store.follow)
        return self._news()

    def _open_again(self) -> None:
        self.campaign = self._store.open_again()
        self.campaign.repeats_luck = self.roster.settings.repeat_luck
        self._perspectives.campaign = self.campaign
        self._past = past_of(self.campaign)
        self._perspectives.tell_log_anew()
        self.learn()
        self._broken = False

    def _news(self) -> dict[Perspective, Changed]:
        return {
            perspective: Changed(self.position, sections) for perspective, sections in self._perspectives.news().items()
        }


def _names(table: PlainTable) -> tuple[str, ...]:
    """Who plays, by seat."""
    return tuple(getattr(table, "names", ()))
