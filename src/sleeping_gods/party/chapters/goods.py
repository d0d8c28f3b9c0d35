"""Goods of the party: what is owned, what is lost, and an equipped card that goes."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ..table.decisions import PartyDecision
from ..table.table import PartyTable, because


def owned(table: PartyTable) -> list[str]:
    """The kinds of resource of which there is at least one."""
    return [kind for kind, amount in table.goods.items() if amount > 0]


@rule("SG-RES-006", "SG-RES-008", "DS-COMP-007")
def lose_goods(table: PartyTable, kind: str, amount: int) -> int:
    """A forced loss takes what is there, never below 0, back to the supply."""
    taken = min(amount, table.goods[kind])
    table.goods[kind] -= taken
    table.tell("lost", kind, taken)
    return taken


@rule("SG-ENEMY-006", "SG-ENEMY-007", "SG-RES-006", "DS-ENAB-017", "DS-ENAB-018", "DS-ENAB-022")
@step
class LoseResource(PartyDecision):
    """A resource of the active player's choice goes back to the supply; with none owned nothing happens."""

    left: int
    """Resources that are still to be lost."""
    lapses = True
    scene = "goods"

    def options(self, table: PartyTable) -> list[Choice]:
        """The kinds that are owned."""
        return [("lose", kind) for kind in owned(table)]

    def choose(self, table: PartyTable, choice: Choice) -> None:
        """One is lost, and the next is due."""
        _, kind = choice
        lose_goods(table, kind, 1)
        if self.left > 1:
            table.then(LoseResource(self.left - 1))

    def barred(self, table: PartyTable) -> list[tuple[Choice, Reason]]:
        """What nobody owns."""
        return [
            (("lose", kind), because(table, "none-owned", kind)) for kind, amount in table.goods.items() if not amount
        ]


def drop_equipped(table: PartyTable, card: str) -> None:
    """An equipped ability card is discarded."""
    for name, member in table.crew.items():
        if card in member.cards:
            member.cards = tuple(other for other in member.cards if other != card)
            table.bound.rulebook.card_unequipped(table, name)
            table.discard.append(card)
            table.tell("unequipped", card, name)


@rule("SG-ABIL-012", "DS-EQIP-009")
def unequip(table: PartyTable, choice: Choice) -> None:
    """The card goes to the discard, never to a hand."""
    _, card = choice
    drop_equipped(table, card)


@rule("SG-ENEMY-012", "SG-LEVEL-005", "DS-ENAB-008", "DS-ENAB-018")
@step
class LoseAbility(PartyDecision):
    """One equipped ability card of the active player's choice is discarded."""

    lapses = True
    scene = "question"

    def options(self, table: PartyTable) -> list[Choice]:
        """Every equipped ability card."""
        return [("forfeit", card) for member in table.crew.values() for card in member.cards]

    def choose(self, table: PartyTable, choice: Choice) -> None:
        """It is discarded."""
        _, card = choice
        drop_equipped(table, card)
