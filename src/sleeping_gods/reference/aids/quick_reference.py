"""The quick reference: two sheets with the turn, the tests, the fights and the figures one forgets."""

from __future__ import annotations

from ...effects.terms import Lang
from ..book.library import Book
from . import figures_sea, figures_skies
from .drawing import Icons, Press, aid_body
from .sheet import read_sheets
from .table import Table
from .wording import AIDS, wording

NAME = "quick-reference"


def quick_reference(book: Book, icons: Icons) -> str:
    """The body of the page."""
    tables, figures = made(book.game, book.lang)
    press = Press(book, NAME, wording(book.lang)[NAME], tables, figures, icons)
    return aid_body(read_sheets(AIDS / f"{book.game}.{NAME}.{book.lang}.md"), press)


def made(game: str, lang: Lang) -> tuple[dict[str, Table], dict[str, int]]:
    """The tables and figures of a game."""
    maker = figures_sea if game == "sea" else figures_skies
    return maker.tables(lang), maker.figures()
