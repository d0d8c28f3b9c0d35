"""The pages of the player aids, and their PDFs."""

from __future__ import annotations

from collections.abc import Iterator

from ..aids import odds_page, quick_reference
from ..aids.printed import printed_path
from ..aids.wording import table_words
from ..book.library import ReferenceBook
from .frame import SitePage
from .icons import icon

STYLE = "aids.css"
"""The stylesheet of the sheets; what is printed depends on it too."""
BODIES = {quick_reference.NAME: quick_reference.quick_reference, odds_page.NAME: odds_page.odds_page}


def aid_bodies(book: ReferenceBook) -> dict[str, str]:
    """The bodies of the aids of a game by the names of their pages."""
    return {name: body(book, icon) for name, body in BODIES.items()}


def aid_pages(book: ReferenceBook) -> Iterator[SitePage]:
    """The pages of the aids."""
    labels = table_words(book.lang)
    for name, body in aid_bodies(book).items():
        yield SitePage(
            lang=book.lang,
            game=book.game,
            name=name,
            title=labels[name],
            brief=labels[f"{name}-brief"],
            body=body,
            styles=(STYLE,),
        )


def printed_aids(book: ReferenceBook) -> Iterator[tuple[str, bytes]]:
    """The PDFs with their places in the site."""
    for name in BODIES:
        yield f"{book.lang}/{book.game}/{name}.pdf", printed_path(book.game, book.lang, name).read_bytes()
