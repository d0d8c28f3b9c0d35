"""The planning bot of the sea: it decides by odds, by what cards are worth and by what stories promise.

It knows the open table and what is printed; of a deck it knows which cards are left, never their order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, ClassVar

from ....effects.op import Program
from ....kernel.choices import Choice
from ....kernel.luck import Luck
from ....kernel.play import options
from ....kernel.steps import Step
from ....party.acts.alter import AlterTest
from ....party.chapters.ability_deck import DiscardCards
from ....party.chapters.challenge import JoinChallenge
from ....party.chapters.explore import Choose
from ....party.chapters.goods import LoseAbility, LoseResource
from ....party.chapters.statuses import GainStatus, RemoveStatus
from ....party.effects.story import PickArm
from ....party.table.table import PartyTable
from ....sea.acts.uses import use_of
from ....sea.chapters.combat import BeforeCombat
from ....sea.chapters.command import ClearCommand
from ....sea.chapters.cooking import PayRecipe
from ....sea.chapters.events import ChooseEvent, MayCancel
from ....sea.chapters.explore import PayFood
from ....sea.chapters.fate import HandLimit
from ....sea.chapters.fatigue import GainFatigue, RemoveFatigue
from ....sea.chapters.hits import Block
from ....sea.chapters.hull import PlaceElsewhere, Repair
from ....sea.chapters.market import Buy
from ....sea.chapters.port import Learn
from ....sea.chapters.search import SearchMore
from ....sea.chapters.ship import ShipAction
from ....sea.chapters.travel import Sail
from ....sea.chapters.turn import TakeAction
from ....sea.effects.attack_effects import DealTo
from ....sea.table.table import SeaTable
from ...party.choice_words import named_in
from ...party.losses import forfeit, pay_evenly
from ...party.page_choices import UNVALUED, Pages
from ...party.player import READING
from ...story.difficulty import difficulties
from ...story.fact_worth import fact_worths, kinds_of
from ...story.story_facts import Fact
from ...story.story_worth import PRICE_SHARE
from ...story.weights import READER, Weights
from ..heuristics import ailments, fights
from ..heuristics.challenges import ACTS, closing_option
from ..heuristics.player import MAX_CARE_PER_TURN, SeaPlayer
from ..story_index import SeaIndex
from . import blocking
from . import challenges as tests
from . import ship as aboard
from .course import Course
from .crew_means import SeaPartyModel

HURTS = -1.2
"""An event that promises no more than this is cancelled if it can be."""
TURNS_OF_EVENT = 3
"""Turns that an ongoing event is thought to stay."""


class SeaPlanner(SeaPlayer):
    """A robot of the sea that reads."""

    course_kind: ClassVar[type[Course]] = Course

    def __init__(
        self,
        index: SeaIndex,
        worth: dict[Fact, float],
        weights: Weights = READER,
        difficulty: dict[str, float] | None = None,
    ) -> None:
        super().__init__(index, READING, Counter())
        self.weights = weights
        self.worth = worth
        """What each fact is worth."""
        self.course = self.course_kind(self, index.charts)
        self.difficulty = difficulties(index.facts) if difficulty is None else difficulty
        """How hard the challenges of each location are, by its number."""
        self.kinds: dict[int, str] = {}
        """The kind of each adventure card."""
        self.pages = Pages(index, weights)
        self.party: tuple[str, ...] = ()
        """Who takes part in the challenge in progress."""

    def decide(self, table: PartyTable, decision: Step[PartyTable], luck: Luck) -> Choice:
        """The choice at a decision: by what was read where that matters, else by heuristics."""
        handler = HANDLERS.get(type(decision))
        if handler is None or not isinstance(table, SeaTable):
            return super().decide(table, decision, luck)
        return handler(self, table, decision)

    def means(self, table: SeaTable, *, far: bool = False) -> SeaPartyModel:
        """The crew at the table, as it looks at stories; at those elsewhere roughly."""
        facts = self.index.facts
        own, spent = frozenset(facts.owned(table)), frozenset(facts.spent(table))
        self.kinds = self.kinds or kinds_of(table.pack)
        return SeaPartyModel(table, self.weights, self.worth, own, spent, far=far, kinds=self.kinds)

    def story(self, table: SeaTable, decision: Choose) -> Choice:
        """The choice of a paragraph that promises most."""
        self.story_choices_this_turn += 1
        if len(table.offered) == 1:
            return table.offered[0]
        return self.pages.best_choice(table, decision, self.means(table), self.story_choices_this_turn)

    def arm(self, table: SeaTable, decision: PickArm) -> Choice:
        """The effect of several that is worth most."""
        return self.pages.best_arm(table, decision, self.means(table))

    def program(self, table: SeaTable, program: Program, path: str = "") -> float:
        """What effects are worth that belong to no story, such as those of an event."""
        return self.pages.value_of(program, self.means(table), path)

    def event(self, table: SeaTable, name: str) -> dict[str, float]:
        """What each choice of an event promises that can be paid, by its letter; an empty one if it has no choices."""
        card = table.pack.events[name]
        common_worth = self.program(table, card.program, name)
        if card.ongoing:
            common_worth += TURNS_OF_EVENT * self.program(table, card.turn_end, f"{name}:turn-end")
        if not card.choices:
            return {"": common_worth}
        worths: dict[str, float] = {}
        for choice in card.choices:
            if table.bound.rulebook.can_pay(table, choice.cost):
                own_worth = self.program(table, choice.program, f"{name}:{choice.letter}")
                price = PRICE_SHARE * sum(amount for _, amount in choice.cost)
                worths[choice.letter] = common_worth + own_worth - price
        return worths

    def choose_event(self, table: SeaTable, decision: ChooseEvent) -> Choice:
        """The choice of an event that promises most."""
        worths = self.event(table, decision.event)
        return max(table.offered, key=lambda choice: worths.get(named_in(choice), UNVALUED))

    def cancel(self, table: SeaTable, decision: MayCancel) -> Choice:
        """An event that hurts is cancelled."""
        cancelling = [
            choice for choice in options(table) if choice[0] in ACTS and use_of(table, choice).op == "cancel-event"
        ]
        if cancelling and table.event and max(self.event(table, table.event).values(), default=0.0) <= HURTS:
            return cancelling[0]
        return closing_option(table.offered)

    def stake(self, table: SeaTable) -> float:
        """What passing the test in progress is worth more than failing it."""
        return self.pages.stake(table, self.means(table))

    def joining(self, table: SeaTable, decision: JoinChallenge) -> Choice:
        """Nobody joins before the whole party is known (anew after taking over); then one after the other does."""
        if not table.test.crew or not self.party:
            self.party = tests.party(table, self.stake(table), self.weights)
        for name in self.party:
            if ("join", name) in table.offered:
                return ("join", name)
        return ("go", "on")

    def take(self, table: SeaTable, decision: TakeAction) -> Choice:
        """Care for the crew as far as it pays, then sail the course."""
        return self._care(table, decision) or self.course.action(table, table.acts(decision))

    def follow_course(self, table: SeaTable, decision: Sail) -> Choice:
        """One move on the course; one that has just taken over sets it first."""
        if not self.course.heading:
            self.course.heading = self.course.best_goal(table, decision.left).region
        return self.course.sail(table)

    def ready(self, table: SeaTable, decision: BeforeCombat) -> Choice:
        """The last care before a fight."""
        return self._care(table, decision) or table.offered[0]

    def _care(self, table: SeaTable, decision: TakeAction | BeforeCombat) -> Choice | None:
        """The care for the crew that pays most; None if none does, or if there was enough in this turn."""
        if self.acts_this_turn >= MAX_CARE_PER_TURN:
            return None
        choice = aboard.care(table, table.acts(decision), self.weights)
        if choice is not None:
            self.acts_this_turn += 1
        return choice


Handler = Callable[[SeaPlanner, Any, Any], Choice]
"""Decides for a bot at a table; the table and the decision are of the kind that HANDLERS says."""


def _alter(bot: SeaPlanner, table: SeaTable, decision: AlterTest) -> Choice:
    """Spend only what turns the result, and only where that is worth it."""
    return tests.alter(table, options(table), bot.stake(table), bot.weights)


HANDLERS: dict[type[Step[Any]], Handler] = {
    Choose: SeaPlanner.story,
    PickArm: SeaPlanner.arm,
    ChooseEvent: SeaPlanner.choose_event,
    MayCancel: SeaPlanner.cancel,
    TakeAction: SeaPlanner.take,
    BeforeCombat: SeaPlanner.ready,
    JoinChallenge: SeaPlanner.joining,
    AlterTest: _alter,
    Sail: SeaPlanner.follow_course,
    Block: lambda bot, table, decision: blocking.block(table, options(table), decision.amount, bot.weights),
    SearchMore: lambda bot, table, decision: aboard.search_on(table),
    ShipAction: lambda bot, table, decision: aboard.room(table, table.offered, bot.weights),
    Buy: lambda bot, table, decision: aboard.buy(table, table.offered),
    Learn: lambda bot, table, decision: aboard.learn(table, table.offered),
    ClearCommand: lambda bot, table, decision: aboard.clear(table, table.offered),
    DiscardCards: lambda bot, table, decision: aboard.drop(table, table.offered),
    HandLimit: lambda bot, table, decision: aboard.drop(table, table.offered),
    LoseResource: lambda bot, table, decision: aboard.plenty(table, table.offered),
    LoseAbility: lambda bot, table, decision: forfeit(table, table.offered),
    PayRecipe: lambda bot, table, decision: pay_evenly(table, table.offered),
    PayFood: lambda bot, table, decision: aboard.plenty(table, table.offered),
    GainFatigue: lambda bot, table, decision: aboard.tire(table, table.offered),
    RemoveFatigue: lambda bot, table, decision: aboard.rest(table, table.offered),
    PlaceElsewhere: lambda bot, table, decision: aboard.breach(table.offered),
    Repair: lambda bot, table, decision: aboard.mend(table, table.offered),
    GainStatus: lambda bot, table, decision: ailments.bear(table, table.offered),
    RemoveStatus: lambda bot, table, decision: ailments.rid(table, table.offered),
    DealTo: lambda bot, table, decision: fights.nearest_to_falling(table, table.offered),
}
"""How a reader decides, by the kind of decision; anything else as any seafarer does."""


def sea_planner_for(table: SeaTable, index: SeaIndex, weights: Weights = READER) -> Callable[[], SeaPlanner]:
    """Work a pack's facts out once, and make readers of it."""
    worth = fact_worths(frozenset(index.facts.owned(table)), table.pack, index, weights)
    return lambda: SeaPlanner(index, worth, weights)
