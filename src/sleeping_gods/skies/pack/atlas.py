"""Pages of a pack's atlas: grids of squares, edge icons, and what must be true of them."""

from __future__ import annotations

import re

from ...effects.error_texts import quoted_value
from ...kernel.errors import Finding
from ...kernel.rules import rule
from ...story.art import motif_names
from ...story.grid import read_rows
from ...story.motifs import read_pictures
from ...story.reader import TomlReader
from ...story.records import readers
from ...story.source import PackSource
from ..table.cards import AtlasPage, AtlasSquare
from ..table.spreads import binding_edge, facing_page
from ..table.words import EDGES, MARKS

OBSTACLE_SIGNS = {"w": "water", "c": "cold", "s": "steep"}
"""Obstacles of a square by their signs in a grid."""
MAX_SIDE = 20
"""Columns and rows that a page has at most."""
SQUARE = re.compile(r"([1-9][0-9]?):([a-t])([1-9][0-9]?)")
"""How a square is written: page, row from the top, column from the left."""


def build_pages(source: PackSource, findings: list[Finding]) -> list[tuple[AtlasPage, TomlReader]]:
    """The pages, each with its reader for later findings."""
    motifs = motif_names(source)
    return [(_page(reader, motifs), reader) for reader in readers(source, "page", findings)]


def _page(reader: TomlReader, known: tuple[str, ...]) -> AtlasPage:
    """A page of the atlas with its squares; one without squares and with a finding if its rows do not fit."""
    number = reader.integer("page", low=1, high=99)
    reader.title(str(number))
    rows = read_rows(reader)
    columns = len(rows[0]) if rows else 0
    if rows and (columns > MAX_SIDE or len(rows) > MAX_SIDE or not columns or any(len(row) != columns for row in rows)):
        reader.find("page-grid", f"expected the same number of squares in each row, and at most {MAX_SIDE} of both")
        rows, columns = [], 0
    places = tuple(_place(reader, word) for row in rows for word in row)
    locations = [location for place in places for location in place.locations]
    motifs = read_pictures(reader, locations, known, "page")
    return AtlasPage(number=number, columns=columns, rows=len(rows), places=places, exits=_exits(reader), motifs=motifs)


def _place(reader: TomlReader, word: str) -> AtlasSquare:
    """A square as its word says: obstacles, locations and marks, joined by ``+``; a dot for none."""
    obstacles: list[str] = []
    locations: list[int] = []
    marks: list[str] = []
    for sign in [] if word == "." else word.split("+"):
        if sign in OBSTACLE_SIGNS and OBSTACLE_SIGNS[sign] not in obstacles:
            obstacles.append(OBSTACLE_SIGNS[sign])
        elif sign in MARKS and MARKS[sign] not in marks:
            marks.append(MARKS[sign])
        elif re.fullmatch("[1-9][0-9]{0,2}", sign) and int(sign) not in locations:
            locations.append(int(sign))
        else:
            reader.find(
                "page-grid", f"expected '.', w, c, s, r, ? or a location's number, each once, got {quoted_value(sign)}"
            )
    return AtlasSquare(tuple(obstacles), tuple(locations), tuple(marks))


def _exits(reader: TomlReader) -> dict[str, int]:
    """The pages that the edges of a page lead to."""
    table = reader.table("exits", required=False)
    if table is None:
        return {}
    exits = {edge: table.integer(edge, low=1, high=99) for edge in EDGES if table.has(edge)}
    table.close()
    return exits


def has_square(pages: dict[int, AtlasPage], square: str) -> bool:
    """Whether a square such as ``2:b3`` lies on a page of the pack."""
    match = SQUARE.fullmatch(square)
    page = pages.get(int(match[1])) if match else None
    if match is None or page is None:
        return False
    return ord(match[2]) - ord("a") < page.rows and int(match[3]) <= page.columns


@rule("DS-TRAV-003", "DS-TRAV-009")
def check_pages(pages: list[tuple[AtlasPage, TomlReader]]) -> None:
    """Facing pages meet row by row, exits lead to pages of the same width or height, locations lie in one square."""
    known = {page.number: page for page, _ in pages if page.places}
    page_of: dict[int, int] = {}
    for page, reader in pages:
        facing = known.get(facing_page(page.number))
        if facing and page.places and facing.rows != page.rows:
            reader.find("page", f"expected {facing.rows} rows as on the facing page {facing.number}, got {page.rows}")
        for edge, number in page.exits.items():
            _check_exit(reader, page, edge, known.get(number))
        for location in (location for place in page.places for location in place.locations):
            if location in page_of:
                reader.find("location", f"location {location} lies also on page {page_of[location]}")
            page_of.setdefault(location, page.number)


def _check_exit(reader: TomlReader, page: AtlasPage, edge: str, target: AtlasPage | None) -> None:
    """An exit leads over an edge that is not the binding, to another page of the same width or height."""
    if edge == binding_edge(page.number):
        reader.find("exit", f"expected an edge other than the binding for 'exits', got {edge!r}")
    elif target is None or target.number == page.number:
        reader.find("dangling", f"expected another page of the pack for {edge!r}, got {page.exits[edge]}")
    elif edge in ("north", "south") and target.columns != page.columns:
        reader.find("exit", f"expected as many columns on page {target.number} as here, got {target.columns}")
    elif edge in ("east", "west") and target.rows != page.rows:
        reader.find("exit", f"expected as many rows on page {target.number} as here, got {target.rows}")
