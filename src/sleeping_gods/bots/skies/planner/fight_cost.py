"""Estimates the cost of a fight in the skies from printed figures: attacks needed, and damage taken meanwhile."""

from __future__ import annotations

from collections.abc import Sequence

from ....skies.chapters.hero import is_up, passive_sum
from ....skies.table.table import SkiesTable
from ...party.damage_grid import hearts_left
from ..heuristics.fights import card_damage

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
    mean, block = _mean_damage(table, names), _mean_block(table, names)
    attacks = total = 0.0
    for enemy in enemies:
        needed = _attacks_needed(table, enemy, mean)
        attacks += needed
        rounds = attacks / min(CARDS, len(names))
        total += needed * max(LEAST_BLOW, _counterattack(table, enemy, rounds) - block)
        abilities = table.bound.grids[enemy].abilities
        total += max(0.0, rounds - ROUNDS_BEFORE_THREATS) * sum(_threat(ability) for _, ability in abilities)
    is_row = all(name in table.pack.enemies for name in enemies)
    measured = MEASURED_IN_ROW if is_row else MEASURED_WITH_BOSS
    return total * measured * _equipped_factor(table)


def _attacks_needed(table: SkiesTable, name: str, mean: float) -> float:
    """How many attacks of a mean damage beat an enemy."""
    grid = table.bound.grids[name]
    hearts = hearts_left(grid, covered=0)
    if table.level == "hard":
        hearts += table.bound.enemies[name].level
    blocked = sum(int(ability[-1]) for _, ability in grid.abilities if ability.startswith("block"))
    return (hearts + 1) / max(LEAST_MEAN, WASTE * (mean - BLOCKED_SHARE * blocked))


def _counterattack(table: SkiesTable, name: str, rounds: float) -> float:
    """What an enemy deals on average when it strikes back, in a fight of so many rounds."""
    growth = sum(amount for _, amount in table.bound.grids[name].bonuses)
    power_at_start = max(0, growth - (1 if table.level == "easy" else 0))
    return table.bound.enemies[name].attack + power_at_start + COVERED * growth * max(0.0, rounds - 1) / 2


def _equipped_factor(table: SkiesTable) -> float:
    """The share of the harm that is left to a party with so many equipped cards."""
    equipped = sum(len(member.cards) for member in table.crew.values())
    return max(MIN_FACTOR, 1 - FACTOR_PER_CARD * equipped)


def _threat(ability: str) -> float:
    """What an ability such as ``deal-all-2`` does in an enemy phase, in health."""
    name, _, number = ability.rpartition("-")
    return THREATS[name] * (int(number) if number.isdecimal() else 1) if name in THREATS else USUAL_THREAT


def _mean_damage(table: SkiesTable, names: Sequence[str]) -> float:
    """The mean damage of a card: in a fight with the skills of the party as they are now, else as printed."""
    if table.combat is None or not table.combat_deck:
        return _mean_as_printed(table, names)
    damages = [card_damage(table, name, card).mean for name in names for card in table.combat_deck]
    return sum(damages) / len(damages)


def _mean_as_printed(table: SkiesTable, names: Sequence[str]) -> float:
    """The mean printed damage of the better cards, each played by the member with most of its skill."""
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
