"""What squares cost, and whether the points of a strike can be shared out to pay for them."""

from __future__ import annotations

from itertools import product

from ...kernel.rules import rule
from ..table.bound import EnemyGrid
from .reach import Masks, Price, Reach


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
    return hearts <= fit_for_hearts and total <= strike.total(extra)


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
