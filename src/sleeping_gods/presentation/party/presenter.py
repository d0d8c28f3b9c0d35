"""The presenter: questions, choices, log events and reasons of a game in words, for an audience."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import fields
from typing import Any, ClassVar, TypeVar

from ...kernel.choices import Choice, Seat
from ...kernel.errors import Reason
from ...kernel.table import LogEvent, decision_of
from ...languages import Lang
from ...party.table.decisions import window_of
from ...party.table.table import PartyTable
from ...story.model import StoryChoice
from ...story.printed import Name
from ..acts import NOW, kind_of_act
from ..audience import SPECTATOR, Audience
from ..grid import GridLayout
from ..phrases import sentence
from ..piece import PieceInfo
from ..scene.log import FullPage
from ..scene.menu import Barred, MoveReach
from ..scene.page import StoryPage
from ..story_knowledge import NOTHING, StoryKnowledge
from .boost_words import worth_words
from .cause import cause_words
from .claims import CampaignClocks, Claim
from .entries_presenter import EntriesPresenter
from .hand_overflow import overflow_words
from .names import lore
from .needs import keeps_secret
from .pack_cache import RecordCache
from .pack_presenter import PackPresenter
from .place_distance import Distances
from .place_pieces import place_pieces
from .places import Places
from .plates import plate_of
from .scene_section import SceneSection
from .wording_presenter import GO_ON, LABELS

T = TypeVar("T", bound=PartyTable)
FULL_PAGES = {"victory": "won", "fled": "fled", "defeat": "lost", "campaign-over": "end"}
"""The log events of both games that open a page of their own."""
FOLD = 9
"""With more choices than this, acts of any time are folded."""


class Presenter(EntriesPresenter[T], PackPresenter[T]):
    """Puts the tables of a game into words, in one language; each game overrides what is its own."""

    claims: ClassVar[tuple[str, ...]] = ()
    """The kinds of acts by which something is claimed that is ready: they are never folded."""
    sections: Mapping[str, SceneSection[T]]
    """The sections of a scene by their names."""
    details: RecordCache[Any, str] = RecordCache(LABELS)
    """Details that say only what the pack says, for all presenters."""
    lines: RecordCache[Any, Barred] = RecordCache()
    """What is barred in the same words on every table of a pack, for all presenters."""

    def __init__(self, lang: Lang = "en") -> None:
        super().__init__(lang)
        self.read: StoryKnowledge = NOTHING
        """What has been read in the campaign that is told: who sets it needs a presenter for each campaign."""

    def full_page(self, table: T, log_event: LogEvent) -> FullPage | None:
        """The page that a log event opens by itself, on the table as it was then."""
        kind = FULL_PAGES.get(str(log_event[0]))
        return FullPage(kind) if kind else None

    def totem_page(self, table: T, card: str, sentence: Name, owned: Collection[str]) -> FullPage:
        """A totem that has just been gained: its name, text and effect, and how many there are."""
        gives = str(self.speak(table, "card-text", 0, (card,)))
        lines = (self.localizer.prose(self.localizer.name(sentence)), self.localizer.rich_text(gives))
        return FullPage(
            kind="totem",
            title=self.game_words.name(self.localizer, table, card),
            piece=card,
            lines=tuple(line for line in lines if line),
            count=len({*owned, card}),
            needed=table.pack.totems_needed,
            plate=plate_of(self.localizer, table.pack, f"totem-{card}"),
        )

    def players(self, table: T) -> list[str]:
        """The names by seat."""
        return list(table.names)

    def claimed(self, table: T) -> tuple[str, ...]:
        """The kinds of acts to point out now; the game may add some."""
        return self.claims

    def folds(self, own: int, acts: int) -> bool:
        """Whether acts are folded, because there are many choices."""
        return own + acts > FOLD

    def grids(self, table: T, choices: Sequence[Choice]) -> list[GridLayout]:
        """Choices in rows and columns."""
        return self.game_words.grids(self.localizer, table, choices)

    def context(self, table: T) -> list[str]:
        """The numbers needed to answer."""
        lines = [cause_words(self.game_words, self.localizer, table), *self.game_words.context(self.localizer, table)]
        return [sentence(line) for line in lines if line]

    def detail(self, table: T, choice: Choice) -> str:
        """What a choice costs and does, what it adds where something is lacking, and what is known of its place."""
        words = self._own_detail(table, choice)
        over = overflow_words(self.localizer, self.game_words.overflow(table, choice))
        words = self.localizer.clauses([words, over]) if over else words
        match choice:
            case ("explore", number) if number.isdecimal():
                return self.localizer.clauses([words, self.places(table, SPECTATOR).told_of(int(number))])
        if window_of(decision_of(table)):
            return self.localizer.clauses([words, worth_words(self, table, choice)])
        return words

    def _own_detail(self, table: T, choice: Choice) -> str:
        """What the game says beside a choice; kept for all tables where it says only what the pack says."""
        localizer, game_words = self.localizer, self.game_words
        if choice[0] not in game_words.printed:
            return game_words.detail(localizer, table, choice)
        return self.details.get_or_make(table.pack, localizer.lang, choice, game_words.detail, localizer, table, choice)

    def is_idle(self, table: T, choice: Choice) -> bool:
        """Whether a choice could only change what nobody wants changed, such as a passed test, or adds a participant
        who adds nothing and only pays.
        """
        match choice:
            case ("join", member, *_) if table.tests and table.test.crew and member in table.crew:
                return not table.bound.rulebook.skill_of(table, member, table.test.skill)
        return self.boosts.is_idle(table, choice)

    def price(self, table: T, choice: Choice) -> int:
        """The sort key among choices that change the same thing: the cheapest first."""
        boost = self.boosts.of(table, choice)
        return -1 if boost is None else boost.price

    def family(self, table: T, choice: Choice) -> str:
        """The family under which barred choices share a line."""
        return self.game_words.family(choice)

    def subject(self, table: T, choices: Sequence[Choice]) -> str:
        """The choices of one family in words."""
        return self.game_words.subject(self.localizer, table, choices) or self.label(table, choices[0])

    def kind(self, table: T, choice: Choice) -> str:
        """The kind of an act; one that could improve nothing is not for this moment."""
        kind = self.game_words.kind(table, choice)
        return kind_of_act(table, choice) if kind == NOW and self.is_idle(table, choice) else kind

    def reach(self, table: T) -> MoveReach | None:
        """How far one can go now by moves on the map; None unless the game overrides it."""
        return None

    def shown_elsewhere(self, table: T, choice: Choice, seat: Seat) -> bool:
        """Whether an act is also offered to this seat under its own name; the game may override it."""
        return False

    def sees(self, table: T, choice: Choice, audience: Audience) -> bool:
        """Whether a choice reveals no secret of another."""
        return self.hands.sees(table, choice, audience)

    def barred(self, table: T, audience: Audience) -> list[tuple[Choice, Reason]]:
        """The barred choices, without any that reveal other hands."""
        return self.hands.barred(table, audience, self.game_words.worth_saying)

    def why_not(self, table: T, choice: Choice, audience: Audience) -> Reason | None:
        """Why a choice is not offered, as far as an audience may know."""
        return self.hands.why_not(table, choice, audience)

    def keyboard(self, table: T) -> Seat | None:
        """The seat that must be alone at the keyboard."""
        return self.hands.keyboard(table)

    def kept_back(self, table: T, choice: Choice, reason: Reason) -> bool:
        """Whether a barred choice would reveal unknown parts of the story."""
        if reason.key != "not-met":
            return False
        choice_read = self.game_words.story_choice(table, str(reason.values[0]))
        return choice_read is not None and keeps_secret(table, choice_read)

    @abstractmethod
    def event_page(self, table: T, event: str) -> StoryPage:
        """A whole event card: text, effects, choices, and how it leaves play."""

    @abstractmethod
    def choice_terms(self, table: T, choice: StoryChoice) -> str:
        """What a lettered choice costs, and the tests that it leads to."""

    def standees(self, table: T, audience: Audience) -> dict[str, tuple[str, ...]]:
        """Who stands on which letter of a page, as far as an audience may know; the game may override it."""
        return {}

    def standing_by(self, table: T, audience: Audience) -> list[str]:
        """Who stands on no letter; the game may override it."""
        return []

    def may_read(self, table: T, quest: int, audience: Audience) -> bool:
        """Whether an audience may read a quest; the game may override it."""
        return True

    def quests_depend_on(self, table: T) -> tuple[object, ...]:
        """What the journal depends on that only one game has; the game may override it."""
        return ()

    def quest_text(self, table: T, quest: int) -> str:
        """The text of a quest."""
        return self.localizer.name(lore(table).quests[quest].text)

    def quest_waits(self, table: T, quest: int) -> str:
        """What a quest still needs, in words; the game may override it."""
        return ""

    def fleeting(self, table: T, quest: int) -> bool:
        """Whether a quest is discarded as soon as it is read; the game may override it."""
        return False

    @abstractmethod
    def places(self, table: T, audience: Audience) -> Places:
        """The places of the map as they are known."""

    def usual(self, table: T) -> Choice | None:
        """The answer that everybody would give: the test is passed or cannot fail, or the fight is won."""
        return self.boosts.usual(table) or (GO_ON if self.cannot_fail(table) else None)

    def in_story(self, table: T) -> bool:
        """Whether a story is being read."""
        return table.exploring

    def uses(self, table: T, audience: Audience) -> list[Choice]:
        """Uses of abilities, meals, resources and equipment."""
        seat = next(iter(audience.seats), 0)
        return list(self.game_words.uses(table, seat, audience.seen(table.seat_count())))

    def pieces(self, table: T, audience: Audience) -> list[PieceInfo]:
        """Cards, boards, tokens and places."""
        on_the_table = self.game_words.pieces(self.localizer, table, audience.seen(table.seat_count()))
        return [*on_the_table, *place_pieces(self.localizer, self.places(table, audience), self.locations(table))]

    @abstractmethod
    def locations(self, table: T) -> Mapping[int, str]:
        """The numbered places of the map, and the area in which each lies, in words."""

    def gained(self, before: T, after: T, audience: Audience, *, hand: bool = True) -> list[str]:
        """The cards drawn to visible hands, unless these are shown anyway."""
        if not hand:
            return []
        held = {card for hands, _ in self.hands.secret_hands(before) for hand in hands for card in hand}
        return [
            self.localizer.say("hand_gained", card="".join(self.game_words.card(self.localizer, after, card)))
            for hands, _ in self.hands.secret_hands(after)
            for owner, hand in enumerate(hands)
            if audience.sees(owner)
            for card in hand
            if card not in held
        ]

    def journey_clocks(self, table: T) -> CampaignClocks:
        """How a campaign ends, and how long is left."""
        return self.game_words.clocks(self.localizer, table)

    def distances(self, table: T) -> Distances:
        """How far the numbered places of the map are."""
        return self.once(table, "distances", self.game_words.distances, self.localizer, table)

    def ready(self, table: T) -> list[Claim]:
        """What can be claimed now, as everybody may know."""
        return self.game_words.ready(self.localizer, table)

    def standing(self, table: T) -> str:
        """Where the campaign stands, in one line."""
        if table.over:
            return self.localizer.say("standing_over", score=table.log.score)
        place, phase = self.game_words.place(self.localizer, table), self.game_words.phase(self.localizer, table)
        return self.localizer.say("standing_turn", turn=table.turn, place=place, phase=phase)

    def points(self, table: T) -> dict[str, int]:
        """The parts of the score."""
        score = self.game_words.score(table)
        return {field.name: int(getattr(score, field.name)) for field in fields(score)}  # type: ignore[arg-type]  # a record
