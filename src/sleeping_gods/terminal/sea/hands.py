"""Whose eyes may see what: hands are secret until a card is played (SG-ABIL-005)."""

from __future__ import annotations

from ...kernel.choices import CHANCE, Choice, Seat
from ...kernel.errors import Reason
from ...kernel.play import why_not as legal_why_not
from ...kernel.table import decision_of
from ...sea.table import SeaTable
from ...sea.view import own_barred


def secrets(table: SeaTable, seat: Seat) -> list[str]:
    """The cards in all other hands."""
    return [card for other, hand in enumerate(table.hands) if other != seat for card in hand]


def sees(table: SeaTable, choice: Choice, seat: Seat) -> bool:
    """Whether a choice names no card of another hand; who shares out a leaver's hand must see it."""
    if type(decision_of(table)).__name__ == "ShareOut":
        return True
    hidden = secrets(table, seat)
    return not any(word in hidden for word in choice)


def barred(table: SeaTable, seat: Seat | None) -> list[tuple[Choice, Reason]]:
    """What is barred, without a word about other hands."""
    decision = decision_of(table)
    if decision is None:
        return []
    return decision.barred(table) if seat is None else own_barred(table, seat)


def why_not(table: SeaTable, choice: Choice, seat: Seat | None) -> Reason | None:
    """Why a choice is not offered; asked about a card in another hand, the answer is as if it were in the deck."""
    if seat is None or sees(table, choice, seat):
        return legal_why_not(table, choice)
    return legal_why_not(blind(table, seat), choice)


def blind(table: SeaTable, seat: Seat) -> SeaTable:
    """The table as a seat knows it, all other hands being somewhere in the deck."""
    known = table.clone()
    for other, hand in enumerate(known.hands):
        if other != seat:
            known.deck += hand
            known.hands[other] = []
    decision = decision_of(known)
    known.offered = [] if decision is None else decision.options(known)
    return known


def keyboard(table: SeaTable) -> Seat | None:
    """The seat that must be alone at the keyboard: the captain on turn, or whoever chooses among hand cards."""
    decision = decision_of(table)
    if decision is None:
        return None
    seat = decision.who(table)
    if seat == CHANCE:
        drawn_for = getattr(decision, "seat", None)
        return drawn_for if isinstance(drawn_for, int) else None
    if seat == table.captain:
        return seat
    hand = table.hands[seat]
    return seat if any(word in hand for choice in table.offered for word in choice) else None
