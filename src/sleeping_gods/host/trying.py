"""Tries choices before they are made, if nothing hidden depends on them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from ..kernel.choices import Choice, parse
from ..party.table.table import PartyTable
from ..presentation.audience import Audience
from ..presentation.party.choice_plan import planned
from ..presentation.party.presenter import Presenter
from ..presentation.scene.plan import Plan
from .errors import NotAllowed

SQUARE = re.compile(r"[a-z][1-9]|buff")


def tried(presenter: Presenter[Any], table: PartyTable, audience: Audience, lines: Sequence[str]) -> Plan:
    """What would come of choices: squares of enemies in the row, or members who take part in a test.

    All of it follows from what lies open on the table; of other choices something might be told that nobody knows yet.
    """
    return planned(presenter, table, audience, [(_open(table, line),) for line in lines])


def is_open(table: PartyTable, line: str) -> bool:
    """Whether a choice is one of those that may be tried: nothing hidden hangs on it."""
    try:
        _open(table, line)
    except NotAllowed:
        return False
    return True


def _open(table: PartyTable, line: str) -> Choice:
    choice = parse(line)
    match choice:
        case ("cover" | "uncover", enemy, square) if SQUARE.fullmatch(square) and _is_in_row(table, enemy):
            return choice
        case ("join", member) if member in table.crew:
            return choice
    raise NotAllowed("illegal")


def _is_in_row(table: PartyTable, enemy: str) -> bool:
    return table.combat is not None and any(foe.id == enemy for foe in table.combat.foes)
