"""Estimates the cost of a fight in the skies from printed figures: attacks needed, and damage taken meanwhile."""

from __future__ import annotations

from collections.abc import Sequence

from ....skies.chapters.hero import is_up, passive_sum
from ....skies.table.table import SkiesTable
from ..heuristics.fights import power

WASTE = 0.8
"""How much of a blow usually lands where it counts."""
COVERED = 0.6
"""How much of an enemy's growth is left once somebody aims at it."""
ROW, BOSS = 0.5, 1.1
"""How much of what is reckoned a fresh party really suffers from enemies in a row, and from a boss: as measured."""
FACTOR_PER_CARD, MIN_FACTOR = 0.035, 0.25
"""How much less with each equipped card, and what is left of it at least."""
CARDS = 4
"""Cards that are played in a round."""


def harm(table: SkiesTable, enemies: Sequence[str]) -> float:
    """Health that a fight is likely to cost."""
    names = [name for name in table.crew if is_up(table, name) and "frightened" not in table.crew[name].statuses]
    if not names:
        return 99.0
    deck = table.combat_deck
    blows = [power(table, name, card)[0] for name in names for card in deck] if table.combat is not None else []
    mean = sum(blows) / len(blows) if blows else _printed(table, names)
    block = _block(table, names)
    attacks, total = 0.0, 0.0
    for name in enemies:
        enemy, grid = table.bound.enemies[name], table.bound.grids[name]
        hearts = sum(need for square, need in enumerate(grid.needs) if grid.hearts >> square & 1)
        if table.level == "hard":
            hearts += enemy.level
        kinds = [kind for _, kind in grid.abilities]
        stops = sum(int(kind[-1]) for kind in kinds if kind.startswith("block"))
        needed = (hearts + 1) / max(0.7, WASTE * (mean - 0.6 * stops))
        growth = sum(amount for _, amount in grid.bonuses)
        start = max(0, growth - (1 if table.level == "easy" else 0))
        attacks += needed
        rounds = attacks / min(CARDS, len(names))
        strike = enemy.attack + start + COVERED * growth * max(0.0, rounds - 1) / 2
        total += needed * max(0.3, strike - block)
        total += max(0.0, rounds - 0.7) * sum(_threat(kind) for kind in kinds)
    equipped = sum(len(member.cards) for member in table.crew.values())
    measured = ROW if all(name in table.pack.enemies for name in enemies) else BOSS
    return total * measured * max(MIN_FACTOR, 1 - FACTOR_PER_CARD * equipped)


def _threat(kind: str) -> float:
    """What an ability does in an enemy phase, in health."""
    head, _, tail = kind.rpartition("-")
    number = int(tail) if tail.isdecimal() else 1
    return {"deal-all": 4.0 * number, "deal-one": 1.0 * number, "counter-all": 6.0 * number}.get(head, 0.8)


def _printed(table: SkiesTable, names: Sequence[str]) -> float:
    """The mean damage of a card, in the hands of whoever is best at it."""
    damages = []
    for card in table.combat_deck:
        combat = table.pack.adventures[card].combat
        if combat is None or combat.damage is None:
            damages.append(0.0)
            continue
        skills = [table.pack.characters[name].skills.get(combat.skill, 0) if combat.skill else 0 for name in names]
        damages.append(combat.damage + max(skills) + 0.3 * combat.die)
    damages.sort(reverse=True)
    used = damages[: max(4, 2 * len(damages) // 3)]
    return sum(used) / len(used)


def _block(table: SkiesTable, names: Sequence[str]) -> float:
    """What a card and a board block or take of power, on average."""
    deck = [table.pack.adventures[card].combat for card in table.combat_deck]
    cards = [combat.block + combat.remove for combat in deck if combat is not None]
    own = sum(passive_sum(table, name, "block self") for name in names) / len(names)
    return 0.7 * sum(cards) / max(1, len(cards)) + own
