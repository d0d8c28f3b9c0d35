"""Sheets of a pack's atlas: what a spread is called and in which colours it is drawn."""

from __future__ import annotations

from ...kernel.errors import Finding
from ...story.art import palette_names
from ...story.pieces import read_name
from ...story.records import readers
from ...story.source import PackSource
from ..table.cards import AtlasPage, Sheet

PALETTE = "plain"
"""The washes of a sheet that says nothing."""


def build_sheets(source: PackSource, findings: list[Finding], pages: dict[int, AtlasPage]) -> dict[int, Sheet]:
    """The sheets by their first pages; each is a spread of the atlas."""
    sheets: dict[int, Sheet] = {}
    for reader in readers(source, "sheet", findings):
        page = reader.integer("page", low=1, high=99)
        sheet = Sheet(
            page=page,
            name=read_name(reader),
            palette=reader.word("palette", (PALETTE, *palette_names(source)), PALETTE),
        )
        if page % 2 or not {page, page + 1} & set(pages):
            reader.find("page", f"expected the first page of a spread of the atlas, got {page}")
        sheets.setdefault(page, sheet)
    return sheets
