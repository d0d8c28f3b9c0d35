"""What the bots of both games know about the party at a table: conditions, prices, losses, and the value of facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeVar

from ...effects.op import Condition, Op
from ...party.chapters.explore import is_met
from ...party.table.table import PartyTable
from ...story.model import StoryChoice
from ..story.story_facts import Fact, Facts
from ..story.weights import Weights

T = TypeVar("T", bound=PartyTable)


class TableMeans(Generic[T]):
    """The crew at a table, as it reads a story; each game says what its challenges, fights and effects are worth."""

    def __init__(self, table: T, weights: Weights, worth: Mapping[Fact, float], own: Facts, spent: Facts) -> None:
        self.table = table
        self.weights = weights
        self.worth = worth
        self.own = own
        self.spent = spent
        self._effects: dict[int, float] = {}

    def holds(self, condition: Condition) -> bool:
        """As the table shows it."""
        return is_met(self.table, condition)

    def pays(self, choice: StoryChoice) -> bool:
        """With what is in the hold."""
        return self.table.bound.rulebook.can_pay(self.table, choice.cost)

    def shut(self, label: str, choice: StoryChoice, *, town: bool) -> bool:
        """What was taken in this visit or this campaign."""
        if choice.once == "campaign" and label in self.table.taken:
            return True
        return (town or choice.once == "visit") and label in self.table.visit

    def fact(self, fact: Fact) -> float:
        """As computed for the pack."""
        return self.worth.get(fact, 0.0)

    def effect(self, op: Op) -> float:
        """For a crew as worn as this one; computed once for each effect."""
        value = self._effects.get(id(op))
        if value is None:
            value = self._effects[id(op)] = self._effect(op)
        return value

    def _effect(self, op: Op) -> float:
        raise NotImplementedError
