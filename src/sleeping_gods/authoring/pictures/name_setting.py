"""Chooses the lines, the size and the position of a name on a map that have the least penalty."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import TYPE_CHECKING, NamedTuple

from ...reference.svg import measure
from .geometry import Spot, around

if TYPE_CHECKING:
    from .space import Space

WRITTEN = 180.0
"""What a cell of a name costs: so much that the next name goes over land rather than over a bit of it."""
APART = 14.0
"""The room kept free on both sides of a name, to separate it from its neighbour."""


class NameSetting(NamedTuple):
    """A name in so many lines and so large, at its best place; the cheapest of several is drawn."""

    cost: float
    """What it is drawn over, and how far from its place: the less the better."""
    centre: Spot
    wide: float
    high: float
    lines: list[str]
    size: float

    def reserve(self, space: Space) -> None:
        """Make its place dear for whatever is written later."""
        space.take(around(self.centre, self.wide + 2 * APART, self.high), WRITTEN)


def line_breaks(text: str, most: int) -> list[list[str]]:
    """The words in one line, in two and so on, each time in lines as even as can be."""
    parts = text.split()
    broken = [[text]]
    for count in range(2, min(most, len(parts)) + 1):
        cuts = combinations(range(1, len(parts)), count - 1)
        ways = [[" ".join(parts[start:end]) for start, end in pairwise((0, *cut, len(parts)))] for cut in cuts]
        broken.append(min(ways, key=lambda lines: max(measure(line, 1) for line in lines)))
    return broken
