"""What has been spent between two moments of a table, as kinds of things that have a price in either game."""

from __future__ import annotations

from collections.abc import Mapping

from ...party.table.table import PartyTable
from ..localizer import Localizer

PRICES = {
    "command": 10,
    "fatigue": 10,
    "stamina": 10,
    "card": 10,
    "adventure": 15,
    "goods": 15,
    "health": 15,
    "status": 15,
}
"""What each of these is reckoned at, in tenths of a command: a rule of thumb."""


def members_spent(before: PartyTable, after: PartyTable) -> dict[str, int]:
    """What boards, hands and goods of both games have lost; less than nothing where they have gained."""
    crew = after.crew
    worn = sum(len(member.cards) - len(crew[name].cards) for name, member in before.crew.items())
    return {
        "health": sum(crew[name].damage - member.damage for name, member in before.crew.items()),
        "status": sum(len(crew[name].statuses) - len(member.statuses) for name, member in before.crew.items()),
        "card": sum(map(len, before.hands)) - sum(map(len, after.hands)) + worn,
        "goods": sum(before.goods.values()) - sum(after.goods.values()),
    }


def price_of(amounts: Mapping[str, int]) -> int:
    """What they are reckoned at together."""
    return sum(PRICES[kind] * amount for kind, amount in amounts.items())


def spent_words(localizer: Localizer, amounts: Mapping[str, int]) -> str:
    """Such as ``2 fatigue and 1 command``; empty where nothing is spent."""
    return localizer.listed(
        localizer.say(f"spent_{kind}", count=amounts[kind]) for kind in PRICES if amounts.get(kind, 0) > 0
    )
