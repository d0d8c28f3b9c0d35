"""The authority over one campaign: requests come in one after the other, each is checked, done, answered and told."""

from __future__ import annotations

from functools import partial

from ..campaign.errors import CampaignError, WrongSeat
from ..campaign.live import Campaign, Draft
from ..journal.errors import CannotSave
from ..kernel.choices import Choice, parse
from ..kernel.errors import IllegalChoice, Reason
from ..kernel.showing import is_showable
from ..kernel.table import Table as PlainTable
from ..languages import Lang
from ..party.acts.repair import REPAIR
from ..party.table.table import of_party
from ..presentation.audience import Audience
from ..presentation.party.mending import mendings
from ..presentation.scene.log import LogLine
from ..presentation.scene.mending import Mending
from ..storage.errors import StorageError
from ..wire.events import (
    Changed,
    Disclosure,
    Done,
    Event,
    Notice,
    PeopleChanged,
    Refused,
    Said,
    Snapshot,
    TableInfo,
    WhyAnswer,
)
from ..wire.http import Back
from ..wire.requests import (
    CHANGING,
    AnswerUndo,
    AskBarred,
    Changing,
    GetSnapshot,
    MakeChoice,
    MakeRepair,
    NameMoment,
    Redo,
    Request,
    Say,
    Try,
    Undo,
    Why,
)
from ..wire.sections import NAMES, sections_of
from .errors import HostError, NotAllowed
from .forced_answers import answer_of
from .looking_back import retold, scene_then
from .outcome import Outcome
from .permissions import check, seat_for
from .perspectives import Perspective, Perspectives
from .questions import answer_to
from .refusal_words import barred, refused, why_not, words_of
from .roster import Roster, TableMember
from .seating import Seating, players_of
from .table_store import TableStore
from .undoing import Undoing
from .waits import Blocking, Waits, finished
from .writing import Change, Stale, Writing


