"""Whose choice it is (SG-CREW, SG-WEAPON, SG-SHARE): the seat behind the words."""

from __future__ import annotations

from ...kernel.choices import Choice, Seat, seat_of
from ...kernel.rules import rule
from ..table.table import SeaTable
from ..table.words import SEATS


@rule("SG-WEAPON-005")
def actor(table: SeaTable, choice: Choice) -> Seat | None:
    """The seat whose choice this is; who carries a weapon is for the active player to decide."""
    if choice[:1] == ("arm",):
        return table.captain
    if len(choice) > 1 and choice[-2] == "by" and choice[-1] in SEATS:
        return seat_of(choice[-1])
    if len(choice) > 1 and choice[0] in ("equip", "discard"):
        for seat, hand in enumerate(table.hands):
            if choice[1] in hand:
                return seat
    if len(choice) > 1 and choice[0] in ("join", "activate") and choice[1] in table.crew:
        return table.controller(choice[1])
    if len(choice) > 1 and choice[0] in ("play", "unequip", "burn"):
        for name, member in table.crew.items():
            if choice[1] in member.cards or choice[1] in member.levels:
                return table.controller(name)
    if choice[:1] == ("synergy",) and len(choice) > 3 and choice[3] in table.crew:
        return table.controller(choice[3])
    if choice[:1] == ("pass",) and len(choice) == 2 and choice[1] in SEATS:
        return seat_of(choice[1])
    if choice[:1] == ("attack",) and len(choice) > 3 and choice[3] in table.crew:
        return table.controller(choice[3])
    return None
