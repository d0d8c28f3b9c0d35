"""The ship with its spaces, or the plane."""

from __future__ import annotations

from rich.table import Table as Columns
from rich.text import Text

from ...telling.scene.text import plain
from ...telling.scene.vessel import Room, Vessel
from ...telling.voice import Voice
from ..section import Section, labelled
from ..view import Look


def vessel_section(voice: Voice, look: Look) -> Section:
    """The spaces in a row, where there are some; else how it stands in words."""
    vessel = look.told.vessel
    return _rooms(voice, vessel, look) if vessel.rooms else labelled(voice, vessel.name, plain(vessel.says))


def _rooms(voice: Voice, vessel: Vessel, look: Look) -> Section:
    """Name, damage, and the figure where it stands."""
    drawn = Columns(box=None, padding=(0, 1), show_header=False, pad_edge=True)
    for _ in range(len(vessel.rooms) + 1):
        drawn.add_column(no_wrap=True)
    drawn.add_row(*(_name(room) for room in vessel.rooms), Text(voice.say("ship_damage"), style="dim"))
    drawn.add_row(*(_marks(voice, room, look) for room in vessel.rooms), Text(plain(vessel.says)))
    return Section(drawn, [vessel.told])


def _name(room: Room) -> Text:
    return Text(room.name, style="bold" if room.here else "dim" if room.damage >= room.capacity else "")


def _marks(voice: Voice, room: Room, look: Look) -> Text:
    signs = look.glyphs
    closed = voice.say("ship_closed") if room.closed else ""
    note = f"{signs.figure} {voice.say('ship_here')}" if room.here else closed
    free = signs.free * (room.capacity - room.damage)
    return Text.assemble((signs.damage * room.damage, "red"), (free, "dim"), f" {note}" if note else "")
