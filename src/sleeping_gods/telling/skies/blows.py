"""Blows: what an attack would really deal and what would come back, with all that costs nothing."""

from __future__ import annotations

from ...party.chapters.placing import Masks, Reach, Spot, around, costs, reach_of, spots
from ...party.table.records import Strike
from ...skies.chapters.damage import WORST_FACE, attack_damage, figures
from ...skies.chapters.foes import ability_sum, block_of, counter_damage, die_is_cursed, foe_in_row
from ...skies.chapters.hero import passive_sum, skill_of
from ...skies.table.records import Attack, Foe
from ...skies.table.table import SkiesTable
from .boosts import free_sum


def damage_range(table: SkiesTable, name: str, card: str, target: str) -> tuple[int, int] | None:
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
    return landing(table, target, least), landing(table, target, most)


def coming_back(table: SkiesTable, name: str, card: str, foe: Foe) -> int:
    """What would hit whoever attacks: power taken away and block counted in, also what is free."""
    combat = figures(table, card)
    back = counter_damage(table, foe)
    if not ability_sum(table, foe, "first-strike"):
        gone = combat.remove + passive_sum(table, name, "remove power self")
        back -= min(foe.power, gone + free_sum(table, "attack", "removal", name))
    block = combat.block + passive_sum(table, name, "block self") + free_sum(table, "block", "block", name)
    return max(0, back - block)


def dealt_by(table: SkiesTable, attack: Attack, foe: Foe) -> int:
    """The damage of the attack under way, less what its target blocks."""
    return max(0, attack_damage(table, attack) - (0 if attack.pierces else block_of(table, foe)))


def landing(table: SkiesTable, target: str, points: int) -> int:
    """How much of so much damage finds squares: those of the target that hang together, and as many beside it."""
    if points <= 0:
        return 0
    reach = reach_of(table, Strike(target, "", points))
    best, left = 0, {*spots(reach.free)}
    while left:
        group, edge = set(), [left.pop()]
        while edge:
            spot = edge.pop()
            group.add(spot)
            near = [other for other in left if _touch(reach, spot, other)]
            left.difference_update(near)
            edge += near
        masks: Masks = tuple(
            sum(1 << square for at, square in group if at == place) for place in range(len(reach.foes))
        )
        room = [sum(costs(grid, mask)) for grid, mask in zip(reach.grids, masks, strict=True)]
        own = room[reach.target]
        best = max(best, own + min(own, sum(room) - own))
    return min(points, best)


def _touch(reach: Reach, one: Spot, other: Spot) -> bool:
    """Whether two squares adjoin; the hearts of a buff card adjoin every square of their enemy."""
    size = reach.grids[reach.target].size
    if one[0] == other[0] == reach.target and max(one[1], other[1]) >= size:
        return True
    return one[1] < reach.grids[one[0]].size and other in around(reach, one, diagonal=False)
