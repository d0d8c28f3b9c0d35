"""All maps of a pack on one page."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from ...languages import Lang
from ...wording.messages import say
from .html import html_page

MAP_CSS = ".wide svg{width:100%;height:auto;min-width:84rem}h1{text-align:center}"


def map_book(name: str, sheets: Mapping[int, str], lang: Lang = "en") -> str:
    """The page with some spreads, each by its first page."""
    links = "".join(f'<a href="#s{first}">{_spread_title(first, lang)}</a>' for first in sheets)
    maps = "".join(
        f'<h2 id="s{first}">{_spread_title(first, lang)}</h2>\n<div class="wide">{drawn}</div>\n'
        for first, drawn in sheets.items()
    )
    return html_page(name, f"<h1>{escape(name)}</h1>\n<nav>{links}</nav>\n{maps}", lang=lang, css=MAP_CSS)


def _spread_title(first: int, lang: Lang) -> str:
    """The title of a spread by its pages."""
    return say(lang, "map_spread", pages=f"{first}–{first + 1}")
