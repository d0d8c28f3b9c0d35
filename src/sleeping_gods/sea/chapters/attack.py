"""Attacks (SG-COMBAT): fate against defense, damage, and the counterattack."""

from __future__ import annotations

from typing import ClassVar

from ...kernel.choices import Choice, Seat
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.acts.alter import AlterTest
from ...party.chapters.fate import EndTest, Fate, begin_test, fate_of
from ...party.chapters.goods import drop_equipped
from ...party.chapters.strike import begin_strike
from ...party.table.decisions import go_on
from ...party.table.records import Strike, Test
from ...party.table.table import PartyTable
from ..acts.uses import fate_uses, special_uses
from ..effects.program import trigger
from ..table.decisions import SeaDecision, SeaStep
from ..table.records import Attack, Foe
from ..table.table import SeaTable
from .crew import fatigue_mark, has_passive, holds, passive_sum, tire, weapon_named
from .foes import damage_of, defense_of, foe_named, uncovered
from .hits import Hit, Rescue, StayDown
from .peril import check_defeat
from .synergy import token_acts


@rule("SG-COMBAT-015", "SG-WEAPON-003", "SG-COMBAT-016")
def begin_attack(table: SeaTable, crew: str, target: str, weapon: str) -> None:
    """An attack uses one weapon against one enemy: draw fate, alter it, settle hit or miss."""
    table.fight.attack = Attack(crew, target, weapon)
    begin_test(table, Test("attack", table.controller(crew)))
    table.tell("attack", crew, target, weapon)
    table.then(Fate(), MayAlterAttack(), SettleAttack(), EndAttack())


@rule("SG-CMD-003", "SG-COMBAT-017")
@step
class MayAlterAttack(SeaStep):
    """Open the window between the draw and hit or miss, if anything can be done in it."""

    def run(self, table: SeaTable) -> None:
        """Everything that can be done lies open on the table, so nothing is given away by skipping it."""
        tokens = [choice for choice in token_acts(table, "attack") if choice[0] == "synergy"]
        if table.wait_all or tokens or fate_uses(table):
            table.then(AlterAttack())


@rule("SG-COMBAT-017", "SG-SYN-009", "SG-CREW-012")
@step
class AlterAttack(AlterTest):
    """Accuracy and fate bonuses may be used after the draw and before hit or miss is settled; hand cards may not."""

    window: ClassVar[str] = "attack"

    def barred(self, table: PartyTable) -> list[tuple[Choice, Reason]]:
        """Hand cards serve challenges, not attacks."""
        cards = [card for hand in table.hands for card in hand]
        return [(("discard", card), Reason("SG-ABIL-019", "not-in-attacks", (card,))) for card in cards]


@rule("SG-COMBAT-016", "SG-CREW-006", "SG-CREW-007", "SG-CREW-008")
def accuracy(table: SeaTable, attack: Attack) -> int:
    """Fate, the weapon's accuracy, and every bonus."""
    test = table.test
    weapon = weapon_named(table, attack.crew, attack.weapon)
    return fate_of(test) + weapon.accuracy + passive_sum(table, attack.crew, "accuracy") + test.bonus


def is_ranged(table: SeaTable, attack: Attack) -> bool:
    """Whether the attack ignores wings."""
    return weapon_named(table, attack.crew, attack.weapon).ranged or has_passive(table, attack.crew, "ranged")


@rule(
    "SG-COMBAT-016", "SG-COMBAT-037", "SG-COMBAT-045", "SG-COMBAT-050", "SG-ENEMY-013", "SG-ABIL-025", "SG-FAQ-003",
    "SG-FAQ-004", "SG-ENEMY-014", "SG-COMBAT-048",
)  # fmt: skip
@step
class SettleAttack(SeaStep):
    """A hit deals damage, then the survivor strikes back; on a miss it strikes first, as does First Strike."""

    def run(self, table: SeaTable) -> None:
        """Hit or miss; on a first strike, or a miss without rapid strike, the target strikes back first."""
        attack = table.assault
        foe = foe_named(table, attack.target)
        if foe is None:
            return
        total = accuracy(table, attack)
        attack.hit = total >= defense_of(table, foe, ranged=is_ranged(table, attack))
        attack.settled = True
        attack.rapid = has_passive(table, attack.crew, "rapid strike")
        table.tell("hit" if attack.hit else "miss", attack.crew, attack.target, total)
        first = uncovered(table, foe, "first-strike") > 0
        if not first and (attack.hit or attack.rapid):
            table.then(DealDamage(), Counterattack())
        else:
            table.then(Counterattack(), DealDamage())
        if attack.hit:
            trigger(table, attack.crew, "hit")


