"""The project's own random number generator, the same on every machine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
_MASK = (1 << 64) - 1


def is_seed(word: str) -> bool:
    """Whether a word of a set-up can be the seed of a campaign's luck."""
    return word.isascii() and word.isdecimal() and len(word) <= 20


class Luck:
    """SplitMix64: one 64-bit number of state, so it can be written down and resumed."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def next(self) -> int:
        """The next 64-bit number."""
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1; the bias of the multiplication is under 2**-50 for small bounds."""
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & _MASK  # as in `next`, written out for every bot's decision
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) * bound) >> 64

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[(self.next() * len(items)) >> 64]
