"""Enemy cards in the row (SG-ENEMY): figures read off uncovered squares."""

from __future__ import annotations

from typing import NamedTuple

from ...kernel.rules import rule
from ..table.cards import Enemy
from ..table.records import Foe
from ..table.table import SeaTable


class CombatLevel(NamedTuple):
    """How hard a fight is."""

    level: int
    """The sum of the enemies' levels."""
    band: str
    """The name of the difficulty."""


def foe_named(table: SeaTable, enemy: str) -> Foe | None:
    """An enemy in the row, if it is still there."""
    for foe in table.fight.foes:
        if foe.id == enemy:
            return foe
    return None


def neighbours(table: SeaTable, enemy: str) -> list[Foe]:
    """The enemies directly to the left and to the right of one."""
    foes = table.fight.foes
    place = next(place for place, foe in enumerate(foes) if foe.id == enemy)
    return foes[max(0, place - 1) : place] + foes[place + 1 : place + 2]


def card_of(table: SeaTable, foe: Foe) -> Enemy:
    """The enemy's card."""
    return table.pack.enemies[foe.id]


@rule("SG-COMBAT-026", "SG-ENEMY-002", "SG-ENEMY-001")
def uncovered(table: SeaTable, foe: Foe, ability: str) -> int:
    """How often an ability still works: once for every uncovered square that shows it."""
    return table.bound.grids[foe.id].has(foe.covered, ability)


@rule("SG-COMBAT-039", "SG-COMBAT-026")
def damage_of(table: SeaTable, foe: Foe) -> int:
    """The basic figure and every uncovered bonus on the card."""
    total = card_of(table, foe).attack
    for mask, bonus in table.bound.grids[foe.id].bonuses:
        if not foe.covered & mask:
            total += bonus
    return total


@rule("SG-ENEMY-015", "SG-WEAPON-010", "SG-COMBAT-016", "SG-ENEMY-025")
def defense_of(table: SeaTable, foe: Foe, *, ranged: bool) -> int:
    """While the wing is uncovered, defense is 1 higher against weapons that are not ranged."""
    defense = card_of(table, foe).defense
    if not ranged and uncovered(table, foe, "flying"):
        defense += 1
    return defense


@rule("SG-COMBAT-028")
def is_beaten(table: SeaTable, foe: Foe) -> bool:
    """An enemy is defeated once all its heart squares are covered."""
    hearts = table.bound.grids[foe.id].hearts
    return foe.covered & hearts == hearts


@rule("SG-COMBAT-028", "SG-COMBAT-060")
def is_won(table: SeaTable) -> bool:
    """Every enemy is beaten and nobody is about to be hit, so neither damage nor tokens can change anything."""
    combat = table.combat
    return combat is not None and not combat.victim and all(is_beaten(table, foe) for foe in combat.foes)


NEIGHBOUR_BONUSES = {"adjacent-damage-1": 1, "adjacent-damage-2": 2}
"""What an uncovered square of each ability adds to the attack of the enemies beside it."""


@rule("SG-ENEMY-008", "SG-ENEMY-009")
def neighbours_bonus(table: SeaTable, foe: Foe) -> int:
    """Uncovered `adjacent deal more` squares of the cards next to this one add to its end of round attack."""
    bonus = 0
    for other in neighbours(table, foe.id):
        for ability, amount in NEIGHBOUR_BONUSES.items():
            bonus += amount * uncovered(table, other, ability)
    return bonus


@rule("SG-COMBAT-005", "SG-COMBAT-006", "SG-COMBAT-036")
def combat_level(table: SeaTable, enemies: tuple[str, ...]) -> CombatLevel:
    """The sum of the enemies' levels and its band; known before the fight."""
    level = sum(table.pack.enemies[enemy].level for enemy in enemies)
    bands = table.pack.difficulty
    for band in bands:
        if level <= band.high:
            return CombatLevel(level, band.key)
    return CombatLevel(level, bands[-1].key)
