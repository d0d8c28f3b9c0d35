"""The damage that an attack would deal and receive, with all free bonuses."""

from __future__ import annotations

from typing import NamedTuple

from ...skies.chapters.damage import WORST_FACE, attack_damage, figures
from ...skies.chapters.foes import ability_sum, block_of, counter_damage, die_is_cursed, foe_in_row
from ...skies.chapters.hero import passive_sum, skill_of
from ...skies.table.records import Attack, Foe
from ...skies.table.table import SkiesTable
from ..localizer import Localizer
from ..party.boosts import total_boost
from ..party.placeable_damage import placeable_damage
from .boosts import free_sum


class DamageRange(NamedTuple):
    """What an attack would deal at least and at most."""

    least: int
    most: int


def damage_range(table: SkiesTable, name: str, card: str, target: str) -> DamageRange | None:
    """The least and the most that can land, the enemy's block taken off and what is free counted in.

    Nothing for a card without damage.
    """
    combat = figures(table, card)
    foe = foe_in_row(table, target)
    if combat.damage is None or foe is None:
        return None
    fixed = combat.damage + passive_sum(table, name, "damage self") + free_sum(table, "attack", "damage", name)
    fixed += skill_of(table, name, combat.skill) if combat.skill else 0
    faces: tuple[int, ...] = (0,)
    if combat.die:
        faces = (WORST_FACE,) if die_is_cursed(table) else tuple(table.pack.die)
    block = 0 if combat.pierces else block_of(table, foe)
    least, most = max(0, fixed + min(faces) - block), max(0, fixed + max(faces) - block)
    return DamageRange(placeable_damage(table, target, least), placeable_damage(table, target, most))


def synergy_damage(table: SkiesTable, name: str, card: str) -> int:
    """The damage that somebody's synergy token would add to an attack with a card; 0 without a token."""
    if not table.crew[name].synergy:
        return 0
    return total_boost(tuple(op for op in figures(table, card).synergy if op.name == "damage")).gives


class CounterBlow(NamedTuple):
    """What an enemy would strike back with, and how much of that is blocked."""

    back: int
    blocked: int


def coming_back(table: SkiesTable, name: str, card: str, foe: Foe) -> int:
    """What would hit whoever attacks: power taken away and block counted in, also what is free."""
    strike = strike_back(table, name, card, foe)
    return strike.back - strike.blocked


def strike_back(table: SkiesTable, name: str, card: str, foe: Foe) -> CounterBlow:
    """What would come back, power taken away counted in, and what of it is blocked, also by what is free."""
    combat = figures(table, card)
    back = counter_damage(table, foe)
    if not ability_sum(table, foe, "first-strike"):
        power_removed = combat.remove + passive_sum(table, name, "remove power self")
        back -= min(foe.power, power_removed + free_sum(table, "attack", "removal", name))
    block = combat.block + passive_sum(table, name, "block self") + free_sum(table, "block", "block", name)
    return CounterBlow(back, min(back, block))


def strike_back_words(localizer: Localizer, strike: CounterBlow) -> str:
    """What comes back and what of it is blocked, in the same words beside an attack and when the hit is being taken."""
    return localizer.say("attack_back", damage=strike.back, blocked=strike.blocked)


def dealt_by(table: SkiesTable, attack: Attack, foe: Foe) -> int:
    """The damage of the attack in progress, less what its target blocks."""
    return max(0, attack_damage(table, attack) - (0 if attack.pierces else block_of(table, foe)))
