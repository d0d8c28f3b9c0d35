"""A piece on the screen: its name, its text, and the rules entries about it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.text import Text

from ..presentation.phrases import join
from ..presentation.piece import PieceInfo
from .entry_page import entry_list, part_of_entry
from .reader import RulesReader
from .render_context import RenderContext
from .section import INDENT, Section, hanging


def piece_page(reader: RulesReader, pieces: Sequence[PieceInfo], context: RenderContext) -> list[Section]:
    """Pieces with the same name, the first entry about their kind, and a list of the others."""
    name = pieces[0].name
    slugs = [slug for piece in pieces for slug in piece.entries]
    entries = [*reader.entries_about(name), *(reader.entry(slug) for slug in slugs), *reader.entries_called(name)]
    first, *others = dict.fromkeys(entries)
    shown = [_piece(reader, piece) for piece in dict.fromkeys(pieces)]
    return [
        *shown,
        part_of_entry(reader, first, reader.mentioning_blocks(first, pieces[0].name), context),
        *entry_list(reader, others, context),
    ]


def _piece(reader: RulesReader, piece: PieceInfo) -> Section:
    """A piece with its kind, its text and its flavour."""
    kind = reader.localizer.say(f"piece_{piece.kind}")
    head = Text(piece.name, style="bold").append(f"  {kind}", style="dim not bold")
    flavour = [Text(piece.flavour, style="italic")] if piece.flavour else []
    drawn = Group(hanging(head), hanging(*piece.says, *flavour, indent=INDENT), "")
    return Section(drawn, [join([f"{piece.name}, {kind}.", *piece.says, piece.flavour], " ")])
