"""Whose eyes may see what: hands are secret until a card is played, and so is what is chosen in secret."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from ...kernel.choices import CHANCE, Choice, Seat
from ...kernel.errors import Reason
from ...kernel.play import why_not as legal_why_not
from ...kernel.table import decision_of
from ...party.table.table import PartyTable, offer_again
from ...party.view import own_barred

T = TypeVar("T", bound=PartyTable)
Pile: TypeAlias = tuple[list[list[str]], list[str]]
"""The hands of all seats, and the deck they were drawn from."""


def _nothing_else(table: PartyTable, choice: Choice, seat: Seat) -> bool:
    return False


def _nobody(table: PartyTable) -> Seat | None:
    return None


@dataclass(frozen=True, slots=True)
class Hands(Generic[T]):
    """The secrets of one game."""

    piles: Callable[[T], list[Pile]]
    """All hands that are secret, with their decks."""
    shared: tuple[str, ...] = ()
    """Decisions about hands that everybody may see."""
    plain: tuple[str, ...] = ()
    """Draws that everybody may see."""
    covert: Callable[[T, Choice, Seat], bool] = _nothing_else
    """Whether a choice without any card is secret to a seat all the same."""
    alone: Callable[[T], Seat | None] = _nobody
    """Who must be alone at the keyboard for another reason than cards."""

    def secrets(self, table: T, seat: Seat) -> list[str]:
        """The cards in all other hands."""
        return [
            card for hands, _ in self.piles(table) for other, hand in enumerate(hands) if other != seat for card in hand
        ]

    def sees(self, table: T, choice: Choice, seat: Seat) -> bool:
        """Whether a choice tells nothing of another hand; who shares out a leaver's hand must see it."""
        if type(decision_of(table)).__name__ in self.shared:
            return True
        hidden = self.secrets(table, seat)
        return not any(word in hidden for word in choice) and not self.covert(table, choice, seat)

    def barred(self, table: T, seat: Seat | None) -> list[tuple[Choice, Reason]]:
        """What is barred, without a word about other hands."""
        decision = decision_of(table)
        if decision is None:
            return []
        if seat is None:
            return decision.barred(table)
        return [(choice, reason) for choice, reason in own_barred(table, seat) if self.sees(table, choice, seat)]

    def why_not(self, table: T, choice: Choice, seat: Seat | None) -> Reason | None:
        """Why a choice is not offered; asked about a card in another hand, the answer is as if it were in the deck."""
        if seat is None or self.sees(table, choice, seat):
            return legal_why_not(table, choice)
        return legal_why_not(self.blind(table, seat), choice)

    def blind(self, table: T, seat: Seat) -> T:
        """The table as a seat knows it, all other hands being somewhere in the deck."""
        known: T = table.clone()  # type: ignore[assignment]  # a table's clone is of its own kind
        for hands, deck in self.piles(known):
            for other, hand in enumerate(hands):
                if other != seat:
                    deck += hand
                    hand.clear()
        offer_again(known)
        return known

    def keyboard(self, table: T) -> Seat | None:
        """The seat that must be alone at the keyboard: whose turn it is, or whoever chooses among hand cards."""
        decision = decision_of(table)
        if decision is None:
            return None
        seat = decision.who(table)
        if seat == CHANCE and type(decision).__name__ in self.plain:
            return None
        if seat == CHANCE:
            drawn_for = getattr(decision, "seat", getattr(decision, "newcomer", None))
            return drawn_for if isinstance(drawn_for, int) else None
        if seat == table.captain:
            return seat
        held = [card for hands, _ in self.piles(table) if hands for card in hands[seat]]
        if any(word in held for choice in table.offered for word in choice):
            return seat
        return self.alone(table)
