"""Effects in the middle of an attack or a hit: accuracy, damage, block."""

from __future__ import annotations

from ...kernel.choices import Choice, Seat
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.chapters.strike import begin_strike
from ...party.effects.program import Do
from ...party.table.records import Strike
from ..chapters.crew import passive_sum
from ..table.decisions import SeaDecision
from ..table.table import SeaTable
from .ops import op


@op("accuracy")
@rule("SG-COMBAT-017", "SG-CREW-012", "SG-SYN-025")
def op_accuracy(table: SeaTable, do: Do, amount: int) -> None:
    """The attack is more accurate."""
    table.test.bonus += amount
    table.tell("accuracy-plus", amount)


@op("damage")
@rule("SG-CREW-010", "SG-SYN-017", "SG-SYN-023", "SG-SYN-024")
def op_damage(table: SeaTable, do: Do, amount: int) -> None:
    """The attack deals more damage."""
    table.assault.bonus += amount
    table.tell("damage-plus", amount)


@op("diagonal")
@rule("SG-SYN-018")
def op_diagonal(table: SeaTable, do: Do) -> None:
    """The attack's damage may be placed diagonally."""
    table.assault.diagonal = True


@op("extra")
@rule("SG-SYN-026", "SG-SYN-027")
def op_extra(table: SeaTable, do: Do, amount: int) -> None:
    """The attack may place further damage that cannot go on hearts."""
    table.assault.extra += amount


@op("block")
@rule("SG-CREW-011", "SG-COMBAT-041", "SG-SYN-028", "SG-ADV-007")
def op_block(table: SeaTable, do: Do, amount: int) -> None:
    """The hit is blocked in part; a crew member's own block may be raised by their level cards."""
    if do.bearer and do.source == do.bearer and not do.program.endswith(":synergy"):
        amount += passive_sum(table, do.bearer, "block")
    table.fight.block += amount
    table.tell("blocked", amount)


@op("deal")
@rule("SG-ABIL-021", "SG-ABIL-022", "SG-COMBAT-067", "SG-FAQ-005", "SG-ENEMY-024")
def op_deal(table: SeaTable, do: Do, amount: int, where: str) -> None:
    """Damage without an attack: no token, no fate, no counterattack; or a card's damage added to an attack."""
    attack = table.fight.attack
    adds_to_attack = not do.bearer and open_window(table) == "damage"
    if attack is None or not adds_to_attack:
        table.then(DealTo(do.seat, do.bearer, amount, where))
    elif where == "no-hearts":
        attack.plain += amount
    else:
        attack.cards += amount


def open_window(table: SeaTable) -> str:
    """The window of the decision that an act interrupts."""
    waiting = next((item for item in table.agenda[::-1] if isinstance(item, SeaDecision)), None)
    return waiting.window if waiting is not None else ""


@rule("SG-ABIL-021", "SG-FAQ-005")
@step
class DealTo(SeaDecision):
    """The user picks the enemy that the damage is dealt to."""

    seat: Seat
    dealer: str
    """Who deals it; empty for a card that nobody bears."""
    amount: int
    """Damage to be dealt, from the chosen enemy on."""
    where: str
    """``no-hearts`` if it may not go on hearts, else empty."""
    lapses = True
    scene = "enemies"

    def who(self, table: SeaTable) -> Seat:
        """The user."""
        return self.seat

    def options(self, table: SeaTable) -> list[Choice]:
        """Any enemy in the row."""
        return [("target", foe.id) for foe in table.fight.foes]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """The damage is placed like that of an attack: at least half of it on the target."""
        _, enemy = choice
        hearts = self.where != "no-hearts"
        table.fight.user = self.seat
        begin_strike(table, Strike(enemy, self.dealer, self.amount, hearts=hearts, apart=True))
