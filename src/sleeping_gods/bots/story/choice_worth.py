"""The value of a story choice or a program of effects to a careful player, who looks a few paragraphs ahead."""

from __future__ import annotations

from ...effects.op import Op, Program
from ...effects.worth import GOODS, SHIP_DAMAGE, gain_of, harm_of
from ...party.table.table import PartyTable

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


class ChoiceWorth:
    """What choices and effects are worth; each game says what only its table knows of fights."""

    def of_choice(self, table: PartyTable, number: str, letter: str) -> float:
        """The value of a choice, looking a few paragraphs ahead."""
        choice = next(option for option in table.pack.paragraphs[number].choices if option.letter == letter)
        cost = sum(GOODS.get(kind, 1.0) * amount for kind, amount in choice.cost)
        conditional = CONDITIONAL if choice.needs is not None else 0.0
        return conditional - PRICE_SHARE * cost + self._worth(table, choice.program, REACH)

    def of_program(self, table: PartyTable, program: Program) -> float:
        """The value of effects outside of a paragraph, such as those that complete an event."""
        return self._worth(table, program, 0)

    def level_of(self, table: PartyTable, enemy: str) -> int:
        """The level of an enemy by its id."""
        return USUAL_LEVEL

    def danger_of_boss(self, table: PartyTable, number: int) -> int:
        """How dangerous a boss of an end story is, in squares of levels; 0 for games without such fights."""
        return 0

    def fatigue(self, table: PartyTable) -> int:
        """The fatigue of all the crew; 0 for games without it."""
        return 0

    def _worth(self, table: PartyTable, program: Program, reach: int) -> float:
        """The value of effects, and of what can be read within ``reach`` paragraphs."""
        worth = 0.0
        for op in program:
            health, ship = harm_of(op)
            worth += gain_of(op) - health - SHIP_DAMAGE * ship
            arms = {name: self._worth(table, effects, reach) for name, effects in op.arms}
            worth += self._worth_of_arms(table, op, arms)
            if op.name == "turn-to" and reach and str(op.args[0]) in table.pack.paragraphs:
                paragraph = table.pack.paragraphs[str(op.args[0])]
                worth += self._worth(table, paragraph.program, reach - 1)
                if paragraph.choices:
                    worth += max(self._worth(table, choice.program, reach - 1) for choice in paragraph.choices)
        return worth

    def _worth_of_arms(self, table: PartyTable, op: Op, arms: dict[str, float]) -> float:
        """The value of an effect's arms, such as pass and fail, less the cost of its test or fight."""
        if op.name == "challenge":
            skill, number, *_ = op.args
            chance = _chance(table, str(skill), int(number))
            return chance * arms.get("pass", 0.0) + (1 - chance) * arms.get("fail", 0.0) - TRYING
        if op.name == "combat":
            level = sum(self.level_of(table, name) for name in table.bound.fetched(op.args))
            return arms.get("win", 0.0) - FIGHT * level * level * self._weakness(table)
        if op.name == "boss":
            number, *_ = op.args
            return arms.get("win", 0.0) - FIGHT * self.danger_of_boss(table, int(number)) * self._weakness(table)
        return sum(arms.values()) / len(arms) if arms else 0.0

    def _weakness(self, table: PartyTable) -> float:
        """How much a fight weighs: more for every wound and for fatigue."""
        health = sum(table.bound.rulebook.health_left(table, name) for name in table.crew)
        full_health = sum(table.bound.health.values())
        wounds = WEIGHT_OF_WOUNDS * max(0.0, 1 - health / max(1, full_health))
        return 1.0 + wounds + self.fatigue(table) / FATIGUE_FOR_ONE


def _chance(table: PartyTable, skill: str, number: int) -> float:
    """A rough estimate of the chance with the ablest helpers: a die must show what they lack."""
    skills = sorted((table.bound.rulebook.skill_of(table, name, skill) for name in table.crew), reverse=True)
    needed = table.bound.rulebook.needed(table, skill, number) - sum(skills[:HELPERS])
    return min(1.0, max(LEAST_CHANCE, (DIE_SIDES + 1 - needed) / DIE_SIDES))
