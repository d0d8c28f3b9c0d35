"""How many points of damage can be placed on an enemy and the cards beside it; shown before an attack is chosen."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from ...party.chapters.leftover import left_of
from ...party.chapters.paying import costs
from ...party.chapters.placing import around
from ...party.chapters.reach import Masks, Spot, reach_of, spots
from ...party.chapters.strike import foe_named
from ...party.table.bound import EnemyGrid
from ...party.table.records import Strike
from ...party.table.table import PartyTable

CACHE_SIZE = 4096
"""How many rows of squares are remembered with the points that they can take."""


class CardShape(NamedTuple):
    """What of an enemy card decides how much damage its squares can take."""

    columns: int
    needs: tuple[int, ...]
    """The points that each square needs."""


@dataclass(frozen=True, slots=True)
class FreeSquares:
    """The uncovered squares that a strike reaches; equal, for the cache, if shapes, free squares and target are."""

    shapes: tuple[CardShape, ...]
    free: Masks
    target: int
    """The index of the target among the cards."""
    grids: tuple[EnemyGrid, ...] = field(compare=False)


def placeable_damage(table: PartyTable, target: str, points: int, dealer: str = "") -> int:
    """How many of these points can be placed if the target is hit; ``dealer`` is the member who deals them, or empty.

    The squares must be connected, and at least half of the points lie on the target (SG-COMBAT-030, DS-SPLS-002). Of a
    member's points each card ignores as many as its resist says (SG-ENEMY-023).
    """
    return placeable_points(table, Strike(target, dealer, points))


def placeable_points(table: PartyTable, strike: Strike) -> int:
    """How many points of a strike can be placed, those of cards among them; extra ones are not counted."""
    points = strike.total(0)
    if points <= 0:
        return 0
    grid, foe = table.bound.grids[strike.target], foe_named(table, strike.target)
    is_simple = not (strike.dealer or strike.plain or foe is None or foe.covered)
    if foe is None or (is_simple and points <= sum(grid.needs)):
        return points  # while no square of a card is covered, all of them are connected
    reach = reach_of(table, strike)
    if strike.plain:
        others = sum(costs(grid, mask)[1] for grid, mask in zip(reach.grids, reach.free, strict=True))
        points -= max(0, strike.plain - others)  # on hearts they may not go
    shapes = tuple(CardShape(grid.columns, grid.needs) for grid in reach.grids)
    capacity = _capacity(FreeSquares(shapes=shapes, free=reach.free, target=reach.target, grids=tuple(reach.grids)))
    return min(points, left_of(reach, 0) if reach.resists else points, capacity)


@lru_cache(CACHE_SIZE)
def _capacity(squares: FreeSquares) -> int:
    """The most points that a connected group of squares can take with at least half of them on the target.

    A flood fill finds each group: from any square on to all that adjoin one of it.
    """
    best, unvisited = 0, {*spots(squares.free)}
    while unvisited:
        group, queue = set(), [unvisited.pop()]
        while queue:
            spot = queue.pop()
            group.add(spot)
            neighbours = unvisited.intersection(_adjacent(squares, spot))
            unvisited -= neighbours
            queue += neighbours
        masks = [sum(1 << square for card, square in group if card == at) for at in range(len(squares.grids))]
        by_card = [sum(costs(grid, mask)) for grid, mask in zip(squares.grids, masks, strict=True)]
        on_target = by_card[squares.target]
        best = max(best, on_target + min(on_target, sum(by_card) - on_target))
    return best


def _adjacent(squares: FreeSquares, spot: Spot) -> list[Spot]:
    """The squares that adjoin one; the hearts of a buff card adjoin every square of the target (DS-BUFF-003)."""
    card, square = spot
    size = squares.grids[card].size
    adjacent = around(squares.grids, spot, diagonal=False) if square < size else []
    if card != squares.target:
        return adjacent
    of_target = ((card, other) for _, other in spots((squares.free[card],)))
    return [*adjacent, *((card, other) for card, other in of_target if (other >= size) != (square >= size))]
