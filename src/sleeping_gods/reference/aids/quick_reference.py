"""The quick reference: two sheets with the turn, the tests, the fights and often forgotten figures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ...languages import Lang
from ..book.library import ReferenceBook
from . import figures_sea, figures_skies
from .drawing import AidContext, Icons, aid_body
from .sheet import AidBox, AidSheet, read_sheets
from .table import AidData
from .wording import AIDS, table_words

NAME = "quick-reference"
"""The name of the page, and of its texts."""


@dataclass(frozen=True, slots=True)
class QuickReferenceBox:
    """One box of the sheets: title, linked entry, icon, and HTML."""

    title: str
    slug: str
    icon: str
    text: str


def quick_reference(book: ReferenceBook, icons: Icons) -> str:
    """The body of the page."""
    return aid_body(_sheets(book), _context(book, icons), jumps=True)


class AtAGlance(NamedTuple):
    """The boxes of the sheets that the home page shows."""

    turn: list[QuickReferenceBox]
    """The steps of a turn."""
    combat: list[QuickReferenceBox]
    """The steps of a combat."""
    icons: QuickReferenceBox


def at_a_glance(book: ReferenceBook, icons: Icons) -> AtAGlance:
    """The steps of a turn, those of a combat, and the icons, as the sheets have them."""
    context = _context(book, icons)
    bands = [band for sheet in _sheets(book) for band in sheet.bands]
    turn, combat = (band for band in bands if band.kind == "steps")
    icon_band = next(band for band in bands if band.kind == "icons")
    return AtAGlance(
        [_drawn_box(box, context) for column in turn.columns for box in column],
        [_drawn_box(box, context) for column in combat.columns for box in column],
        _drawn_box(icon_band.columns[0][0], context),
    )


def _drawn_box(box: AidBox, context: AidContext) -> QuickReferenceBox:
    """A box with its text as HTML."""
    text = "\n".join(context.markup(block, inline=False) for block in box.blocks)
    return QuickReferenceBox(box.title, box.slug, box.icon, text)


def _sheets(book: ReferenceBook) -> list[AidSheet]:
    """The sheets of the quick reference of a book."""
    return read_sheets(AIDS / f"{book.game}.{NAME}.{book.lang}.md")


def _context(book: ReferenceBook, icons: Icons) -> AidContext:
    """What the texts of the quick reference may refer to."""
    data = data_of(book.game, book.lang)
    return AidContext(
        book=book,
        aid=NAME,
        title=table_words(book.lang)[NAME],
        tables=data.tables,
        figures=data.figures,
        icons=icons,
    )


def data_of(game: str, lang: Lang) -> AidData:
    """The tables and figures of a game."""
    module = figures_sea if game == "sea" else figures_skies
    return AidData(module.tables(lang), module.figures())
