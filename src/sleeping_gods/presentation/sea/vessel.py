"""The section of the ship."""

from __future__ import annotations

from ...sea.chapters.peril import cube_count
from ...sea.chapters.ship import extra_command
from ...sea.table.cards import Pack
from ...sea.table.table import SeaTable
from ..audience import Audience
from ..localizer import Localizer
from ..party.pack_cache import RecordCache
from ..party.presenter import Presenter
from ..phrases import join
from ..scene.vessel import RoomState, Vessel
from .rooms import is_shut, room_words

READS: tuple[str, ...] = ("cubes", "room", "names", "crew", "captain", "controllers")
"""The fields of the table that it depends on: level cards on boards add to what rooms do."""
_room_cache: RecordCache[Pack, RoomState] = RecordCache()
"""Rooms as they have been told."""
_ship_cache: RecordCache[Pack, Vessel] = RecordCache()
"""The ship as it has been told."""


def vessel(presenter: Presenter[SeaTable], table: SeaTable, audience: Audience) -> Vessel:
    """The ship and its spaces."""
    localizer = presenter.localizer
    rooms = tuple(_room(localizer, table, space) for space in table.cubes)
    damaged = tuple(table.cubes.values())
    key = table.room, damaged, tuple(room.text for room in rooms)
    return _ship_cache.get_or_make(table.pack, localizer.lang, key, _ship, localizer, table, rooms)


def _ship(localizer: Localizer, table: SeaTable, rooms: tuple[RoomState, ...]) -> Vessel:
    """The ship with its rooms and all its damage."""
    total, limit = cube_count(table), table.pack.supply["ship_damage_cubes"]
    return Vessel(
        name=localizer.say("ship_name"),
        rooms=rooms,
        damage=total,
        limit=limit,
        fuel=0,
        tank=0,
        text=localizer.rich_text(localizer.say("ship_total", total=total, limit=limit)),
        spoken=localizer.say(
            "ship_told", total=total, limit=limit, rooms=join(_sentence(localizer, room) for room in rooms)
        ),
    )


def _room(localizer: Localizer, table: SeaTable, space: str) -> RoomState:
    """A room, kept until what is told of it changes."""
    cubes, here = table.cubes[space], space == table.room
    key = space, cubes, here, table.seat_count(), extra_command(table, space)
    return _room_cache.get_or_make(table.pack, localizer.lang, key, _room_state, localizer, table, space)


def _room_state(localizer: Localizer, table: SeaTable, space: str) -> RoomState:
    """A room with its damage, what it does, and whether the figure stands there."""
    printed, here = table.pack.rooms[space], space == table.room
    says = localizer.rich_text(room_words(localizer, table, space))
    name = localizer.name(printed.name)
    return RoomState(
        ref=space,
        name=name,
        damage=table.cubes[space],
        capacity=printed.capacity,
        here=here,
        closed=is_shut(table, space),
        text=says,
    )


def _sentence(localizer: Localizer, room: RoomState) -> str:
    """A room as it is spoken."""
    state = join(
        [localizer.say("ship_figure") if room.here else "", localizer.say("ship_closed") if room.closed else ""]
    )
    spoken = localizer.say("ship_room", room=room.name, cubes=room.damage, capacity=room.capacity)
    return f"{spoken} ({state})" if state else spoken
