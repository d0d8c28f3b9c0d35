"""Enemies in the row (DS-CSET, DS-ENAB, DS-BUFF, DS-BOSS): figures read off uncovered squares and buff cards."""

from __future__ import annotations

from typing import NamedTuple

from ...kernel.rules import rule
from ...party.table.records import Strike
from ..table.cards import Enemy
from ..table.enemy_abilities import ENEMY_ABILITIES
from ..table.records import Foe
from ..table.table import SkiesTable


class NumberedAbility(NamedTuple):
    """An enemy's ability as a card writes it: ``block-2`` is ``block`` and 2."""

    name: str
    number: int
    """0 if it has none."""


class WorkingAbility(NamedTuple):
    """An enemy's ability that is not covered."""

    mask: int
    """The bit of its square; 0 for that of a buff card."""
    ability: str


def split(ability: str) -> NumberedAbility:
    """The name of an enemy ability and its number."""
    head, _, tail = ability.rpartition("-")
    return NumberedAbility(head, int(tail)) if tail.isdecimal() else NumberedAbility(ability, 0)


def foe_in_row(table: SkiesTable, name: str) -> Foe | None:
    """An enemy in the row, if it is still there."""
    return next((foe for foe in table.fight.foes if foe.id == name), None)


def card_of(table: SkiesTable, foe: Foe) -> Enemy:
    """The enemy's card, or the zone."""
    return table.bound.enemies[foe.id]


@rule("DS-DMGE-007", "DS-BOSS-004", "DS-BUFF-005", "DS-ENAB-019")
def abilities(table: SkiesTable, foe: Foe) -> list[WorkingAbility]:
    """What still works: abilities on uncovered squares in reading order, and that of the buff card."""
    grid = table.bound.grids[foe.id]
    working = [WorkingAbility(mask, name) for mask, name in grid.abilities if not foe.covered & mask]
    return [*working, WorkingAbility(0, table.pack.buffs[foe.buff].ability)] if foe.buff else working


def acting(table: SkiesTable, foe: Foe) -> list[WorkingAbility]:
    """The working abilities of an enemy that act in the enemy phase."""
    return [working for working in abilities(table, foe) if ENEMY_ABILITIES[split(working.ability).name].acts]


@rule("DS-ENAB-019")
def ability_sum(table: SkiesTable, foe: Foe, wanted: str) -> int:
    """The numbers of an ability added up, or how often it shows if it has none."""
    total = 0
    for _, ability in abilities(table, foe):
        name, number = split(ability)
        if name == wanted:
            total += number or 1
    return total


@rule("DS-CSET-003", "DS-ENDR-004", "DS-CSET-004")
def growth(table: SkiesTable, foe: Foe) -> int:
    """The uncovered power symbols."""
    return sum(amount for mask, amount in table.bound.grids[foe.id].bonuses if not foe.covered & mask)


@rule("DS-ATTK-013", "DS-ENAB-002", "DS-BOSS-002", "DS-BOSS-008", "DS-COMP-012")
def counter_damage(table: SkiesTable, foe: Foe) -> int:
    """The basic damage, 1 for each power, and what allies add."""
    allies = sum(ability_sum(table, other, "allies-damage") for other in table.fight.foes if other is not foe)
    return card_of(table, foe).attack + foe.power + allies


@rule("DS-ENAB-003", "DS-ENAB-019")
def block_of(table: SkiesTable, foe: Foe) -> int:
    """What an enemy takes off the damage that a character deals to it."""
    return ability_sum(table, foe, "block")


@rule("DS-ENAB-004")
def die_is_cursed(table: SkiesTable) -> bool:
    """Whether every combat die counts as -1."""
    return any(ability_sum(table, foe, "die-minus") for foe in table.fight.foes)


@rule("DS-BUFF-002", "DS-BUFF-006", "DS-BUFF-007", "DS-BUFF-004")
def buff_left(table: SkiesTable, foe: Foe) -> int:
    """Extra hearts that are not covered: 1 per level, shared by all zones of a boss."""
    if not foe.buff:
        return 0
    fight = table.fight
    if fight.boss:
        return table.bound.bosses[fight.boss].level - sum(other.buffed for other in fight.foes)
    return card_of(table, foe).level - foe.buffed


@rule("DS-BUFF-003", "DS-BUFF-008")
def wild(table: SkiesTable, strike: Strike) -> int:
    """Damage that the target's buff card could take before this strike."""
    foe = foe_in_row(table, strike.target)
    if foe is None or not foe.buff:
        return 0
    size = table.bound.grids[foe.id].size
    return buff_left(table, foe) + sum(1 for name, square in strike.placed if name == foe.id and square >= size)


def buff_hit(table: SkiesTable, name: str, amount: int) -> None:
    """Damage lies on a buff card, or leaves it."""
    foe = foe_in_row(table, name)
    if foe is not None:
        foe.buffed += amount


@rule("DS-ATTK-017", "DS-BUFF-004", "DS-BOSS-004", "DS-BOSS-005")
def is_beaten(table: SkiesTable, foe: Foe) -> bool:
    """A card is beaten when its hearts and its buff's are covered; a boss only as a whole."""
    zones = table.fight.foes if table.fight.boss else [foe]
    return all(hearts_covered(table, other) and not buff_left(table, other) for other in zones)


def hearts_covered(table: SkiesTable, foe: Foe) -> bool:
    """Whether all hearts of a card or zone are covered; those that a buff adds are counted apart."""
    hearts = table.bound.grids[foe.id].hearts
    return foe.covered & hearts == hearts


@rule("DS-ATTK-017", "DS-ATTK-013", "DS-ENAB-002", "DS-ENAB-005")
def is_won(table: SkiesTable) -> bool:
    """Every enemy is beaten, and no square that is left makes the last counterattack any weaker."""
    fight = table.combat
    if fight is None or not all(is_beaten(table, foe) for foe in fight.foes):
        return False
    attack = fight.attack
    if attack is None or attack.countered:
        return True
    return not any(
        ability_sum(table, foe, "counter-all" if foe.id == attack.target else "allies-damage") for foe in fight.foes
    )


@rule("DS-BOSS-009")
def can_be_hit(table: SkiesTable, foe: Foe) -> bool:
    """A zone may be targeted while it has a free square or its buff card has hearts."""
    return foe.covered != (1 << table.bound.grids[foe.id].size) - 1 or buff_left(table, foe) > 0


@rule("DS-DIFF-012")
def combat_level(table: SkiesTable, names: tuple[str, ...], boss: int) -> int:
    """The sum of the enemies' levels, or the level of the boss."""
    if boss:
        return table.bound.bosses[boss].level
    return sum(table.bound.enemies[name].level for name in names)
