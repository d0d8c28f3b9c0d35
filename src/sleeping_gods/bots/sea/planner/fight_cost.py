"""Estimates the cost of a fight at sea from printed figures: attacks needed, and damage taken meanwhile."""

from __future__ import annotations

from collections.abc import Sequence

from ....sea.chapters.crew import fatigue_mark, is_up, passive_sum, weapons_of
from ....sea.table.table import SeaTable
from .challenge_odds import fates

ATTACKS = 4
"""Attacks of a round."""
WASTE = 0.7
"""How much of a blow usually lands where it counts."""
STEADY = 1.3
"""How many more attacks an enemy costs that mends itself."""


Blows = list[tuple[float, int]]


def blows(table: SeaTable, defense: int) -> Blows:
    """What each who stands deals at the best with one attack, on average and with a hit; the best first."""
    odds = fates(table)
    best_of_each = []
    for name in table.crew:
        if not is_up(table, name) or "frightened" in table.crew[name].statuses:
            continue
        more, aim = passive_sum(table, name, "damage") + fatigue_mark(table, name), passive_sum(table, name, "accuracy")
        best = (0.0, 0)
        for weapon in weapons_of(table, name):
            hit = max(0, weapon.damage + more)
            chance = sum(share for fate, share in odds.items() if fate + weapon.accuracy + aim >= defense)
            best = max(best, (chance * hit + (1 - chance) * max(0, 1 + more), hit))
        best_of_each.append(best)
    return sorted(best_of_each, reverse=True)


def harm(table: SeaTable, enemies: Sequence[str], known: dict[int, Blows] | None = None) -> float:
    """Health that a fight is likely to cost; more than the crew has where some heart cannot be reached.

    What blows do against a defense is kept in ``known``.
    """
    known = {} if known is None else known
    total = attacks = strikes = 0.0
    for name in enemies:
        enemy, grid = table.pack.enemies[name], table.bound.grids[name]
        able = known.get(enemy.defense)
        if able is None:
            able = known[enemy.defense] = blows(table, enemy.defense)
        hardest = max((need for need in grid.needs), default=1)
        strong = [blow for blow in able if blow[1] >= hardest]
        best = [mean for mean, _ in able[:ATTACKS]]
        if not best or not strong:
            return 99.0
        mean = max(0.3, WASTE * sum(best) / len(best))
        hearts = sum(need for square, need in enumerate(grid.needs) if grid.hearts >> square & 1)
        kinds = [kind for _, kind in grid.abilities]
        needed = (hearts + 1) / mean * (STEADY if any(kind.startswith("regen") for kind in kinds) else 1.0)
        needed *= 1.2 if len(strong) < 2 else 1.0
        strike = enemy.attack + 0.5 * sum(bonus for _, bonus in grid.bonuses)
        total += max(0.0, strike - 1) * max(0.5, needed - 1) + 0.5 * strike * attacks / ATTACKS
        attacks += needed
        strikes += strike
    return total + 0.5 * strikes * attacks / ATTACKS
