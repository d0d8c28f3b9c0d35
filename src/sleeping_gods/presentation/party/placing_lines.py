"""How much damage is left to place on enemies, in words."""

from __future__ import annotations

from ...party.chapters.leftover import left_of
from ...party.chapters.reach import reach_of
from ...party.table.table import PartyTable
from ..localizer import Localizer


def placing_lines(localizer: Localizer, table: PartyTable) -> list[str]:
    """How much damage is left to place, and where it must go."""
    combat = table.combat
    strike = combat.strike if combat is not None else None
    if combat is None or strike is None:
        return []
    left = left_of(reach_of(table, strike))
    near = "yes" if strike.near and len(combat.foes) > 1 else "no"
    return [localizer.say("placing_left", left=left, extra=min(left, strike.extra), near=near)]
