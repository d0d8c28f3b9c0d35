"""Where damage may lie: groups of squares that hold together, and the half on the target.

A placement is judged as a whole, in whatever order its squares are covered: it must hold together, be paid for, and
leave at least half of the points on the target. A square may be covered if such a placement can still come of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ...kernel.rules import rule
from ..table.bound import EnemyGrid
from .paying import can_assign, costs
from .reach import Masks, Reach, Spot, spots, with_square

_SIDES = ((-1, 0), (1, 0), (0, -1), (0, 1))
"""How many rows down and columns to the right the squares lie that touch one by an edge."""
_CORNERS = ((-1, -1), (-1, 1), (1, -1), (1, 1))
"""How many rows down and columns to the right the squares lie that touch one by an edge, and by a corner."""


@rule("SG-COMBAT-019", "SG-COMBAT-020", "SG-COMBAT-032", "SG-SYN-018", "SG-SYN-019", "DS-DMGE-001", "DS-SPLS-001")
def around(grids: Sequence[EnemyGrid], spot: Spot, *, diagonal: bool) -> list[Spot]:
    """The squares that touch one by an edge, or by a corner too; card edges are crossed row by row."""
    at, square = spot
    last = len(grids) - 1
    left = grids[at - 1].columns if at else 0
    right = grids[at + 1].columns if at < last else 0
    touching: list[Spot] = []
    for shift, number in _neighbours(square, diagonal, left, grids[at].columns, right):
        there = at + shift
        if number < grids[there].size:
            touching.append((there, number))
    return touching


@cache
def _neighbours(square: int, diagonal: bool, left: int, columns: int, right: int) -> tuple[tuple[int, int], ...]:
    """What lies around a square: how many cards to the right, and which square of that card; 0 columns is no card."""
    row, column = divmod(square, columns)
    neighbours = []
    for down, across in _SIDES + _CORNERS if diagonal else _SIDES:
        there, where = row + down, column + across
        if there < 0:
            continue
        if 0 <= where < columns:
            neighbours.append((0, there * columns + where))
        elif where < 0 and left:
            neighbours.append((-1, there * left + left - 1))
        elif where >= columns and right:
            neighbours.append((1, there * right))
    return tuple(neighbours)


@rule("SG-COMBAT-021", "SG-COMBAT-022", "SG-COMBAT-024", "DS-DMGE-006", "DS-DMGE-008", "DS-DMGE-009", "DS-BUFF-008")
def adjoining_squares(reach: Reach, masks: Masks) -> list[Spot]:
    """Uncovered squares where a group can begin, on the target only, or grow; covered ones are never jumped over."""
    target, size = reach.target, reach.grids[reach.target].size
    wild = reach.free[target] >> size  # bits beyond the last square stand for hearts of the buff card
    if not any(masks):
        start = reach.free[target] & (1 << size) - 1
        free_spots = [(target, square) for _, square in spots((start,))]
        return [*free_spots, (target, size)] if wild else free_spots
    free_spots = []
    left = [free & ~mask for free, mask in zip(reach.free, masks, strict=True)]
    for spot in spots(masks):
        card, number = spot
        if number >= reach.grids[card].size:  # a heart of the buff card, see below
            continue
        for other in around(reach.grids, spot, diagonal=reach.strike.diagonal):
            at, square = other
            if left[at] >> square & 1 and other not in free_spots:
                free_spots.append(other)
    if wild:
        _beside_the_buff(reach, masks, free_spots)
    return free_spots


@rule("DS-BUFF-003", "DS-BUFF-008")
def _beside_the_buff(reach: Reach, masks: Masks, free_spots: list[Spot]) -> None:
    """The buff card touches every square of the target, so it links them; its hearts are alike."""
    target, size = reach.target, reach.grids[reach.target].size
    taken = masks[target] >> size
    if taken:
        free = reach.free[target] & ~masks[target] & (1 << size) - 1
        free_spots += [(target, square) for _, square in spots((free,)) if (target, square) not in free_spots]
    following = (target, size + taken.bit_length())
    if masks[target] and reach.has(reach.free, following):
        free_spots.append(following)


@rule("SG-COMBAT-030", "SG-COMBAT-019")
def can_settle(reach: Reach, masks: Masks, seen: set[Masks] | None = None) -> bool:
    """Whether these squares are a legal placement or can grow into one, such as by coming back to the target."""
    if can_assign(reach, masks, reach.strike.extra):
        return True
    strike, target = reach.strike, reach.target
    if not strike.near or not can_assign(reach, masks, strike.extra, half=False):
        return False
    splashed = sum(sum(costs(grid, mask)) for grid, mask in zip(reach.grids, masks, strict=True))
    splashed -= sum(costs(reach.grids[target], masks[target]))
    room = sum(costs(reach.grids[target], reach.free[target])) + reach.resist[target]
    if splashed > room or 2 * splashed > strike.total(strike.extra):
        return False
    seen = set() if seen is None else seen
    for spot in sorted(adjoining_squares(reach, masks), key=lambda spot: spot[0] != reach.target):
        more = with_square(masks, spot)
        if more not in seen:
            seen.add(more)
            if can_settle(reach, more, seen):
                return True
    return False


@rule("SG-COMBAT-023", "SG-COMBAT-025", "SG-COMBAT-030", "SG-SYN-027", "DS-DMGE-002", "DS-SPLS-002")
def growth(reach: Reach) -> list[Spot]:
    """The squares that the next token may cover."""
    return [
        spot for spot in adjoining_squares(reach, reach.placed) if can_settle(reach, with_square(reach.placed, spot))
    ]


@rule("SG-COMBAT-025", "SG-SYN-027", "DS-DMGE-009")
def is_complete(reach: Reach) -> bool:
    """None of the damage is wasted: only extra points and splash are optional."""
    masks = reach.placed
    for extra in range(reach.strike.extra + 1):
        if can_assign(reach, masks, extra):
            return not any(
                can_assign(reach, with_square(masks, spot), extra)
                for spot in adjoining_squares(reach, masks)
                if spot[0] == reach.target
            )
    return False
