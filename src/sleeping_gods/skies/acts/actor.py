"""Whose choice it is (DS-BASE, DS-ABCA, DS-ADVC): the seat behind the words."""

from __future__ import annotations

from ...kernel.choices import Choice, Seat, seat_of
from ...kernel.rules import rule
from ..table.table import SkiesTable
from ..table.words import SEATS


@rule("DS-BASE-012", "DS-ABCA-003", "DS-EVNT-007", "DS-CBDK-006")
def actor(table: SkiesTable, choice: Choice) -> Seat | None:
    """Everybody decides about their own characters, equipped cards and hands; the rest is the active player's."""
    verb = choice[0]
    if len(choice) > 2 and choice[-2] == "by" and choice[-1] in SEATS:
        return seat_of(choice[-1])
    if verb in ("complete", "refuel", "include", "exclude"):
        return table.captain
    if len(choice) < 2:
        return None
    if verb in ("equip", "discard"):
        return _holder(table.hands, choice[1])
    if verb in ("activate", "unequip", "join", "link"):
        return _bearer(table, choice[1])
    if verb == "play":
        return _holder(table.adventures, choice[1])
    if verb == "pass" and choice[1] in SEATS:
        return seat_of(choice[1])
    if verb == "attack" and len(choice) > 3 and choice[3] in table.crew:
        return table.controller(choice[3])
    if verb == "return" and len(choice) == 4 and choice[3] in table.crew:
        return table.controller(choice[3])
    return None


def _holder(hands: list[list[str]], card: str) -> Seat | None:
    return next((seat for seat, hand in enumerate(hands) if card in hand), None)


def _bearer(table: SkiesTable, holder: str) -> Seat | None:
    if holder in table.crew:
        return table.controller(holder)
    return next((table.controller(name) for name, member in table.crew.items() if holder in member.cards), None)
