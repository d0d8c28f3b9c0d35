"""Decisions at sea with one sensible answer, though others are legal."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...kernel.table import decision_of
from ...party.chapters.strike import PlaceDamage
from ...sea.chapters.command import ClearCommand
from ...sea.chapters.fate import HAND_LIMIT
from ...sea.chapters.fatigue import RemoveFatigue
from ...sea.chapters.foes import is_beaten
from ...sea.chapters.health import RestoreHealth
from ...sea.chapters.ship import RoomParts, extra_command
from ...sea.table.table import SeaTable
from ..party.needless_questions import enough_for_all, leftover_damage

ALL: Choice = ("do", "all")
"""Do all parts of the room in their printed order."""
COMMUTING = ("draw", "command", "clear", "heal")
"""Parts of rooms that do not touch one another; a search or a card given up does."""


def usual(table: SeaTable) -> Choice | None:
    """Parts of a room whose order has the same result (SG-SHIP-004), command that all goes (SG-SHIP-022), damage that
    can only lie on the beaten (SG-COMBAT-028), health and rest that are enough for all.
    """
    decision = decision_of(table)
    if isinstance(decision, ClearCommand):
        placed = sum(member.command for member in table.crew.values()) + sum(table.adventures.values())
        return table.offered[0] if not decision.whole and decision.left >= placed else None
    if isinstance(decision, PlaceDamage):
        struck = table.combat is not None and table.combat.victim
        return None if struck else leftover_damage(table, is_beaten, lambda grid: grid.synergy)
    if isinstance(decision, RestoreHealth) and not decision.whole:
        return enough_for_all(table, decision.left, {name: member.damage for name, member in table.crew.items()})
    if isinstance(decision, RemoveFatigue) and not decision.whole and not _waits_for_rest(table):
        return enough_for_all(table, decision.left, {name: member.fatigue for name, member in table.crew.items()})
    return _all_parts(table, decision) if isinstance(decision, RoomParts) and ALL in table.offered else None


def _waits_for_rest(table: SeaTable) -> bool:
    """Whether somebody bears a card that acts when fatigue is removed, so that the order may matter."""
    cards = [card for member in table.crew.values() for card in (*member.cards, *member.levels)]
    return any((card, "fatigue-removed") in table.bound.moments for card in cards)


def _all_parts(table: SeaTable, decision: RoomParts) -> Choice | None:
    """All in their printed order; not where cards drawn would overfill a hand that command could still be used from."""
    parts = [part for verb, *words in table.offered if verb == "do" for part in words if part != "all"]
    if not all(part in COMMUTING for part in parts):
        return None
    room, column = table.pack.rooms[decision.room], table.player_count_index()
    if "draw" in parts and len(table.hands[table.captain]) + room.cards[column] > HAND_LIMIT:
        return None
    gained = room.command[column] + extra_command(table, decision.room)
    return ALL if table.supply >= gained or "clear" not in parts else None
