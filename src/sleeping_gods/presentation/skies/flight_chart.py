"""The flight board on the map of the skies: its open spaces with what is there, and the ways between them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ...kernel.choices import Choice, text
from ...skies.chapters.flight import distances, open_spaces
from ...skies.chapters.squares import where
from ...skies.table.table import SkiesTable
from ..localizer import Localizer
from ..party.places import Places
from ..phrases import join
from ..scene.atlas import Area, AreaLink, MapMark
from .names import name_of
from .spaces import space_words


def flight_areas(
    localizer: Localizer, table: SkiesTable, places: Places, going: Sequence[Choice], cache: dict[Any, Any]
) -> Iterator[Area]:
    """The open spaces that can be reached, nearest first, with those of the choices in ``going`` that go there.

    ``cache`` keeps the areas, and the distances from a space, as long as the places of the map are known alike.
    """
    open_names = open_spaces(table)
    flights = ("flights", table.plane)
    if flights not in cache:
        cache[flights] = distances(table, table.plane)
    away_of: dict[str, int] = cache[flights]
    reachable = [name for name in open_names if name in away_of]
    for name in sorted(reachable, key=lambda name: away_of[name]):
        here = table.place == table.bound.landings[name]
        offered = tuple(choice for choice in going if choice[:3] == ("fly", "to", name))
        if table.place == name:
            offered = (*offered, *(choice for choice in going if choice[0] == "explore"))
        key = (name, away_of[name], here, offered)
        if key not in cache:
            cache[key] = _area(localizer, table, places, name, open_names, offered, away=away_of[name], here=here)
        area: Area = cache[key]
        yield area


def _area(
    localizer: Localizer,
    table: SkiesTable,
    places: Places,
    name: str,
    open_names: Sequence[str],
    offered: tuple[Choice, ...],
    *,
    away: int,
    here: bool,
) -> Area:
    """A space of the flight board as the map tells it, with its neighbours and the choices that fly there."""
    space, title = table.pack.spaces[name], name_of(localizer, table, name)
    says = space_words(localizer, table, name)
    near = [link for link in table.bound.links[name] if link in open_names]
    links = localizer.say("space_next-to", spaces=join(name_of(localizer, table, link) for link in near))
    place = localizer.say("space_away", count=away) if away else localizer.say("space_plane-here")
    fuel = MapMark("fuel", localizer.say("space_fuel"), localizer.say("space_fuel-brief"))
    page = 0  # a distant location is on no page
    if space.square:
        page, _, _ = where(space.square)
    return Area(
        ref=name,
        name=title,
        page=page,
        distance=away,
        here=here,
        vessel_here=not away,
        spots=(places.spot(space.explore, offered),) if space.explore else (),
        ways=tuple(AreaLink(link, "", "" if name in table.bound.links[link] else "one-way") for link in near),
        marks=(fuel,) if space.fuel else (),
        text=localizer.rich_text(says),
        links=localizer.rich_text(links),
        choices=tuple(text(choice) for choice in offered if choice[0] == "fly"),
        spoken=localizer.say("label_sentence", label=title, text=localizer.clauses([place, says, links])),
    )
