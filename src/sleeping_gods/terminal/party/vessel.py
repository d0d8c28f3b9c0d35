"""The ship with its rooms, or the plane."""

from __future__ import annotations

from rich.table import Table as Columns
from rich.text import Text

from ...presentation.localizer import Localizer
from ...presentation.scene.text import plain
from ...presentation.scene.vessel import RoomState, Vessel
from ..render_context import RenderContext
from ..section import Section, labelled


def vessel_section(localizer: Localizer, context: RenderContext) -> Section:
    """The rooms in a row; without rooms the state in words."""
    vessel = context.scene.vessel
    return _rooms(localizer, vessel, context) if vessel.rooms else labelled(localizer, vessel.name, plain(vessel.text))


def _rooms(localizer: Localizer, vessel: Vessel, context: RenderContext) -> Section:
    """Name, damage and figure of each room."""
    drawn = Columns(box=None, padding=(0, 1), show_header=False, pad_edge=True)
    for _ in range(len(vessel.rooms) + 1):
        drawn.add_column(no_wrap=True)
    drawn.add_row(*(_name(room) for room in vessel.rooms), Text(localizer.say("ship_damage"), style="dim"))
    drawn.add_row(*(_damage_and_figure(localizer, room, context) for room in vessel.rooms), Text(plain(vessel.text)))
    return Section(drawn, [vessel.spoken])


def _name(room: RoomState) -> Text:
    """The name of a room: bold where the figure stands, dim where it is full of damage."""
    return Text(room.name, style="bold" if room.here else "dim" if room.damage >= room.capacity else "")


def _damage_and_figure(localizer: Localizer, room: RoomState, context: RenderContext) -> Text:
    """The damage of a room, its free spaces, and whether the figure stands there or it is closed."""
    glyphs = context.glyphs
    closed = localizer.say("ship_closed") if room.closed else ""
    note = f"{glyphs.figure} {localizer.say('ship_here')}" if room.here else closed
    free = glyphs.free_damage_space * (room.capacity - room.damage)
    return Text.assemble((glyphs.damage * room.damage, "red"), (free, "dim"), f" {note}" if note else "")
