"""What is secret in the skies: ability hands, and the placing of standees (DS-TURN-007, DS-WAND-002)."""

from __future__ import annotations

from ...kernel.choices import Choice, Seat
from ...kernel.table import decision_of
from ...skies.chapters.encounter import PlaceStandees
from ...skies.chapters.joining import TakeOne
from ...skies.table.table import SkiesTable
from ..party.hands import Hands, SecretHands


def _secret_hands(table: SkiesTable) -> list[SecretHands]:
    """The hands of ability cards with their deck."""
    return [SecretHands(table.hands, table.deck)]


def _is_placing_secret(table: SkiesTable) -> bool:
    """Whether standees are being placed that nobody else may see."""
    return table.encounter is not None and not table.encounter.revealed


def _is_secret(table: SkiesTable, choice: Choice, seat: Seat) -> bool:
    """Whether a choice would place a character whom another seat controls, while that is secret."""
    match choice:
        case ("place", name, *_) if name in table.crew:
            return _is_placing_secret(table) and table.controller(name) != seat
    return False


def _placing_seat(table: SkiesTable) -> Seat | None:
    """The seat that places its standees in secret now; None if nobody does."""
    decision = decision_of(table)
    return decision.who(table) if isinstance(decision, PlaceStandees) and _is_placing_secret(table) else None


HANDS: Hands[SkiesTable] = Hands(
    _secret_hands,
    decisions_seeing_a_hand=(TakeOne,),
    is_secret_choice=_is_secret,
    seat_alone_for_another_reason=_placing_seat,
)
"""How the hands of the skies are shown."""
