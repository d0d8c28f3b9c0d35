"""The end of a round (SG-COMBAT, SG-ENEMY): each enemy attacks once and uses its abilities, from left to right."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.chapters.ailments import GainStatus
from ...party.chapters.goods import LoseAbility, LoseResource
from ...party.chapters.health import not_the_fallen, standing
from ...party.chapters.row import STATUS_OF, Regenerate
from ..table.decisions import SeaDecision, SeaStep
from ..table.table import SeaTable
from .foes import damage_of, foe_named, neighbours_bonus, place_of
from .hits import Hit, Rescue, StayDown
from .hull import ShipDamage
from .peril import CheckDefeat

REGEN = {"regen-1": 1, "regen-3": 3}
PASSIVE = ("first-strike", "flying", "resist-1", "adjacent-damage-1", "adjacent-damage-2")


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
        ready = [(mask, name) for mask, name in masks if not foe.covered & mask and name not in PASSIVE]
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


@rule(
    "SG-ENEMY-003", "SG-ENEMY-004", "SG-ENEMY-005", "SG-ENEMY-010", "SG-ENEMY-016", "SG-ENEMY-017", "SG-ENEMY-018",
    "SG-ENEMY-019", "SG-ENEMY-020", "SG-COMBAT-056",
)  # fmt: skip
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
        if self.ability in STATUS_OF:
            table.then(GainStatus(STATUS_OF[self.ability]))
        elif self.ability in REGEN:
            table.then(Regenerate(self.enemy, REGEN[self.ability]))
        elif self.ability == "adjacent-regen-1":
            place = place_of(table, self.enemy)
            foes = table.fight.foes
            near = foes[max(0, place - 1) : place] + foes[place + 1 : place + 2]
            table.then(*(Regenerate(other.id, 1) for other in near))
        elif self.ability == "ship-damage":
            table.then(ShipDamage(1))
        elif self.ability == "lose-resource":
            table.then(LoseResource(1))
        elif self.ability == "disarm":
            table.then(Disarm())
        elif self.ability == "discard-ability":
            table.then(LoseAbility())


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
