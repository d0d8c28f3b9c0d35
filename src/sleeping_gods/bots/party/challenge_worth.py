"""The value of a challenge: the chance of passing it, and the cost of raising its result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ...party.table.table import PartyTable

MAX_RAISE = 10
"""No result is raised further than this."""
NEVER = 1e9
"""The price of what cannot be had."""
TROUBLE = 0.01
"""A small price added to every use, so that none is spent without gain."""
LEAST_DIFFERENCE = 1e-9
"""Values that differ by less are equal: of equal parties the first one, which is the smallest, is taken."""


@dataclass(frozen=True, slots=True)
class ChallengeBoost:
    """Something that raises a result: by how much, its price, and its command cost."""

    amount: int
    price: float
    """In coins."""
    command: int = 0
    """The command that it takes, which several of them may lack together."""


@dataclass(frozen=True, slots=True)
class ChallengeParty:
    """Who should take part, the value of that, and the chance of passing."""

    crew: tuple[str, ...]
    value: float
    """In coins, the price of the party taken off."""
    chance: float


def fates(table: PartyTable) -> dict[int, float]:
    """How likely each fate is, by counting the cards that are not drawn yet."""
    cards = table.deck or table.discard
    counts = Counter(table.pack.abilities[card].fate for card in cards)
    return {fate: count / len(cards) for fate, count in sorted(counts.items())}


class ChallengeWorth(NamedTuple):
    """What a challenge is worth, and the chance of passing it."""

    value: float
    """In coins."""
    chance: float


def raises_result(op: str, arg: str, skill: str) -> bool:
    """Whether a use with such a first effect raises the result of a challenge of a skill."""
    return op == "fate-plus" or (op == "skill-plus" and arg in ("any", skill))


def prices(boosts: Iterable[ChallengeBoost], command: int) -> list[float]:
    """The least cost to raise a result by 0, 1, 2 and so on up to MAX_RAISE, with this much command.

    Each boost goes in once, or not: what is kept is the least price of every sum of amounts and of command.
    """
    best: dict[tuple[int, int], float] = {(0, 0): 0.0}
    for boost in boosts:
        for (raised, spent), price in list(best.items()):
            raised_then, spent_then = min(MAX_RAISE, raised + boost.amount), spent + boost.command
            if spent_then <= command and price + boost.price < best.get((raised_then, spent_then), NEVER):
                best[raised_then, spent_then] = price + boost.price
    return [
        min((price for (raised, _), price in best.items() if raised >= need), default=NEVER)
        for need in range(MAX_RAISE + 1)
    ]


def worth(
    odds: dict[int, float], number: int, steps: Sequence[float], stake: float, redraw_price: float = 0.0
) -> ChallengeWorth:
    """The value of a challenge and the chance of passing it, spending only what pays off.

    ``odds`` are those of each fate, ``number`` is the fate that is needed, ``steps`` are the prices of raising it by 0,
    1, 2 and so on; ``redraw_price`` is that of another draw, 0 if there is none.
    """
    chance_of_a_draw = sum(share for fate, share in odds.items() if fate >= number)
    value = chance = 0.0
    for fate, share in odds.items():
        short = number - fate
        if short <= 0:
            price = 0.0
        else:
            price = steps[short] if short < len(steps) else NEVER
        if price < stake or short <= 0:
            value += share * (stake - price)
            chance += share
        elif redraw_price:
            value += share * max(0.0, chance_of_a_draw * stake - redraw_price)
            chance += share * chance_of_a_draw
    return ChallengeWorth(value, chance)
