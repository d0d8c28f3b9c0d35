"""The squares and pages of the atlas on the map, kept for all tables of a pack.

A page or a square is built once for each set of facts that decides how it is told. Of a square these are the choices
that lead there, whether the party or the plane stands there, and what is known of its places; of a page whether it is
open, where on it the party and the plane stand, and what is known of its places. All else is printed in the pack.
"""

from __future__ import annotations

import functools

from ...kernel.choices import Choice, text
from ...skies.chapters.squares import place_at, square_name, where
from ...skies.table.cards import AtlasPage, Pack
from ...skies.table.spreads import facing_page
from ...skies.table.table import SkiesTable
from ..localizer import Localizer
from ..party.pack_cache import RecordCache
from ..party.places import Places, SeenPlace
from ..phrases import join
from ..scene.atlas import Area, AreaLink, MapMark, MapPage
from .atlas import edge_words, has_landing, is_charted, page_sentences, square_parts, square_words
from .names import square_word

SQUARES = 8192
"""How many squares are remembered."""
PAGES = 1024
"""How many pages are remembered."""
_square_cache: RecordCache[Pack, Area] = RecordCache(SQUARES)
"""Squares as they are told."""
_words_cache: RecordCache[Pack, str] = RecordCache(SQUARES)
"""What lies in each square, in words."""
_numbers_cache: RecordCache[Pack, tuple[int, ...]] = RecordCache()
"""The numbered places of each page."""
_page_cache: RecordCache[Pack, MapPage] = RecordCache(PAGES)
"""Pages as they are told."""
NOT_COUNTED = -1
"""The distance of a square: only spaces of the flight board are so many flights away."""


class MapSquares:
    """The squares and pages of a table; one that was built before, for any table of the pack, is not built again."""

    def __init__(self, localizer: Localizer, table: SkiesTable, places: Places) -> None:
        self.localizer = localizer
        self.table = table
        self.places = places
        self.landing = table.bound.landings[table.plane]
        """The square on which the plane stands."""

    def page(self, page: AtlasPage, *, open_now: bool) -> MapPage:
        """A page of the atlas."""
        pack, squares = self.table.pack, squares_of(page)
        on_it = [square if square in squares else "" for square in (self.table.place, self.landing)]
        numbers = _numbers_cache.get_or_make(pack, "en", page.number, _numbers, pack, page)
        seen = tuple(self.places.seen(number) for number in numbers)
        key = (page.number, open_now, *on_it, seen)
        return _page_cache.get_or_make(
            pack, self.localizer.lang, key, lambda: self._build_page(page, open_now=open_now)
        )

    def empty_square(self, square: str) -> Area:
        """A square as if neither the party nor the plane were there, and no choice led there."""
        return self._cached_square(square, (), here=False, plane=False)

    def square(self, square: str, offered: tuple[Choice, ...]) -> Area:
        """A square as it is now, with the choices that lead there."""
        return self._cached_square(square, offered, here=square == self.table.place, plane=square == self.landing)

    def _cached_square(self, square: str, offered: tuple[Choice, ...], *, here: bool, plane: bool) -> Area:
        """A square, kept for all tables of a pack until what is told of it changes."""
        key = (square, here, plane, offered, self._known_places(square))
        return _square_cache.get_or_make(
            self.table.pack,
            self.localizer.lang,
            key,
            lambda: self._build_square(square, offered, here=here, plane=plane),
        )

    def _cached_words(self, square: str, *, plane: bool) -> str:
        """What lies in a square; its page says it too."""
        localizer, table = self.localizer, self.table
        key = (square, plane, self._known_places(square))
        return _words_cache.get_or_make(
            table.pack, localizer.lang, key, lambda: square_words(localizer, table, square, self.places, plane=plane)
        )

    def _known_places(self, square: str) -> tuple[SeenPlace, ...]:
        """What is known of the places of a square."""
        return tuple(self.places.seen(number) for number in place_at(self.table.pack, square).locations)

    def _build_page(self, page: AtlasPage, *, open_now: bool) -> MapPage:
        """A page of the atlas with its edges, worked out anew."""
        localizer = self.localizer
        return MapPage(
            page=page.number,
            title=localizer.say("atlas_page", number=page.number),
            columns=page.columns,
            rows=page.rows,
            edges=tuple(page.exits.items()),
            beyond=edge_words(localizer, page),
            open=open_now,
            spoken=page_sentences(
                localizer, self.table, page, lambda square: self._cached_words(square, plane=square == self.landing)
            ),
        )

    def _build_square(self, square: str, offered: tuple[Choice, ...], *, here: bool, plane: bool) -> Area:
        """A square as the map tells it, worked out anew."""
        localizer, table = self.localizer, self.table
        _, _, on_page = square.partition(":")
        says = self._cached_words(square, plane=plane)
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
            spoken=join([on_page, says], " "),
        )

    def _ways(self, square: str) -> tuple[AreaLink, ...]:
        """The ways on foot from a square.

        One that does not lead back is ``one-way``; any other whose end is on no open page is an ``edge``.
        """
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
        marks = tuple(MapMark(part.kind, part.word, sign.word) for part, sign in zip(words, signs, strict=True))
        return marks if is_charted(self.table, square) else (*marks, self._uncharted())

    def _uncharted(self) -> MapMark:
        """The mark of a square that nobody has entered."""
        say = self.localizer.say
        return MapMark("uncharted", say("atlas_not-entered"), say("atlas_uncharted-brief"))


def squares_of(page: AtlasPage) -> tuple[str, ...]:
    """The squares of a page, row by row."""
    return _square_names(page.number, page.rows, page.columns)


@functools.cache
def _square_names(number: int, rows: int, columns: int) -> tuple[str, ...]:
    """The names of the squares of a page, row by row."""
    return tuple(square_name(number, row, column) for row in range(rows) for column in range(columns))


def _page_of(square: str) -> int:
    """The number of the page that a square is on."""
    page, _, _ = where(square)
    return page


def _numbers(pack: Pack, page: AtlasPage) -> tuple[int, ...]:
    """The numbered places of a page."""
    return tuple(number for square in squares_of(page) for number in place_at(pack, square).locations)
