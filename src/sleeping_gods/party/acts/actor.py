"""Whose act of any time it is, where both games say the same."""

from __future__ import annotations

from ...kernel.choices import Choice, Seat, seat_of
from ...kernel.table import decider
from ..table.table import PartyTable


def waited_for(table: PartyTable, choice: Choice) -> Seat:
    """Whoever the table waits for; anybody may as well."""
    return decider(table)


def seat_named(table: PartyTable, choice: Choice) -> Seat:
    """The seat that the act names at its end, such as ``by p2``."""
    return seat_of(choice[-1])


def holder(table: PartyTable, choice: Choice) -> Seat:
    """Whoever holds the card in hand."""
    card = choice[1]
    return table.holder(card)


def bearer(table: PartyTable, choice: Choice) -> Seat:
    """Whoever controls the member on whose board the card lies."""
    card = choice[1]
    return table.controller(table.bearer(card))


def user(table: PartyTable, choice: Choice) -> Seat:
    """Whoever the act names, or controls the board, or the member on whose board the card lies."""
    if choice[-2] == "by":
        return seat_named(table, choice)
    owner = choice[1]
    return table.controller(owner) if owner in table.crew else bearer(table, choice)
