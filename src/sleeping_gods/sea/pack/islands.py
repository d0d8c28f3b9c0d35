"""Islands of a pack's atlas: land as it is drawn, and what must be true of it and of the spots of locations."""

from __future__ import annotations

from ...kernel.errors import Finding
from ...story.pieces import read_name
from ...story.reader import TomlReader
from ...story.records import readers
from ...story.source import PackSource
from ..table.cards import Island, Region
from .atlas import read_shape

LANDS = ("land", "reef", "ice", "marsh", "wreck", "whale")
"""Kinds of islands; each is drawn in its own way."""


def build_islands(source: PackSource, findings: list[Finding]) -> list[tuple[Island, TomlReader]]:
    """The islands, each with its reader for later findings."""
    return [(_island(reader), reader) for reader in readers(source, "island", findings)]


def _island(reader: TomlReader) -> Island:
    """One island as it is drawn."""
    return Island(
        id=reader.id(),
        page=reader.integer("page", low=1, high=99),
        name=read_name(reader),
        shape=read_shape(reader),
        locations=tuple(reader.list_of("locations", int, required=False)),
        kind=reader.word("kind", LANDS, "land"),
    )


def check_islands(islands: list[tuple[Island, TomlReader]], regions: list[tuple[Region, TomlReader]]) -> None:
    """Islands lie on pages of the atlas, a location lies on one island of its page, every location has its spot."""
    known = [region for region, _ in regions]
    island_of: dict[int, str] = {}
    for island, reader in islands:
        on_page = [region for region in known if region.page == island.page]
        if not on_page:
            reader.find("page", f"expected a page that has a region, got {island.page}")
        for location in island.locations:
            if not any(location in region.locations for region in on_page):
                reader.find("location", f"expected locations of regions of page {island.page}, got {location}")
            if location in island_of:
                reader.find("location", f"location {location} lies also on {island_of[location]!r}")
            island_of.setdefault(location, island.id)
    for region, reader in regions:
        _check_spots(region, reader, needed=bool(islands))


def _check_spots(region: Region, reader: TomlReader, *, needed: bool) -> None:
    """Spots are given for locations of the region only, and where they are needed for each of them."""
    for location in region.spots:
        if location not in region.locations:
            reader.find("location", f"expected a location of the region for 'spots', got {location}")
    for location in region.locations if needed else ():
        if location not in region.spots:
            reader.find("missing-key", f"expected a spot for location {location}, as the atlas has islands")
