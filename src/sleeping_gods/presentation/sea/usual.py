"""Answers at sea that nobody would give otherwise, though there are others."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...kernel.table import decision_of
from ...party.chapters.placing import reach_of
from ...party.chapters.strike import PlaceDamage
from ...sea.chapters.command import ClearCommand
from ...sea.chapters.fate import HAND_LIMIT
from ...sea.chapters.foes import is_beaten
from ...sea.chapters.ship import RoomParts, extra_command
from ...sea.table.table import SeaTable

ALL: Choice = ("do", "all")
STOP: Choice = ("stop", "placing")
COMMUTING = ("draw", "command", "clear", "heal")
"""Parts of rooms that do not touch one another; a search or a card given up does."""


def usual(table: SeaTable) -> Choice | None:
    """Parts of a room whose order comes to the same (SG-SHIP-004), and command that all goes (SG-SHIP-022)."""
    decision = decision_of(table)
    if isinstance(decision, ClearCommand):
        placed = sum(member.command for member in table.crew.values()) + sum(table.adventures.values())
        return table.offered[0] if not decision.whole and decision.left >= placed else None
    if isinstance(decision, PlaceDamage):
        return _leftover(table)
    return _all_parts(table, decision) if isinstance(decision, RoomParts) and ALL in table.offered else None


def _leftover(table: SeaTable) -> Choice | None:
    """Damage that can only go on enemies that are beaten, where no square gives a synergy token (SG-COMBAT-028)."""
    combat = table.combat
    strike = combat.strike if combat is not None else None
    if combat is None or strike is None or combat.victim:
        return None
    reach = reach_of(table, strike)
    names = [foe.id for foe in reach.foes]
    foes = [foe for foe in combat.foes if foe.id in names]
    if not all(is_beaten(table, foe) for foe in foes):
        return None
    if any(table.bound.grids[foe.id].synergy & ~foe.covered for foe in foes):
        return None
    return STOP if STOP in table.offered else table.offered[0]


def _all_parts(table: SeaTable, decision: RoomParts) -> Choice | None:
    """All in their printed order; not where cards drawn would overfill a hand that command could still be used from."""
    parts = [choice[1] for choice in table.offered if choice[0] == "do" and choice != ALL]
    if not all(part in COMMUTING for part in parts):
        return None
    room, column = table.pack.rooms[decision.room], table.player_count_index()
    if "draw" in parts and len(table.hands[table.captain]) + room.cards[column] > HAND_LIMIT:
        return None
    gained = room.command[column] + extra_command(table, decision.room)
    return ALL if table.supply >= gained or "clear" not in parts else None
