"""Questions whose every answer has the same result: leftover damage, and healing that is enough for all."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ...kernel.choices import Choice
from ...party.chapters.leftover import left_of
from ...party.chapters.reach import reach_of
from ...party.chapters.strike import BUFF, square_of
from ...party.table.bound import EnemyGrid
from ...party.table.table import PartyTable

STOP: Choice = ("stop", "placing")
"""The choice that leaves the rest of optional damage unplaced."""


def leftover_damage(
    table: PartyTable, is_beaten: Callable[[Any, Any], bool], matters: Callable[[EnemyGrid], int]
) -> Choice | None:
    """Where damage goes that can only be placed on beaten enemies, on squares without consequence; else None.

    ``matters`` gives the squares of a card, as a mask of bits, whose covering has a consequence even then.
    """
    combat = table.combat
    strike = combat.strike if combat is not None else None
    if combat is None or strike is None:
        return None
    beaten = [foe.id for foe in combat.foes if is_beaten(table, foe)]
    if not beaten:
        return None
    reach, grids = reach_of(table, strike), table.bound.grids
    names = [foe.id for foe in reach.foes]
    in_reach = [foe for foe in combat.foes if foe.id in names]
    open_to_more = any(foe.id not in beaten or matters(grids[foe.id]) & ~foe.covered for foe in in_reach)
    if open_to_more and left_of(reach) > 1:  # damage may grow from one card to the next
        return None
    covers = [choice for choice in table.offered if choice != STOP]
    for _, enemy, square in covers:
        if enemy not in beaten or square == BUFF:
            return None
        grid = grids[enemy]
        if matters(grid) & 1 << square_of(grid, square):
            return None
    return STOP if STOP in table.offered else table.offered[0]


def enough_for_all(table: PartyTable, left: int, lacking: Mapping[str, int]) -> Choice | None:
    """Any answer, where ``left`` points are given one by one and there are enough for all of the ``lacking``.

    Each choice must be a verb and a member; None if another is offered, or points are short.
    """
    needed = 0
    for choice in table.offered:
        if len(choice) != 2 or choice[1] not in lacking:
            return None
        _, member = choice
        needed += lacking[member]
    return table.offered[0] if left >= needed else None
