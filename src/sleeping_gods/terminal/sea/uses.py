"""What the pieces of the sea that somebody may see can be used for, possible now or not."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.choices import Choice
from ...sea.table.table import SeaTable
from ...telling.party.pieces import seats_seen
from ..view import Look


def uses(table: SeaTable, look: Look) -> Iterator[Choice]:
    """Abilities of boards and cards, meals, equipment and weapons, in that order."""
    bound, seat = table.bound, look.seat
    for name, member in table.crew.items():
        for holder in (name, *member.cards, *member.levels):
            yield from (use.choice for use in bound.uses.get(holder, ()))
    for card in table.adventures:
        yield from (use.by[seat] for use in bound.uses.get(card, ()) if use.by)
        yield from bound.cooks.get(card, ())[seat : seat + 1]
    for hand in seats_seen(table, look):
        for card in table.hands[hand]:
            yield from (choice for _, choice in bound.equips[card])
    for card in table.adventures:
        if card in bound.weapons:
            yield from (("arm", name, "with", card) for name in table.crew)
