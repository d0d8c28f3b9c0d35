"""The page of an entry, with its chapter and links to the next entries."""

from __future__ import annotations

from html import escape

from ..book.entry import ReferenceEntry
from ..book.library import ReferenceBook
from .fragment import fragment
from .frame import SitePage
from .words import words


def entry_page(book: ReferenceBook, entry: ReferenceEntry) -> SitePage:
    """The page with its permanent link."""
    body = f'{_chapters(book, entry)}\n<main id="text">\n{fragment(entry)}\n{_neighbours(book, entry)}\n</main>'
    return SitePage(lang=entry.lang, game=entry.game, name=entry.slug, title=entry.title, brief=entry.brief, body=body)


def _chapters(book: ReferenceBook, entry: ReferenceEntry) -> str:
    """All chapters; the entries of this one are unfolded."""
    items = []
    for chapter in book.chapters:
        unfolded = ""
        if chapter.id == entry.chapter:
            unfolded = f"<ul>{''.join(_link(other, here=other is entry) for other in chapter.entries)}</ul>"
        items.append(f'<li><a href="index.html#{chapter.id}">{escape(chapter.title)}</a>{unfolded}</li>')
    return f'<nav class="chapters" aria-label="{words(book.lang)["chapters"]}"><ul>{"".join(items)}</ul></nav>'


def _link(entry: ReferenceEntry, *, here: bool) -> str:
    """An entry in the list of its chapter, perhaps the entry of this page."""
    current = ' aria-current="page"' if here else ""
    return f'<li><a href="{entry.slug}.html"{current}>{escape(entry.title)}</a></li>'


def _neighbours(book: ReferenceBook, entry: ReferenceEntry) -> str:
    """Links to the entries before and after this one in the book."""
    slugs = list(book.entries)
    at = slugs.index(entry.slug)
    labels = words(book.lang)
    before = _neighbour(book, slugs[at - 1], rel="prev", label=labels["before"]) if at else ""
    after = _neighbour(book, slugs[at + 1], rel="next", label=labels["after"]) if at + 1 < len(slugs) else ""
    return f'<nav class="onward" aria-label="{labels["after"]}">{before}{after}</nav>'


def _neighbour(book: ReferenceBook, slug: str, *, rel: str, label: str) -> str:
    """A link to the entry before or after."""
    return f'<a rel="{rel}" href="{slug}.html"><small>{label}</small> {escape(book.entries[slug].title)}</a>'
