"""An entry as a small piece of HTML: the middle of its page, and what a table opens in place."""

from __future__ import annotations

from html import escape

from ..book.entry import NEAR, Block, Entry
from ..book.library import Book
from ..book.markup import html
from ..book.telling import LABELS
from .icons import icon
from .words import words


def fragment(book: Book, entry: Entry) -> str:
    """The entry; links go to pages beside it, and carry ``data-entry`` for a table that opens them in place."""
    said, also = words(entry.lang), LABELS[entry.lang]["see"]
    sentences: list[str] = []
    blocks = "\n".join(_block(book, block, sentences) for block in entry.blocks)
    see = "".join(
        f'<li><a href="{slug}.html" data-entry="{slug}">{escape(book.entries[slug].title)}</a></li>'
        for slug in entry.see
    )
    return (
        f'<article class="entry" lang="{entry.lang}" data-entry="{entry.key}">\n'
        f'<h1><a href="{entry.slug}.html" title="{said["permanent"]}">{escape(entry.title)}</a></h1>\n'
        f'<p class="brief">{escape(entry.brief)}</p>\n{blocks}\n'
        f'<nav class="see" aria-label="{also}"><h2>{also}</h2><ul>{see}</ul></nav>\n</article>'
    )  # fmt: skip


def _block(book: Book, block: Block, sentences: list[str]) -> str:
    def title(slug: str) -> str:
        return book.entries[slug].title

    drawn = html(block.text, title, icons=icon, inline=block.inline, sentences=sentences)
    if not block.kind:
        return drawn.replace("<table>", '<div class="wide" tabindex="0"><table>').replace("</table>", "</table></div>")
    if block.kind == "question":
        answer = html(block.answer, title, icons=icon, inline=True, sentences=sentences)
        return f'<div class="question"><p>{drawn}</p><p>{answer}</p></div>'
    label = LABELS[book.lang][block.kind]
    if block.kind == NEAR:
        return f'<section class="near"><h2>{label}</h2>{drawn}</section>'
    return f'<div class="{block.kind}"><p><b>{label}</b> {drawn}</p></div>'
