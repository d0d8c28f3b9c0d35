"""The market (SG-MARKET): seven cards on offer, any number bought, the rest to the bottom."""

from __future__ import annotations

from collections.abc import Collection

from ...kernel.choices import Choice
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ..table.decisions import SeaChance, SeaDecision, SeaStep
from ..table.table import SeaTable
from .adventure import gain_adventure
from .supply import can_pay, pay_coins

OFFER = 7
"""Market cards that are revealed."""


@rule("SG-MARKET-002", "SG-MARKET-005", "SG-MARKET-009", "SG-ERRATA-007")
@step
class RevealMarket(SeaStep):
    """The top market cards are revealed; with fewer left, all of them."""

    left: int
    """Cards that are still to be revealed."""

    def run(self, table: SeaTable) -> None:
        """The unknown cards first, then those that were put at the bottom, in their order."""
        if not self.left or not (table.market or table.market_bottom):
            table.then(Buy())
        elif table.market:
            table.then(RevealCard(), RevealMarket(self.left - 1))
        else:
            table.stall.append(table.market_bottom.pop(0))
            table.tell("revealed", table.stall[-1])
            table.then(RevealMarket(self.left - 1))


@rule("SG-SETUP-011", "SG-MARKET-010")
@step
class RevealCard(SeaChance):
    """Reveal the top card of the shuffled market deck."""

    def together(self, table: SeaTable) -> int:
        """This card, and those of the shuffled deck that the step beneath it reveals next."""
        beneath = table.agenda[-2]
        return min(1 + beneath.left, len(table.market)) if isinstance(beneath, RevealMarket) else 1

    def every_card(self, table: SeaTable) -> Collection[str]:
        """What markets offer."""
        return [card.id for card in table.pack.adventures.values() if card.origin == "market"]

    def miscounted(self, table: SeaTable) -> Collection[str]:
        """What was put at the bottom."""
        return table.market_bottom

    def options(self, table: SeaTable) -> list[Choice]:
        """Every card left, each equally likely."""
        return [("reveal", card) for card in table.market]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """The card is on offer."""
        _, card = choice
        if card in table.market_bottom:  # a real deck was shuffled with what lay at its bottom
            table.market = sorted(table.market + table.market_bottom)
            table.market_bottom = []
            table.tell("reshuffled", "market")
        table.market.remove(card)
        table.stall.append(card)
        table.tell("revealed", card)


@rule("SG-MARKET-003", "SG-MARKET-004", "SG-MARKET-006", "SG-MARKET-007", "SG-SCORE-002")
@step
class Buy(SeaDecision):
    """Any number of the revealed cards may be bought at their price; the others go to the bottom in order."""

    phase = "market"
    scene = "market"

    def options(self, table: SeaTable) -> list[Choice]:
        """What the crew can afford, or leave."""
        adventures = table.pack.adventures
        affordable: list[Choice] = [
            ("buy", card) for card in table.stall if can_pay(table, (("coins", adventures[card].price),))
        ]
        return [*affordable, ("leave", "market")]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """Pay and own the card, or put the unsold away."""
        if choice[0] == "leave":
            table.market_bottom += table.stall
            table.stall = []
            return
        _, card = choice
        table.then(Buy())
        pay_coins(table, table.pack.adventures[card].price)
        table.stall.remove(card)
        gain_adventure(table, card)

    def barred(self, table: SeaTable) -> list[tuple[Choice, Reason]]:
        """Cards whose price cannot be paid."""
        offered = self.options(table)
        return [
            (("buy", card), Reason("SG-MARKET-003", "too-dear", (card, table.pack.adventures[card].price)))
            for card in table.stall
            if ("buy", card) not in offered
        ]
