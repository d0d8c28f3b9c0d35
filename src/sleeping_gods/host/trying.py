"""Previews choices that are not made yet, where no hidden information affects the result."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from ..kernel.choices import Choice, parse
from ..party.table.table import PartyTable
from ..presentation.audience import Audience
from ..presentation.party.choice_plan import make_plan
from ..presentation.party.presenter import Presenter
from ..presentation.scene.plan import Plan
from .errors import NotAllowed

SQUARE = re.compile(r"[a-z][1-9]|buff")


def preview(presenter: Presenter[Any], table: PartyTable, audience: Audience, lines: Sequence[str]) -> Plan:
    """What the choices would do: covered squares of enemies, or members who join a test.

    Other choices are refused, because a preview could reveal what nobody knows yet.
    """
    return make_plan(presenter, table, audience, [(_previewable_choice(table, line),) for line in lines])


def can_be_previewed(table: PartyTable, line: str) -> bool:
    """Whether a choice may be previewed."""
    try:
        _previewable_choice(table, line)
    except NotAllowed:
        return False
    return True


def _previewable_choice(table: PartyTable, line: str) -> Choice:
    """The choice of a line, if it is one whose result can be shown beforehand; else NotAllowed."""
    choice = parse(line)
    match choice:
        case ("cover" | "uncover", enemy, square) if SQUARE.fullmatch(square) and _is_in_row(table, enemy):
            return choice
        case ("join", member) if member in table.crew:
            return choice
    raise NotAllowed("illegal")


def _is_in_row(table: PartyTable, enemy: str) -> bool:
    """Whether an enemy stands in the row of a fight."""
    return table.combat is not None and any(foe.id == enemy for foe in table.combat.foes)
