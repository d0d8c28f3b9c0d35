"""Conditions that only stories of the sea ask for (SG-EXPLORE, SG-TOTEM, SG-RES)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...effects.op import Condition
from ...kernel.rules import rule
from ..table.table import SeaTable
from .adventure import totem_count
from .supply import food


def _has(table: SeaTable, kind: str, amount: int) -> bool:
    """Whether the crew has so much of a kind of goods, of food of any kind, or so many XP."""
    if kind == "food":
        return food(table) >= amount
    if kind == "xp":
        return table.xp >= amount
    return table.goods[kind] >= amount


HOLDS: Mapping[str, Callable[..., bool]] = {
    "card": lambda table, number: table.bound.adventure_numbers.get(number, "") in table.adventures,
    "has": _has,
    "explore": lambda table, letter: letter in table.letters,
    "token": lambda table, token: token in table.tokens,
    "totems": lambda table, count: totem_count(table) >= count,
    "serpent": lambda table: table.serpent == table.region,
    "finale-defeats": lambda table, count: table.finale_defeats >= count,
    "port": lambda table: table.pack.regions[table.region].port,
}
"""Whether a condition holds at a table, by its kind; each takes the table and the condition's own arguments."""


@rule("SG-EXPLORE-005", "SG-TOTEM-004", "SG-RES-004")
def holds(table: SeaTable, condition: Condition, source: str) -> bool:
    """Whether what only the sea's stories ask for is there."""
    return HOLDS[condition.kind](table, *condition.args)
