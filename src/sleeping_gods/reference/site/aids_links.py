"""Links to a game's player aids."""

from __future__ import annotations

from ..book.library import ReferenceBook
from .words import words

AIDS = {"quick-reference": "quick_reference", "odds": "odds"}
"""Pages of aids, each also a PDF of the same name, and the words for them."""


def aid_links(book: ReferenceBook) -> str:
    """Links to the pages and to what can be printed."""
    labels = words(book.lang)
    links = "".join(
        f'<li><a href="{name}.html">{labels[key]}</a> <a href="{name}.pdf">{labels["pdf"]}</a></li>'
        for name, key in AIDS.items()
    )
    return f'<section class="aids"><h2>{labels["aids"]}</h2><ul>{links}</ul></section>'
