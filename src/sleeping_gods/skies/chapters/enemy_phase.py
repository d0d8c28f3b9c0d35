"""The enemy phase (DS-ENDR, DS-ENAB): power grows, then abilities act, from left to right."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.choices import Choice
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.chapters.goods import LoseAbility, LoseResource
from ...party.chapters.health import not_the_fallen, standing, take_damage
from ...party.chapters.row import EndOfRound, Regenerate
from ...party.chapters.statuses import GainStatus
from ..table.decisions import SkiesDecision, SkiesStep
from ..table.enemy_abilities import ENEMY_ABILITIES
from ..table.records import Foe
from ..table.table import SkiesTable
from .foes import acting, foe_in_row, growth, split
from .peril import check_defeat

AbilityCode = Callable[[SkiesTable, Foe, int], None]
"""What an ability does, called with the table, the enemy that has it, and the number behind its name."""
ABILITY_CODE: dict[str, AbilityCode] = {}
"""The code of each ability that acts in the enemy phase, by its name; those that give a status need none."""


def plays_ability(name: str) -> Callable[[AbilityCode], AbilityCode]:
    """A decorator that registers the code of an ability."""

    def register(code: AbilityCode) -> AbilityCode:
        ABILITY_CODE[name] = code
        return code

    return register


@rule("DS-ENDR-001", "DS-ENDR-002", "DS-ENDR-003", "DS-ENDR-007")
@step
class EnemyPhase(SkiesStep):
    """Played cards are discarded, then enemies act one after another from left to right; none attacks."""

    def run(self, table: SkiesTable) -> None:
        """Discard the played cards, and let the leftmost enemy begin."""
        fight = table.fight
        fight.discard += fight.played.values()
        fight.played = {}
        table.then(EndOfRound())


@rule("DS-ENDR-003", "DS-ENDR-004", "DS-ENDR-005", "DS-ENDR-009", "DS-DMGE-007", "DS-DIFF-005")
@step
class EnemyActs(SkiesStep):
    """An enemy gains power, then the abilities that were uncovered when it began to act resolve in reading order."""

    enemy: str

    def run(self, table: SkiesTable) -> None:
        """Grow by the uncovered power symbols, queue the abilities, then a check for defeat."""
        foe = foe_in_row(table, self.enemy)
        if foe is None:
            return
        more = growth(table, foe)
        foe.power += more
        table.tell("enemy-acts", foe.id, more)
        table.then(*(EnemyAbility(self.enemy, mask, name) for mask, name in acting(table, foe)), AfterEnemy())


@step
class AfterEnemy(SkiesStep):
    """After each enemy it is seen whether the party is beaten."""

    def run(self, table: SkiesTable) -> None:
        """End the fight if all characters are down."""
        check_defeat(table)


@rule("DS-ENAB-018", "DS-ENDR-006", "DS-ENDR-008")
@step
class EnemyAbility(SkiesStep):
    """One ability acts; without a target it does nothing."""

    enemy: str
    mask: int
    """The bit of its square."""
    ability: str

    def run(self, table: SkiesTable) -> None:
        """Act, unless the square was covered in the meantime."""
        foe = foe_in_row(table, self.enemy)
        if foe is None or foe.covered & self.mask:
            return
        table.tell("enemy-ability", self.enemy, self.ability)
        name, number = split(self.ability)
        status = ENEMY_ABILITIES[name].status
        if status:
            table.then(GainStatus(status))
        else:
            ABILITY_CODE[name](table, foe, number)


@rule("DS-HLTH-005", "DS-ENDR-008")
def hurt(table: SkiesTable, name: str, amount: int) -> None:
    """Damage of the enemy phase: no block, no spill."""
    if take_damage(table, name, amount) < amount:
        table.fight.quiet = False


@rule("DS-ENAB-007", "DS-ENDR-006", "DS-ENDR-009")
@step
class Victim(SkiesDecision):
    """The active player names who takes the damage, somebody above 0 health; excess is ignored."""

    enemy: str
    amount: int
    """The damage."""
    lapses = True
    scene = "blow"

    def options(self, table: SkiesTable) -> list[Choice]:
        """Anyone with health."""
        return [("hurt", name) for name in standing(table)]

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """They take it, without block."""
        _, name = choice
        hurt(table, name, self.amount)

    def barred(self, table: SkiesTable) -> list[tuple[Choice, Reason]]:
        """The fallen cannot be hurt."""
        return not_the_fallen(table, "victim/no-health-left")


@rule("DS-ENAB-001", "DS-ENAB-018", "DS-BOSS-008")
@step
class PowerAlly(SkiesDecision):
    """Another enemy gains power, of the active player's choice."""

    enemy: str
    amount: int
    """The power that is gained."""
    lapses = True
    scene = "enemies"

    def options(self, table: SkiesTable) -> list[Choice]:
        """Any other enemy."""
        return [("power", foe.id) for foe in table.fight.foes if foe.id != self.enemy]

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """It gains so much power."""
        _, enemy = choice
        foe = foe_in_row(table, enemy)
        if foe is not None:
            foe.power += self.amount
            table.tell("power-gained", foe.id, self.amount)


@rule("DS-ENAB-015", "DS-ENAB-018", "DS-BOSS-008")
@step
class HealAlly(SkiesDecision):
    """Another enemy with damage is healed, of the active player's choice."""

    enemy: str
    amount: int
    """The damage tokens that leave it."""
    lapses = True
    scene = "enemies"

    def options(self, table: SkiesTable) -> list[Choice]:
        """Any other enemy with damage on it."""
        return [("mend", foe.id) for foe in table.fight.foes if foe.id != self.enemy and (foe.covered or foe.buffed)]

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """Its tokens are picked next."""
        _, enemy = choice
        table.then(Regenerate(enemy, self.amount))


@rule("DS-ENAB-001")
@plays_ability("add-power-self")
def power_itself(table: SkiesTable, foe: Foe, number: int) -> None:
    """This enemy gains power."""
    foe.power += number


@rule("DS-ENAB-001")
@plays_ability("add-power-ally")
def power_ally(table: SkiesTable, foe: Foe, number: int) -> None:
    """Another enemy gains power."""
    table.then(PowerAlly(foe.id, number))


@rule("DS-ENAB-006")
@plays_ability("deal-all")
def deal_to_all(table: SkiesTable, foe: Foe, number: int) -> None:
    """Damage to each character."""
    for member in table.crew:
        hurt(table, member, number)


@rule("DS-ENAB-007")
@plays_ability("deal-one")
def deal_to_one(table: SkiesTable, foe: Foe, number: int) -> None:
    """Damage to one character of the active player's choice."""
    table.then(Victim(foe.id, number))


@rule("DS-ENAB-008")
@plays_ability("discard-ability")
def discard_ability(table: SkiesTable, foe: Foe, number: int) -> None:
    """One equipped ability card is discarded."""
    table.then(LoseAbility())


@rule("DS-ENAB-015")
@plays_ability("heal-self")
def heal_itself(table: SkiesTable, foe: Foe, number: int) -> None:
    """Damage tokens leave this enemy."""
    table.then(Regenerate(foe.id, number))


@rule("DS-ENAB-015")
@plays_ability("heal-ally")
def heal_ally(table: SkiesTable, foe: Foe, number: int) -> None:
    """Damage tokens leave another enemy."""
    table.then(HealAlly(foe.id, number))


@rule("DS-ENAB-017")
@plays_ability("lose-resource")
def lose_resource(table: SkiesTable, foe: Foe, number: int) -> None:
    """1 resource goes back to the supply."""
    table.then(LoseResource(1))
