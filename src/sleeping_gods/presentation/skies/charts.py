"""The map section of the skies: the squares of every page, and routes on foot; the flight board is another file.

It is kept on three levels. The whole section is kept until something on it changes. Its parts are kept until the
places of the table are known otherwise, each under its name and whatever else it depends on. The squares and pages
are kept for all tables of a pack, in ``map_squares``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from ...kernel.choices import Choice
from ...skies.chapters.squares import place_at
from ...skies.table.cards import AtlasPage
from ...skies.table.table import SkiesTable
from ..audience import Audience
from ..localizer import Localizer
from ..party.near_places import leads_now, near_places
from ..party.place_distance import Distances
from ..party.places import Places
from ..party.presenter import Presenter
from ..scene.atlas import Area, SceneMap, WalkRoute
from .atlas import distant_words, places_depend_on, spread_of
from .flight_chart import flight_areas
from .map_squares import MapSquares, squares_of
from .walks import walk_words, walks

R = TypeVar("R")
READS: tuple[str, ...] = (
    "agenda", "place", "plane", "log", "crossed", "quests", "used_quests", "silent", "taken",
    "spent", "bonus", "phase", "fuel", "plane_health", "adventures", "played", "arms", "curses", "combat_deck",
)  # fmt: skip
"""The fields of the table that the map depends on; ``test_changed_alone`` finds one that is missing here."""
GOING = ("travel", "walk", "land", "fly", "explore")
"""First words of the choices that are shown on the map."""


def chart(presenter: Presenter[SkiesTable], table: SkiesTable, audience: Audience) -> SceneMap:
    """The map section, rebuilt only where something has changed."""
    going = tuple(choice for choice in table.offered if choice[0] in GOING)
    seats = tuple(audience.seen(table.seat_count()))
    depends_on = (presenter.read, *places_depend_on(presenter, table))
    parts = presenter.cache_for(f"map-parts {seats}", depends_on)
    key = (depends_on, going, table.place, table.plane)
    return presenter.cached(f"map {seats}", key, lambda: _Chart(presenter, table, audience, going, parts).atlas())


class _Chart:
    """A map section being built."""

    def __init__(
        self,
        presenter: Presenter[SkiesTable],
        table: SkiesTable,
        audience: Audience,
        going: tuple[Choice, ...],
        parts: dict[Any, Any],
    ) -> None:
        self.localizer: Localizer = presenter.localizer
        self.table = table
        self.going = going
        self.parts = parts
        """The parts that were built while the places of the table were known as they are now."""
        self.places: Places = presenter.places(table, audience)
        self.distances: Callable[[], Distances] = lambda: presenter.distances(table)
        self.squares = MapSquares(self.localizer, table, self.places)
        self.on_foot = table.place in table.bound.moves
        """Whether somebody stands on a square, from which steps count."""
        self.targets: dict[str, tuple[Choice, ...]] = {}
        """The choices that lead to each square."""
        for choice in going:
            destination = self._goes_to(choice)
            self.targets[destination] = (*self.targets.get(destination, ()), choice)

    def atlas(self) -> SceneMap:
        """All of it."""
        table = self.table
        spread = spread_of(table, table.place) if self.on_foot else []
        ways, leads = walks(table), leads_now(table)
        return SceneMap(
            here=table.place,
            sheets=self._cached_part(
                ("sheets", table.place, table.plane),
                lambda: tuple(self.squares.page(page, open_now=page in spread) for page in self._pages()),
            ),
            areas=self._areas(),
            flight=tuple(flight_areas(self.localizer, table, self.places, self.going, self.parts)),
            walks=self._cached_part(("ways", table.place), lambda: tuple(ways.values())),
            on_foot=self._cached_part(("on-foot", table.place), lambda: tuple(self._near(spread, ways))),
            spoken=() if self.on_foot else (distant_words(self.localizer, table),),
            near=self._cached_part(
                ("near", table.place, table.plane, *(lead.place for lead in leads)),
                lambda: near_places(self.places, leads, self.distances()),
            ),
        )

    def _cached_part(self, key: tuple[object, ...], build: Callable[[], R]) -> R:
        """A part of the map, built when it is first asked for."""
        if key not in self.parts:
            self.parts[key] = build()
        part: R = self.parts[key]
        return part

    def _pages(self) -> list[AtlasPage]:
        """The pages of the atlas in order."""
        pages = self.table.pack.pages
        return [pages[page] for page in sorted(pages)]

    def _areas(self) -> tuple[Area, ...]:
        """The squares of all pages; only those where the party or the plane is, or a choice leads, are not empty."""
        index_of = self._cached_part(
            ("indexes",), lambda: {square: index for index, square in enumerate(self._all_squares())}
        )
        empty_squares = self._cached_part(("areas",), lambda: tuple(map(self.squares.empty_square, index_of)))
        areas = list(empty_squares)
        for square in dict.fromkeys((self.table.place, self.squares.landing, *self.targets)):
            if square in index_of:
                areas[index_of[square]] = self.squares.square(square, self.targets.get(square, ()))
        return tuple(areas)

    def _all_squares(self) -> list[str]:
        """The squares of all pages."""
        return [square for page in self._pages() for square in squares_of(page)]

    def _goes_to(self, choice: Choice) -> str:
        """The square to which a choice leads; empty if it leads to none."""
        match choice:
            case ("travel" | "walk", way):
                return self.table.bound.moves[self.table.place].get(way, "")
            case ("land", square):
                return square
            case ("explore", _):
                return self.table.place
        return ""

    def _near(self, spread: list[AtlasPage], ways: dict[str, WalkRoute]) -> Iterator[tuple[str, str]]:
        """The open locations of the open pages by their distance, and the way to each."""
        table = self.table
        routes = {
            number: ways[square]
            for page in spread
            for square in squares_of(page)
            if square in ways and square != table.place
            for number in place_at(table.pack, square).locations
            if number not in table.crossed
        }

        def distance(number: int) -> tuple[int, int, int]:
            return routes[number].squares, routes[number].obstacles, number

        for number in sorted(routes, key=distance):
            spoken, way = self.places.spot(number).spoken, walk_words(self.localizer, routes[number])
            yield str(number), self.localizer.say("label_text", label=spoken, text=way)
