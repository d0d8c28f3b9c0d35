"""The time track (DS-TIME): five spaces, the bonus token, and what time can pay for."""

from __future__ import annotations

from ...kernel.rules import rule
from ..table.table import SkiesTable

SPACES = 5
"""Spaces of the time track: the time of a turn without the bonus token."""


@rule("DS-TIME-001", "DS-TIME-003", "DS-TIME-008", "DS-TIME-009", "DS-PREV-003")
def time_left(table: SkiesTable) -> int:
    """Time on the track, and the bonus token once the draw and event steps are done."""
    left = SPACES - table.spent
    return left + 1 if table.bonus and table.phase == "actions" else left


@rule("DS-TIME-002", "DS-TIME-005", "DS-TIME-011")
def spend_time(table: SkiesTable, amount: int) -> None:
    """The watch moves down; what it cannot pay any more the bonus token pays."""
    moved = min(amount, SPACES - table.spent)
    table.spent += moved
    if amount > moved:
        table.bonus = False
    table.tell("time", amount, time_left(table))


@rule("DS-HLTH-007", "DS-HLTH-008", "DS-HLTH-009", "DS-ENDT-005", "DS-EXPL-013")
def can_raise(table: SkiesTable) -> bool:
    """Whether time can be paid now to raise somebody: in the action step, outside actions, with time left."""
    return (
        table.phase == "actions"
        and not table.busy
        and table.combat is None
        and not table.tests
        and not table.exploring
        and time_left(table) > 0
    )
