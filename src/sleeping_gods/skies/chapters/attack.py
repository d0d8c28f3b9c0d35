"""Attacks (DS-ATTK): card, target, die, power that leaves the target, damage, and the row when it is over."""

from __future__ import annotations

from typing import ClassVar

from ...kernel.choices import Choice, Seat
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.chapters.strike import begin_strike
from ...party.effects.program import Do
from ...party.table.decisions import go_on
from ...party.table.records import Strike
from ..acts.sway import can_sway
from ..acts.uses import forget
from ..table.decisions import SkiesChance, SkiesDecision, SkiesStep
from ..table.records import Attack
from ..table.table import SkiesTable
from .counterattack import Counterattack
from .damage import attack_damage, figures, removal
from .foes import ability_sum, block_of, foe_in_row, is_beaten
from .peril import check_defeat


@rule("DS-ATTK-001", "DS-ATTK-002", "DS-ATTK-010", "DS-CBDK-007")
def begin_attack(table: SkiesTable, name: str, target: str, card: str) -> None:
    """A card is played on a character against one enemy; every attack hits."""
    combat = figures(table, card)
    attack = Attack(name, target, card, remove=combat.remove, block=combat.block, pierces=combat.pierces)
    table.fight.attack = attack
    table.tell("attack", name, target, card)
    table.then(MayAlterAttack(), FirstStrike(), RemovePower(), Hit(), Counterattack(), EndAttack())
    if combat.die:
        table.then(RollDie())


@rule("DS-ATTK-008", "DS-CHAR-002")
@step
class RollDie(SkiesChance):
    """The combat die is rolled."""

    def drawer(self, table: SkiesTable) -> Seat:
        """Who plays the attacker."""
        return table.controller(table.assault.crew)

    def options(self, table: SkiesTable) -> list[Choice]:
        """Each side has chance 1/6."""
        return [("roll", str(side)) for side in range(1, len(table.pack.die) + 1)]

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """The die shows that side until the attack is over."""
        _, number = choice
        table.assault.side = int(number)
        table.tell("rolled", table.pack.die[int(number) - 1])


def can_link(table: SkiesTable) -> bool:
    """Whether the attacker can spend a synergy token on the card."""
    attack = table.assault
    synergy = figures(table, attack.card).synergy
    return bool(synergy) and not attack.linked and table.crew[attack.crew].synergy > 0


@rule("DS-ATTK-003", "DS-ATTK-019")
@step
class MayAlterAttack(SkiesStep):
    """Open the window after the roll, if anything that anybody may do could still change the damage."""

    def run(self, table: SkiesTable) -> None:
        """Whatever belongs to any time counts, and what others hold unseen."""
        if table.wait_all or can_link(table) or can_sway(table, "attack"):
            table.then(AlterAttack())


@rule("DS-SYNG-002", "DS-ABCA-006", "DS-ATTK-003", "DS-EQIP-015")
@step
class AlterAttack(SkiesDecision):
    """Before the card takes effect it may be strengthened, the die rerolled, and a synergy token spent."""

    window: ClassVar[str] = "attack"
    alters_draw = True
    scene = "enemies"

    def who(self, table: SkiesTable) -> Seat:
        """The attacker's controller."""
        return table.controller(table.assault.crew)

    def options(self, table: SkiesTable) -> list[Choice]:
        """Go on, or spend a token."""
        return [*go_on(), ("link", table.assault.crew)] if can_link(table) else go_on()

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """The synergy ability comes on top of the card's other effects, once."""
        if choice[0] == "link":
            attack = table.assault
            attack.linked = True
            table.crew[attack.crew].synergy -= 1
            table.tell("linked", attack.crew)
            ability = f"{attack.card}:synergy"
            seat = table.controller(attack.crew)
            table.then(Do(ability, seat=seat, bearer=attack.crew, is_act=True), AlterAttack())

    def barred(self, table: SkiesTable) -> list[tuple[Choice, Reason]]:
        """A second token, and one that the attacker has not."""
        attack = table.assault
        if can_link(table):
            return []
        key = "once-an-attack" if attack.linked else "no-token"
        return [(("link", attack.crew), Reason("DS-SYNG-002", key, (attack.crew,)))]


@rule("DS-ENAB-009", "DS-ENAB-020")
@step
class FirstStrike(SkiesStep):
    """An enemy with first strike answers before the card takes effect."""

    def run(self, table: SkiesTable) -> None:
        """Card block helps, removed power does not yet."""
        foe = foe_in_row(table, table.assault.target)
        if foe is not None and ability_sum(table, foe, "first-strike"):
            table.then(Counterattack())


@rule("DS-ATTK-011", "DS-ATTK-012", "DS-ATTK-003")
@step
class RemovePower(SkiesStep):
    """Power leaves the target before it counterattacks."""

    def run(self, table: SkiesTable) -> None:
        """Take it from the target, never below 0."""
        remove_power(table, table.assault.target, removal(table, table.assault))


def remove_power(table: SkiesTable, name: str, amount: int) -> None:
    """Power leaves an enemy; the excess has no effect."""
    foe = foe_in_row(table, name)
    if foe is not None and amount and foe.power:
        removed = min(amount, foe.power)
        foe.power -= removed
        table.tell("power-removed", name, removed)


@rule("DS-ATTK-005", "DS-ENAB-003", "DS-SPLS-006", "DS-ATTK-007", "DS-SPLS-004")
@step
class Hit(SkiesStep):
    """The damage, less the target's block, is placed on the target and in part on its neighbours."""

    def run(self, table: SkiesTable) -> None:
        """Tell the damage, take the block off, and begin to place the rest."""
        attack = table.assault
        foe = foe_in_row(table, attack.target)
        if foe is None:
            return
        points = attack_damage(table, attack)
        table.tell("deals", attack.crew, points)
        stopped = 0 if attack.pierces else min(points, block_of(table, foe))
        if stopped:
            points -= stopped
            table.tell("enemy-blocks", foe.id, stopped)
        if points:
            begin_strike(table, Strike(attack.target, attack.crew, points))


@rule("DS-ATTK-017", "DS-ATTK-018", "DS-SPLS-008", "DS-BOSS-005", "DS-ENAB-020")
@step
class EndAttack(SkiesStep):
    """Only now the beaten leave the row, which closes up; if all characters are down it is a defeat all the same."""

    def run(self, table: SkiesTable) -> None:
        """Check for defeat first, and only without one remove the beaten."""
        table.fight.attack = None
        forget(table, "attack")
        if not check_defeat(table):
            remove_beaten(table)


@rule("DS-ATTK-017", "DS-BOSS-005", "DS-CRND-009")
def remove_beaten(table: SkiesTable) -> None:
    """Beaten enemies leave; a boss leaves as a whole."""
    fight = table.fight
    for foe in [foe for foe in fight.foes if is_beaten(table, foe)]:
        table.tell("beaten", foe.id)
        fight.foes.remove(foe)
        if fight.boss:
            fight.foes = []
            return
