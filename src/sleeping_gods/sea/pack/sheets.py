"""Sheets of a pack's atlas: what a spread is called and how its sea is drawn."""

from __future__ import annotations

from ...kernel.errors import Finding
from ...story.art import palette_names, water_names
from ...story.pieces import read_name
from ...story.reader import TomlReader
from ...story.records import readers
from ...story.source import PackSource
from ..table.cards import Region, Sheet

MAX_PAGE = 99
"""The highest number that a page may have."""
PALETTE = "chart"
"""The inks and washes of a sheet that says nothing."""
WATERS = "open"
"""The water of a sheet that says nothing."""


def build_sheets(
    source: PackSource, findings: list[Finding], regions: list[tuple[Region, TomlReader]]
) -> dict[int, Sheet]:
    """The sheets by their first pages; each lies where the atlas has regions."""
    sheets: dict[int, Sheet] = {}
    pages = {region.page for region, _ in regions}
    for reader in readers(source, "sheet", findings):
        page = reader.integer("page", low=1, high=MAX_PAGE)
        sheet = Sheet(
            page=page,
            name=read_name(reader),
            palette=reader.word("palette", (PALETTE, *palette_names(source)), PALETTE),
            waters=reader.word("waters", (WATERS, *water_names(source)), WATERS),
        )
        if page % 2 or not {page, page + 1} & pages:
            reader.find("page", f"expected the first page of a spread that has a region, got {page}")
        sheets.setdefault(page, sheet)
    return sheets
