"""Enemies at the end of a round (SG-COMBAT, SG-ENEMY): each attacks once and uses its abilities, from left to right."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.choices import Choice
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.chapters.goods import LoseAbility, LoseResource
from ...party.chapters.health import not_the_fallen, standing
from ...party.chapters.row import Regenerate
from ...party.chapters.statuses import GainStatus
from ..table.decisions import SeaDecision, SeaStep
from ..table.enemy_abilities import ENEMY_ABILITIES
from ..table.table import SeaTable
from .foes import damage_of, foe_named, neighbours, neighbours_bonus
from .hits import Hit, Rescue, StayDown
from .hull import ShipDamage
from .peril import CheckDefeat

AbilityCode = Callable[[SeaTable, str], None]
"""What an ability does, called with the table and the id of the enemy that has it."""
ABILITY_CODE: dict[str, AbilityCode] = {}
"""The code of each ability that acts at the end of a round, by its name; those that give a status need none."""


def plays_ability(name: str) -> Callable[[AbilityCode], AbilityCode]:
    """A decorator that registers the code of an ability."""

    def register(code: AbilityCode) -> AbilityCode:
        ABILITY_CODE[name] = code
        return code

    return register


@rule("SG-COMBAT-053", "SG-ENEMY-002", "SG-ENEMY-003", "SG-ENEMY-022", "SG-COMBAT-063", "SG-COMBAT-072")
@step
class EnemyActs(SeaStep):
    """An enemy first attacks; then the abilities that were uncovered when it began to act resolve in order."""

    enemy: str

    def run(self, table: SeaTable) -> None:
        """Queue the attack, if it does any damage, then the abilities, then a check for defeat."""
        foe = foe_named(table, self.enemy)
        if foe is None:
            return
        ready = [
            (mask, name)
            for mask, name in table.bound.grids[foe.id].abilities
            if not foe.covered & mask and ENEMY_ABILITIES[name].acts
        ]
        amount = damage_of(table, foe) + neighbours_bonus(table, foe)
        table.tell("enemy-acts", foe.id, amount)
        steps: list[SeaStep | SeaDecision] = []
        if amount > 0:
            steps += [Victim(self.enemy, amount), Rescue(), StayDown()]
        steps += [EnemyAbility(self.enemy, mask, name) for mask, name in ready]
        table.then(*steps, CheckDefeat())


@rule("SG-COMBAT-054", "SG-COMBAT-055", "SG-COMBAT-058", "SG-COMBAT-065")
@step
class Victim(SeaDecision):
    """The active player chooses whom the enemy attacks, from anybody's crew with health; one takes it all."""

    enemy: str
    amount: int
    """The damage."""
    lapses = True
    scene = "enemies-and-party"

    def options(self, table: SeaTable) -> list[Choice]:
        """Anyone with health; an enemy beaten in the meantime hurts nobody."""
        if foe_named(table, self.enemy) is None:
            return []
        return [("hurt", name) for name in standing(table)]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """They are hit; weapon block does not help at the end of a round."""
        _, name = choice
        table.then(Hit(name, self.amount, table.captain))

    def barred(self, table: SeaTable) -> list[tuple[Choice, Reason]]:
        """The fallen cannot be attacked."""
        return not_the_fallen(table, "victim/no-health-left")


@rule("SG-ENEMY-003", "SG-ENEMY-004", "SG-COMBAT-056")
@step
class EnemyAbility(SeaStep):
    """One uncovered ability acts; without a legal target or token it does nothing."""

    enemy: str
    mask: int
    """The bit of its square."""
    ability: str

    def run(self, table: SeaTable) -> None:
        """Act, unless the square was covered in the meantime."""
        foe = foe_named(table, self.enemy)
        if foe is None or foe.covered & self.mask:
            return
        table.tell("enemy-ability", self.enemy, self.ability)
        status = ENEMY_ABILITIES[self.ability].status
        if status:
            table.then(GainStatus(status))
        else:
            ABILITY_CODE[self.ability](table, self.enemy)


@rule("SG-ENEMY-011", "SG-WEAPON-012", "SG-WEAPON-011")
@step
class Disarm(SeaDecision):
    """One equipped weapon card is removed until combat ends; built-in weapons are safe."""

    lapses = True
    scene = "question"

    def options(self, table: SeaTable) -> list[Choice]:
        """Every weapon card that somebody carries."""
        return [("disarm", name, "of", card) for name, member in table.crew.items() for card in member.weapons]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """The card lies with the other adventure cards."""
        _, name, _, weapon = choice
        member = table.crew[name]
        member.weapons = tuple(card for card in member.weapons if card != weapon)
        table.tell("disarmed", name, weapon)

    def barred(self, table: SeaTable) -> list[tuple[Choice, Reason]]:
        """The weapons on the boards."""
        return [
            (("disarm", name, "of", board.weapon.id), Reason("SG-WEAPON-012", "built-in", (board.weapon.id,)))
            for name, board in table.pack.crew.items()
        ]


@rule("SG-ENEMY-005")
@plays_ability("ship-damage")
def damage_ship(table: SeaTable, enemy: str) -> None:
    """The ship takes 1 damage, its room set by fate."""
    table.then(ShipDamage(1))


@rule("SG-ENEMY-006")
@plays_ability("lose-resource")
def lose_resource(table: SeaTable, enemy: str) -> None:
    """1 resource goes back to the supply."""
    table.then(LoseResource(1))


@rule("SG-ENEMY-010")
@plays_ability("adjacent-regen-1")
def heal_neighbours(table: SeaTable, enemy: str) -> None:
    """1 damage token leaves each directly adjacent enemy card."""
    table.then(*(Regenerate(other.id, 1) for other in neighbours(table, enemy)))


@rule("SG-ENEMY-011")
@plays_ability("disarm")
def disarm(table: SeaTable, enemy: str) -> None:
    """One equipped weapon card is removed until combat ends."""
    table.then(Disarm())


@rule("SG-ENEMY-012")
@plays_ability("discard-ability")
def discard_ability(table: SeaTable, enemy: str) -> None:
    """One equipped ability card is discarded."""
    table.then(LoseAbility())


@rule("SG-ENEMY-021")
@plays_ability("regen-1")
def heal_one(table: SeaTable, enemy: str) -> None:
    """1 damage token leaves this card."""
    table.then(Regenerate(enemy, 1))


@rule("SG-ENEMY-021")
@plays_ability("regen-3")
def heal_three(table: SeaTable, enemy: str) -> None:
    """3 damage tokens leave this card."""
    table.then(Regenerate(enemy, 3))
