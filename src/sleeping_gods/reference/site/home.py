"""The home page: search, and of each game the turn, combat and icons; a script shows the game last used."""

from __future__ import annotations

import re
from html import escape

from ...languages import Lang
from ..aids.quick_reference import QuickReferenceBox, at_a_glance
from ..book.library import ReferenceBook, books
from ..languages import BOOK_LANGS
from .frame import FIND, HOME, LISTS, SitePage, page_without_game, search_form
from .icons import icon
from .words import words

LIST_ICONS = {"index": "map", "quick-reference": "log", "odds": "die", "a-z": "quest", "cards": "cards"}
"""The lists that a game shows here, and their icons."""
_LINK_IN_GAME = re.compile(r'href="(?=[a-z0-9-]+\.html)')
"""Before a link to a page of the same game: the home page is one folder up, so its links begin with the game."""


def home_page(lang: Lang) -> SitePage:
    """The home page of a language."""
    labels = words(lang)
    games = "".join(_game(book) for book in books(lang))
    body = (
        f'<main id="text" class="home"><h1>{labels["home"]}</h1>{search_form(lang)}'
        f'<p class="brief">{labels["tagline"]}</p>{games}</main>'
    )
    return SitePage(lang=lang, game="", name=HOME, title=labels["site"], brief=labels["tagline"], body=body)


def find_page_of_both(lang: Lang) -> SitePage:
    """The search page for both games."""
    return SitePage(
        lang=lang, game="", name=FIND, title=words(lang)["find"], brief=words(lang)["search_hint"], body=find_body(lang)
    )


def find_body(lang: Lang) -> str:
    """The body of a search page."""
    labels = words(lang)
    return (
        f'<main id="text" class="list find"><h1>{labels["find"]}</h1>'
        f"<noscript><p>{labels['find_script']}</p></noscript>"
        '<ol id="results"></ol></main>'
    )


def first_page(lang: Lang = "en") -> str:
    """The page that asks for game and language; a script goes on to the language last used."""
    labels = words(lang)
    taglines = "".join(f'<p lang="{code}">{words(code)["tagline"]}</p>' for code in BOOK_LANGS)
    doors = "".join(
        f'<section class="{book.game}"><h2>{book.title}</h2>'
        + "".join(
            f'<p lang="{code}">{words(code)[book.game + "_brief"]} '
            f'<a href="{code}/{book.game}/{HOME}.html">{words(code)["read"]}</a></p>'
            for code in BOOK_LANGS
        )
        + "</section>"
        for book in books(lang)
    )
    homes = "".join(
        f'<a href="{code}/{HOME}.html" hreflang="{code}" lang="{code}">{words(code)["site"]}</a> '
        for code in BOOK_LANGS
    )
    body = (
        f'<main id="text" class="doors"><h1>{labels["site"]}</h1>{taglines}'
        f'<p class="homes">{homes}</p><div>{doors}</div></main>'
    )
    return page_without_game(lang, labels["site"], labels["tagline"], body)


def _game(book: ReferenceBook) -> str:
    """What the home page shows of a game."""
    labels = words(book.lang)
    glance = at_a_glance(book, icon)
    lists = "".join(f'<a href="{name}.html">{icon(sign)}{labels[LISTS[name]]}</a>' for name, sign in LIST_ICONS.items())
    drawn = (
        f'<section class="of {book.game}" id="{book.game}" data-of="{book.game}">'
        f"<h2>{book.title} <small>{labels[book.game + '_brief']}</small></h2>"
        f'<nav class="jumps" aria-label="{book.title}">{lists}</nav>'
        f"{_part(book, 'turn', _steps(glance.turn))}{_part(book, 'combat', _steps(glance.combat))}"
        f"{_part(book, 'icons', glance.icons.text, 'signs')}</section>"
    )
    return _LINK_IN_GAME.sub(f'href="{book.game}/', drawn)


def _part(book: ReferenceBook, slug: str, inner: str, kind: str = "") -> str:
    """A part under the title of its entry."""
    title = f'<a href="{slug}.html" data-entry="{slug}">{escape(book.entries[slug].title)}</a>'
    return f'<section class="part {kind}"><h3>{title}</h3>{inner}</section>'


def _steps(steps: list[QuickReferenceBox]) -> str:
    """Boxes of the quick reference as numbered steps."""
    items = "".join(
        f'<li><h4>{icon(step.icon)}<a href="{step.slug}.html" data-entry="{step.slug}">{escape(step.title)}</a></h4>'
        f"{step.text}</li>"
        for step in steps
    )
    return f'<ol class="four">{items}</ol>'
