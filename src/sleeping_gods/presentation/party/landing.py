"""What lands: how much of some damage finds squares that it may cover."""

from __future__ import annotations

from typing import TypeAlias

from ...party.chapters.leftover import left_of
from ...party.chapters.placing import Masks, Reach, Spot, around, costs, reach_of, spots
from ...party.chapters.strike import foe_named
from ...party.table.records import Strike
from ...party.table.table import PartyTable

Row: TypeAlias = tuple[tuple[tuple[int, tuple[int, ...]], ...], Masks, int]
"""The cards in reach by their columns and prices, their free squares, and which of them is the target."""
KEPT = 4096
_rooms: dict[Row, int] = {}
"""Rows whose room is known: a menu asks for the same ones again and again."""


def landing(table: PartyTable, target: str, points: int, dealer: str = "") -> int:
    """How much of so much damage finds squares: those of the target that hang together, and as many beside it.

    What a member deals loses what each card shrugs off.
    """
    if points <= 0:
        return 0
    grid, foe = table.bound.grids[target], foe_named(table, target)
    if foe is None or (not foe.covered and not dealer and points <= sum(grid.needs)):
        return points  # all squares of a card hang together while none is covered
    reach = reach_of(table, Strike(target, dealer, points))
    row = tuple((grid.columns, grid.needs) for grid in reach.grids), reach.free, reach.target
    if row not in _rooms:
        if len(_rooms) >= KEPT:
            _rooms.clear()
        _rooms[row] = _room(reach)
    return min(left_of(reach) if reach.resists else points, _rooms[row])


def _room(reach: Reach) -> int:
    """The most that one group of squares can take, half of it on the target."""
    best, left = 0, {*spots(reach.free)}
    while left:
        group, edge = set(), [left.pop()]
        while edge:
            spot = edge.pop()
            group.add(spot)
            near = left.intersection(_beside(reach, spot))
            left -= near
            edge += near
        room = [
            sum(costs(grid, sum(1 << square for at, square in group if at == place)))
            for place, grid in enumerate(reach.grids)
        ]
        own = room[reach.target]
        best = max(best, own + min(own, sum(room) - own))
    return best


def _beside(reach: Reach, spot: Spot) -> list[Spot]:
    """The squares that adjoin one; the hearts of a buff card adjoin every square of their enemy."""
    at, square = spot
    near = around(reach, spot, diagonal=False) if square < reach.grids[at].size else []
    if at != reach.target:
        return near
    size, free = reach.grids[at].size, reach.free[at]
    return [*near, *((at, other) for _, other in spots((free,)) if (other >= size) != (square >= size))]
