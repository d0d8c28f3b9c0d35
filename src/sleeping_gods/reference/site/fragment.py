"""An entry as an HTML fragment: the body of its page, and what the table opens in place."""

from __future__ import annotations

import functools
from html import escape

from ...languages import Lang
from ..book.entry import PICTURE, QUESTION, SEE_ALSO, EntryBlock, ReferenceEntry
from ..book.entry_markdown import SIGN
from ..book.entry_markdown import label as label_of
from ..book.library import ReferenceBook, book
from ..book.markup import html, no_icon
from ..book.pictures import pictures
from ..book.provenance import EDITION_KINDS, brief_source, label_is_ours
from ..book.sentences import ReadSentences
from .icons import icon
from .inline_icons import LinkSigns, with_skills
from .picture import figure
from .words import words


@functools.cache
def fragment(entry: ReferenceEntry) -> str:
    """The entry; its links carry ``data-entry`` for a table that opens them in place."""
    of_game = book(entry.game, entry.lang)
    labels, also = words(entry.lang), label_of(entry.lang, "see")
    read = ReadSentences()
    signs = LinkSigns()
    blocks = "\n".join(_block(of_game, entry, block, read, signs) for block in entry.blocks)
    see = "".join(
        f'<li><a href="{slug}.html" data-entry="{slug}">{escape(of_game.entries[slug].title)}</a></li>'
        for slug in entry.see
    )
    brief = escape(entry.brief) + (mark(entry.lang) if brief_source(entry).is_ours else "")
    return (
        f'<article class="entry" lang="{entry.lang}" data-entry="{entry.key}">\n'
        f'<h1><a href="{entry.slug}.html" title="{labels["permanent"]}">{escape(entry.title)}</a></h1>\n'
        f'<p class="brief">{brief}</p>\n{blocks}\n'
        f'<nav class="see" aria-label="{also}"><h2>{also}</h2><ul>{see}</ul></nav>\n'
        f"{legend(entry.lang, marked=SIGN in brief + blocks)}\n</article>"
    )  # fmt: skip


def mark(lang: Lang, kind: str = "") -> str:
    """The mark of this edition with its meaning as hidden text; links to the page of sources."""
    word = words(lang)[f"ours_{kind}" if kind else "ours"]
    return f'<a class="ours" href="sources.html#ours" title="{word}" aria-label="{word}">{SIGN}</a>'


def legend(lang: Lang, *, marked: bool) -> str:
    """What the mark means, or that there is none, with a link to the sources."""
    labels = words(lang)
    text = f"{SIGN} {labels['legend']}" if marked else labels["legend_official"]
    return f'<p class="legend">{text} <a href="sources.html">{labels["sources"]}</a></p>'


def _block(
    of_game: ReferenceBook, entry: ReferenceEntry, block: EntryBlock, read: ReadSentences, signs: LinkSigns
) -> str:
    """A block; its sentences are numbered after those of ``read``, and added there."""

    def draw(text: str, *, inline: bool) -> str:
        markup = html(
            text,
            lambda slug: of_game.entries[slug].title,
            icons=icon,
            signs=no_icon if "{icon:" in text else signs,
            inline=inline,
            read=read,
            mark="" if block.kind in EDITION_KINDS else mark(of_game.lang),
        )
        return with_skills(markup, of_game.lang)

    text = draw(block.sourced, inline=block.inline)
    if not block.kind:
        return text.replace("<table>", '<div class="wide" tabindex="0"><table>').replace("</table>", "</table></div>")
    if block.kind == QUESTION:
        return f'<div class="question"><p>{text}</p><p>{draw(block.sourced_answer, inline=True)}</p></div>'
    if block.kind == PICTURE:
        return figure(pictures(of_game.game)[block.picture], text, of_game.lang)
    label = label_of(of_game.lang, block.kind)
    if block.kind == SEE_ALSO:
        return f'<section class="near"><h2>{label}</h2>{text}</section>'
    if label_is_ours(entry, block):
        label += mark(of_game.lang, block.kind)
    return f'<div class="{block.kind}"><p><b>{label}</b> {text}</p></div>'
