"""The spaces of the flight board and the plane, in words."""

from __future__ import annotations

from ...skies.table.table import SkiesTable
from ..localizer import Localizer
from ..phrases import join


def space_words(localizer: Localizer, table: SkiesTable, name: str) -> str:
    """What a space of the board is."""
    space = table.pack.spaces[name]
    if space.square:
        kind = localizer.say("space_landing", square=space.square)
    else:
        kind = localizer.say("space_distant", number=space.explore)
    crossed_off = localizer.say("space_crossed-off") if space.explore in table.crossed else ""
    return join([kind, crossed_off, localizer.say("space_fuel") if space.fuel else ""])


def brief_space(localizer: Localizer, table: SkiesTable, name: str) -> str:
    """A space of the flight board in few words."""
    space = table.pack.spaces[name]
    kind = space.square or localizer.say("space_distant-brief", number=space.explore)
    return join([kind, localizer.say("space_fuel-brief") if space.fuel else ""])


def plane_name(localizer: Localizer, table: SkiesTable) -> str:
    """What the plane is called: by its players, or by the pack in the language of whoever asks."""
    own_name = table.log.plane
    return localizer.name(table.pack.plane_name) if own_name in ("", table.pack.plane_name.en) else own_name


def plane_words(localizer: Localizer, table: SkiesTable) -> str:
    """The plane's health and fuel."""
    pack = table.pack
    return localizer.say(
        "plane_state", health=table.plane_health, most=pack.plane_health, fuel=table.fuel, tank=pack.plane_fuel
    )
