"""The end of a round (SG-COMBAT, SG-ENEMY): each enemy attacks once and uses its abilities, from left to right."""

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
from .foes import damage_of, foe_named, neighbours_bonus, place_of
from .hits import Hit, Rescue, StayDown
from .hull import ShipDamage
from .peril import CheckDefeat

Act = Callable[[SeaTable, str], None]
ACTS: dict[str, Act] = {}
"""What each ability that acts at the end of a round does, called with the table and the enemy; those that give a status
need no code."""


def acts(name: str) -> Callable[[Act], Act]:
    """Declare the code of an ability."""

    def declare(code: Act) -> Act:
        ACTS[name] = code
        return code

    return declare


@rule("SG-COMBAT-053", "SG-ENEMY-002", "SG-ENEMY-003", "SG-ENEMY-022", "SG-COMBAT-063", "SG-COMBAT-072")
@step
class EnemyActs(SeaStep):
    """An enemy first attacks; then the abilities that were uncovered when it began to act resolve in order."""

    enemy: str

    def run(self, table: SeaTable) -> None:
        """Attack, abilities, check for defeat."""
        foe = foe_named(table, self.enemy)
        if foe is None:
            return
        masks = table.bound.grids[foe.id].abilities
        ready = [(mask, name) for mask, name in masks if not foe.covered & mask and ENEMY_ABILITIES[name].acts]
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
    lapses = True
    scene = "enemies-and-party"

    def options(self, table: SeaTable) -> list[Choice]:
        """Anyone with health; an enemy beaten in the meantime hurts nobody."""
        if foe_named(table, self.enemy) is None:
            return []
        return [("hurt", name) for name in standing(table)]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """They are hit; weapon block does not help at the end of a round."""
        table.then(Hit(choice[1], self.amount, table.captain))

    def barred(self, table: SeaTable) -> list[tuple[Choice, Reason]]:
        """The fallen."""
        return not_the_fallen(table, "victim/no-health-left")


@rule("SG-ENEMY-003", "SG-ENEMY-004", "SG-COMBAT-056")
@step
class EnemyAbility(SeaStep):
    """One uncovered ability acts; without a legal target or token it does nothing."""

    enemy: str
    mask: int
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
            ACTS[self.ability](table, self.enemy)


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
        member = table.crew[choice[1]]
        member.weapons = tuple(card for card in member.weapons if card != choice[3])
        table.tell("disarmed", choice[1], choice[3])

    def barred(self, table: SeaTable) -> list[tuple[Choice, Reason]]:
        """The weapons on the boards."""
        return [
            (("disarm", name, "of", board.weapon.id), Reason("SG-WEAPON-012", "built-in", (board.weapon.id,)))
            for name, board in table.pack.crew.items()
        ]


@rule("SG-ENEMY-005")
@acts("ship-damage")
def damage_ship(table: SeaTable, enemy: str) -> None:
    """The ship takes 1 damage, its room set by fate."""
    table.then(ShipDamage(1))


@rule("SG-ENEMY-006")
@acts("lose-resource")
def lose_resource(table: SeaTable, enemy: str) -> None:
    """1 resource goes back to the supply."""
    table.then(LoseResource(1))


@rule("SG-ENEMY-010")
@acts("adjacent-regen-1")
def heal_neighbours(table: SeaTable, enemy: str) -> None:
    """1 damage token leaves each directly adjacent enemy card."""
    place, foes = place_of(table, enemy), table.fight.foes
    near = foes[max(0, place - 1) : place] + foes[place + 1 : place + 2]
    table.then(*(Regenerate(other.id, 1) for other in near))


@rule("SG-ENEMY-011")
@acts("disarm")
def disarm(table: SeaTable, enemy: str) -> None:
    """One equipped weapon card is removed until combat ends."""
    table.then(Disarm())


@rule("SG-ENEMY-012")
@acts("discard-ability")
def discard_ability(table: SeaTable, enemy: str) -> None:
    """One equipped ability card is discarded."""
    table.then(LoseAbility())


@rule("SG-ENEMY-021")
@acts("regen-1")
def heal_one(table: SeaTable, enemy: str) -> None:
    """1 damage token leaves this card."""
    table.then(Regenerate(enemy, 1))


@rule("SG-ENEMY-021")
@acts("regen-3")
def heal_three(table: SeaTable, enemy: str) -> None:
    """3 damage tokens leave this card."""
    table.then(Regenerate(enemy, 3))
