"""Where damage may lie: groups of squares, what they cost, and the half on the target.

A placement is judged as a whole, in whatever order its squares are covered: it must hold together, be paid for, and
leave at least half of the points on the target. A square may be covered if such a placement can still come of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import TypeAlias

from ...kernel.rules import rule
from ..table.bound import EnemyGrid
from ..table.records import Opponent, Strike
from ..table.table import PartyTable

_SIDES = ((-1, 0), (1, 0), (0, -1), (0, 1))
_CORNERS = ((-1, -1), (-1, 1), (1, -1), (1, 1))

Masks: TypeAlias = tuple[int, ...]
"""Squares of each card in reach, a bit for each."""
Price: TypeAlias = tuple[int, int]
"""What some squares of a card cost: points that their hearts need, and points for all other squares."""
Spot: TypeAlias = tuple[int, int]
"""A card in reach and a square of it."""


@dataclass(slots=True)
class Reach:
    """The target and the cards next to it as they were before the strike, from left to right."""

    strike: Strike
    foes: Sequence[Opponent]
    grids: list[EnemyGrid]
    free: Masks
    """Squares that were uncovered; those beyond the target's last stand for the buff card beside it."""
    resist: tuple[int, ...]
    """Points of a member's damage that each card shrugs off."""
    resists: bool
    """Whether any card does."""
    target: int
    placed: Masks
    """Squares that the strike has covered so far."""

    def has(self, masks: Masks, spot: Spot) -> bool:
        """Whether a square is among some squares."""
        return bool(masks[spot[0]] >> spot[1] & 1)


@rule("SG-COMBAT-033", "SG-ENEMY-024", "DS-SPLS-001", "DS-SPLS-007", "DS-BUFF-003", "DS-BOSS-006")
def reach_of(table: PartyTable, strike: Strike) -> Reach:
    """Damage reaches the target and the cards directly next to it, as they stood before the strike."""
    rulebook, row = table.bound.rulebook, table.strike_row.foes
    centre = next(place for place, foe in enumerate(row) if foe.id == strike.target)
    first = max(0, centre - 1)
    foes = row[first : centre + 2]
    grids = [table.bound.grids[foe.id] for foe in foes]
    placed = [0] * len(foes)
    for enemy, square in strike.placed:
        placed[next(at for at, foe in enumerate(foes) if foe.id == enemy)] |= 1 << square
    before = [foe.covered & ~mask for foe, mask in zip(foes, placed, strict=True)]
    free = [(1 << grid.size) - 1 & ~covered for grid, covered in zip(grids, before, strict=True)]
    wild = rulebook.wild(table, strike)
    if wild:
        free[centre - first] |= (1 << wild) - 1 << grids[centre - first].size
    resist = tuple(rulebook.shrugs(table, foe.id, covered) for foe, covered in zip(foes, before, strict=True))
    return Reach(strike, foes, grids, tuple(free), resist, any(resist), centre - first, tuple(placed))


def with_square(masks: Masks, spot: Spot) -> Masks:
    """The squares with one more."""
    more = list(masks)
    more[spot[0]] |= 1 << spot[1]
    return tuple(more)


def spots(masks: Masks) -> list[Spot]:
    """The squares one by one, from the left card's top left square on."""
    return [(at, square) for at, mask in enumerate(masks) for square in range(mask.bit_length()) if mask >> square & 1]


@rule("SG-COMBAT-019", "SG-COMBAT-020", "SG-COMBAT-032", "SG-SYN-018", "SG-SYN-019", "DS-DMGE-001", "DS-SPLS-001")
def around(grids: Sequence[EnemyGrid], spot: Spot, *, diagonal: bool) -> list[Spot]:
    """The squares that touch one by an edge, or by a corner too; card edges are crossed row by row."""
    at, square = spot
    last = len(grids) - 1
    left = grids[at - 1].columns if at else 0
    right = grids[at + 1].columns if at < last else 0
    spots: list[Spot] = []
    for shift, number in _neighbours(square, diagonal, left, grids[at].columns, right):
        there = at + shift
        if number < grids[there].size:
            spots.append((there, number))
    return spots


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
    wild = reach.free[target] >> size
    if not any(masks):
        start = reach.free[target] & (1 << size) - 1
        free_spots = [(target, square) for _, square in spots((start,))]
        return [*free_spots, (target, size)] if wild else free_spots
    free_spots = []
    left = [free & ~mask for free, mask in zip(reach.free, masks, strict=True)]
    for spot in spots(masks):
        if spot[1] >= reach.grids[spot[0]].size:
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


