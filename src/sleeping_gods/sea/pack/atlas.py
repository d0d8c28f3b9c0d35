"""Regions of a pack's atlas, and what must be true of a map."""

from __future__ import annotations

import re

from ...effects.error_texts import quoted_value
from ...kernel.errors import Finding
from ...story.art import motif_names
from ...story.motifs import read_pictures
from ...story.pieces import read_name
from ...story.reader import TomlReader
from ...story.records import readers
from ...story.source import PackSource
from ..table.cards import Hazard, Point, Region
from ..table.words import SKILLS

WIDTH = 1000
"""Units of a page from west to east."""
HEIGHT = 700
"""Units of a page from north to south."""

CORNERS = 200
"""Most corners of a shape."""

TIERS = 4
"""The last tier of a region."""

EDGES = {"north": "south", "south": "north", "east": "west", "west": "east"}
"""Each edge of a page and the one opposite to it."""

REGION_ID = re.compile(r"[0-9]+\.[a-z0-9]+(?:-[a-z0-9]+)*")
"""How the id of a region is written: its page, a dot and its name."""


def spread(page: int) -> int:
    """The first of the two pages that lie open together."""
    return page - page % 2


def build_regions(source: PackSource, findings: list[Finding]) -> list[tuple[Region, TomlReader]]:
    """The regions, each with its reader for later findings."""
    regions, motifs = [], motif_names(source)
    for reader in readers(source, "region", findings):
        locations = tuple(reader.list_of("locations", int, required=False))
        region = Region(
            id=reader.id(pattern=REGION_ID),
            page=reader.integer("page", low=1, high=99),
            name=read_name(reader),
            shape=read_shape(reader),
            borders=tuple(reader.list_of("borders", str, required=False)),
            binding=tuple(reader.list_of("binding", str, required=False)),
            land=tuple(reader.list_of("land", str, required=False)),
            edges=tuple(reader.list_of("edges", str, required=False)),
            exits=_exits(reader),
            locations=locations,
            port=reader.flag("port"),
            market=reader.flag("market"),
            hazard=_hazard(reader),
            spots=_spots(reader),
            tier=reader.integer("tier", 0, low=1, high=TIERS),
            motifs=read_pictures(reader, locations, motifs, "region"),
        )
        if REGION_ID.fullmatch(region.id) and not region.id.startswith(f"{region.page}."):
            reader.find("page", f"expected an id that begins with the page {region.page}, got {region.id!r}")
        regions.append((region, reader))
    return regions


def read_shape(reader: TomlReader) -> tuple[Point, ...]:
    """The corners of a shape, in order."""
    points = [_point(reader, "shape", point) for point in reader.list_of("shape", list)]
    if None in points:
        return ()
    if reader.has("shape") and len(points) < 3:
        reader.find("shape", f"expected three or more points for 'shape', got {len(points)}")
    if len(points) > CORNERS:
        reader.find("shape", f"expected at most {CORNERS} points for 'shape', got {len(points)}")
    for point in points:
        if point and not on_page(point):
            reader.find("shape", f"expected a shape on the page, at most [{WIDTH}, {HEIGHT}], got {point}")
            return ()
    return tuple(point for point in points if point)


def _point(reader: TomlReader, key: str, written: list[object]) -> Point | None:
    """A point as it was written, or None with a finding."""
    match written:
        case [int(x), int(y)] if not isinstance(x, bool) and not isinstance(y, bool):
            return x, y
        case _:
            reader.find(
                "wrong-type", f"expected points [x, y] of whole numbers for {key!r}, got {quoted_value(written)}"
            )
            return None


def on_page(point: Point) -> bool:
    """Whether a point lies on a page or its rim."""
    return 0 <= point[0] <= WIDTH and 0 <= point[1] <= HEIGHT


def _spots(reader: TomlReader) -> dict[int, Point]:
    """Where the numbers of the region's locations are drawn."""
    table = reader.table("spots", required=False)
    spots: dict[int, Point] = {}
    for key in table.written() if table else ():
        point = _point(table, key, table.list_of(key, object)) if table else None
        if not re.fullmatch("[1-9][0-9]{0,2}", key):
            reader.find("location", f"expected a location's number for 'spots', got {quoted_value(key)}")
        elif point and not on_page(point):
            reader.find("shape", f"expected the spot of {key} on the page, at most [{WIDTH}, {HEIGHT}], got {point}")
        elif point:
            spots[int(key)] = point
    return spots


def _exits(reader: TomlReader) -> dict[str, int]:
    """The pages that the page icons of a region lead to, by the edge."""
    table = reader.table("exits", required=False)
    if table is None:
        return {}
    return {edge: table.integer(edge, low=1, high=99) for edge in table.written()}


def _hazard(reader: TomlReader) -> Hazard | None:
    """The hazard of a region; None if it has none."""
    table = reader.table("hazard", required=False)
    if table is None:
        return None
    hazard = Hazard(
        name=read_name(table),
        skill=table.word("skill", SKILLS),
        number=table.integer("number", low=1, high=20),
        fail=table.program("fail", required=True),
    )
    table.close()
    return hazard


def check_atlas(regions: list[tuple[Region, TomlReader]]) -> None:
    """Borders are symmetric, exits leave over an edge of the region, a page that is entered can be entered."""
    known = {region.id: region for region, _ in regions}
    pages = {region.page for region in known.values()}
    region_of: dict[int, str] = {}
    for region, reader in regions:
        _check_borders(region, reader, known)
        for edge in region.edges:
            if edge not in EDGES:
                reader.find("exit", f"expected north, south, east or west for 'edges', got {edge!r}")
        for edge, page in region.exits.items():
            if edge not in region.edges:
                reader.find("exit", f"expected an edge that the region touches for 'exits', got {edge!r}")
            elif page in pages and not _entries(known, page, edge):
                reader.find("exit", f"expected a region of page {page} that touches its edge {EDGES.get(edge)!r}")
        for location in region.locations:
            if location in region_of:
                reader.find("location", f"location {location} lies also in {region_of[location]!r}")
            region_of[location] = region.id


def _entries(known: dict[str, Region], page: int, edge: str) -> list[str]:
    """The regions of a page that a ship can come to over an edge."""
    return [region.id for region in known.values() if region.page == page and EDGES.get(edge) in region.edges]


def _check_borders(region: Region, reader: TomlReader, known: dict[str, Region]) -> None:
    """Borders, bindings and land lie between regions of one spread, are named on both sides, and only once."""
    for key in ("borders", "binding", "land"):
        others: tuple[str, ...] = getattr(region, key)
        for other in others:
            if other not in known:
                reader.find("dangling", f"expected a region for {key!r}, got {other!r}")
            elif other == region.id or spread(known[other].page) != spread(region.page):
                reader.find("border", f"expected another region of the same spread for {key!r}, got {other!r}")
            elif region.id not in getattr(known[other], key):
                reader.find("border", f"expected {region.id!r} in {key!r} of {other!r} too")
        if len(set(others)) != len(others):
            reader.find("duplicate", f"expected each region once for {key!r}")
    touching = set(region.borders) | set(region.binding)
    for other in region.land:
        if other in touching:
            reader.find("border", f"expected {other!r} either beyond land or beyond a border")
