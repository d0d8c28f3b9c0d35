"""Where there is room on a page: a grid of what every place would cost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from math import ceil
from operator import add
from typing import NamedTuple

from ...sea.pack.atlas import HEIGHT, WIDTH
from .geometry import Box, Spot, around, bounds, contains, distance

CELL = 10
"""The side of a cell, in units of the page."""
COLUMNS, ROWS = WIDTH // CELL, HEIGHT // CELL
"""How many cells a page has side by side, and one below the other."""
TAKEN = 60.0
"""The cost of a cell where something is written already."""
LAND = 34.0
"""The cost of a cell of land, for what is not the land's own."""
ELSEWHERE = 40.0
"""The cost of a cell outside of what is allowed."""

PULL = 0.02
"""What each unit of distance from a wish costs, if nothing else is said."""


class KeptSums(NamedTuple):
    """Sums of what cells cost, for some allowed cells."""

    allowed: frozenset[int]
    sums: list[float]


class CellRange(NamedTuple):
    """The first and last columns and rows of some cells."""

    west: int
    north: int
    east: int
    south: int


class Space:
    """The cells of a page, each with what it costs to draw over it."""

    def __init__(self) -> None:
        self.cost = [0.0] * (COLUMNS * ROWS)
        """What it costs to draw over each cell, row by row."""
        self._summed: KeptSums | None = None
        """The last sums, as long as nothing else was taken: a name is tried in many sizes."""

    def take(self, box: Box, cost: float = TAKEN) -> None:
        """Make the cells of a box dear."""
        self._summed = None
        for cell in _cells(box):
            self.cost[cell] += cost

    def is_free(self, box: Box) -> bool:
        """Whether nothing is drawn or written in a box."""
        return not any(self.cost[cell] for cell in _cells(box))

    def price(self, box: Box, allowed: frozenset[int]) -> float:
        """What a cell of a box costs on average."""
        cells = list(_cells(box))
        return sum(self.cost[cell] + (0 if cell in allowed else ELSEWHERE) for cell in cells) / max(1, len(cells))

    def take_shape(self, shape: Sequence[Spot], cost: float) -> None:
        """Make the cells of a polygon dear."""
        self._summed = None
        for cell in inner(shape):
            self.cost[cell] += cost

    def best(self, width: float, height: float, allowed: frozenset[int], wish: Spot, pull: float = PULL) -> Spot:
        """The middle of the cheapest box of a size, near a wish; cells that are not allowed cost much.

        ``pull`` is what each unit of distance from the wish costs.
        """
        cheapest, best_spot = float("inf"), wish
        sums = self._sums(allowed)
        wide, high = max(1, ceil(width / CELL)), max(1, ceil(height / CELL))
        reach = _reach(allowed)
        first, last = max(1, reach.west), min(COLUMNS, reach.east + 2) - wide
        for row in range(max(1, reach.north), min(ROWS, reach.south + 2) - high):
            insides = _insides(sums, first=first, last=last, row=row, wide=wide, high=high)
            for column, inside in enumerate(insides, first):
                cost = inside / (wide * high)
                if cost >= cheapest:
                    continue  # the distance makes it no cheaper
                centre = (column + wide / 2) * CELL, (row + high / 2) * CELL
                cost += pull * distance(centre, wish)
                if cost < cheapest:
                    cheapest, best_spot = cost, centre
        return best_spot

    def place(self, width: float, height: float, allowed: frozenset[int], wish: Spot, pull: float = PULL) -> Spot:
        """The middle of the cheapest box, which is then taken."""
        centre = self.best(width, height, allowed, wish, pull)
        self.take(around(centre, width, height))
        return centre

    def _sums(self, allowed: frozenset[int]) -> list[float]:
        """Sums of cost over everything north-west of each corner of the cells: of any box four of them give the sum."""
        if self._summed and self._summed.allowed is allowed:
            return self._summed.sums
        elsewhere = _elsewhere(allowed)
        above = [0.0] * (COLUMNS + 1)
        sums = [*above]
        for first in range(0, COLUMNS * ROWS, COLUMNS):
            cells = slice(first, first + COLUMNS)
            above = [*map(add, above, accumulate(map(add, self.cost[cells], elsewhere[cells]), initial=0.0))]
            sums += above
        self._summed = KeptSums(allowed, sums)
        return sums


@lru_cache(maxsize=256)
def _elsewhere(allowed: frozenset[int]) -> list[float]:
    """What each cell costs for not being allowed."""
    return [0.0 if cell in allowed else ELSEWHERE for cell in range(COLUMNS * ROWS)]


@lru_cache(maxsize=256)
def _reach(cells: frozenset[int]) -> CellRange:
    """How far some cells reach; none reach over the whole page."""
    if not cells:
        return CellRange(0, 0, COLUMNS, ROWS)
    columns, rows = [cell % COLUMNS for cell in cells], [cell // COLUMNS for cell in cells]
    return CellRange(min(columns), min(rows), max(columns), max(rows))


def _insides(sums: list[float], *, first: int, last: int, row: int, wide: int, high: int) -> Iterator[float]:
    """The sums of the boxes of a size in a row of cells, from a first column to before a last one.

    For each corner of the boxes the row of its sums is cut out, and the four rows are read side by side.
    """
    starts = [edge * (COLUMNS + 1) + first + side for side in (wide, 0) for edge in (row + high, row)]
    corners = (sums[start : start + max(0, last - first)] for start in starts)
    for south_east, north_east, south_west, north_west in zip(*corners, strict=True):
        yield south_east - north_east - south_west + north_west


def _cells(box: Box) -> Iterator[int]:
    """The cells that a box covers, in whole or in part."""
    for row in range(max(0, int(box.y // CELL)), min(ROWS, ceil(box.bottom / CELL))):
        for column in range(max(0, int(box.x // CELL)), min(COLUMNS, ceil(box.right / CELL))):
            yield row * COLUMNS + column


def inner(shape: Sequence[Spot]) -> frozenset[int]:
    """The cells whose middles lie inside a polygon."""
    return _inner(tuple((x, y) for x, y in shape))


@lru_cache(maxsize=256)
def _inner(shape: tuple[Spot, ...]) -> frozenset[int]:
    """Both languages and every name of an atlas ask for the same shapes again and again."""
    if len(shape) < 3:
        return frozenset()
    cells = set()
    for cell in _cells(bounds(shape)):
        middle = (cell % COLUMNS + 0.5) * CELL, (cell // COLUMNS + 0.5) * CELL
        if contains(shape, middle):
            cells.add(cell)
    return frozenset(cells)
