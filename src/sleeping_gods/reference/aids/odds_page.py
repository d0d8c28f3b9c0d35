"""The page of odds, computed from the deck, the tokens and the die of the pack."""

from __future__ import annotations

from ...languages import Lang
from ..book.library import ReferenceBook
from . import odds_sea, odds_skies
from .drawing import AidContext, Icons, aid_body
from .packs import fate_deck, sea, skies
from .sheet import read_sheets
from .table import AidData
from .wording import AIDS, table_words

NAME = "odds"
"""The name of the page, and of its texts."""


def odds_page(book: ReferenceBook, icons: Icons) -> str:
    """The body of the page."""
    data = data_of(book.game, book.lang)
    context = AidContext(
        book=book,
        aid=NAME,
        title=table_words(book.lang)[NAME],
        tables=data.tables,
        figures=data.figures,
        icons=icons,
    )
    return aid_body(read_sheets(AIDS / f"{book.game}.{NAME}.{book.lang}.md"), context)


def data_of(game: str, lang: Lang) -> AidData:
    """The tables and figures of a game."""
    if game == "sea":
        figures = {"deck": sum(fate_deck(sea()).values()), "tokens": len(sea().search)}
        return AidData(odds_sea.tables(lang), figures)
    return AidData(odds_skies.tables(lang), {"deck": sum(fate_deck(skies()).values())})
