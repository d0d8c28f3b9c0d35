"""The open page as a planning bot values it: which choice promises most, and what the test under way decides."""

from __future__ import annotations

from ...effects.op import Program
from ...kernel.choices import Choice
from ...party.chapters.explore import Choose
from ...party.effects.story import PickArm
from ...party.table.table import PartyTable
from ..story.story_facts import Facts
from ..story.story_index import StoryIndex
from ..story.story_worth import Estimate, Means
from ..story.weights import Weights
from .player import LONG_STORY, settling

PLAIN = 3.0
"""What passing a test is worth that nothing is known of."""
NOTHING: Facts = frozenset()


class Pages:
    """The pages of one campaign, for readers of either game."""

    def __init__(self, index: StoryIndex, weights: Weights) -> None:
        self.index = index
        self.weights = weights
        self.stakes: dict[str, float] = {}
        """What the tests of the story under way decide."""

    def story(self, table: PartyTable, decision: Choose, means: Means, read: int) -> Choice:
        """The choice of a paragraph that promises most; after a long story each in turn."""
        near = self.index.lookahead.looked_at(decision.number)
        look = Estimate(self.index.facts, means, self.weights)
        worths = look.worths(table.pack.paragraphs[decision.number], means.own & near)
        self.stakes = look.stakes
        if read > LONG_STORY:
            return table.offered[read % len(table.offered)]
        return max(table.offered, key=lambda choice: worths.get(choice[1], -99.0))

    def arm(self, table: PartyTable, decision: PickArm, means: Means) -> Choice:
        """The effect of several that is worth most."""
        printed = table.bound.printed
        return max(table.offered, key=lambda choice: self.program(printed.get(decision.path + choice[1], ()), means))

    def program(self, program: Program, means: Means, path: str = "") -> float:
        """What effects are worth that belong to no story, such as those of an event."""
        look = Estimate(self.index.facts, means, self.weights)
        worth = look.run(path, program, NOTHING, lambda owned: 0.0)
        self.stakes.update(look.stakes)
        return worth

    def stake(self, table: PartyTable, means: Means) -> float:
        """What passing the test under way is worth more than failing it."""
        path = settling(table)
        if path in self.stakes:
            return self.stakes[path]
        printed = table.bound.printed
        fails, passes = printed.get(f"{path}fail", ()), printed.get(f"{path}pass", ())
        if not fails and not passes:
            return PLAIN
        passed = self.program(passes, means, f"{path}pass")
        return passed - self.program(fails, means, f"{path}fail") + self.weights.passing
