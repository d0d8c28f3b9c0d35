"""Conditions that only stories and events of the skies ask for (DS-QUST, DS-JLOG, DS-EVNT)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...effects.op import Condition
from ...kernel.rules import rule
from ..table.table import SkiesTable
from .camp_row import camps_left
from .score import owned_cards, totem_count
from .supply import ANY, stock


def _owns_card(table: SkiesTable, number: int) -> bool:
    """Whether the party owns the adventure card with a number."""
    return table.bound.adventure_numbers.get(number, "") in owned_cards(table)


def _has_goods(table: SkiesTable, kind: str, amount: int) -> bool:
    """Whether the party has so much of a resource, or of all together."""
    goods = stock(table) if kind == ANY else table.goods[kind]
    return goods >= amount


HOLDS: Mapping[str, Callable[..., bool]] = {
    "card": _owns_card,
    "has": _has_goods,
    "totems": lambda table, count: totem_count(table) >= count,
    "plane": lambda table, space: table.plane == space,
    "crossed": lambda table, location: location in table.crossed,
    "mark": lambda table, faction, count: table.marks[faction] >= count,
    "defeats": lambda table, count: table.defeats >= count,
    "camps": lambda table, count: camps_left(table) >= count,
    "fuel": lambda table, amount: table.fuel >= amount,
    "curse": lambda table, curse: curse in table.curses,
}
"""Whether a condition holds at a table, by its kind; each takes the arguments that `questions.py` declares."""


@rule("DS-QUST-006", "DS-JLOG-002", "DS-EVNT-013")
def holds(table: SkiesTable, condition: Condition, source: str) -> bool:
    """Whether what only the skies' stories and events ask for is there."""
    if condition.kind == "threat":
        return table.active.get(source, 0) >= int(condition.args[0])
    return HOLDS[condition.kind](table, *condition.args)
