"""Estimates the cost of a fight in the skies from printed figures: attacks needed, and damage taken meanwhile."""

from __future__ import annotations

from collections.abc import Sequence

from ....skies.chapters.hero import is_up, passive_sum
from ....skies.table.table import SkiesTable
from ...party.damage_grid import hearts_left
from ..heuristics.fights import power

WASTE = 0.8
"""How much of a blow usually lands where it counts."""
COVERED = 0.6
"""How much of an enemy's growth is left once somebody aims at it."""
MEASURED_IN_ROW = 0.5
"""How much of what is reckoned a fresh party really suffers from enemies in a row, as measured."""
MEASURED_WITH_BOSS = 1.1
"""How much of it a fresh party really suffers from a boss, as measured."""
FACTOR_PER_CARD = 0.035
"""The share of it that each equipped card saves."""
MIN_FACTOR = 0.25
"""The share of it that is left, however many cards are equipped."""
CARDS = 4
"""Cards that are played in a round."""
HOPELESS = 99.0
"""More health than any party has."""
LEAST_MEAN = 0.7
"""The least that an attack is thought to deal."""
LEAST_BLOW = 0.3
"""The least that a counterattack is thought to deal."""
BLOCKED_SHARE = 0.6
"""The share of an enemy's block that attacks meet, as long as its squares are not covered."""
ROUNDS_BEFORE_THREATS = 0.7
"""Rounds of a fight in which abilities of the enemy phase do nothing yet."""
THREATS = {"deal-all": 4.0, "deal-one": 1.0, "counter-all": 6.0}
"""What an ability does in an enemy phase, in health, for each point of its number."""
USUAL_THREAT = 0.8
"""What any other ability does."""
DIE = 0.3
"""What the die adds to a card on average."""
LEAST_CARDS = 4
"""The mean is taken over the better two thirds of the cards, and over no fewer than this."""
SHARE_USED = 0.7
"""The share of attacks after which a card's block or removal of power is of use."""


def harm(table: SkiesTable, enemies: Sequence[str]) -> float:
    """Health that a fight is likely to cost: the enemies are beaten in turn, and strike back at each attack."""
    names = [name for name in table.crew if is_up(table, name) and "frightened" not in table.crew[name].statuses]
    if not names:
        return HOPELESS
    deck = table.combat_deck
    damages = []
    if table.combat is not None:  # the skills of the party count as they are now
        damages = [damage for name in names for damage, _ in (power(table, name, card) for card in deck)]
    mean = sum(damages) / len(damages) if damages else _mean_as_printed(table, names)
    block = _mean_block(table, names)
    attacks = total = 0.0
    for name in enemies:
        enemy, grid = table.bound.enemies[name], table.bound.grids[name]
        hearts = hearts_left(grid, covered=0)
        if table.level == "hard":
            hearts += enemy.level
        abilities = [ability for _, ability in grid.abilities]
        blocked = sum(int(ability[-1]) for ability in abilities if ability.startswith("block"))
        needed = (hearts + 1) / max(LEAST_MEAN, WASTE * (mean - BLOCKED_SHARE * blocked))
        growth = sum(amount for _, amount in grid.bonuses)
        power_at_start = max(0, growth - (1 if table.level == "easy" else 0))
        attacks += needed
        rounds = attacks / min(CARDS, len(names))
        blow = enemy.attack + power_at_start + COVERED * growth * max(0.0, rounds - 1) / 2
        total += needed * max(LEAST_BLOW, blow - block)
        total += max(0.0, rounds - ROUNDS_BEFORE_THREATS) * sum(_threat(ability) for ability in abilities)
    equipped = sum(len(member.cards) for member in table.crew.values())
    is_row = all(name in table.pack.enemies for name in enemies)
    measured = MEASURED_IN_ROW if is_row else MEASURED_WITH_BOSS
    return total * measured * max(MIN_FACTOR, 1 - FACTOR_PER_CARD * equipped)


def _threat(ability: str) -> float:
    """What an ability such as ``deal-all-2`` does in an enemy phase, in health."""
    name, _, number = ability.rpartition("-")
    return THREATS[name] * (int(number) if number.isdecimal() else 1) if name in THREATS else USUAL_THREAT


def _mean_as_printed(table: SkiesTable, names: Sequence[str]) -> float:
    """The mean damage of a card, in the hands of whoever is best at it."""
    damages = []
    for card in table.combat_deck:
        combat = table.pack.adventures[card].combat
        if combat is None or combat.damage is None:
            damages.append(0.0)
            continue
        skills = [table.pack.characters[name].skills.get(combat.skill, 0) if combat.skill else 0 for name in names]
        damages.append(combat.damage + max(skills) + DIE * combat.die)
    damages.sort(reverse=True)
    used = damages[: max(LEAST_CARDS, 2 * len(damages) // 3)]
    return sum(used) / len(used)


def _mean_block(table: SkiesTable, names: Sequence[str]) -> float:
    """What a card and a board block or take of power, on average."""
    deck = [table.pack.adventures[card].combat for card in table.combat_deck]
    cards = [combat.block + combat.remove for combat in deck if combat is not None]
    own = sum(passive_sum(table, name, "block self") for name in names) / len(names)
    return SHARE_USED * sum(cards) / max(1, len(cards)) + own
