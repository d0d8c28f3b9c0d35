"""What effects are worth, on one scale: a coin is 1. For careful players and for balance tables."""

from __future__ import annotations

from collections.abc import Mapping

from ...effects.op import Op, Program
from ...party.table.table import PartyTable

GOODS: Mapping[str, float] = {
    "coins": 1,
    "xp": 1,
    "grain": 1,
    "meat": 1,
    "vegetables": 1,
    "materials": 1,
    "food": 1,
    "resources": 1,
    "artifacts": 3,
    "command": 1,
    "feared": 0.5,
    "revered": 0.5,
    "health": 1,
    "fatigue": 1,
    "resource": 1,
}
"""One of each."""
CARDS: Mapping[str, float] = {"person": 5, "gear": 4, "lore": 3, "recipe": 4, "weapon": 6, "totem": 8}
"""An adventure card by its kind."""
CARD = 4.0
"""An adventure card of another kind."""
QUEST = 2.0
STATUS = 2.0
SHIP_DAMAGE = 1.5
FIGHT = 0.05
"""What fights cost, by the square of their level: two small ones are better than a great one."""
TOKEN = 3.0
ENDING = 10.0
REACH = 3
"""How many paragraphs a careful player looks ahead."""


def gain_of(op: Op, kinds: Mapping[int, str] | None = None) -> float:
    """What an effect gives."""
    if op.name == "gain":
        return GOODS.get(str(op.args[0]), 0.5) * int(op.args[1])
    if op.name == "gain-adventure":
        return CARDS.get((kinds or {}).get(int(op.args[0]), ""), CARD)
    if op.name in ("gain-quest", "complete-quest"):
        return QUEST
    if op.name in ("gain-token", "gain-explore"):
        return TOKEN if op.name == "gain-token" else 0.5
    if op.name == "ending":
        return ENDING
    return _care(op) if op.name in ("heal", "rest", "repair", "draw", "remove-status") else 0.0


def _care(op: Op) -> float:
    amount = next((arg for arg in op.args if isinstance(arg, int)), 1)
    return 0.7 * min(amount, 6)


def harm_of(op: Op) -> tuple[float, float]:
    """What an effect costs: in health and goods of the crew, and in damage of the ship."""
    if op.name == "ship-damage":
        return 0.0, float(int(op.args[0]))
    if op.name == "lose":
        return GOODS.get(str(op.args[0]), 1.0) * int(op.args[1]), 0.0
    if op.name in ("lose-health", "hurt", "tire"):
        amount = next((arg for arg in op.args if isinstance(arg, int)), 1)
        return float(amount) * (5 if "each" in op.args else 1), 0.0
    if op.name == "gain-status":
        return STATUS * (5 if "each" in op.args else 1), 0.0
    if op.name in ("lose-quest", "lose-adventure"):
        return QUEST if op.name == "lose-quest" else CARD, 0.0
    return 0.0, 0.0


def outlook(table: PartyTable, number: str, letter: str) -> float:
    """What a choice of a paragraph promises a careful player, who looks a few paragraphs ahead."""
    choice = next(option for option in table.pack.paragraphs[number].choices if option.letter == letter)
    cost = sum(GOODS.get(kind, 1.0) * amount for kind, amount in choice.cost)
    conditional = 1.0 if choice.needs is not None else 0.0
    return conditional - 0.6 * cost + _program(table, choice.program, REACH)


def prospect(table: PartyTable, program: Program) -> float:
    """What effects promise a careful player that stand by themselves, such as those that complete an event."""
    return _program(table, program, 0)


def _program(table: PartyTable, program: Program, reach: int) -> float:
    worth = 0.0
    for op in program:
        health, ship = harm_of(op)
        worth += gain_of(op) - health - SHIP_DAMAGE * ship
        arms = {name: _program(table, effects, reach) for name, effects in op.arms}
        if op.name == "challenge":
            chance = _chance(table, str(op.args[0]), int(op.args[1]))
            worth += chance * arms.get("pass", 0.0) + (1 - chance) * arms.get("fail", 0.0) - 0.5
        elif op.name == "combat":
            enemies = getattr(table.pack, "enemies", {})
            names = table.bound.fetched(op.args)
            level = sum(int(getattr(enemies.get(name), "level", 4)) for name in names)
            worth += arms.get("win", 0.0) - FIGHT * level * level * _weakness(table)
        elif op.name == "boss":
            boss = getattr(table.bound, "bosses", {})[int(op.args[0])]
            worth += arms.get("win", 0.0) - FIGHT * boss.level * boss.level * len(boss.zones) * _weakness(table)
        elif arms:
            worth += sum(arms.values()) / len(arms)
        if op.name == "turn-to" and reach and str(op.args[0]) in table.pack.paragraphs:
            paragraph = table.pack.paragraphs[str(op.args[0])]
            worth += _program(table, paragraph.program, reach - 1)
            if paragraph.choices:
                worth += max(_program(table, choice.program, reach - 1) for choice in paragraph.choices)
    return worth


def _weakness(table: PartyTable) -> float:
    """How much a fight weighs: more for every wound and all tiredness of the crew."""
    hurt = sum(table.bound.rulebook.health_left(table, name) for name in table.crew)
    whole = sum(table.bound.health.values())
    tired = sum(int(getattr(member, "fatigue", 0)) for member in table.crew.values())
    return 1.0 + 4.0 * max(0.0, 1 - hurt / max(1, whole)) + tired / 6


def _chance(table: PartyTable, skill: str, number: int) -> float:
    """Roughly how likely two good helpers pass."""
    skills = sorted((table.bound.rulebook.skill_of(table, name, skill) for name in table.crew), reverse=True)
    needed = table.bound.rulebook.needed(table, skill, number) - sum(skills[:2])
    return min(1.0, max(0.1, (7 - needed) / 6))
