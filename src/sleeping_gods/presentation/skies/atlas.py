"""The squares of the atlas in words and signs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from ...kernel.choices import Seat
from ...skies.chapters.flight import open_spaces
from ...skies.chapters.squares import place_at, square_name, where
from ...skies.table.cards import AtlasPage, AtlasSquare, Pack
from ...skies.table.spreads import facing_page
from ...skies.table.table import SkiesTable
from ..localizer import Localizer
from ..party.places import Places, told_count
from ..party.presenter import Presenter
from ..party.printed_names import PrintedNames
from ..phrases import join
from ..story_knowledge import NOTHING, StoryKnowledge
from .cards import may_read
from .names import landing_name, square_word
from .sayings import way_word

CROSSED = "x"
"""What stands before a location that is crossed off, where there is no better sign."""


def _printed(localizer: Localizer, pack: Pack) -> Mapping[int, str]:
    """The names of the distant locations, by their numbers."""
    return {space.explore: localizer.name(space.name) for space in pack.spaces.values() if space.explore}


printed: PrintedNames[Pack] = PrintedNames(_printed)
"""The names of distant locations: printed on the flight board, or on the card that opens one."""


def places_of(
    localizer: Localizer, table: SkiesTable, seats: Iterable[Seat] = (), known: StoryKnowledge = NOTHING
) -> Places:
    """The places of the map as a party knows them, with the quests that some seats may read."""
    quests, seen = table.pack.quests, tuple(seats)
    texts = {
        number: localizer.name(quests[number].text)
        for number in table.quests
        if str(number) not in table.silent or any(may_read(table, number, seat) for seat in seen)
    }
    shut = {table.pack.spaces[space].explore for space in table.pack.spaces.keys() - open_spaces(table)}
    names = printed(localizer, table.pack)
    board = {number: name for number, name in names.items() if number not in shut} if shut else names
    return Places(localizer=localizer, table=table, known=known, quests=texts, printed=board, crossed=table.crossed)


def places_depend_on(presenter: Presenter[SkiesTable], table: SkiesTable) -> tuple[object, ...]:
    """Everything on a table that its places depend on, besides what has been read; the sections of a scene share it."""
    return presenter.once(table, "places-depend-on", _places_depend_on, table)


def _places_depend_on(table: SkiesTable) -> tuple[object, ...]:
    """The same, worked out anew."""
    return (
        table.pack, tuple(table.log.notes.items()), tuple(table.crossed), tuple(table.quests),
        tuple((quest, *read) for quest, read in table.silent.items()), tuple(table.taken), tuple(open_spaces(table)),
        told_count(table),
    )  # fmt: skip


def square_words(localizer: Localizer, table: SkiesTable, square: str, places: Places, *, plane: bool) -> str:
    """What lies in a square, in words, and the plane if it stands there."""
    here, landing = place_at(table.pack, square), landing_name(localizer, table, square)
    return join(
        [
            localizer.listed(localizer.say(f"obstacle-word_{kind}") for kind in here.obstacles),
            _locations(localizer, here, places) if here.locations else "",
            *(localizer.say(f"mark_{mark}") for mark in here.marks),
            localizer.say("atlas_landing", name=landing) if landing else "",
            localizer.say("atlas_plane") if plane else "",
            *_notes(localizer, table, here),
        ]
    )


def _locations(localizer: Localizer, here: AtlasSquare, places: Places) -> str:
    """The locations of a square as they are spoken."""
    spoken = [places.spot(number).spoken for number in here.locations]
    return localizer.say("atlas_locations", places=localizer.listed(spoken), count=len(spoken))


def _notes(localizer: Localizer, table: SkiesTable, here: AtlasSquare) -> Iterable[str]:
    """Our own words about the locations of a square."""
    notes = table.log.notes
    return (
        localizer.say("atlas_note", number=number, note=notes[str(number)])
        for number in here.locations
        if str(number) in notes
    )


def spread_of(table: SkiesTable, square: str) -> list[AtlasPage]:
    """The facing pages that lie open where a square is."""
    number, _, _ = where(square)
    return [table.pack.pages[page] for page in sorted((number, facing_page(number))) if page in table.pack.pages]


def has_landing(table: SkiesTable, square: str) -> bool:
    """Whether the plane can land on a square."""
    return any(space.square == square for space in table.pack.spaces.values())


def is_charted(table: SkiesTable, square: str) -> bool:
    """Whether it is known what a square shows: of a printed atlas only what was entered."""
    return table.own_box() is None or square in table.pack.charted


def square_signs(localizer: Localizer, table: SkiesTable, square: str) -> str:
    """What lies in a square in signs, wherever somebody is."""
    landing = has_landing(table, square)
    parts = square_parts(localizer, table, place_at(table.pack, square), CROSSED, landing=landing, brief=True)
    return join((part.word for part in parts), " ")


class SquarePart(NamedTuple):
    """Something in a square."""

    word: str
    kind: str
    """``location``, ``crossed``, ``mark``, ``landing``, or the kind of an obstacle."""


def square_parts(
    localizer: Localizer, table: SkiesTable, here: AtlasSquare, crossed: str, *, landing: bool, brief: bool
) -> list[SquarePart]:
    """Each thing in a square, in a word or a few letters; ``crossed`` stands before locations that are crossed off."""
    size = "short" if brief else "word"
    parts = [
        SquarePart(f"{crossed}{place}", "crossed") if place in table.crossed else SquarePart(f"{place}", "location")
        for place in here.locations
    ]
    parts += [SquarePart(localizer.say(f"obstacle-{size}_{kind}"), kind) for kind in here.obstacles]
    parts += [SquarePart(localizer.say(f"mark-{size}_{mark}"), "mark") for mark in here.marks]
    return [*parts, SquarePart(localizer.say("atlas_land"), "landing")] if landing else parts


def distant_words(localizer: Localizer, table: SkiesTable) -> str:
    """Where Claire is if that is a distant location."""
    places = [str(number) for number in table.bound.locations.get(table.place, ()) if number not in table.crossed]
    name = square_word(localizer, table, table.place)
    return localizer.say("atlas_distant", name=name, places=join(places) or "none")


def edge_words(localizer: Localizer, page: AtlasPage) -> str:
    """The pages beyond the edges of a page, in few letters."""
    return join(
        localizer.say("atlas_edge", way=way_word(localizer, way), page=there) for way, there in page.exits.items()
    )


def page_sentences(localizer: Localizer, table: SkiesTable, page: AtlasPage, words: Callable[[str], str]) -> str:
    """A page in words: only the squares where something is."""
    squares = []
    for row in range(page.rows):
        for column in range(page.columns):
            square = square_name(page.number, row, column)
            claire = localizer.say("atlas_claire") if table.place == square else ""
            says = join([claire, words(square)])
            _, _, on_page = square.partition(":")
            squares += [f"{on_page} {says}"] if says else []
    exits = join(
        localizer.say("atlas_exit", way=way_word(localizer, way), page=there) for way, there in page.exits.items()
    )
    return localizer.say(
        "atlas_told",
        number=page.number,
        rows=page.rows,
        columns=page.columns,
        squares=localizer.clauses(squares),
        exits=exits or "none",
    )
