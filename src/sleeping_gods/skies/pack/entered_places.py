"""Pages, squares and spaces of a printed atlas, as an owner enters them one by one."""

from __future__ import annotations

import dataclasses

from ...kernel.errors import Finding
from ...party.chapters.pack_growth import merged
from ...party.table.table import CannotEnter
from ...story.reader import TomlReader
from ...story.records import readers
from ...story.source import PackSource
from ..chapters.squares import FIRST_ROW
from ..table.cards import AtlasPage, AtlasSquare, FlightSpace, Pack
from ..table.spreads import binding_edge, facing_page
from ..table.words import EDGES, OBSTACLES
from .atlas import MAX_SIDE, SQUARE, has_square
from .flight import build_spaces

OPPOSITE = {"north": "south", "south": "north", "east": "west", "west": "east"}
"""Each edge of a page and the one opposite to it."""
MAX_PAGE = 99
"""The highest number that a page may have."""
MAX_LOCATION = 999
"""The highest number that a location may have."""


def read_pages(pack: Pack, source: PackSource, findings: list[Finding]) -> None:
    """Read the pages of a source into a pack."""
    for reader in readers(source, "page", findings):
        _add_page(pack, reader)


def read_squares(pack: Pack, source: PackSource, findings: list[Finding]) -> None:
    """Read the squares of a source into a pack."""
    for reader in readers(source, "square", findings):
        _add_square(pack, reader)


def read_spaces(pack: Pack, source: PackSource, findings: list[Finding]) -> None:
    """Read the spaces of a source into a pack."""
    for space, _ in build_spaces(source, findings):
        _add_space(pack, space)


def _add_page(pack: Pack, reader: TomlReader) -> None:
    """A page of the atlas by its size, and the icons at its edges; its squares are charted one by one."""
    number = reader.integer("page", low=1, high=MAX_PAGE)
    known = pack.pages.get(number)
    rows = reader.integer("rows", known.rows if known else 0, low=1, high=MAX_SIDE)
    columns = reader.integer("columns", known.columns if known else 0, low=1, high=MAX_SIDE)
    exits = _read_exits(reader)
    if not rows or not columns:
        raise CannotEnter(f"expected the rows and columns of page {number}")
    if known is not None and (rows, columns) != (known.rows, known.columns):
        raise CannotEnter(f"expected {known.rows} rows and {known.columns} columns on page {number}")
    facing = pack.pages.get(facing_page(number))
    if facing is not None and facing.rows != rows:
        raise CannotEnter(f"expected {facing.rows} rows as on the facing page {facing.number}")
    if known is None:
        places = (AtlasSquare(),) * (rows * columns)
        page = AtlasPage(number=number, columns=columns, rows=rows, places=places, exits=exits)
    else:
        page = AtlasPage(number=number, columns=columns, rows=rows, places=known.places, exits={**known.exits, **exits})
    pack.pages[number] = page
    for edge, target in exits.items():
        _add_way_back(pack, page, edge, target)


def _read_exits(reader: TomlReader) -> dict[str, int]:
    """The pages to which the icons at the edges lead."""
    table = reader.table("exits", required=False)
    if not table:
        return {}
    return {edge: table.integer(edge, low=1, high=MAX_PAGE) for edge in EDGES if table.has(edge)}


def _add_way_back(pack: Pack, page: AtlasPage, edge: str, number: int) -> None:
    """An icon at an edge leads to another page of the same width or height, and back."""
    target = pack.pages.get(number)
    if target is None or number == page.number or edge == binding_edge(page.number):
        raise CannotEnter(f"expected another page that was entered before for {edge!r}, got {number}")
    same_size = target.columns == page.columns if edge in ("north", "south") else target.rows == page.rows
    if not same_size:
        raise CannotEnter(f"expected a page of the same size at {edge!r}, got {number}")
    exits = {**target.exits, OPPOSITE[edge]: page.number}
    pack.pages[number] = dataclasses.replace(target, exits=exits)


def _add_square(pack: Pack, reader: TomlReader) -> None:
    """What a square shows: obstacles and the numbers of locations; nothing that was known of it is forgotten."""
    square = reader.id(pattern=SQUARE)
    obstacles = tuple(reader.list_of("obstacles", str, required=False))
    locations = tuple(reader.list_of("locations", int, required=False))
    match = SQUARE.fullmatch(square)
    if match is None or not has_square(pack.pages, square):
        raise CannotEnter(f"expected a square of a page that was entered, such as '2:b3', got {square!r}")
    _check_square(obstacles, locations)
    page, row, column = pack.pages[int(match[1])], ord(match[2]) - FIRST_ROW, int(match[3]) - 1
    places, at = list(page.places), row * page.columns + column
    known = places[at]
    places[at] = dataclasses.replace(
        known, obstacles=merged(known.obstacles, obstacles), locations=merged(known.locations, locations)
    )
    pack.pages[page.number] = dataclasses.replace(page, places=tuple(places))
    pack.charted = pack.charted | {square}


def _check_square(obstacles: tuple[str, ...], locations: tuple[int, ...]) -> None:
    """Refuse obstacles and locations that no square has."""
    for obstacle in obstacles:
        if obstacle not in OBSTACLES:
            raise CannotEnter(f"expected one of {', '.join(OBSTACLES)}, got {obstacle!r}")
    for location in locations:
        if not 1 <= location <= MAX_LOCATION:
            raise CannotEnter(f"expected locations from 1 to {MAX_LOCATION}, got {location}")


def _add_space(pack: Pack, space: FlightSpace) -> None:
    """A space of the flight board; whatever it is linked to is linked to it."""
    if space.square and not has_square(pack.pages, space.square):
        raise CannotEnter(f"expected a square of a page that was entered, such as '2:b3', got {space.square!r}")
    known = pack.spaces.get(space.id)
    links = merged(known.links if known else (), space.links)
    pack.spaces[space.id] = dataclasses.replace(space, links=links)
    for name in links:
        neighbour = pack.spaces.get(name)
        if neighbour is None or name == space.id:
            raise CannotEnter(f"expected another space that was entered before, got {name!r}")
        if space.id not in neighbour.links:
            pack.spaces[name] = dataclasses.replace(neighbour, links=(*neighbour.links, space.id))
