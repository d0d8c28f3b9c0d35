"""Answers at sea that nobody would give otherwise, though there are others."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...kernel.table import decision_of
from ...sea.chapters.ship import RoomParts, extra_command
from ...sea.table.table import SeaTable

ALL: Choice = ("do", "all")
COMMUTING = ("draw", "command", "clear", "heal")
"""Parts of rooms that do not touch one another; a search or a card given up does."""


def usual(table: SeaTable) -> Choice | None:
    """All parts of a room in their printed order, where any order comes to the same (SG-SHIP-004)."""
    decision = decision_of(table)
    if not isinstance(decision, RoomParts) or ALL not in table.offered:
        return None
    parts = [choice[1] for choice in table.offered if choice[0] == "do" and choice != ALL]
    if not all(part in COMMUTING for part in parts):
        return None
    gained = table.pack.rooms[decision.room].command[table.player_count_index()] + extra_command(table, decision.room)
    return ALL if table.supply >= gained or "clear" not in parts else None
