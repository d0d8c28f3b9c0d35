"""A way to pass a challenge: who takes part, what is used, what that costs, and the chance."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, TypeVar

from ...kernel.choices import Choice
from ...party.table.table import PartyTable

T = TypeVar("T", bound=PartyTable)


@dataclass(frozen=True, slots=True)
class PaidWay(Generic[T]):
    """One way: who joins, what is used, what it costs at most, and the chance."""

    joins: tuple[Choice, ...]
    """The choices by which people join."""
    uses: tuple[Choice, ...]
    """What is used after a draw that is too low, in this order."""
    price: int
    """All that is spent, as a sort key."""
    chance: Fraction
    """To pass."""
    after: T
    """The table with all of it paid."""

    @property
    def cheapest_first(self) -> tuple[int, Fraction, int, int]:
        """A sort key among ways that are good enough."""
        return self.price, -self.chance, len(self.uses), len(self.joins)

    @property
    def likeliest_first(self) -> tuple[Fraction, int, int, int]:
        """A sort key among ways that are not."""
        return -self.chance, self.price, len(self.uses), len(self.joins)


@dataclass(frozen=True, slots=True)
class Party(Generic[T]):
    """A table with some more people in the challenge, before the draw and after the lowest card."""

    joins: tuple[Choice, ...]
    """The choices by which they join."""
    table: T
    window: T | None
    """The window after the draw with all that is free used; None where nothing can be done there."""
    base: int
    """What is added to fate without any price."""
    fates: Counter[int]
    """How many cards of each fate may be drawn."""


def passing(fates: Counter[int], needed: int, redraws: int) -> Fraction:
    """The chance that the draw or one of its redraws, all from one deck, is at least ``needed``."""
    cards = sum(fates.values())
    low = sum(count for fate, count in fates.items() if fate < needed)
    failing = Fraction(1)
    for drawn in range(min(redraws + 1, cards)):
        failing *= Fraction(max(0, low - drawn), cards - drawn)
    return 1 - failing
