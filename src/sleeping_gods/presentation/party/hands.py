"""Who may see which cards and choices."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from ...kernel.choices import CHANCE, Choice, Seat
from ...kernel.errors import Reason
from ...kernel.play import why_not as legal_why_not
from ...kernel.steps import Decision
from ...kernel.table import decision_of
from ...party.table.decisions import GameChance
from ...party.table.table import PartyTable, offer_again
from ...party.view import own_barred
from ..audience import Audience

T = TypeVar("T", bound=PartyTable)
SPECTATOR_SEAT: Seat = -3
"""The seat of somebody who only watches: no hand and no secret is theirs."""


class SecretHands(NamedTuple):
    """Hands, and the deck that they were drawn from."""

    hands: list[list[str]]
    """One for each seat."""
    deck: list[str]


def _no_choice_is_secret(table: PartyTable, choice: Choice, seat: Seat) -> bool:
    """For games in which a choice is secret only if it names a card."""
    return False


def _no_seat(table: PartyTable) -> Seat | None:
    """For games in which hand cards are the only reason to be alone at the keyboard."""
    return None


@dataclass(frozen=True, slots=True)
class Hands(Generic[T]):
    """The secrets of one game."""

    secret_hands: Callable[[T], list[SecretHands]]
    """All hands that are secret, with their decks."""
    decisions_seeing_a_hand: tuple[type[Decision[Any]], ...] = ()
    """Decisions about another hand, which the seat that decides must see."""
    is_secret_choice: Callable[[T, Choice, Seat], bool] = _no_choice_is_secret
    """Whether a choice that names no card is secret to a seat nevertheless."""
    seat_alone_for_another_reason: Callable[[T], Seat | None] = _no_seat
    """The seat that must be alone at the keyboard for a reason other than hand cards; None if there is none."""

    def secrets(self, table: T, audience: Audience) -> list[str]:
        """The cards in hands that an audience may not see."""
        return [
            card
            for pile in self.secret_hands(table)
            for seat, hand in enumerate(pile.hands)
            if not audience.sees(seat)
            for card in hand
        ]

    def sees(self, table: T, choice: Choice, audience: Audience) -> bool:
        """Whether a choice reveals nothing of a hand that the audience may not see."""
        return bool(self.seen(table, (choice,), audience))

    def seen(self, table: T, choices: Iterable[Choice], audience: Audience) -> list[Choice]:
        """The choices that reveal nothing of another hand."""
        if audience.open_hands or self._must_see_a_hand(table, audience):
            return list(choices)
        hidden, seats = frozenset(self.secrets(table, audience)), audience.seats or (SPECTATOR_SEAT,)
        open_to_all = [choice for choice in choices if hidden.isdisjoint(choice)] if hidden else list(choices)
        if self.is_secret_choice is _no_choice_is_secret:
            return open_to_all
        return [
            choice for choice in open_to_all if any(not self.is_secret_choice(table, choice, seat) for seat in seats)
        ]

    def _must_see_a_hand(self, table: T, audience: Audience) -> bool:
        """Whether the audience decides about a hand that it must see for that."""
        decision = decision_of(table)
        return isinstance(decision, self.decisions_seeing_a_hand) and decision.who(table) in audience.seats

    def barred(
        self, table: T, audience: Audience, worth_saying: Callable[[T, Choice], bool]
    ) -> list[tuple[Choice, Reason]]:
        """The barred choices worth listing, without any that reveal other hands."""
        decision = decision_of(table)
        if decision is None:
            return []
        if audience.open_hands:
            return [(choice, reason) for choice, reason in decision.barred(table) if worth_saying(table, choice)]
        if not audience.seats:
            return []
        decider = decision.who(table)
        seat = decider if decider in audience.seats else audience.seats[0]
        barred = [(choice, reason) for choice, reason in own_barred(table, seat) if worth_saying(table, choice)]
        seen = {*self.seen(table, [choice for choice, _ in barred], audience)}
        return [(choice, reason) for choice, reason in barred if choice in seen]

    def why_not(self, table: T, choice: Choice, audience: Audience) -> Reason | None:
        """Why a choice is not offered; a card in another hand is treated as if it were in the deck."""
        if self.sees(table, choice, audience):
            return legal_why_not(table, choice)
        return legal_why_not(self.blind(table, audience), choice)

    def blind(self, table: T, audience: Audience) -> T:
        """The table as an audience knows it, with all other hands in the deck; itself if there are none."""
        if not self.secrets(table, audience):
            return table
        blind: T = table.clone()  # type: ignore[assignment]  # a table's clone is of its own kind
        for hands, deck in self.secret_hands(blind):
            for seat, hand in enumerate(hands):
                if not audience.sees(seat):
                    deck += hand
                    hand.clear()
        offer_again(blind)
        return blind

    def keyboard(self, table: T) -> Seat | None:
        """The seat that must be alone at the keyboard: whose turn it is, or who chooses among hand cards."""
        decision = decision_of(table)
        if decision is None:
            return None
        seat = decision.who(table)
        if seat == CHANCE:
            return decision.drawn_for(table) if isinstance(decision, GameChance) else None
        if seat == table.captain:
            return seat
        held = [card for pile in self.secret_hands(table) if pile.hands for card in pile.hands[seat]]
        if any(word in held for choice in table.offered for word in choice):
            return seat
        return self.seat_alone_for_another_reason(table)
