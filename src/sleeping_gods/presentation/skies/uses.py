"""The uses of visible pieces of the skies, possible now or not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...kernel.choices import Choice, Seat
from ...skies.table.table import SkiesTable
from ...skies.table.words import RESOURCES


def uses(table: SkiesTable, seat: Seat, seats: Iterable[Seat]) -> Iterator[Choice]:
    """Abilities of boards and cards, resources and equipment, in that order; of hands those of ``seats``."""
    bound = table.bound
    for name, member in table.crew.items():
        for holder in (name, *member.cards):
            yield from (use.choice for use in bound.uses.get(holder, ()))
    for card in [card for hand in table.adventures for card in hand] + [*table.played]:
        yield from (use.choice for use in bound.uses.get(card, ()))
    for kind in RESOURCES:
        yield from (use.by[seat] for use in bound.uses.get(kind, ()) if use.by)
    for hand in seats:
        for card in table.hands[hand]:
            yield from bound.equips[card].values()
