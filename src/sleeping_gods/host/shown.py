"""What the people at a table are shown, each within what they may know and in their language."""

from __future__ import annotations

from dataclasses import replace

from ..campaign.live import Campaign
from ..campaign.prepared import has_lesson
from ..kernel.choices import Choice, parse
from ..kernel.play import options
from ..kernel.table import Table as PlainTable
from ..languages import Lang
from ..party.table.table import of_party
from ..presentation.audience import Audience
from ..presentation.party.printed_boards import printed_boards
from ..presentation.party.repair_fields import repair_fields, rest_fields
from ..presentation.scene.log import LogLine
from ..presentation.scene.paper import CampaignPaper
from ..presentation.scene.paper_form import PaperForm
from ..presentation.scene.printed_board import PrintedBoard
from ..presentation.scene.repair_field import RepairField
from ..wire.events import (
    Changed,
    Disclosure,
    Event,
    Notice,
    PresenceEvent,
    RobotEvent,
    Snapshot,
    TableEvent,
    TableInfo,
    UndoRequest,
)
from ..wire.http import Back
from ..wire.sections import NAMES, sections_of
from .deeds import Deed, notice_of
from .forced_answers import answer_of
from .looking_back import log_after, scene_after
from .perspectives import Perspective, Perspectives
from .presence import Presence
from .refusal_words import host_message
from .roster import Roster
from .seated_robots import SeatedRobots
from .seating import Seating, players_of
from .table_store import TableStore
from .trying import can_be_previewed
from .undoing import Undoing
from .writing import Writing


