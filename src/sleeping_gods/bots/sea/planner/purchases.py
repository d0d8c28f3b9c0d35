"""What a planner buys at a market: a card is worth its points at the end and its use until then."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.choices import Choice
from ....sea.chapters.event_deck import PER_KIND
from ....sea.table.table import SeaTable
from ....sea.table.words import EVENT_KINDS, PASSES
from ...party.choice_words import named_in
from .card_worth import card_worth
from .ship import PURSE

SCORED = 4.0
"""What an adventure card counts at the end of a campaign, in coins: two points."""
BARGAIN = 6.0
"""What is worth so much more than its price is bought with the coins for an inn too."""
PASS_EVENTS = PER_KIND * len(EVENT_KINDS)
"""Events of a whole deck; one is drawn in each turn."""


def turns_left(table: SeaTable) -> int:
    """The turns of a campaign that are left, this one not counted, by the events that are."""
    return sum(table.event_left) + PASS_EVENTS * (len(PASSES) - table.event_pass)


def share_left(table: SeaTable) -> float:
    """The share of a campaign's turns that are left."""
    return min(1.0, turns_left(table) / (PASS_EVENTS * len(PASSES)))


def gain_of(table: SeaTable, choice: Choice) -> float:
    """What a card on offer is worth more than its price: the less time is left, the less its use counts."""
    card = table.pack.adventures[named_in(choice)]
    return SCORED + share_left(table) * max(0.0, card_worth(card)) - card.price


def buy(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """What is worth most more than its price, while an inn can still be paid."""
    best: tuple[float, Choice] | None = None
    for choice in offered:
        if choice[0] != "buy":
            continue
        gain = gain_of(table, choice)
        coins_kept = 0 if gain >= BARGAIN else PURSE
        coins_left = table.goods["coins"] - table.pack.adventures[named_in(choice)].price
        if gain > 0 and coins_left >= coins_kept and (best is None or gain > best[0]):
            best = gain, choice
    return best[1] if best is not None else ("leave", "market")
