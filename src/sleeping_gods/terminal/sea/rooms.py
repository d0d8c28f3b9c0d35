"""The ship: six spaces with their damage, and the figure."""

from __future__ import annotations

from rich.table import Table as Columns
from rich.text import Text

from ...sea.chapters.peril import cube_count
from ...sea.table.table import SeaTable
from ...telling.phrases import join
from ...telling.sea.rooms import is_shut
from ...telling.voice import Voice
from ..section import Section
from ..view import Look


def ship_section(voice: Voice, table: SeaTable, look: Look) -> Section:
    """The spaces in a row: name, damage, and the figure where it stands."""
    signs = look.glyphs
    drawn = Columns(box=None, padding=(0, 1), show_header=False, pad_edge=True)
    names, marks, plain = [], [], []
    for space, cubes in table.cubes.items():
        room = table.pack.rooms[space]
        name, here, full = voice.name(room.name), space == table.room, cubes >= room.capacity
        closed = voice.say("ship_closed") if is_shut(table, space) else ""
        drawn.add_column(no_wrap=True)
        names.append(Text(name, style="bold" if here else "dim" if full else ""))
        note = f"{signs.figure} {voice.say('ship_here')}" if here else closed
        free = signs.free * (room.capacity - cubes)
        marks.append(Text.assemble((signs.damage * cubes, "red"), (free, "dim"), f" {note}" if note else ""))
        state = join([voice.say("ship_figure") if here else "", closed])
        told = voice.say("ship_room", room=name, cubes=cubes, capacity=room.capacity)
        plain.append(f"{told} ({state})" if state else told)
    total, limit = cube_count(table), table.pack.supply["ship_damage_cubes"]
    drawn.add_column(no_wrap=True)
    drawn.add_row(*names, Text(voice.say("ship_damage"), style="dim"))
    drawn.add_row(*marks, Text(voice.say("ship_total", total=total, limit=limit)))
    return Section(drawn, [voice.say("ship_told", total=total, limit=limit, rooms=join(plain))])
