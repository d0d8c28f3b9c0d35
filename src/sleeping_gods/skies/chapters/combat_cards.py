"""Combat cards (DS-CSET, DS-CRND): how many each player draws, and the draws."""

from __future__ import annotations

from collections.abc import Collection

from ...kernel.choices import Choice, Seat
from ...kernel.rules import rule
from ...kernel.steps import step
from ..table.decisions import SkiesChance, SkiesStep
from ..table.table import SkiesTable


@rule("DS-CSET-005", "DS-CSET-006", "DS-CSET-007")
def board_count(table: SkiesTable, seat: Seat) -> int:
    """How many character boards a seat controls, fit or not; Claire is not counted."""
    return sum(1 for owner in table.controllers.values() if owner == seat)


@rule("DS-CSET-005", "DS-CRND-007", "DS-CRND-008", "DS-CRND-011")
@step
class DrawCombat(SkiesStep):
    """A player draws combat cards; an empty deck is made of the discards."""

    seat: Seat
    left: int
    """How many cards are still to be drawn."""

    def run(self, table: SkiesTable) -> None:
        """One card, then the rest; nothing if deck and discards are both empty."""
        fight = table.fight
        if self.left and not fight.deck:
            fight.deck, fight.discard = sorted(fight.discard), []
        if self.left and fight.deck:
            table.then(DrawCombatCard(self.seat), DrawCombat(self.seat, self.left - 1))


@rule("DS-TURN-011")
@step
class DrawCombatCard(SkiesChance):
    """The top combat card goes to a hand."""

    seat: Seat

    def drawer(self, table: SkiesTable) -> Seat:
        """Whose hand it goes to."""
        return self.seat

    def together(self, table: SkiesTable) -> int:
        """This card, and those that the step beneath it has this player draw next."""
        beneath = table.agenda[-2]
        return 1 + beneath.left if isinstance(beneath, DrawCombat) and beneath.seat == self.seat else 1

    def every_card(self, table: SkiesTable) -> Collection[str]:
        """The party's combat deck, wherever its cards lie."""
        return table.combat_deck

    def miscounted(self, table: SkiesTable) -> Collection[str]:
        """The discards: a real deck may have been shuffled with them."""
        return table.fight.discard

    def options(self, table: SkiesTable) -> list[Choice]:
        """Every card left in the deck, each equally likely."""
        return [("draw", card) for card in table.fight.deck]

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """It joins the hand, and everybody sees it."""
        _, card = choice
        fight = table.fight
        if card in fight.discard:  # a real deck was shuffled with its discards
            fight.deck, fight.discard = sorted(fight.deck + fight.discard), []
        fight.deck.remove(card)
        fight.hands[self.seat].append(card)
        table.tell("drew-combat", self.seat, card)
