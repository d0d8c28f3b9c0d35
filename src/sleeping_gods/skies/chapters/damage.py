"""Damage (DS-ATTK, DS-ABCA): what the attack in progress would deal and what would come back, as things stand."""

from __future__ import annotations

from typing import NamedTuple

from ...kernel.rules import rule
from ..table.cards import CombatFigures
from ..table.records import Attack
from ..table.table import SkiesTable
from .foes import ability_sum, block_of, counter_damage, die_is_cursed, foe_in_row
from .hero import is_up, passive_sum, skill_of

WORST_FACE = -1
"""What every die counts while an enemy has cursed it."""


class AttackOutlook(NamedTuple):
    """What an attack is about to bring; of each figure, the more the better."""

    dealt: int
    attacker: int
    """Minus the damage that the attacker will take."""
    everyone: int
    """Minus the damage that each character will take."""


def figures(table: SkiesTable, card: str) -> CombatFigures:
    """What a combat card does."""
    combat = table.pack.adventures[card].combat
    if combat is None:
        raise KeyError(card)
    return combat


@rule("DS-ENAB-004", "DS-ATTK-005")
def die_result(table: SkiesTable, attack: Attack) -> int:
    """What the die adds; -1 while an enemy has cursed it."""
    if not attack.side:
        return 0
    return WORST_FACE if die_is_cursed(table) else table.pack.die[attack.side - 1]


@rule("DS-ATTK-005", "DS-ATTK-006", "DS-ATTK-009", "DS-ABCA-006", "DS-ABCA-008", "DS-ABCA-012", "DS-STAT-007")
def attack_damage(table: SkiesTable, attack: Attack) -> int:
    """Printed damage, die, skill and bonuses, never below 0; a card without damage gets nothing."""
    combat = figures(table, attack.card)
    if combat.damage is None:
        return 0
    total = combat.damage + die_result(table, attack) + attack.bonus
    total += passive_sum(table, attack.crew, "damage self")
    if combat.skill:
        total += skill_of(table, attack.crew, combat.skill)
    return max(0, total)


@rule("DS-ABCA-006", "DS-ATTK-011")
def removal(table: SkiesTable, attack: Attack) -> int:
    """The power that the attack takes from its target: of the card, of what was added, and of the attacker's cards."""
    return attack.remove + passive_sum(table, attack.crew, "remove power self")


@rule("DS-ATTK-014", "DS-ATTK-015", "DS-ABCA-005")
def blocked(table: SkiesTable) -> int:
    """The block against the hit that is being taken: what was gathered, and the victim's own cards."""
    fight = table.fight
    return fight.block + passive_sum(table, fight.victim, "block self")


@rule("DS-ATTK-019")
def outlook(table: SkiesTable) -> AttackOutlook:
    """What the attack in progress would bring, as things stand.

    Once the hit is being taken only that is still open.
    """
    fight, attack = table.fight, table.assault
    if fight.victim:
        return AttackOutlook(0, min(0, blocked(table) - fight.blow), 0)
    foe = foe_in_row(table, attack.target)
    if foe is None:
        return AttackOutlook(0, 0, 0)
    dealt = attack_damage(table, attack)
    if not attack.pierces:
        dealt = max(0, dealt - block_of(table, foe))
    everyone = -ability_sum(table, foe, "counter-all")
    if not is_up(table, attack.crew):
        return AttackOutlook(dealt, 0, everyone)
    blow = counter_damage(table, foe) - attack.block - passive_sum(table, attack.crew, "block self")
    if not ability_sum(table, foe, "first-strike"):
        blow -= min(foe.power, removal(table, attack))
    return AttackOutlook(dealt, -max(0, blow), everyone)


def improves(before: AttackOutlook, after: AttackOutlook) -> bool:
    """Whether any part of an outlook has become better."""
    return any(new > old for old, new in zip(before, after, strict=True))
