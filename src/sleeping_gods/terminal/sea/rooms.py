"""The ship: six spaces with their damage, the figure, and what each room does."""

from __future__ import annotations

from rich.table import Table as Columns
from rich.text import Text

from ...effects.terms import counted
from ...kernel.table import decision_of
from ...sea.chapters.peril import cube_count
from ...sea.chapters.ship import PARTS, extra_command
from ...sea.table.table import SeaTable
from ...telling.phrases import join
from ..section import Section
from ..view import Look


def ship_section(table: SeaTable, look: Look) -> Section:
    """The spaces in a row: name, damage, and the figure where it stands."""
    signs = look.glyphs
    drawn = Columns(box=None, padding=(0, 1), show_header=False, pad_edge=True)
    names, marks, plain = [], [], []
    for space, cubes in table.cubes.items():
        room = table.pack.rooms[space]
        here = space == table.room
        drawn.add_column(no_wrap=True)
        shut = cubes >= room.capacity
        names.append(Text(room.name.en, style="bold" if here else "dim" if shut else ""))
        note = f" {signs.figure} here" if here else " closed" if shut and space != "hull" else ""
        free = signs.free * (room.capacity - cubes)
        marks.append(Text.assemble((signs.damage * cubes, "red"), (free, "dim"), note))
        state = join(["the figure is here" if here else "", "closed" if shut and space != "hull" else ""])
        plain.append(f"{room.name.en} {cubes} of {room.capacity}{' (' + state + ')' if state else ''}")
    total, limit = cube_count(table), table.pack.supply["ship_damage_cubes"]
    drawn.add_column(no_wrap=True)
    drawn.add_row(*names, Text("Damage", style="dim"))
    drawn.add_row(*marks, Text(f"{total} of {limit}"))
    return Section(drawn, [f"Ship damage {total} of {limit}: {join(plain)}."])


def part_words(table: SeaTable, part: str) -> str:
    """One part of the room that is being used."""
    room = getattr(decision_of(table), "room", "") or table.room
    return _part(table, room, part)


def _part(table: SeaTable, room: str, part: str) -> str:
    card, column = table.pack.rooms[room], table.player_count_index()
    if part == "draw":
        return f"Draw {counted(card.cards[column], 'ability', 'en')}"
    if part == "command":
        return f"Gain {card.command[column] + extra_command(table, room)} command"
    if part == "clear":
        return "Clear all placed command" if room == "bridge" else f"Clear {card.clears[column]} placed command"
    if part == "search":
        return "Search for resources"
    if part == "heal":
        return "Restore 1 health"
    return "Give up a card to relieve somebody's fatigue"


def room_words(table: SeaTable, room: str) -> str:
    """What a room does."""
    if room not in PARTS:
        return ""
    said = join(_part(table, room, part).lower() for part in PARTS[room])
    return said.replace("xp", "XP")