@rule("SG-COMBAT-018", "SG-COMBAT-046", "SG-COMBAT-047", "SG-FATIGUE-005", "SG-FATIGUE-006", "SG-FATIGUE-003")
def attack_damage(table: SeaTable, attack: Attack) -> int:
    """The weapon's damage, or 1 on a miss, plus bonuses, minus 1 at 2 fatigue, never below 0."""
    base = weapon_named(table, attack.crew, attack.weapon).damage if attack.hit else 1
    base += attack.bonus + passive_sum(table, attack.crew, "damage") + fatigue_mark(table, attack.crew)
    return max(0, base)


@rule("SG-CMD-003")
@step
class DealDamage(SeaStep):
    """The attack's damage may still be raised; then it is placed."""

    def run(self, table: SeaTable) -> None:
        """Open the window where something can be done, then place."""
        if foe_named(table, table.assault.target) is None:
            return
        table.then(Place())
        special = special_uses(table, "damage")
        tokens = any(choice[0] == "synergy" for choice in token_acts(table, "damage"))
        if special or tokens or weapon_discards(table):
            table.then(AlterDamage())


@rule("SG-WEAPON-007", "SG-WEAPON-008", "SG-WEAPON-009", "SG-LEVEL-005", "SG-FAQ-002", "SG-FAQ-003")
def weapon_discards(table: SeaTable) -> list[str]:
    """Equipped ability cards of the attacker with the weapon's skill: one may be discarded for +1 damage."""
    attack = table.assault
    skill = weapon_named(table, attack.crew, attack.weapon).discard
    if attack.discarded or not skill:
        return []
    return [card for card in table.crew[attack.crew].cards if table.pack.abilities[card].skill == skill]


@rule("SG-COMBAT-018", "SG-COMBAT-047", "SG-COMBAT-067", "SG-CREW-010", "SG-FAQ-002")
@step
class AlterDamage(SeaDecision):
    """Damage may be raised, on misses too, one effect after another."""

    window: ClassVar[str] = "damage"
    scene = "question"

    def who(self, table: SeaTable) -> Seat:
        """The attacker's controller."""
        return table.test.seat

    def options(self, table: SeaTable) -> list[Choice]:
        """Go on, or discard a card of the weapon's skill."""
        return go_on() + [("burn", card) for card in weapon_discards(table)]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """Raise the damage, or close the window."""
        if choice[0] == "burn":
            _, card = choice
            attack = table.assault
            if counts_while_equipped(table, attack.crew, card):
                attack.bonus += 1
            drop_equipped(table, card)
            attack.bonus += 1
            attack.discarded = True
            table.then(AlterDamage())

    def barred(self, table: SeaTable) -> list[tuple[Choice, Reason]]:
        """Cards of another skill, of another crew member, in hand, level cards, and a second discard."""
        offered = weapon_discards(table)
        refusals: list[tuple[Choice, Reason]] = []
        for name, member in table.crew.items():
            cards = [card for card in member.cards if card not in offered]
            refusals += [(("burn", card), _why_not_burn(table, name, card)) for card in cards]
            refusals += [
                (("burn", card), Reason("SG-LEVEL-005", "level-cards-stay", (card,))) for card in member.levels
            ]
        for hand in table.hands:
            refusals += [(("burn", card), Reason("SG-WEAPON-009", "not-from-hand", (card,))) for card in hand]
        return refusals


