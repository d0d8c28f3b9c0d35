"""The value of a story choice or a program of effects to a careful player, who looks a few paragraphs ahead."""

from __future__ import annotations

from ...effects.op import Op, Program
from ...effects.worth import GOODS, SHIP_DAMAGE, gain_of, harm_of
from ...party.table.table import PartyTable
from ...sea.table.table import SeaTable
from ...skies.table.table import SkiesTable

FIGHT = 0.05
"""What fights cost, by the square of their level: two small ones are better than a great one."""
REACH = 3
"""How many paragraphs a careful player looks ahead."""
PRICE_SHARE = 0.6
"""How much of a price counts: what is kept may never be used."""
CONDITIONAL = 1.0
"""What a choice is worth more that not everybody has."""
TRYING = 0.5
"""What it costs to try a challenge."""
USUAL_LEVEL = 4
"""The level of an enemy that the pack does not know."""
HELPERS = 2
"""How many help in a challenge, as it is thought of."""
LEAST_CHANCE = 0.1
"""The least chance that a challenge is thought to have."""
DIE_SIDES = 6
"""The sides of the die that stands for fate in that thought."""
WEIGHT_OF_WOUNDS = 4.0
"""How much more a fight weighs for a party that has no health left."""
FATIGUE_FOR_ONE = 6
"""With so much fatigue a fight weighs as much more as it does for a fresh party."""


def choice_worth(table: PartyTable, number: str, letter: str) -> float:
    """The value of a choice, looking a few paragraphs ahead."""
    choice = next(option for option in table.pack.paragraphs[number].choices if option.letter == letter)
    cost = sum(GOODS.get(kind, 1.0) * amount for kind, amount in choice.cost)
    conditional = CONDITIONAL if choice.needs is not None else 0.0
    return conditional - PRICE_SHARE * cost + _worth(table, choice.program, REACH)


def program_worth(table: PartyTable, program: Program) -> float:
    """The value of effects outside of a paragraph, such as those that complete an event."""
    return _worth(table, program, 0)


def _worth(table: PartyTable, program: Program, reach: int) -> float:
    """The value of effects, and of what can be read within ``reach`` paragraphs."""
    worth = 0.0
    for op in program:
        health, ship = harm_of(op)
        worth += gain_of(op) - health - SHIP_DAMAGE * ship
        worth += _worth_of_arms(table, op, {name: _worth(table, effects, reach) for name, effects in op.arms})
        if op.name == "turn-to" and reach and str(op.args[0]) in table.pack.paragraphs:
            paragraph = table.pack.paragraphs[str(op.args[0])]
            worth += _worth(table, paragraph.program, reach - 1)
            if paragraph.choices:
                worth += max(_worth(table, choice.program, reach - 1) for choice in paragraph.choices)
    return worth


def _worth_of_arms(table: PartyTable, op: Op, arms: dict[str, float]) -> float:
    """The value of an effect's arms, such as pass and fail, less the cost of its test or fight."""
    if op.name == "challenge":
        skill, number, *_ = op.args
        chance = _chance(table, str(skill), int(number))
        return chance * arms.get("pass", 0.0) + (1 - chance) * arms.get("fail", 0.0) - TRYING
    if op.name == "combat":
        level = sum(_level_of(table, name) for name in table.bound.fetched(op.args))
        return arms.get("win", 0.0) - FIGHT * level * level * _weakness(table)
    if op.name == "boss" and isinstance(table, SkiesTable):
        number, *_ = op.args
        boss = table.bound.bosses[int(number)]
        return arms.get("win", 0.0) - FIGHT * boss.level * boss.level * len(boss.zones) * _weakness(table)
    return sum(arms.values()) / len(arms) if arms else 0.0


def _level_of(table: PartyTable, enemy: str) -> int:
    """The level of an enemy by its id."""
    if isinstance(table, SeaTable):
        known_at_sea = table.pack.enemies.get(enemy)
        return USUAL_LEVEL if known_at_sea is None else known_at_sea.level
    known = table.pack.enemies.get(enemy) if isinstance(table, SkiesTable) else None
    return USUAL_LEVEL if known is None else known.level


def _weakness(table: PartyTable) -> float:
    """How much a fight weighs: more for every wound and for fatigue."""
    health = sum(table.bound.rulebook.health_left(table, name) for name in table.crew)
    full_health = sum(table.bound.health.values())
    fatigue = sum(member.fatigue for member in table.crew.values()) if isinstance(table, SeaTable) else 0
    return 1.0 + WEIGHT_OF_WOUNDS * max(0.0, 1 - health / max(1, full_health)) + fatigue / FATIGUE_FOR_ONE


def _chance(table: PartyTable, skill: str, number: int) -> float:
    """A rough estimate of the chance with the ablest helpers: a die must show what they lack."""
    skills = sorted((table.bound.rulebook.skill_of(table, name, skill) for name in table.crew), reverse=True)
    needed = table.bound.rulebook.needed(table, skill, number) - sum(skills[:HELPERS])
    return min(1.0, max(LEAST_CHANCE, (DIE_SIDES + 1 - needed) / DIE_SIDES))
