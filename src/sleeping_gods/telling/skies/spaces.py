"""The spaces of the flight board and the plane, in words."""

from __future__ import annotations

from ...skies.table.table import SkiesTable
from ..phrases import join
from ..voice import Voice


def space_words(voice: Voice, table: SkiesTable, name: str) -> str:
    """What a space of the board is."""
    space = table.pack.spaces[name]
    if space.square:
        kind = voice.say("space_landing", square=space.square)
    else:
        kind = voice.say("space_distant", number=space.explore)
    gone = voice.say("space_crossed-off") if space.explore in table.crossed else ""
    return join([kind, gone, voice.say("space_fuel") if space.fuel else ""])


def brief_space(voice: Voice, table: SkiesTable, name: str) -> str:
    """The same in few words."""
    space = table.pack.spaces[name]
    kind = space.square or voice.say("space_distant-brief", number=space.explore)
    return join([kind, voice.say("space_fuel-brief") if space.fuel else ""])


def plane_name(voice: Voice, table: SkiesTable) -> str:
    """What the plane is called: by its players, or by the pack in the language of whoever asks."""
    given = table.log.plane
    return voice.name(table.pack.plane_name) if given in ("", table.pack.plane_name.en) else given


def plane_words(voice: Voice, table: SkiesTable) -> str:
    """The plane's health and fuel."""
    pack = table.pack
    return voice.say(
        "plane_state", health=table.plane_health, most=pack.plane_health, fuel=table.fuel, tank=pack.plane_fuel
    )
