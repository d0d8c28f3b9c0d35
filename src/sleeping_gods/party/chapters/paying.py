"""What squares cost, and whether the points of a strike can be shared out to pay for them."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from ...kernel.rules import rule
from ..table.bound import EnemyGrid
from ..table.records import Strike
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
    plain += (mask >> grid.size).bit_count()  # the bits behind the last square are hearts of the buff card
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
        return any(_fits_so(reach, priced, lost, extra, half=half) for lost in product(*cuts))
    hearts = total = 0
    for heart, plain in priced:
        hearts += heart
        total += heart + plain
    strike = reach.strike
    if half and strike.near and 2 * sum(priced[reach.target]) < total:
        return False
    fit_for_hearts = strike.cards + (strike.points if strike.hearts else 0)
    return hearts <= fit_for_hearts and total <= strike.total(extra)


def _fits_so(reach: Reach, priced: list[Price], lost: tuple[int, ...], extra: int, *, half: bool) -> bool:
    """Whether it fits with so many points lost on each card to its resist."""
    if half and reach.strike.near:
        hearts, plain = priced[reach.target]
        if 2 * (hearts + plain + lost[reach.target]) < sum(map(sum, priced)) + sum(lost):
            return False
    return _payable(reach, priced, lost, extra)


class Points(NamedTuple):
    """The points of a strike by what deals them; plain ones may not go on hearts."""

    member: int
    """What a member deals."""
    card: int
    """What cards deal."""
    member_plain: int
    """What a member deals, not on hearts."""
    card_plain: int
    """What cards deal, not on hearts."""


class Demand(NamedTuple):
    """What squares cost; where resist is not sated only cards count."""

    hearts: int
    """Points for hearts, whoever deals them."""
    plain: int
    """Points for other squares, whoever deals them."""
    card_hearts: int
    """Points for hearts that cards must deal."""
    card_plain: int
    """Points for other squares that cards must deal."""


def _points_of(strike: Strike, extra: int) -> Points:
    """The points of a strike by who deals them, and by whether they may go on hearts."""
    by_member = strike.points if strike.dealer else 0
    by_card = strike.points - by_member
    if strike.hearts:
        return Points(member=by_member, card=strike.cards + by_card, member_plain=extra, card_plain=strike.plain)
    return Points(member=0, card=strike.cards, member_plain=extra + by_member, card_plain=strike.plain + by_card)


def _demand_of(reach: Reach, priced: list[Price], lost: tuple[int, ...]) -> Demand:
    """What the squares cost together; what resistance would cut from a member is to be paid by cards."""
    hearts = plain = card_hearts = card_plain = 0
    for (heart, other), cut, resist in zip(priced, lost, reach.resist, strict=True):
        if cut < resist:
            card_hearts += heart
            card_plain += other
        else:
            hearts += heart
            plain += other
    return Demand(hearts, plain, card_hearts, card_plain)


def _payable(reach: Reach, priced: list[Price], lost: tuple[int, ...], extra: int) -> bool:
    """Share the points out: where resist is not sated it swallows all that members deal, and only cards count."""
    member, card, member_plain, card_plain = _points_of(reach.strike, extra)
    need = _demand_of(reach, priced, lost)
    swallowed = sum(lost)
    all_hearts = need.hearts + need.card_hearts
    return (
        need.card_hearts <= card
        and need.card_hearts + need.card_plain <= card + card_plain
        and swallowed <= member + member_plain
        and all_hearts <= member + card
        and all_hearts + need.card_plain <= member + card + card_plain
        and all_hearts + swallowed <= member + card + member_plain
        and all_hearts + need.plain + need.card_plain + swallowed <= member + card + member_plain + card_plain
    )
