"""Fate at sea (SG-FATE, SG-VARIANT, SG-ABIL): cards or dice, and a hand of three."""

from __future__ import annotations

from ...kernel.choices import Choice, Seat
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.chapters.ability_deck import discard_from_hand, reshuffle
from ...party.chapters.fate import DrawFate, set_fate
from ..table.decisions import SeaChance, SeaDecision
from ..table.table import SeaTable

HAND_LIMIT = 3
"""Ability cards that a player may hold."""


@rule("SG-FATE-001", "SG-VARIANT-011")
def draw_fate(table: SeaTable, how: str) -> None:
    """Draw a card; with the dice variant the drawing player may roll instead."""
    if table.dice == "may":
        table.then(DrawOrRoll(how))
    elif table.dice == "always":
        table.then(RollFate(how))
    else:
        reshuffle(table)
        table.then(DrawFate(how))


@rule("SG-VARIANT-011")
@step
class DrawOrRoll(SeaDecision):
    """With the dice variant the drawing player chooses at each draw: a card or a die."""

    how: str
    """As in `Fate`."""
    any_time = False
    scene = "question"

    def who(self, table: SeaTable) -> Seat:
        """The drawing player."""
        return table.test.seat

    def options(self, table: SeaTable) -> list[Choice]:
        """A card or a die."""
        return [("draw", "fate"), ("roll", "fate")]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """Draw or roll."""
        if choice[0] == "roll":
            table.then(RollFate(self.how))
        else:
            reshuffle(table)
            table.then(DrawFate(self.how))


@rule("SG-VARIANT-011", "SG-VARIANT-012")
@step
class RollFate(SeaChance):
    """Roll a six-sided die instead; no card is drawn."""

    how: str
    """As in `Fate`."""

    def drawer(self, table: SeaTable) -> Seat:
        """Who makes the test."""
        return table.test.seat

    def options(self, table: SeaTable) -> list[Choice]:
        """Each face has chance 1/6."""
        return [("roll", face) for face in "123456"]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """The face is the fate."""
        _, number = choice
        set_fate(table, int(number), self.how)


@rule("SG-ABIL-003", "SG-SHIP-018")
@step
class HandLimit(SeaDecision):
    """A hand above 3 is discarded down at once, the player choosing which."""

    seat: Seat
    any_time = False
    lapses = True
    scene = "hand"

    def who(self, table: SeaTable) -> Seat:
        """The player whose hand it is."""
        return self.seat

    def options(self, table: SeaTable) -> list[Choice]:
        """Any card of a hand that is too large."""
        hand = table.hands[self.seat]
        return [("drop", card) for card in hand] if len(hand) > HAND_LIMIT else []

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """The card is discarded, and the limit checked again."""
        _, card = choice
        discard_from_hand(table, self.seat, card)
        table.then(HandLimit(self.seat))
