"""What the people at a table are shown, each by what they may know and in their language."""

from __future__ import annotations

from ..campaign.live import Campaign
from ..campaign.prepared import has_lesson
from ..kernel.choices import Choice, parse
from ..kernel.play import options
from ..kernel.table import Table as PlainTable
from ..languages import Lang
from ..party.table.table import of_party
from ..presentation.audience import Audience
from ..presentation.party.repair_fields import repair_fields
from ..presentation.scene.log import LogLine
from ..presentation.scene.repair_field import RepairField
from ..wire.events import (
    Changed,
    Disclosure,
    Event,
    Notice,
    PresenceEvent,
    Snapshot,
    TableEvent,
    TableInfo,
    UndoRequest,
)
from ..wire.http import Back
from ..wire.sections import NAMES, sections_of
from .deeds import Deed, notice_of
from .forced_answers import answer_of
from .looking_back import retold, scene_then
from .perspectives import Perspective, Perspectives
from .presence import Presence
from .refusal_words import words_of
from .roster import Roster
from .seating import Seating, players_of
from .table_store import TableStore
from .trying import is_open
from .undoing import Undoing
from .writing import Writing


class ShownTable:
    """A campaign, whoever sits there, and what they have been told."""

    def __init__(self, ref: str, name: str, campaign: Campaign, store: TableStore, roster: Roster) -> None:
        self.ref = ref
        self.name = name
        self.seating = Seating(store, roster, players_of(campaign.table))
        self._perspectives = Perspectives(campaign)
        self.writing = Writing(campaign, store, self._perspectives, self.seating)
        self._undoing = Undoing(self.seating, self._forced)
        self._presence = Presence()

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

    def check_language(self, lang: Lang) -> None:
        """Make sure that the story can be told in a language; PackFileMissing if a file of it is not here."""
        self._perspectives.presenter(lang)

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

    def repair_fields(self, lang: Lang) -> list[RepairField]:
        """What can be set by hand."""
        return repair_fields(self._perspectives.presenter(lang), of_party(self.campaign.table))

    def described(self) -> TableInfo:
        """Who sits there and what they have agreed on."""
        setup, roster = self.campaign.setup, self.roster
        people = roster.people(frozenset(self.seating.here))
        return TableInfo(
            self.ref, self.name, setup.game, setup.pack, people, roster.settings, roster.moments, roster.names,
            roster.origin, roster.disclosed, has_lesson(setup),
        )  # fmt: skip

    def people(self) -> TableEvent:
        """What everybody is told when somebody comes, goes, or takes a seat."""
        return TableEvent(self.position, self.described())

    def notice(self, key: str, lang: Lang) -> Notice:
        """Something that everybody should know, in somebody's language."""
        return Notice(self.position, key, words_of(self._perspectives.presenter(lang), key))

    def disclosure(self, disclosed: Disclosure, lang: Lang) -> Notice:
        """Something by which somebody may know more than the others, in somebody's language."""
        localizer = self._perspectives.presenter(lang).localizer
        notice = localizer.say(f"host_{disclosed.how}", who=disclosed.who, seed=disclosed.seed, whom=disclosed.whom)
        return Notice(self.position, disclosed.how, localizer.rich_text(notice))

    def deed_event(self, deed: Deed, perspective: Perspective) -> Notice:
        """What somebody did, for somebody else."""
        return notice_of(deed, self._perspectives.presenter(perspective.lang).localizer, perspective, self.position)

    def undo_request(self) -> UndoRequest | None:
        """Who wants to go back, for somebody who comes; nothing if nobody does."""
        return self._undoing.asked(self.position) if self._undoing.asker else None

    def connected(self, ref: str) -> TableEvent:
        """Somebody is here."""
        self.seating.connect(ref)
        return self.people()

    def disconnected(self, ref: str) -> list[Event]:
        """Somebody has gone: who is left, and that they no longer want to go back, if they did."""
        self.seating.disconnect(ref)
        settled: list[Event] = []
        if ref not in self.seating.here and self._undoing.leaves(ref):
            settled = [self._undoing.asked(self.position)]
        gone = self._presence.remove(ref, self.position) if ref not in self.seating.here else None
        return [self.people(), *settled, *([gone] if gone else [])]

    def presence(self, lang: Lang, ref: str) -> list[PresenceEvent]:
        """What the others do just now, for somebody who comes."""
        perspective = self.perspective_of(ref, lang)
        return [self.presence_for(event, perspective) for event in self._presence.snapshot(self.position)]

    def presence_for(self, event: PresenceEvent, perspective: Perspective) -> PresenceEvent:
        """What somebody does, without choices that whoever is told of it may not know of."""
        if not event.staged and not event.asks:
            return event
        presenter, table = self._perspectives.presenter(perspective.lang), of_party(self.campaign.table)
        staged = tuple(
            line
            for line in event.staged
            if is_open(table, line) and presenter.sees(table, parse(line), perspective.audience)
        )
        asks = tuple(
            line
            for line in event.asks
            if parse(line) in options(table) and presenter.sees(table, parse(line), perspective.audience)
        )
        return PresenceEvent(event.position, event.who, staged, event.read, asks)

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

    def settle(self) -> list[Event]:
        """Another process has played on: nothing is asked any more; what everybody is told of that."""
        return [self._undoing.asked(self.position)] if self._undoing.settle() else []

    def _forced(self, table: PlainTable) -> Choice | None:
        """The answer that the table gives by itself."""
        return answer_of(self._perspectives.presenter("en"), table, self.roster.settings)

    def _news(self) -> dict[Perspective, Changed]:
        return {
            perspective: Changed(self.position, sections) for perspective, sections in self._perspectives.news().items()
        }
