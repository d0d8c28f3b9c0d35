"""Whose act of any time it is in the skies (DS-BASE, DS-ABCA, DS-ADVC)."""

from __future__ import annotations

from ...kernel.choices import Choice, Seat
from ...kernel.rules import rule
from ...party.acts import actor
from ..table.table import SkiesTable


@rule("DS-EVNT-007", "DS-CBDK-006")
def active(table: SkiesTable, choice: Choice) -> Seat:
    """Completing events, refuelling and the combat deck are for the active player to decide."""
    return table.captain


@rule("DS-BASE-012", "DS-ABCA-003")
def user(table: SkiesTable, choice: Choice) -> Seat:
    """Everybody decides about their own characters and equipped cards."""
    return actor.user(table, choice)


def player(table: SkiesTable, choice: Choice) -> Seat:
    """An adventure card is played by whoever holds it."""
    card = choice[1]
    return next(seat for seat, hand in enumerate(table.adventures) if card in hand)


def lender(table: SkiesTable, choice: Choice) -> Seat:
    """A synergy token is given back by whoever controls its character."""
    _, _, _, name = choice
    return table.controller(name)
