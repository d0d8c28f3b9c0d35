"""How a planning bot values the open page: its choices, its effects, and the test that is being taken."""

from __future__ import annotations

from ...effects.op import Program
from ...kernel.choices import Choice
from ...party.chapters.explore import Choose
from ...party.effects.story import PickArm
from ...party.table.table import PartyTable
from ..story.story_facts import Facts
from ..story.story_index import StoryIndex
from ..story.story_worth import Estimate, PartyModel
from ..story.weights import Weights
from .choice_words import named_in
from .player import MAX_STORY_CHOICES, challenge_path

UNKNOWN_STAKE = 3.0
"""The value of passing a test whose arms are not known."""
UNVALUED = -99.0
"""The value of a choice that was not valued: below that of any choice that was."""
NO_FACTS: Facts = frozenset()
"""Effects outside of a page are valued as if nothing were owned."""


class Pages:
    """Values the pages of one campaign, for the bots of both games."""

    def __init__(self, index: StoryIndex, weights: Weights) -> None:
        self.index = index
        self.weights = weights
        self.stakes: dict[str, float] = {}
        """By the path of each test that was met while valuing: the value of passing it less that of failing it."""

    def best_choice(self, table: PartyTable, decision: Choose, party: PartyModel, read: int) -> Choice:
        """The choice of a paragraph with the highest value; ``read`` pages into a long story, each choice in turn."""
        values = self.worths(table, decision.number, party)
        if read > MAX_STORY_CHOICES:
            return table.offered[read % len(table.offered)]
        return max(table.offered, key=lambda choice: values.get(named_in(choice), UNVALUED))

    def worths(self, table: PartyTable, number: str, party: PartyModel) -> dict[str, float]:
        """The value of each choice of a page, by its letter; notes the stakes of the tests behind them."""
        estimate = Estimate(self.index.facts, party, self.weights)
        own = party.own & self.index.lookahead.looked_at(number)
        values = estimate.worths(table.pack.paragraphs[number], own)
        self.stakes = estimate.stakes
        return values

    def best_arm(self, table: PartyTable, decision: PickArm, party: PartyModel) -> Choice:
        """The arm with the highest value, where an effect offers several."""
        printed = table.bound.printed
        return max(
            table.offered, key=lambda choice: self.value_of(printed.get(decision.path + named_in(choice), ()), party)
        )

    def value_of(self, program: Program, party: PartyModel, path: str = "") -> float:
        """The value of effects that belong to no story, such as those of an event; notes the stakes of their tests."""
        estimate = Estimate(self.index.facts, party, self.weights)
        value = estimate.run(path, program, NO_FACTS, lambda owned: 0.0)
        self.stakes.update(estimate.stakes)
        return value

    def stake(self, table: PartyTable, party: PartyModel) -> float:
        """The value of passing the test that is being taken, less that of failing it."""
        path = challenge_path(table)
        if path in self.stakes:
            return self.stakes[path]
        printed = table.bound.printed
        fail_arm, pass_arm = printed.get(f"{path}fail", ()), printed.get(f"{path}pass", ())
        if not fail_arm and not pass_arm:
            return UNKNOWN_STAKE
        value_of_passing = self.value_of(pass_arm, party, f"{path}pass")
        return value_of_passing - self.value_of(fail_arm, party, f"{path}fail") + self.weights.passing