class ShownTable:
    """The read side of a served table: snapshots, changes and notices for each member."""

    def __init__(self, ref: str, name: str, campaign: Campaign, store: TableStore, roster: Roster) -> None:
        self.ref = ref
        self.name = name
        self.seating = Seating(store, roster, players_of(campaign.table))
        self._perspectives = Perspectives(campaign)
        self.writing = Writing(campaign, store, self._perspectives, self.seating)
        self._undoing = Undoing(self.seating, self._forced, self.is_drawn_by_hand)
        self._presence = Presence()
        self.robots = SeatedRobots(self.seating, lambda: self.writing.campaign)
        self._perspectives.marking = self.robots.marked_log

    @property
    def campaign(self) -> Campaign:
        """The campaign as far as it is stored."""
        return self.writing.campaign

    @property
    def roster(self) -> Roster:
        """The members, their seats and the settings."""
        return self.seating.roster

    @property
    def position(self) -> int:
        """How many entries the campaign has."""
        return self.writing.position

    def perspective_of(self, ref: str, lang: Lang) -> Perspective:
        """The perspective of a member."""
        count = self.campaign.table.seat_count()
        member = self.roster.member(ref)
        seats = tuple(seat for seat in member.seats if seat < count)
        answers = self.robots.turns.answers_for(member)
        return Perspective(Audience(seats, self.roster.settings.open_hands, apart=True, answers=answers), lang)

    def snapshot(self, ref: str, lang: Lang) -> Snapshot:
        """The whole scene for a member who connects or asks for it."""
        perspective = self.perspective_of(ref, lang)
        sections = self._perspectives.whole(perspective)
        return Snapshot(
            position=self.position,
            lang=lang,
            you=ref,
            seats=perspective.audience.seats,
            table=self.table_info(),
            sections=sections,
        )

    def check_language(self, lang: Lang) -> None:
        """Load the story's translation; PackFileMissing if it is not available here."""
        self._perspectives.presenter(lang)

    def log_after(self, ref: str, lang: Lang, since: int) -> list[LogLine]:
        """The log lines after an entry, as a member may see them."""
        presenter = self._perspectives.presenter(lang)
        lines = log_after(self.campaign, presenter, self.perspective_of(ref, lang).audience, since)
        return [*self.robots.marked_log(tuple(lines), presenter.localizer)]

    def snapshot_after(self, ref: str, lang: Lang, entry: int) -> Snapshot:
        """The whole scene as a member saw it after an entry."""
        perspective = self.perspective_of(ref, lang)
        scene, audience = scene_after(self.campaign, self._perspectives.past, lang, perspective.audience, entry)
        scene = replace(scene, log=self.robots.marked_log(scene.log, self._perspectives.presenter(lang).localizer))
        return Snapshot(
            position=entry,
            lang=lang,
            you=ref,
            seats=audience.seats,
            table=self.table_info(),
            sections=sections_of(scene, NAMES),
        )

    def ways_back(self, ref: str) -> Back:
        """The undos that a member can make, and whether the others must agree."""
        return self._undoing.ways(self.campaign.history, self.roster.member(ref))

    def repair_fields(self, lang: Lang) -> list[RepairField]:
        """The values that can be set by hand."""
        return repair_fields(self._perspectives.presenter(lang), of_party(self.campaign.table))

    def printed_boards(self, lang: Lang) -> list[PrintedBoard]:
        """Boards of a printed box with figures of ours that nobody has confirmed."""
        return printed_boards(self._perspectives.presenter(lang), of_party(self.campaign.table))

    def paper(self, ref: str, lang: Lang) -> CampaignPaper:
        """What is packed away and printed, as a member may see it."""
        from ..presentation.papers import paper_of  # it needs both games, and a table plays one

        audience = self.perspective_of(ref, lang).audience
        return paper_of(self._perspectives.presenter(lang), of_party(self.campaign.table), audience)

    def paper_form(self, ref: str, lang: Lang) -> PaperForm | None:
        """The form by which a campaign on paper is entered; None without a printed box."""
        from ..presentation.papers import paper_form_of

        table = of_party(self.campaign.table)
        if table.own_box() is None:
            return None
        return paper_form_of(self._perspectives.presenter(lang), table, self.perspective_of(ref, lang).audience)

    def rest_fields(self, lang: Lang) -> list[RepairField]:
        """The values that can be told of what was settled on the group's own table."""
        return rest_fields(self._perspectives.presenter(lang), of_party(self.campaign.table))

    def table_info(self) -> TableInfo:
        """Members, settings, moments and disclosures."""
        setup, roster = self.campaign.setup, self.roster
        people = roster.people(frozenset(self.seating.here))
        return TableInfo(
            campaign=self.ref,
            name=self.name,
            game=setup.game,
            pack=setup.pack,
            people=people,
            settings=roster.settings,
            moments=roster.moments,
            players=roster.names,
            origin=roster.origin,
            disclosures=roster.disclosed,
            lesson=has_lesson(setup),
            own_box=of_party(self.campaign.table).own_box() is not None,
            robots=roster.robots,
            draws="" if self.campaign.has_seed else "hand" if self.is_drawn_by_hand() else "table",
        )

    def is_drawn_by_hand(self) -> bool:
        """Whether the players draw from real decks."""
        return not self.campaign.has_seed and self.roster.settings.draws != "table"

    def people(self) -> TableEvent:
        """The event after members, seats or settings have changed."""
        return TableEvent(self.position, self.table_info())

    def notice(self, key: str, lang: Lang) -> Notice:
        """A notice in a language."""
        return Notice(self.position, key, host_message(self._perspectives.presenter(lang), key))

    def disclosure(self, disclosed: Disclosure, lang: Lang) -> Notice:
        """The notice of a disclosure in a language."""
        localizer = self._perspectives.presenter(lang).localizer
        notice = localizer.say(f"host_{disclosed.how}", who=disclosed.who, seed=disclosed.seed, whom=disclosed.whom)
        return Notice(self.position, disclosed.how, localizer.rich_text(notice))

    def deed_event(self, deed: Deed, perspective: Perspective) -> Notice:
        """The notice of a deed for a perspective."""
        return notice_of(deed, self._perspectives.presenter(perspective.lang).localizer, perspective, self.position)

    def undo_request(self) -> UndoRequest | None:
        """The pending undo request; None if there is none."""
        return self._undoing.asked(self.position) if self._undoing.asker else None

    def connected(self, ref: str) -> TableEvent:
        """Count a new connection; returns the event for everybody."""
        self.seating.connect(ref)
        return self.people()

    def disconnected(self, ref: str) -> list[Event]:
        """Count a closed connection; returns the events for the others."""
        self.seating.disconnect(ref)
        settled: list[Event] = []
        if ref not in self.seating.here and self._undoing.leaves(ref):
            settled = [self._undoing.asked(self.position)]
        presence = self._presence.remove(ref, self.position) if ref not in self.seating.here else None
        return [self.people(), *settled, *([presence] if presence else [])]

    def presence(self, lang: Lang, ref: str) -> list[PresenceEvent]:
        """The activities of the others, for a member who connects."""
        perspective = self.perspective_of(ref, lang)
        return [self.presence_for(event, perspective) for event in self._presence.snapshot(self.position)]

    def presence_for(self, event: PresenceEvent, perspective: Perspective) -> PresenceEvent:
        """An activity without the choices that a perspective may not know of."""
        if not event.staged and not event.asks:
            return event
        presenter, table = self._perspectives.presenter(perspective.lang), of_party(self.campaign.table)
        staged = tuple(
            line
            for line in event.staged
            if can_be_previewed(table, line) and presenter.sees(table, parse(line), perspective.audience)
        )
        asks = tuple(
            line
            for line in event.asks
            if parse(line) in options(table) and presenter.sees(table, parse(line), perspective.audience)
        )
        return PresenceEvent(position=event.position, who=event.who, staged=staged, read=event.read, asks=asks)

    def robot_event(self, lang: Lang) -> RobotEvent:
        """What the robot that is to choose is doing, in a language."""
        return self.robots.event(self._perspectives.presenter(lang).localizer)

    def keep_perspectives(self, perspectives: list[Perspective]) -> None:
        """Forget all perspectives but these."""
        self._perspectives.keep(perspectives)

    def refresh_story_knowledge(self) -> None:
        """Read again what the party knows of the story."""
        self._perspectives.refresh_story_knowledge()

    def follow(self) -> dict[Perspective, Changed]:
        """Read what another process has written; returns what changed for each perspective."""
        self.writing.follow()
        return self._news()

    def withdraw(self) -> list[Event]:
        """Drop the pending undo request after another process has played on; returns the events for everybody."""
        return [self._undoing.asked(self.position)] if self._undoing.withdraw() else []

    def _forced(self, table: PlainTable) -> Choice | None:
        """The answer that the table gives by itself."""
        return answer_of(self._perspectives.presenter("en"), table, self.roster.settings)

    def _news(self) -> dict[Perspective, Changed]:
        """What has changed for each perspective."""
        return {
            perspective: Changed(self.position, sections) for perspective, sections in self._perspectives.news().items()
        }
