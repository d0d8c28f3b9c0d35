"""Estimates the cost of a fight at sea from printed figures: attacks needed, and damage taken meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from ....sea.chapters.crew import fatigue_mark, is_up, passive_sum, weapons_of
from ....sea.table.table import SeaTable
from ...party.challenge_worth import fates
from ...party.damage_grid import hearts_left

ATTACKS = 4
"""Attacks of a round."""
WASTE = 0.7
"""How much of a blow usually lands where it counts."""
MENDING = 1.3
"""How many times as many attacks an enemy costs that mends itself."""
MENDS_ITSELF = "regen"
"""How the ability of such an enemy begins."""
ONE_STRONG_HAND = 1.2
"""The factor on attacks where only one crew member can reach the enemy's hardest heart."""
HOPELESS = 99.0
"""More health than any crew has."""
LEAST_MEAN = 0.3
"""The least mean damage that an attack is estimated to do: it keeps the estimated rounds finite."""
MISS_DAMAGE = 1
"""Damage of an attack that misses."""


class Blow(NamedTuple):
    """What somebody deals with one attack at the best."""

    mean: float
    """The damage on average."""
    hit: int
    """Its damage if it hits."""


Blows: TypeAlias = list[Blow]
"""One for each who stands, the best first."""


def blows(table: SeaTable, defense: int) -> Blows:
    """What each who stands deals at the best with one attack against this defense, the best first."""
    odds = fates(table)
    best_of_each = []
    for name in table.crew:
        if not is_up(table, name) or "frightened" in table.crew[name].statuses:
            continue
        more_damage = passive_sum(table, name, "damage") + fatigue_mark(table, name)
        more_accuracy = passive_sum(table, name, "accuracy")
        best = Blow(0.0, 0)
        for weapon in weapons_of(table, name):
            hit, miss = max(0, weapon.damage + more_damage), max(0, MISS_DAMAGE + more_damage)
            accuracy = weapon.accuracy + more_accuracy
            chance = sum(share for fate, share in odds.items() if fate + accuracy >= defense)
            best = max(best, Blow(chance * hit + (1 - chance) * miss, hit))
        best_of_each.append(best)
    return sorted(best_of_each, reverse=True)


def harm(table: SeaTable, enemies: Sequence[str], known: dict[int, Blows] | None = None) -> float:
    """Health that a fight is likely to cost; more than the crew has where some heart cannot be reached.

    The enemies are beaten one after the other: each strikes back at every attack but the last, of which a point is
    thought to be blocked, and those that stand strike at the end of each round. What blows do against a defense is kept
    in ``known``.
    """
    known = {} if known is None else known
    total = attacks = strikes = 0.0
    for name in enemies:
        enemy, grid = table.pack.enemies[name], table.bound.grids[name]
        if enemy.defense not in known:
            known[enemy.defense] = blows(table, enemy.defense)
        fighters = known[enemy.defense]
        hardest = max(grid.needs, default=1)
        strong_hands = sum(1 for blow in fighters if blow.hit >= hardest)
        best = [blow.mean for blow in fighters[:ATTACKS]]
        if not best or not strong_hands:
            return HOPELESS
        mean = max(LEAST_MEAN, WASTE * sum(best) / len(best))
        hearts = hearts_left(grid, covered=0)
        mends_itself = any(ability.startswith(MENDS_ITSELF) for _, ability in grid.abilities)
        needed = (hearts + 1) / mean * (MENDING if mends_itself else 1.0)
        needed *= ONE_STRONG_HAND if strong_hands < 2 else 1.0
        strike = enemy.attack + 0.5 * sum(bonus for _, bonus in grid.bonuses)
        total += max(0.0, strike - 1) * max(0.5, needed - 1) + 0.5 * strike * attacks / ATTACKS
        attacks += needed
        strikes += strike
    return total + 0.5 * strikes * attacks / ATTACKS
