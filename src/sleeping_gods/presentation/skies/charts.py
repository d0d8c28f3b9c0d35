"""The map section of the skies: the squares of every page, and routes on foot; the flight board is another file."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from ...kernel.choices import Choice, text
from ...skies.chapters.squares import place_at, square_name, where
from ...skies.table.cards import AtlasPage, Pack
from ...skies.table.spreads import facing_page
from ...skies.table.table import SkiesTable
from ..audience import Audience
from ..localizer import Localizer
from ..party.pack_cache import RecordCache
from ..party.places import Places, Seen
from ..party.presenter import Presenter
from ..phrases import join
from ..scene.atlas import Area, AreaLink, MapMark, MapPage, SceneMap, WalkRoute
from .atlas import (
    distant_words,
    edge_words,
    has_landing,
    is_charted,
    page_sentences,
    places_hang_on,
    spread_of,
    square_parts,
    square_words,
)
from .flight_chart import flight_areas
from .names import square_word
from .walks import walk_words, walks

R = TypeVar("R")
READS: tuple[str, ...] = (
    "agenda", "place", "plane", "log", "crossed", "quests", "used_quests", "silent", "taken",
    "spent", "bonus", "phase", "fuel", "plane_health", "adventures", "played", "arms", "curses", "combat_deck",
)  # fmt: skip
"""The fields of the table that the map depends on; ``test_changed_alone`` finds one that is missing here."""
_square_cache: RecordCache[Pack, Area] = RecordCache(8192)
"""Squares by all that decides how they are told; of one without a location nothing is known but what is printed."""
_words_cache: RecordCache[Pack, str] = RecordCache(8192)
"""The same in words."""
_numbers_cache: RecordCache[Pack, tuple[int, ...]] = RecordCache()
"""The numbered places of each page."""
_page_cache: RecordCache[Pack, MapPage] = RecordCache(1024)
"""Pages of the atlas by all that decides how they are told."""
GOING = ("travel", "walk", "land", "fly", "explore")
"""First words of the choices that are shown on the map."""
NOT_COUNTED = -1
"""The distance of a square: only spaces of the flight board are so many flights away."""


def chart(presenter: Presenter[SkiesTable], table: SkiesTable, audience: Audience) -> SceneMap:
    """The map section, rebuilt only where something has changed."""
    going = tuple(choice for choice in table.offered if choice[0] in GOING)
    seats = tuple(audience.seen(table.seat_count()))
    depends_on = (presenter.read, *presenter.once(table, "hang-on", places_hang_on, table))
    square_cache = presenter.cache_for(f"squares {seats}", depends_on)
    key = (depends_on, going, table.place, table.plane)
    return presenter.cached(
        f"map {seats}", key, lambda: _Chart(presenter, table, audience, going, square_cache).atlas()
    )


class _Chart:
    """A map section being built; unchanged parts are taken from the cache."""

    def __init__(
        self,
        presenter: Presenter[SkiesTable],
        table: SkiesTable,
        audience: Audience,
        going: tuple[Choice, ...],
        square_cache: dict[Any, Any],
    ) -> None:
        self.localizer: Localizer = presenter.localizer
        self.table = table
        self.going = going
        self.square_cache = square_cache
        self.places: Places = presenter.places(table, audience)
        self.landing = table.bound.landings[table.plane]
        self.on_foot = table.place in table.bound.moves
        self.targets: dict[str, tuple[Choice, ...]] = {}
        for choice in going:
            there = self._goes_to(choice)
            self.targets[there] = (*self.targets.get(there, ()), choice)

    def atlas(self) -> SceneMap:
        """All of it."""
        table = self.table
        spread = spread_of(table, table.place) if self.on_foot else []
        ways = walks(table)
        return SceneMap(
            here=table.place,
            sheets=self._cached(
                ("sheets", table.place, table.plane),
                lambda: tuple(self._sheet(page, open_now=page in spread) for page in self._pages()),
            ),
            areas=self._areas(),
            flight=tuple(flight_areas(self.localizer, table, self.places, self.going, self.square_cache)),
            walks=self._cached(("ways", table.place), lambda: tuple(ways.values())),
            on_foot=self._cached(("on-foot", table.place), lambda: tuple(self._near(spread, ways))),
            spoken=() if self.on_foot else (distant_words(self.localizer, table),),
        )

    def _cached(self, key: tuple[object, ...], make: Callable[[], R]) -> R:
        if key not in self.square_cache:
            self.square_cache[key] = make()
        value: R = self.square_cache[key]
        return value

    def _pages(self) -> list[AtlasPage]:
        pages = self.table.pack.pages
        return [pages[page] for page in sorted(pages)]

    def _areas(self) -> tuple[Area, ...]:
        """The squares of all pages: as they are kept without anybody in them, but anew where something is or leads."""
        index_of = self._cached(("names",), lambda: {name: index for index, name in enumerate(self._names())})
        empty_squares: tuple[Area, ...] = self._cached(
            ("areas",), lambda: tuple(self._told_square(name, (), here=False, plane=False) for name in index_of)
        )
        areas = list(empty_squares)
        for square in dict.fromkeys((self.table.place, self.landing, *self.targets)):
            if square in index_of:
                areas[index_of[square]] = self._square(square, self.targets.get(square, ()))
        return tuple(areas)

    def _names(self) -> list[str]:
        return [square for page in self._pages() for square in _squares(page)]

    def _sheet(self, page: AtlasPage, *, open_now: bool) -> MapPage:
        """A page, told anew only where its key is another: who stands on it, and what is known of its places."""
        squares = _squares(page)
        on_it = [square if square in squares else "" for square in (self.table.place, self.landing)]
        numbers = _numbers_cache.get_or_make(self.table.pack, "en", page.number, _numbers, self.table.pack, page)
        seen = tuple([self.places.seen(number) for number in numbers])
        key = (page.number, open_now, *on_it, seen)
        return _page_cache.get_or_make(self.table.pack, self.localizer.lang, key, self._new_sheet, page, open_now)

    def _known_places(self, square: str) -> tuple[Seen, ...]:
        """What is known of the places of a square."""
        locations = place_at(self.table.pack, square).locations
        return tuple([self.places.seen(place) for place in locations]) if locations else ()

    def _new_sheet(self, page: AtlasPage, open_now: bool) -> MapPage:
        localizer = self.localizer
        return MapPage(
            page=page.number,
            title=localizer.say("atlas_page", number=page.number),
            columns=page.columns,
            rows=page.rows,
            edges=tuple(page.exits.items()),
            beyond=edge_words(localizer, page),
            open=open_now,
            spoken=page_sentences(localizer, self.table, page, self._words),
        )

    def _square(self, square: str, offered: tuple[Choice, ...]) -> Area:
        return self._told_square(square, offered, here=square == self.table.place, plane=square == self.landing)

    def _told_square(self, square: str, offered: tuple[Choice, ...], *, here: bool, plane: bool) -> Area:
        key = (square, here, plane, offered, self._known_places(square))
        return _square_cache.get_or_make(
            self.table.pack, self.localizer.lang, key, self._new_square, square, here, plane, offered
        )

    def _words(self, square: str, plane: bool | None = None) -> str:
        """What lies in a square; its page says it too."""
        stands = square == self.landing if plane is None else plane
        key = (square, stands, self._known_places(square))
        return _words_cache.get_or_make(self.table.pack, self.localizer.lang, key, self._new_words, square, stands)

    def _new_words(self, square: str, plane: bool) -> str:
        return square_words(self.localizer, self.table, square, self.places, plane=plane)

    def _new_square(self, square: str, here: bool, plane: bool, offered: tuple[Choice, ...]) -> Area:
        localizer, table = self.localizer, self.table
        says = self._words(square, plane)
        return Area(
            ref=square,
            name=square_word(localizer, table, square),
            page=_page_of(square),
            distance=NOT_COUNTED,
            here=here,
            vessel_here=plane,
            spots=tuple(self.places.spot(number, offered) for number in place_at(table.pack, square).locations),
            ways=self._ways(square),
            marks=self._marks(square, landing=has_landing(table, square) and not plane),
            text=localizer.rich_text(says),
            links=(),
            choices=tuple(text(choice) for choice in offered if choice[0] != "explore"),
            spoken=join([square.partition(":")[2], says], " "),
        )

    def _ways(self, square: str) -> tuple[AreaLink, ...]:
        """The ways on foot from a square; one that leads back as well crosses an edge if its end is on no open page."""
        moves, page = self.table.bound.moves, _page_of(square)
        ways = []
        for direction, neighbour in moves[square].items():
            kind = ""
            if square not in moves[neighbour].values():
                kind = "one-way"
            elif _page_of(neighbour) not in (page, facing_page(page)):
                kind = "edge"
            ways.append(AreaLink(neighbour, direction, kind))
        return tuple(ways)

    def _marks(self, square: str, *, landing: bool) -> tuple[MapMark, ...]:
        """What a square shows: each thing in a word, and in a few letters."""
        here = place_at(self.table.pack, square)
        words = square_parts(self.localizer, self.table, here, "", landing=landing, brief=False)
        signs = square_parts(self.localizer, self.table, here, "", landing=landing, brief=True)
        marks = tuple(MapMark(kind, word, sign) for (word, kind), (sign, _) in zip(words, signs, strict=True))
        return marks if is_charted(self.table, square) else (*marks, self._uncharted())

    def _uncharted(self) -> MapMark:
        say = self.localizer.say
        return MapMark("uncharted", say("atlas_not-entered"), say("atlas_uncharted-brief"))

    def _goes_to(self, choice: Choice) -> str:
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
        routes: list[tuple[int, int, int, WalkRoute]] = [
            (ways[square].squares, ways[square].obstacles, number, ways[square])
            for page in spread
            for square in _squares(page)
            if square in ways and square != table.place
            for number in place_at(table.pack, square).locations
            if number not in table.crossed
        ]
        for _, _, number, walk in sorted(routes):
            spoken = self.places.spot(number).spoken
            yield str(number), self.localizer.say("label_text", label=spoken, text=walk_words(self.localizer, walk))


def _page_of(square: str) -> int:
    """The number of the page that a square is on."""
    page, _, _ = where(square)
    return page


@functools.cache
def _names(number: int, rows: int, columns: int) -> tuple[str, ...]:
    """The squares of page ``number``, row by row."""
    return tuple(square_name(number, row, column) for row in range(rows) for column in range(columns))


def _squares(page: AtlasPage) -> tuple[str, ...]:
    """The squares of a page, row by row."""
    return _names(page.number, page.rows, page.columns)


def _numbers(pack: Pack, page: AtlasPage) -> tuple[int, ...]:
    """The numbered places of a page."""
    return tuple(number for square in _squares(page) for number in place_at(pack, square).locations)
