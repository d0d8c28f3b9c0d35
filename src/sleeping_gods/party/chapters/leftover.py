"""Damage that is left: the points that squares can still take, without those that a resist swallows."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.rules import rule
from .paying import can_assign, costs, pays
from .reach import Price, Reach


@rule("SG-ENEMY-023", "SG-ENEMY-024", "SG-COMBAT-025", "SG-SYN-026")
def left_of(reach: Reach, extra: int | None = None) -> int:
    """The most points that can still lie on squares, all extra ones included unless fewer are named."""
    strike = reach.strike
    extra = strike.extra if extra is None else extra
    priced = [costs(grid, mask) for grid, mask in zip(reach.grids, reach.placed, strict=True)]
    total_points = strike.total(extra)
    most = max(0, total_points - sum(map(sum, priced)))
    if not reach.resists:
        return most
    return next((count for count in range(most, 0, -1) if _can_take(reach, priced, count, extra)), 0)


@rule("SG-COMBAT-025", "SG-SYN-027", "DS-DMGE-009")
def required_of(reach: Reach) -> int:
    """The points left that may not be wasted: the extra ones are counted only where they are needed."""
    for extra in range(reach.strike.extra + 1):
        if can_assign(reach, reach.placed, extra, half=False):
            return left_of(reach, extra)
    return 0


def _can_take(reach: Reach, priced: list[Price], count: int, extra: int) -> bool:
    """Whether so many more points could be paid for, in at least one of the ways to share them out among the cards."""
    return any(
        pays(reach, [(heart, plain + more) for (heart, plain), more in zip(priced, shares, strict=True)], extra)
        for shares in _shares(reach, count)
    )


def _shares(reach: Reach, count: int) -> Iterator[tuple[int, ...]]:
    """Points by card: on the neighbours no more than their squares take, the rest on the target."""
    room = [sum(costs(grid, mask)) for grid, mask in zip(reach.grids, reach.free, strict=True)]
    shares: list[tuple[int, ...]] = [()]
    for at, most in enumerate(room):
        # the target takes the rest, whatever that is
        amounts = (0,) if at == reach.target else range(min(most, count) + 1)
        shares = [(*share, amount) for share in shares for amount in amounts]
    for share in shares:
        if sum(share) <= count:
            yield (*share[: reach.target], count - sum(share), *share[reach.target + 1 :])