class ServedTable:
    """A campaign, whoever sits there, and what they have been told. It is used by one thread at a time."""

    def __init__(self, ref: str, name: str, campaign: Campaign, store: TableStore, roster: Roster) -> None:
        self.ref = ref
        self.name = name
        self.seating = Seating(store, roster, players_of(campaign.table))
        self._perspectives = Perspectives(campaign)
        self.writing = Writing(campaign, store, self._perspectives, self.seating)
        self._undoing = Undoing(self.seating, self._forced)
        self._said = 0

    @property
    def campaign(self) -> Campaign:
        """The campaign, as far as it is stored."""
        return self.writing.campaign

    @property
    def roster(self) -> Roster:
        """Who sits there."""
        return self.seating.roster

    @property
    def position(self) -> int:
        """How many entries the campaign has."""
        return self.writing.position

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
        scene, audience = scene_then(self.campaign, self._perspectives.past, lang, perspective.audience, entry)
        return Snapshot(entry, lang, ref, audience.seats, self.described(), sections_of(scene, NAMES))

    def ways_back(self, ref: str) -> Back:
        """What somebody can take back, and whether they would have to ask."""
        return self._undoing.ways(self.campaign.history, self.roster.member(ref))

    def mendings(self, lang: Lang) -> list[Mending]:
        """What can be set by hand."""
        return mendings(self._perspectives.presenter(lang), of_party(self.campaign.table))

    def described(self) -> TableInfo:
        """Who sits there and what they have agreed on."""
        setup, roster = self.campaign.setup, self.roster
        people = roster.people(frozenset(self.seating.here))
        return TableInfo(
            self.ref, self.name, setup.game, setup.pack, people, roster.settings, roster.moments, roster.names,
            roster.origin, roster.disclosed,
        )  # fmt: skip

    def people(self) -> PeopleChanged:
        """What everybody is told when somebody comes, goes, or takes a seat."""
        return PeopleChanged(self.position, self.described())

    def notice(self, key: str, lang: Lang) -> Notice:
        """Something that everybody should know, in somebody's language."""
        return Notice(self.position, key, words_of(self._perspectives.presenter(lang), key))

    def disclosure(self, disclosed: Disclosure, lang: Lang) -> Notice:
        """Something by which somebody may know more than the others, in somebody's language."""
        localizer = self._perspectives.presenter(lang).localizer
        said = localizer.say(f"host_{disclosed.how}", who=disclosed.who, seed=disclosed.seed)
        return Notice(self.position, disclosed.how, localizer.rich_text(said))

    def connected(self, ref: str) -> PeopleChanged:
        """Somebody is here."""
        self.seating.connect(ref)
        return self.people()

    def disconnected(self, ref: str) -> PeopleChanged:
        """Somebody has gone."""
        self.seating.disconnect(ref)
        return self.people()

    def keep_perspectives(self, perspectives: list[Perspective]) -> None:
        """Only these listen."""
        self._perspectives.keep(perspectives)

    def learn(self) -> None:
        """Tell from now on what the entries of the campaign brought."""
        self._perspectives.learn()

    def follow(self) -> dict[Perspective, Changed]:
        """Another process has written: take it in, and say what has changed for whom."""
        self.writing.follow()
        return self._news()

    def handle(self, request: Request, ref: str, lang: Lang) -> Outcome:
        """Do what somebody asks for, or say why not, and wait for all of it."""
        return finished(self.answer(request, ref, lang, Blocking()))

    async def answer(self, request: Request, ref: str, lang: Lang, waits: Waits) -> Outcome:
        """Do what somebody asks for, or say why not."""
        member = self.roster.member(ref)
        try:
            check(request, member)
            return await self._done(request, member, lang, waits)
        except Stale:
            refusal = self._refused(request, lang, "stale")
            return Outcome(refusal, fresh=True, changed=await waits.done(self._news))
        except HostError as error:
            return Outcome(self._refused(request, lang, error.key))
        except IllegalChoice as error:
            return Outcome(await waits.done(partial(self._barred, request, member, lang, error.reason)))
        except WrongSeat:
            return Outcome(self._refused(request, lang, "not-yours"))
        except CampaignError:
            return Outcome(self._refused(request, lang, "nothing-to-undo"))
        except (CannotSave, StorageError, OSError) as error:
            self.writing.mark_unsure(error)
            return Outcome(self._refused(request, lang, "cannot-save"), notice="cannot-save")

    async def _done(self, request: Request, member: TableMember, lang: Lang, waits: Waits) -> Outcome:
        if isinstance(request, Undo | AnswerUndo) and request.position == self.position:
            history = self.campaign.history
            if await waits.done(lambda: self._undoing.waits_for_others(history, request, member)):
                return self._asked(request, lang)
        if isinstance(request, CHANGING):
            return await self._written(request, member, waits)
        return await waits.done(lambda: self._answered(request, member, lang))

    async def _written(self, request: Changing, member: TableMember, waits: Waits) -> Outcome:
        """A request that adds to the campaign: answered if it was done before, written if its sender is up to date."""
        long = not isinstance(request, MakeChoice) or self.campaign.table.is_table_act(parse(request.choice))
        change = Change(request.id, request.position, partial(self._drafted, request, member), long)
        if not await self.writing.once(change, waits):
            repeated = Done(self.position, request.id, repeated=True)
            return Outcome(repeated, changed=await waits.done(self._news))
        self._undoing.settle()
        if isinstance(request, MakeChoice):
            await self.writing.answer_forced(self._forced, long, waits)
        notice = "cannot-save" if self.writing.unsure else ""
        changed = await waits.done(self._news, long=long)
        return Outcome(Done(self.position, request.id), notice=notice, changed=changed)

    def _drafted(self, request: Changing, member: TableMember) -> Draft:
        """What a request would add to the campaign."""
        match request:
            case MakeChoice(choice=line):
                return self.campaign.draft(seat_for(self.campaign.table, member, parse(line)), line)
            case MakeRepair(act=act):
                return self.campaign.draft(None, f"{REPAIR} {act}")
            case Undo() | Redo() | AnswerUndo():
                return self.campaign.draft_back(self._undoing.target(self.campaign.history, request))

    def _asked(self, request: Undo | AnswerUndo, lang: Lang) -> Outcome:
        """Everybody hears who wants to go back, and who has not agreed yet."""
        reply: Event = Done(self.position, request.id)
        if isinstance(request, Undo):
            reply = WhyAnswer(self.position, request.id, words_of(self._perspectives.presenter(lang), "asked"))
        return Outcome(reply, everybody=[self._undoing.asked(self.position)])

    def _answered(self, request: Request, member: TableMember, lang: Lang) -> Outcome:
        """A request that adds nothing to the campaign."""
        done = Done(self.position, request.id)
        match request:
            case GetSnapshot():
                return Outcome(done, fresh=True)
            case Say(text=said):
                if not is_showable(said):
                    raise NotAllowed("bad-words")
                self._said += 1
                return Outcome(done, everybody=[Said(self.position, self._said, member.ref, said)])
            case NameMoment(name=name):
                self.writing.check_position(request.position)
                journal, entry = self.campaign.journal, self.campaign.history.position
                self.seating.rewrite(lambda roster: roster.mark(journal, entry, name))
                return Outcome(done, everybody=[self.people()])
            case Why() | Try() | AskBarred():
                presenter, audience = self._perspectives.presenter(lang), self.perspective_of(member.ref, lang).audience
                return Outcome(answer_to(request, presenter, self.campaign.table, audience, self.position))
        raise NotAllowed("unknown")

    def _forced(self, table: PlainTable) -> Choice | None:
        """The answer that the table gives by itself."""
        return answer_of(self._perspectives.presenter("en"), table, self.roster.settings)

    def _refused(self, request: Request, lang: Lang, key: str) -> Refused:
        return refused(self._perspectives.presenter(lang), request, self.position, key)

    def _barred(self, request: Request, member: TableMember, lang: Lang, reason: Reason | None) -> Refused:
        """Why a choice is none, as this person may know it."""
        presenter, table, line = self._perspectives.presenter(lang), self.campaign.table, getattr(request, "choice", "")
        known = why_not(presenter, table, self.perspective_of(member.ref, lang).audience, line) if line else reason
        return barred(presenter, table, request, self.position, known)

    def _news(self) -> dict[Perspective, Changed]:
        return {
            perspective: Changed(self.position, sections) for perspective, sections in self._perspectives.news().items()
        }
