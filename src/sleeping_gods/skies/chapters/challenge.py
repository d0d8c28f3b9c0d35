"""Challenges in the skies (DS-CHAL): stamina to take part, harder numbers, and who may help where."""

from __future__ import annotations

from typing import Any

from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import Step
from ...party.chapters.challenge import JoinChallenge
from ...party.table.records import Test
from ..table.table import SkiesTable
from .curses import harder_by_curses
from .hero import exert, is_up

STAMINA_TO_JOIN = 1
"""Stamina that taking part costs."""
STAMINA_OF_LOW_MORALE = 2
"""The same for whoever has low morale."""


@rule("DS-DIFF-007", "DS-EVNT-005", "DS-DIFF-010", "DS-COMP-015")
def needed(table: SkiesTable, skill: str, number: int) -> int:
    """1 more on hard, and what events in play and curses ask on top."""
    extra = harder_by_curses(table, skill) if table.curses else 0
    if table.level == "hard":
        extra += 1
    for event in table.active:
        for word, more in table.pack.events[event].harder:
            if word in ("any", skill):
                extra += more
    return number + extra


def joining(table: SkiesTable, test: Test) -> Step[Any]:
    """Players say who takes part."""
    return JoinChallenge()


@rule("DS-STAT-009", "DS-CHAL-003", "DS-STAT-010", "DS-PREV-002", "DS-PREV-004")
def joining_cost(table: SkiesTable, name: str) -> int:
    """1 stamina, 2 with low morale."""
    return STAMINA_OF_LOW_MORALE if "low-morale" in table.crew[name].statuses else STAMINA_TO_JOIN


@rule(
    "DS-CHAL-003", "DS-CHAL-016", "DS-CHAL-017", "DS-HLTH-002", "DS-WAND-006", "DS-WAND-015", "DS-WAND-016",
    "DS-STAT-009",
)  # fmt: skip
def join_reason(table: SkiesTable, test: Test, name: str) -> Reason | None:
    """Once each, with health and the stamina; only the one demanded, or those who stand on the action."""
    if name in test.crew:
        return Reason("DS-CHAL-016", "joined-already", (name,))
    if test.only and name != test.only:
        return Reason("DS-CHAL-017", "restricted", (test.only,))
    if table.encounter is not None and table.encounter.acting and name not in table.encounter.acting:
        return Reason("DS-WAND-015", "not-on-the-action", (name,))
    if not is_up(table, name):
        return Reason("DS-HLTH-002", "no-health-left", (name,))
    cost = joining_cost(table, name)
    if table.crew[name].stamina < cost:
        rule_id = "DS-STAT-009" if cost > 1 and table.crew[name].stamina else "DS-CHAL-003"
        return Reason(rule_id, "no-stamina", (name, cost))
    return None


def can_join(table: SkiesTable, test: Test, name: str) -> bool:
    """Whether nothing stands in the way."""
    if name in test.crew or not table.crew[name].stamina:
        return False
    return join_reason(table, test, name) is None


@rule("DS-CHAL-002", "DS-CHAL-003", "DS-CHAL-013", "DS-WAND-006")
def join(table: SkiesTable, test: Test, name: str) -> None:
    """The character pays the stamina and takes part."""
    exert(table, name, joining_cost(table, name))
    test.crew += (name,)
    table.tell("joined", name)