def costs(grid: EnemyGrid, mask: int) -> Price:
    """Points that the hearts among some squares need, each its number, and the points for all other squares."""
    known = grid.costs.get(mask)
    if known is not None:
        return known
    hearts = plain = 0
    for square, need in enumerate(grid.needs):
        if mask >> square & 1:
            if grid.hearts >> square & 1:
                hearts += need
            else:
                plain += need
    plain += bin(mask >> grid.size).count("1")
    grid.costs[mask] = hearts, plain
    return hearts, plain


@rule(
    "SG-COMBAT-027", "SG-COMBAT-030", "SG-COMBAT-031", "SG-COMBAT-034", "SG-COMBAT-067", "SG-ENEMY-023",
    "SG-ENEMY-024", "SG-SYN-026", "DS-DMGE-003", "DS-DMGE-004", "DS-DMGE-005", "DS-SPLS-002", "DS-SPLS-005",
    "DS-SPLS-006",
)  # fmt: skip
def can_assign(reach: Reach, masks: Masks, extra: int, *, half: bool = True) -> bool:
    """Whether the points, with so many extra ones, can be assigned to these squares, and half of them to the target."""
    return pays(reach, list(map(costs, reach.grids, masks)), extra, half=half)


def pays(reach: Reach, priced: list[Price], extra: int, *, half: bool = True) -> bool:
    """Whether the points can be assigned to squares of these prices, card by card."""
    if reach.resists:
        cuts = [range(cut + 1) if any(price) else range(1) for cut, price in zip(reach.resist, priced, strict=True)]
        return any(_fits_so(reach, priced, lost, extra, half) for lost in product(*cuts))
    hearts = total = 0
    for heart, plain in priced:
        hearts += heart
        total += heart + plain
    strike = reach.strike
    if half and strike.near and 2 * sum(priced[reach.target]) < total:
        return False
    fit_for_hearts = strike.cards + (strike.points if strike.hearts else 0)
    return hearts <= fit_for_hearts and total <= strike.points + strike.cards + strike.plain + extra


def _fits_so(reach: Reach, priced: list[Price], lost: tuple[int, ...], extra: int, half: bool) -> bool:
    """Whether it fits with so many points lost on each card to its resist."""
    if half and reach.strike.near:
        hearts, plain = priced[reach.target]
        if 2 * (hearts + plain + lost[reach.target]) < sum(map(sum, priced)) + sum(lost):
            return False
    return _payable(reach, priced, lost, extra)


def _payable(reach: Reach, priced: list[Price], lost: tuple[int, ...], extra: int) -> bool:
    """Share the points out: where resist is not sated it swallows all that members deal, and only cards count."""
    strike = reach.strike
    crew, card, crew_plain, card_plain = 0, strike.cards, extra, strike.plain
    if strike.hearts:
        crew, card = (strike.points, card) if strike.dealer else (0, card + strike.points)
    elif strike.dealer:
        crew_plain += strike.points
    else:
        card_plain += strike.points
    hearts = plain = card_hearts = card_squares = 0
    for (heart, other), cut, resist in zip(priced, lost, reach.resist, strict=True):
        if cut < resist:
            card_hearts += heart
            card_squares += other
        else:
            hearts += heart
            plain += other
    swallowed = sum(lost)
    total_points = crew + card + crew_plain + card_plain
    return (
        card_hearts <= card
        and card_hearts + card_squares <= card + card_plain
        and swallowed <= crew + crew_plain
        and hearts + card_hearts <= crew + card
        and hearts + card_hearts + card_squares <= crew + card + card_plain
        and hearts + card_hearts + swallowed <= crew + card + crew_plain
        and hearts + card_hearts + plain + card_squares + swallowed <= total_points
    )


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
    if splashed > room or 2 * splashed > strike.points + strike.cards + strike.plain + strike.extra:
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
