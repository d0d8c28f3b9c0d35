"""The value of a challenge: the chance of passing it, and the cost of raising its result."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

MAX_RAISE = 10
"""No result is raised further than this."""
NEVER = 1e9


@dataclass(frozen=True, slots=True)
class ChallengeBoost:
    """Something that raises a result: by how much, its price, and its command cost."""

    amount: int
    price: float
    command: int = 0


@dataclass(frozen=True, slots=True)
class ChallengeParty:
    """Who should take part, the value of that, and the chance of passing."""

    crew: tuple[str, ...]
    value: float
    chance: float


def prices(boosts: Iterable[ChallengeBoost], command: int) -> list[float]:
    """The least cost to raise a result by 0, 1, 2 and so on with this much command."""
    best: dict[tuple[int, int], float] = {(0, 0): 0.0}
    for boost in boosts:
        for (raised, spent), price in list(best.items()):
            key = (min(MAX_RAISE, raised + boost.amount), spent + boost.command)
            if key[1] <= command and price + boost.price < best.get(key, NEVER):
                best[key] = price + boost.price
    return [min((price for (raised, _), price in best.items() if raised >= need), default=NEVER) for need in range(11)]


def worth(
    odds: dict[int, float], number: int, steps: Sequence[float], stake: float, again: float = 0.0
) -> tuple[float, float]:
    """The value of a challenge and the chance of passing it, spending only what pays off."""
    bare = sum(share for fate, share in odds.items() if fate >= number)
    value = passed = 0.0
    for fate, share in odds.items():
        short = number - fate
        price = 0.0 if short <= 0 else steps[short] if short < len(steps) else NEVER
        if price < stake or short <= 0:
            value += share * (stake - price)
            passed += share
        elif again:
            value += share * max(0.0, bare * stake - again)
            passed += share * bare
    return value, passed