def _why_not_burn(table: SeaTable, bearer: str, card: str) -> Reason:
    """Why an equipped card cannot be discarded for the weapon."""
    attack = table.assault
    if bearer != attack.crew:
        return Reason("SG-WEAPON-009", "not-on-attacker", (card,))
    if attack.discarded:
        return Reason("SG-WEAPON-008", "one-discard")
    weapon = weapon_named(table, attack.crew, attack.weapon)
    return Reason("SG-WEAPON-007", "wrong-skill", (weapon.discard or "none", card))


@rule("SG-FAQ-002")
def counts_while_equipped(table: SeaTable, crew: str, card: str) -> bool:
    """A card whose own +1 damage counts now keeps it for this attack when it is then discarded."""
    changes = table.pack.abilities[card].passives
    return any(change.name == "damage" and holds(table, crew, change) for change in changes)


@rule("SG-COMBAT-018", "SG-COMBAT-046", "SG-COMBAT-067")
@step
class Place(SeaStep):
    """The final damage is placed on the target and, in part, on its neighbours."""

    def run(self, table: SeaTable) -> None:
        """Tell the damage of the attack and what cards add to it, and begin to place it."""
        attack = table.assault
        if foe_named(table, attack.target) is None:
            return
        strike = strike_of(table, attack)
        table.tell("deals", attack.crew, strike.total(0))
        begin_strike(table, strike)


def strike_of(table: SeaTable, attack: Attack) -> Strike:
    """The damage of an attack as it is placed: what its member deals, and what cards add to it."""
    return Strike(
        target=attack.target,
        dealer=attack.crew,
        points=attack_damage(table, attack),
        cards=attack.cards,
        plain=attack.plain,
        extra=attack.extra,
        diagonal=attack.diagonal,
        near=not has_passive(table, attack.crew, "group tactics"),
    )


@rule("SG-COMBAT-039", "SG-COMBAT-050")
def returned(table: SeaTable, attack: Attack, foe: Foe) -> int:
    """What the target of an attack strikes back with, before any block; nothing where a hit forbids it."""
    if attack.hit and has_passive(table, attack.crew, "no counterattack on a hit"):
        return 0
    return damage_of(table, foe) + passive_sum(table, attack.crew, "counterattack")


@rule(
    "SG-COMBAT-037", "SG-COMBAT-038", "SG-COMBAT-039", "SG-COMBAT-040", "SG-WEAPON-006", "SG-COMBAT-044",
    "SG-COMBAT-050", "SG-COMBAT-070",
)  # fmt: skip
@step
class Counterattack(SeaStep):
    """A target that is still there deals its damage to the attacker, less the block of the weapon used; once."""

    def run(self, table: SeaTable) -> None:
        """Hit the attacker, unless the target is gone, has struck back already, or may not."""
        attack = table.assault
        foe = foe_named(table, attack.target)
        if foe is None or attack.countered:
            return
        attack.countered = True
        if attack.hit and has_passive(table, attack.crew, "no counterattack on a hit"):
            return
        amount = returned(table, attack, foe)
        blocked = weapon_named(table, attack.crew, attack.weapon).block
        table.tell("counterattack", foe.id, attack.crew, amount)
        if amount > blocked:
            table.then(Hit(attack.crew, amount - blocked, table.controller(attack.crew)), Rescue(), StayDown())


@rule("SG-COMBAT-063", "SG-ERRATA-002", "SG-ERRATA-003", "SG-COMBAT-060")
@step
class EndAttack(SeaStep):
    """When an attack is over a tiring weapon tires its user, and defeat is checked before victory."""

    def run(self, table: SeaTable) -> None:
        """Tire the user, close the test, check for defeat, and let cards act that wait for a beaten enemy."""
        attack = table.assault
        weapon = weapon_named(table, attack.crew, attack.weapon)
        if weapon.tires and attack.dealt:
            tire(table, attack.crew, 1)
        is_beaten = foe_named(table, attack.target) is None
        table.fight.attack = None
        EndTest().run(table)
        if not check_defeat(table) and is_beaten and attack.dealt:
            trigger(table, attack.crew, "defeats-enemy")
