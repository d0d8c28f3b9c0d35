"""Sheets of a pack's atlas: what a spread is called and how its sea is drawn; and the pictures of places on it."""

from __future__ import annotations

from ...kernel.errors import Finding
from ...story.motifs import read_pictures
from ...story.pieces import read_name
from ...story.reader import TomlReader
from ...story.records import readers
from ...story.source import PackSource
from ..table.cards import Region, Sheet

PALETTES = ("chart", "lantern", "salt", "parish")
"""Inks and washes of a sheet; the first is that of a sheet that says nothing."""
WATERS = ("open", "lit", "steps", "fields")
"""What is seen in the water: nothing, a light from below, seven weirs, drowned fields."""
MOTIFS = (
    *("bell", "boat-port", "boat-starboard", "book", "bottle", "bow", "chair", "clock", "coat", "cradle", "crocus"),
    *("door", "fork", "harpoon", "hen", "hole", "house", "lamp", "leaf", "letter", "lighthouse", "loaf", "moth"),
    *("note", "parasol", "pen", "pillar", "pot", "reeds", "ribs", "ring", "rope", "salt", "scales", "sheep", "shirt"),
    *("shoe", "steeple", "stone", "sun", "tally", "trombone", "flame", "hat"),
)
"""Pictures that stand beside the numbers of places."""


def build_sheets(
    source: PackSource, findings: list[Finding], regions: list[tuple[Region, TomlReader]]
) -> dict[int, Sheet]:
    """The sheets by their first pages; each lies where the atlas has regions."""
    sheets: dict[int, Sheet] = {}
    pages = {region.page for region, _ in regions}
    for reader in readers(source, "sheet", findings):
        page = reader.integer("page", low=1, high=99)
        sheet = Sheet(
            page,
            read_name(reader),
            reader.word("palette", PALETTES, PALETTES[0]),
            reader.word("waters", WATERS, WATERS[0]),
        )
        if page % 2 or not {page, page + 1} & pages:
            reader.find("page", f"expected the first page of a spread that has a region, got {page}")
        sheets.setdefault(page, sheet)
    return sheets


def read_motifs(reader: TomlReader, locations: tuple[int, ...]) -> dict[int, str]:
    """The pictures of a region's places, by their numbers."""
    return read_pictures(reader, locations, MOTIFS, "region")
