"""What lands: how much of some damage finds squares that it may cover."""

from __future__ import annotations

from ...party.chapters.leftover import left_of
from ...party.chapters.placing import Masks, Reach, Spot, around, costs, reach_of, spots
from ...party.table.records import Strike
from ...party.table.table import PartyTable


def landing(table: PartyTable, target: str, points: int, dealer: str = "") -> int:
    """How much of so much damage finds squares: those of the target that hang together, and as many beside it.

    What a member deals loses what each card shrugs off.
    """
    if points <= 0:
        return 0
    reach = reach_of(table, Strike(target, dealer, points))
    best, left = 0, {*spots(reach.free)}
    while left:
        group, edge = set(), [left.pop()]
        while edge:
            spot = edge.pop()
            group.add(spot)
            near = [other for other in left if _touch(reach, spot, other)]
            left.difference_update(near)
            edge += near
        masks: Masks = tuple(
            sum(1 << square for at, square in group if at == place) for place in range(len(reach.foes))
        )
        room = [sum(costs(grid, mask)) for grid, mask in zip(reach.grids, masks, strict=True)]
        own = room[reach.target]
        best = max(best, own + min(own, sum(room) - own))
    return min(left_of(reach), best)


def _touch(reach: Reach, one: Spot, other: Spot) -> bool:
    """Whether two squares adjoin; the hearts of a buff card adjoin every square of their enemy."""
    size = reach.grids[reach.target].size
    if one[0] == other[0] == reach.target and max(one[1], other[1]) >= size:
        return True
    return one[1] < reach.grids[one[0]].size and other in around(reach, one, diagonal=False)
