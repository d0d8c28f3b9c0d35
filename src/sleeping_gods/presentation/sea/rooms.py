"""What the rooms of the ship do, in words."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.table import decision_of
from ...sea.chapters.fate import HAND_LIMIT
from ...sea.chapters.ship import PARTS, RoomParts, extra_command
from ...sea.table.table import SeaTable
from ...sea.table.words import HULL
from ..localizer import Localizer
from ..party.hand_overflow import overflow, overflow_words
from ..phrases import join, sentence


def part_words(localizer: Localizer, table: SeaTable, part: str) -> str:
    """One part of the room that is being used."""
    decision = decision_of(table)
    room = decision.room if isinstance(decision, RoomParts) else table.room
    return sentence(_part(localizer, table, room, part))


def _part(localizer: Localizer, table: SeaTable, room: str, part: str) -> str:
    """What a part of a room does, with the figures for so many players."""
    card, column = table.pack.rooms[room], table.player_count_index()
    if part == "draw":
        return localizer.say("room-part_draw", cards=localizer.counted(card.cards[column], "ability"))
    if part == "command":
        gained = card.command[column] + extra_command(table, room)
        return localizer.say("room-part_command", command=localizer.counted(gained, "command"))
    if part == "clear":
        if room == "bridge":
            return localizer.say("room-part_clear-all")
        return localizer.say("room-part_clear", count=card.clears[column])
    return localizer.say(f"room-part_{part}" if part in ("search", "heal") else "room-part_relief")


def room_words(localizer: Localizer, table: SeaTable, room: str) -> str:
    """What a room does."""
    return join(_part(localizer, table, room, part) for part in PARTS.get(room, ()))


def nothing_placed(localizer: Localizer, table: SeaTable, room: str) -> str:
    """A word where a room would clear command and none lies anywhere; empty otherwise."""
    idle = "clear" in PARTS.get(room, ()) and not _command_in_play(table)
    return localizer.say("room-part_none-placed") if idle else ""


def losses(localizer: Localizer, table: SeaTable, part: str) -> str:
    """What a part of the room that is being used, or all that is left of it, would waste as things stand."""
    decision = decision_of(table)
    if not isinstance(decision, RoomParts):
        return ""
    parts = decision.left if part == "all" else (part,)
    room, column = table.pack.rooms[decision.room], table.player_count_index()
    clauses: list[str] = []
    if "draw" in parts:
        over = overflow(len(table.hands[table.captain]), room.cards[column], HAND_LIMIT)
        clauses.append(overflow_words(localizer, over))
    if "command" in parts:
        clauses.append(lacking_command(localizer, table, decision.room, decision.left))
    return localizer.clauses(clauses)


def lacking_command(localizer: Localizer, table: SeaTable, room: str, parts: Sequence[str]) -> str:
    """The command of a room that the supply lacks, and whether clearing first, if among ``parts``, would help."""
    gained = table.pack.rooms[room].command[table.player_count_index()] + extra_command(table, room)
    lost = gained - table.supply if "command" in parts else 0
    if lost <= 0:
        return ""
    clear_first = "clear" in parts and _command_in_play(table) > 0
    return localizer.clauses(
        [
            localizer.say("room-loss_command", supply=table.supply, count=lost),
            localizer.say("room-loss_clear-first") if clear_first else "",
        ]
    )


def _command_in_play(table: SeaTable) -> int:
    """The command that clearing could give back to the supply."""
    return sum(member.command for member in table.crew.values()) + sum(table.adventures.values())


def is_shut(table: SeaTable, space: str) -> bool:
    """Whether damage closes a room; the hull is none."""
    return space != HULL and table.cubes[space] >= table.pack.rooms[space].capacity
