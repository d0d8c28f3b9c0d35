"""The damage grid of an enemy card, as the bots of either game evaluate it."""

from __future__ import annotations

from ...party.table.bound import EnemyGrid
from .square_masks import has_square


def smallest_heart(grid: EnemyGrid, covered: int) -> int:
    """The least that a single uncovered heart of a card needs; 0 if none is left."""
    open_hearts = grid.hearts & ~covered
    return min((need for square, need in enumerate(grid.needs) if has_square(open_hearts, square)), default=0)


def hearts_left(grid: EnemyGrid, covered: int) -> int:
    """Points that the uncovered hearts of a card still need."""
    return sum(need for square, need in enumerate(grid.needs) if has_square(grid.hearts & ~covered, square))
