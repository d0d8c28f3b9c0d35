"""The uses of visible pieces of the sea, possible now or not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...kernel.choices import Choice, Seat
from ...sea.table.table import SeaTable


def uses(table: SeaTable, seat: Seat, seats: Iterable[Seat]) -> Iterator[Choice]:
    """Abilities of boards and cards, meals, equipment and weapons, in that order; of the hands of some seats."""
    bound = table.bound
    for name, member in table.crew.items():
        for holder in (name, *member.cards, *member.levels):
            yield from (use.choice for use in bound.uses.get(holder, ()))
    for card in table.adventures:
        yield from (use.by[seat] for use in bound.uses.get(card, ()) if use.by)
        yield from bound.cooks.get(card, ())[seat : seat + 1]
    for hand in seats:
        for card in table.hands[hand]:
            yield from (choice for _, choice in bound.equips[card])
    for card in table.adventures:
        if card in bound.weapons:
            yield from (("arm", name, "with", card) for name in table.crew)
