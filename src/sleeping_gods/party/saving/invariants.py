"""Conservation laws of both games (SG-COMP, DS-COMP): every ability card is in exactly one place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ...kernel.rules import rule
from ..table.table import PartyTable


@rule("SG-COMP-003", "SG-COMP-019", "DS-COMP-002", "DS-FATE-006")
def misplaced_cards(table: PartyTable, pooled: Iterable[str] = ()) -> list[str]:
    """Whether ability cards are missing or doubled: in deck and discards, hands and tests, on boards or pooled."""
    cards = [*table.deck, *table.discard, *pooled]
    for hand in table.hands:
        cards += hand
    for member in table.crew.values():
        cards += member.cards
    for test in table.tests:
        cards += test.aside
    if len(cards) == len(table.pack.abilities) and len({*cards}) == len(cards):
        return []
    twice = [card for card, count in Counter(cards).items() if count > 1]
    return [f"{len(cards)} ability cards in play, twice: {twice}"]
