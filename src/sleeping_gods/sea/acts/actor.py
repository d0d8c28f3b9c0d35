"""Whose act of any time it is at sea (SG-CREW, SG-WEAPON, SG-SHARE)."""

from __future__ import annotations

from ...kernel.choices import Choice, Seat
from ...kernel.rules import rule
from ...party.acts import actor
from ..table.table import SeaTable


@rule("SG-WEAPON-005")
def armourer(table: SeaTable, choice: Choice) -> Seat:
    """Who carries a weapon is for the active player to decide."""
    return table.captain


@rule("SG-SYN-007", "SG-SYN-010")
def lender(table: SeaTable, choice: Choice) -> Seat:
    """A synergy token is used or given back by whoever controls the board that it lies on."""
    _, _, _, crew = choice
    return table.controller(crew)


def player(table: SeaTable, choice: Choice) -> Seat:
    """Ability and level cards on a board are their bearer's; others name who plays them."""
    if choice[-2] == "by":
        return actor.seat_named(table, choice)
    card = choice[1]
    return table.controller(next(name for name, member in table.crew.items() if card in member.cards + member.levels))
