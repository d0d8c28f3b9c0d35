"""Fate in the skies (DS-FATE, DS-TURN): a deck that hands may have to feed, and a hand of seven."""

from __future__ import annotations

from ...kernel.choices import Choice, Seat
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.chapters.ability_deck import discard_from_hand, reshuffle
from ...party.chapters.fate import DrawFate
from ..table.decisions import SkiesDecision, SkiesStep
from ..table.table import SkiesTable
from .hero import passive_sum

HAND_LIMIT = 7
"""Ability cards that a player may hold."""


@rule("DS-FATE-002", "DS-FATE-003", "DS-FATE-006", "DS-FATE-007")
def refill(table: SkiesTable) -> None:
    """With neither deck nor discard every player gives up all hand cards but 1, and these are the new deck."""
    if table.deck:
        return
    if table.discard:
        reshuffle(table)
        return
    giving = [seat for seat, hand in enumerate(table.hands) if len(hand) > 1]
    table.then(*(KeepOne(seat) for seat in giving), Reshuffle())


@step
class Reshuffle(SkiesStep):
    """The discard becomes the deck."""

    def run(self, table: SkiesTable) -> None:
        """Now."""
        reshuffle(table)


@rule("DS-FATE-003", "DS-FATE-007")
@step
class KeepOne(SkiesDecision):
    """A player picks the one hand card that is kept when the deck needs all others."""

    seat: Seat
    any_time = False
    scene = "hand"

    def who(self, table: SkiesTable) -> Seat:
        """The player whose hand it is."""
        return self.seat

    def options(self, table: SkiesTable) -> list[Choice]:
        """Any card."""
        return [("keep", card) for card in table.hands[self.seat]]

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """All others are discarded."""
        _, kept = choice
        for card in [card for card in table.hands[self.seat] if card != kept]:
            discard_from_hand(table, self.seat, card)


def draw_fate(table: SkiesTable, how: str) -> None:
    """Draw a card."""
    table.then(DrawFate(how))
    refill(table)


@rule("DS-TURN-004", "DS-PREV-007")
def hand_limit(table: SkiesTable, seat: Seat) -> int:
    """Seven, and what cards of the player's characters add."""
    characters = [name for name in table.crew if table.controller(name) == seat]
    return HAND_LIMIT + sum(passive_sum(table, name, "hand") for name in characters)


@rule("DS-TURN-004", "DS-TURN-005", "DS-TURN-006")
@step
class KeepSeven(SkiesDecision):
    """A hand above the limit is discarded down; cards may be equipped first."""

    seat: Seat
    lapses = True
    scene = "hand"

    def who(self, table: SkiesTable) -> Seat:
        """The player whose hand it is."""
        return self.seat

    def options(self, table: SkiesTable) -> list[Choice]:
        """Any card of a hand that is too large."""
        hand = table.hands[self.seat]
        if len(hand) <= HAND_LIMIT or len(hand) <= hand_limit(table, self.seat):
            return []
        return [("drop", card) for card in hand]

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """The card is discarded, and the limit checked again."""
        _, card = choice
        discard_from_hand(table, self.seat, card)
        table.then(KeepSeven(self.seat))

    def barred(self, table: SkiesTable) -> list[tuple[Choice, Reason]]:
        """Other players' cards are safe."""
        return [
            (("drop", card), Reason("DS-TURN-004", "not-your-hand"))
            for seat, hand in enumerate(table.hands)
            for card in hand
            if seat != self.seat
        ]
