"""The lists of the site: contents by phases of the turn, A to Z, rule numbers, and search."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from itertools import groupby
from typing import NamedTuple

from ...languages import Lang
from ..book.folding import fold
from ..book.library import Chapter, ReferenceBook
from ..cards.library import cards
from ..ledger import ledger
from .aids_links import aid_links
from .frame import SitePage, page_without_game
from .home import find_body
from .icons import icon
from .words import words


def contents_page(book: ReferenceBook) -> SitePage:
    """The chapters with their entries, and each entry in one sentence."""
    labels = words(book.lang)
    chapters = "".join(map(_chapter, book.chapters))
    jumps = "".join(
        f'<a href="#{chapter.id}">{icon(chapter.icon)}{escape(chapter.title)}</a>' for chapter in book.chapters
    )
    count = f"{len(book.entries)} {labels['entries']}, {len(book.places)} {labels['rules']}"
    body = (
        f'<main id="text" class="list contents"><h1>{book.title}</h1><p class="brief">{labels[book.game + "_brief"]} '
        f"<small>{count}.</small></p>{aid_links(book)}"
        f'<nav class="jumps" aria-label="{labels["chapters"]}">{jumps}</nav>'
        f"{chapters}</main>"
    )
    return SitePage(
        lang=book.lang, game=book.game, name="index", title=labels["contents"], brief=labels["tagline"], body=body
    )


def _chapter(chapter: Chapter) -> str:
    """A chapter with its entries, each in one sentence."""
    entries = "".join(
        f'<dt><a href="{entry.slug}.html">{escape(entry.title)}</a></dt><dd>{escape(entry.brief)}</dd>'
        for entry in chapter.entries
    )
    return (
        f'<section id="{chapter.id}"><h2>{icon(chapter.icon)}{escape(chapter.title)}</h2><dl>{entries}</dl></section>'
    )


class _Row(NamedTuple):
    """A line of the list from A to Z."""

    name: str
    """By which it is sorted."""
    other_name: str
    """The name as HTML if it is not the title of what the link leads to."""
    link: str


def _rows(book: ReferenceBook) -> Iterator[_Row]:
    """The titles and other names of entries, and the names of cards."""
    labels = words(book.lang)
    for entry in book.entries.values():
        link = f'<a href="{entry.slug}.html">{escape(entry.title)}</a>'
        yield _Row(entry.title, "", link)
        for name in entry.also:
            yield _Row(name, f"{escape(name)} <small>{labels['other_name']}</small> ", link)
    for card in cards(book.game, book.lang).values():
        link = f'<a href="{card.slug}.html">{escape(card.title)}</a>'
        yield _Row(card.title, "", f"{link} <small>{labels['card']}</small>")


def a_z_page(book: ReferenceBook) -> SitePage:
    """Titles and other names, with their entries."""
    labels = words(book.lang)
    rows = sorted(_rows(book), key=lambda row: (fold(row.name), row.name, row.link))
    letters = [(letter, list(of_letter)) for letter, of_letter in groupby(rows, key=lambda row: _letter(row.name))]
    jumps = "".join(f'<a href="#{_anchor(letter)}">{letter}</a>' for letter, _ in letters)
    sections = "".join(
        f'<section id="{_anchor(letter)}"><h2>{letter}</h2><ul>'
        + "".join(f"<li>{row.other_name}{row.link}</li>" for row in of_letter)
        + "</ul></section>"
        for letter, of_letter in letters
    )
    body = (
        f'<main id="text" class="list a-z"><h1>{labels["a_z"]}</h1><p class="brief">{labels["a_z_brief"]}</p>'
        f'<nav class="jumps" aria-label="{labels["a_z"]}">{jumps}</nav>{sections}</main>'
    )
    return SitePage(
        lang=book.lang, game=book.game, name="a-z", title=labels["a_z"], brief=labels["a_z_brief"], body=body
    )


def _letter(name: str) -> str:
    """The letter under which a name is listed; one for all digits."""
    first = fold(name)[:1].upper()
    return first if "A" <= first <= "Z" else "0–9"


def _anchor(letter: str) -> str:
    """The anchor of a letter."""
    return letter if letter.isalpha() else "digits"


def numbers_page(book: ReferenceBook) -> SitePage:
    """Every rule by its number, with the entry that states it."""
    labels = words(book.lang)
    sections = []
    for area, rules in groupby(ledger(book.game).values(), key=lambda rule: rule.area):
        rows = "".join(
            f'<li id="{rule.id}"><a href="{book.places[rule.id].slug}.html#{rule.id}">{rule.id}</a> '
            f"{escape(book.places[rule.id].title)}</li>"
            for rule in rules
        )
        sections.append(f'<section id="{area}"><h2>{area}</h2><ul>{rows}</ul></section>')
    body = (
        f'<main id="text" class="list numbers"><h1>{labels["numbers"]}</h1>'
        f'<p class="brief">{labels["numbers_brief"]}</p>'
        f"{''.join(sections)}</main>"
    )
    return SitePage(
        lang=book.lang,
        game=book.game,
        name="numbers",
        title=labels["numbers"],
        brief=labels["numbers_brief"],
        body=body,
    )


def find_page(book: ReferenceBook) -> SitePage:
    """Search."""
    labels = words(book.lang)
    return SitePage(
        lang=book.lang,
        game=book.game,
        name="find",
        title=labels["find"],
        brief=labels["search_hint"],
        body=find_body(book.lang),
    )


def data_page(lang: Lang, files: Mapping[str, str]) -> str:
    """A hidden page that holds the search data and passes it to the page around it."""
    labels = words(lang)
    scripts = "".join(
        f'<template class="search-data" id="{name}">{escape(data, quote=False)}</template>'
        for name, data in files.items()
    )
    body = f'<main id="text"><h1>{labels["find"]}</h1>{scripts}</main>'
    return page_without_game(lang, labels["find"], labels["search_hint"], body, root="../")
