"""The page of odds, computed from the deck, the tokens and the die of the pack."""

from __future__ import annotations

from ...languages import Lang
from ..book.library import ReferenceBook
from . import odds_sea, odds_skies
from .drawing import AidContext, Icons, aid_body
from .packs import fate_deck, sea, skies
from .sheet import read_sheets
from .table import AidTable
from .wording import AIDS, table_words

NAME = "odds"


def odds_page(book: ReferenceBook, icons: Icons) -> str:
    """The body of the page."""
    tables, figures = tables_and_figures(book.game, book.lang)
    context = AidContext(book, NAME, table_words(book.lang)[NAME], tables, figures, icons)
    return aid_body(read_sheets(AIDS / f"{book.game}.{NAME}.{book.lang}.md"), context)


def tables_and_figures(game: str, lang: Lang) -> tuple[dict[str, AidTable], dict[str, int]]:
    """The tables and figures of a game."""
    if game == "sea":
        return odds_sea.tables(lang), {"deck": sum(fate_deck(sea()).values()), "tokens": len(sea().search)}
    return odds_skies.tables(lang), {"deck": sum(fate_deck(skies()).values())}
