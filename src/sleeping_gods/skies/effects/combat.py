"""Effects in combat: damage, the die, block, power, cards."""

from __future__ import annotations

from ...kernel.choices import Choice, Seat
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.chapters.strike import begin_strike
from ...party.effects.program import Do
from ...party.table.records import Strike
from ..chapters.attack import RollDie, remove_power
from ..chapters.combat_cards import DrawCombat
from ..chapters.foes import block_of, can_be_hit, foe_in_row
from ..table.decisions import SkiesDecision
from ..table.table import SkiesTable
from .ops import op


@op("damage")
@rule("DS-ABCA-006", "DS-ABCA-012")
def op_damage(table: SkiesTable, do: Do, amount: int) -> None:
    """The attack deals more damage."""
    table.assault.bonus += amount
    table.tell("damage-plus", amount)


@op("reroll")
@rule("DS-CHAR-002", "DS-ADVC-018")
def op_reroll(table: SkiesTable, do: Do) -> None:
    """The die is rolled again and the new face counts."""
    if table.assault.side:
        table.then(RollDie())


@op("pierce")
@rule("DS-ATTK-007")
def op_pierce(table: SkiesTable, do: Do) -> None:
    """The attack ignores enemy block."""
    table.assault.pierces = True


@op("block")
@rule("DS-ATTK-015", "DS-CHAR-008", "DS-ADVC-013", "DS-ADVC-015")
def op_block(table: SkiesTable, do: Do, amount: int) -> None:
    """The counterattack is blocked in part; a card's synergy blocks the one still to come."""
    if table.fight.victim:
        table.fight.block += amount
    else:
        table.assault.block += amount
    table.tell("blocked", amount)


@op("removal")
@rule("DS-ABCA-006", "DS-ATTK-011")
def op_removal(table: SkiesTable, do: Do, amount: int) -> None:
    """The attack card removes more power, also one that deals no damage."""
    table.assault.remove += amount
    table.tell("removal-plus", amount)


@op("remove-power")
@rule("DS-CHAR-007", "DS-RESC-008", "DS-ABCA-010", "DS-CRND-016", "DS-SYNG-002")
def op_remove_power(table: SkiesTable, do: Do, amount: int) -> None:
    """The played card removes more power; anything else removes it from any enemy, without a counterattack."""
    if do.program.endswith(":synergy"):
        table.assault.remove += amount
    else:
        table.then(WeakenFoe(do.seat, amount))


@step
class WeakenFoe(SkiesDecision):
    """The user picks the enemy that loses power."""

    seat: Seat
    amount: int
    """The power that is lost."""
    lapses = True
    scene = "enemies"

    def who(self, table: SkiesTable) -> Seat:
        """The user."""
        return self.seat

    def options(self, table: SkiesTable) -> list[Choice]:
        """Any enemy with power."""
        return [("target", foe.id) for foe in table.fight.foes if foe.power]

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """It loses so much power."""
        _, enemy = choice
        remove_power(table, enemy, self.amount)

    def barred(self, table: SkiesTable) -> list[tuple[Choice, Reason]]:
        """Enemies without power."""
        idle = [foe.id for foe in table.fight.foes if not foe.power]
        return [(("target", name), Reason("DS-ATTK-012", "nothing-to-do")) for name in idle]


@op("deal")
@rule("DS-ABCA-007", "DS-ABCA-010", "DS-ABCA-014", "DS-RESC-006", "DS-RESC-013", "DS-RESC-014")
def op_deal(table: SkiesTable, do: Do, amount: int, where: str) -> None:
    """Damage that is not an attack: no counterattack."""
    table.then(DealTo(do.seat, do.bearer, amount))


@rule("DS-ABCA-007", "DS-ABCA-014")
@step
class DealTo(SkiesDecision):
    """The user picks the enemy; its block counts only against what a character deals."""

    seat: Seat
    dealer: str
    """Who deals it; empty for a card that nobody bears."""
    amount: int
    """Damage to be dealt, from the chosen enemy on."""
    lapses = True
    scene = "enemies"

    def who(self, table: SkiesTable) -> Seat:
        """The user."""
        return self.seat

    def options(self, table: SkiesTable) -> list[Choice]:
        """Any enemy that can be hit."""
        return [("target", foe.id) for foe in table.fight.foes if can_be_hit(table, foe)]

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """The damage is placed like any other."""
        _, enemy = choice
        foe = foe_in_row(table, enemy)
        points = self.amount
        if self.dealer and foe is not None:
            points = max(0, points - block_of(table, foe))
        if points:
            table.fight.user = self.seat
            begin_strike(table, Strike(enemy, self.dealer, points, apart=True))

    def barred(self, table: SkiesTable) -> list[tuple[Choice, Reason]]:
        """Enemies without a free square."""
        full = [foe.id for foe in table.fight.foes if not can_be_hit(table, foe)]
        return [(("target", name), Reason("DS-BOSS-009", "square-covered")) for name in full]


@op("cycle")
@rule("DS-CHAR-003", "DS-CHAR-013")
def op_cycle(table: SkiesTable, do: Do) -> None:
    """The player who controls the character draws a combat card, then discards one."""
    table.then(DrawCombat(do.seat, 1), DropCombat(do.seat))


@rule("DS-CHAR-003")
@step
class DropCombat(SkiesDecision):
    """A combat card is discarded from hand."""

    seat: Seat
    any_time = False
    lapses = True
    scene = "combat-hand"

    def who(self, table: SkiesTable) -> Seat:
        """The player whose hand it is."""
        return self.seat

    def options(self, table: SkiesTable) -> list[Choice]:
        """Any card in the combat hand."""
        return [("drop", card) for card in table.fight.hands[self.seat]]

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """It joins the discards."""
        _, card = choice
        table.fight.hands[self.seat].remove(card)
        table.fight.discard.append(card)
