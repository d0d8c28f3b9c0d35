"""A model of the party at a table for the bots of both games: conditions, prices, and the value of facts."""

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
    """The party at a table, as a story estimate asks about it."""

    def __init__(self, table: T, weights: Weights, worth: Mapping[Fact, float], own: Facts, spent: Facts) -> None:
        self.table = table
        self.weights = weights
        self.worth = worth
        """What each fact is worth."""
        self.own = own
        self.spent = spent
        """The facts that cannot be owned again in this campaign."""
        self._effects: dict[int, float] = {}
        """The value of each effect, by the identity of the op, which the pack keeps alive."""

    def holds(self, condition: Condition) -> bool:
        """Whether a condition holds at the table."""
        return is_met(self.table, condition)

    def pays(self, choice: StoryChoice) -> bool:
        """Whether the party can pay a choice."""
        return self.table.bound.rulebook.can_pay(self.table, choice.cost)

    def shut(self, label: str, choice: StoryChoice, *, town: bool) -> bool:
        """Whether a choice was taken in this visit or campaign."""
        if choice.once == "campaign" and label in self.table.taken:
            return True
        return (town or choice.once == "visit") and label in self.table.visit

    def fact(self, fact: Fact) -> float:
        """The value of a fact, as computed for the pack."""
        return self.worth.get(fact, 0.0)

    def effect(self, op: Op) -> float:
        """The value of an effect for this party, cached."""
        value = self._effects.get(id(op))
        if value is None:
            value = self._effects[id(op)] = self._effect(op)
        return value

    def _effect(self, op: Op) -> float:
        """The value of an effect; each game works it out."""
        raise NotImplementedError
