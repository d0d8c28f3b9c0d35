"""Sheets of a pack's atlas: what a spread is called and in which colours it is drawn; and the pictures of places."""

from __future__ import annotations

from ...kernel.errors import Finding
from ...story.pieces import read_name
from ...story.records import readers
from ...story.source import PackSource
from ..table.cards import AtlasPage, Sheet

PALETTES = ("plain", "pasture", "iron", "plush", "root", "ember", "steam")
"""Washes of a sheet; the first is that of a sheet that says nothing."""
MOTIFS = (
    *("anchor", "arrow", "basket", "bridge", "byre", "carpet", "chain", "chimney", "cock", "cone", "crate", "crater"),
    *("fence", "foot", "gate", "geyser", "glove", "goose", "hands", "hill", "hook", "horn", "house", "hung", "kite"),
    *("knot", "label", "lot", "mask", "match", "nest", "net", "paper", "peg", "pen", "plumb", "prompt", "raft"),
    *("rope", "saw", "scales", "seat", "sheep", "shirt", "shoe", "soup", "stake", "star", "stick", "stone", "stopper"),
    *("storm", "stove", "tag", "ticket", "towel", "trap", "twins", "vote", "wild", "winch", "windsock", "wing"),
)
"""Pictures that stand beside the numbers of places."""


def build_sheets(source: PackSource, findings: list[Finding], pages: dict[int, AtlasPage]) -> dict[int, Sheet]:
    """The sheets by their first pages; each is a spread of the atlas."""
    sheets: dict[int, Sheet] = {}
    for reader in readers(source, "sheet", findings):
        page = reader.integer("page", low=1, high=99)
        sheet = Sheet(page, read_name(reader), reader.word("palette", PALETTES, PALETTES[0]))
        if page % 2 or not {page, page + 1} & set(pages):
            reader.find("page", f"expected the first page of a spread of the atlas, got {page}")
        sheets.setdefault(page, sheet)
    return sheets
