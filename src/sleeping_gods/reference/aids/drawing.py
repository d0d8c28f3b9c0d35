"""Draws the sheets of an aid as HTML, for the site and for printing."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from html import escape

from ...languages import Lang
from ..book.library import ReferenceBook
from ..book.markup import html
from ..book.spacing import NO_BREAK, bind_figures
from .sheet import OWN, AidBox, AidSheet, Band
from .table import AidTable, table_html
from .wording import table_words

Icons = Callable[[str], str]
"""An icon by its name, as SVG."""
EMBLEMS = {"sea": "travel", "skies": "fly"}
"""The icon in the head of a sheet, by game."""
_TABLE = re.compile(r"\{table:([a-z0-9-]+)\}")
_ICON = re.compile(r"( ?)\{icon:([a-z0-9-]+)\}( ?)")
"""An icon, which must not be parted from what is before it; the markup takes away the space behind it."""
_FIGURE = re.compile(r"\{n:([a-z0-9-]+)\}")
_NAMED_TWICE = re.compile(r'<span class="sr">([^<]+)</span>(\s*\1\b)')
"""The name of an icon before the same words."""


@dataclass(frozen=True, slots=True)
class AidContext:
    """Everything that drawing an aid needs."""

    book: ReferenceBook
    aid: str
    title: str
    tables: Mapping[str, AidTable]
    figures: Mapping[str, int]
    icons: Icons

    def markup(self, text: str, *, inline: bool = True) -> str:
        """Markup as HTML; the marks of this edition in it have a word."""
        markup = html(self._with_figures(text), self.entry_title, icons=self.icons, inline=inline)
        return markup.replace(OWN, edition_mark(self.book.lang))

    def named_markup(self, text: str) -> str:
        """Markup of a table cell; an icon that stands alone gets its name as hidden text."""
        text = _ICON.sub(
            lambda match: f"{match[1] and NO_BREAK}{{icon:{match[2]}}} {match[3]}", self._with_figures(text)
        )
        return _NAMED_TWICE.sub(r"\2", html(text, self.entry_title, icons=self._named_icon, inline=True))

    def entry_title(self, slug: str) -> str:
        """The title of an entry."""
        return self.book.entries[slug].title

    def _with_figures(self, text: str) -> str:
        """A text with its figures filled in, and no line break behind them."""
        return bind_figures(_FIGURE.sub(lambda match: str(self.figures[match[1]]), text), self.book.lang)

    def _named_icon(self, name: str) -> str:
        """An icon with its name for those who do not see it."""
        labels = table_words(self.book.lang)
        spoken = escape(labels[f"icon-{name}"])
        return f'{self.icons(name)}<span class="sr">{spoken}</span>' if spoken else self.icons(name)


def edition_mark(lang: Lang) -> str:
    """The mark of what is of this edition, with a word for those who hear the page."""
    spoken = escape(table_words(lang)["own-mark"])
    return f'<span class="own"><span aria-hidden="true">{OWN}</span><span class="sr">{spoken}</span></span>'


def aid_body(sheets: list[AidSheet], context: AidContext, *, jumps: bool = False) -> str:
    """The body of the page: heading, links to the PDF and to each box, and the sheets."""
    labels = table_words(context.book.lang)
    anchors = _anchors_of(sheets)
    drawn_sheets = "\n".join(
        _sheet(sheet, f"{number}/{len(sheets)}", context, anchors) for number, sheet in enumerate(sheets, start=1)
    )
    links_to_boxes = "".join(_jumps(sheet, context, anchors) for sheet in sheets) if jumps else ""
    return (
        f'<main id="text" class="aid {context.aid}">\n<header class="aid-head"><h1>{escape(context.title)}</h1>'
        f'<p><a href="{context.aid}.pdf">{labels["pdf"]}</a></p>{links_to_boxes}</header>\n{drawn_sheets}\n</main>'
    )


_Anchors = Mapping[int, str]
"""The anchors of boxes, by their identities: two boxes may be equal."""


def _anchors_of(sheets: list[AidSheet]) -> _Anchors:
    """An anchor for each box: the slug of its entry, with a number from the second on."""
    anchors: dict[int, str] = {}
    seen: Counter[str] = Counter()
    for box in (box for sheet in sheets for box in sheet.boxes):
        slug = box.slug or "note"
        seen[slug] += 1
        anchors[id(box)] = f"at-{slug}" + (f"-{seen[slug]}" if seen[slug] > 1 else "")
    return anchors


def _jumps(sheet: AidSheet, context: AidContext, anchors: _Anchors) -> str:
    """Links to the boxes of a sheet."""
    title = escape(sheet.title)
    links = "".join(
        f'<a href="#{anchors[id(box)]}">{context.icons(box.icon) if box.icon else ""}'
        f"{escape(bind_figures(box.title, context.book.lang))}</a>"
        for box in sheet.boxes
    )
    return f'<nav class="jumps" aria-label="{title}"><b>{title}</b>{links}</nav>'


def _sheet(sheet: AidSheet, page: str, context: AidContext, anchors: _Anchors) -> str:
    """A sheet with its head, its bands and its foot."""
    labels = table_words(context.book.lang)
    bands = "\n".join(_band(band, context, anchors) for band in sheet.bands)
    note = f"<p>{OWN} {escape(bind_figures(labels['own-figures'], context.book.lang))}</p>" if sheet.own else ""
    return (
        f'<article class="sheet">\n<header>{context.icons(EMBLEMS[context.book.game])}<p>{context.book.title}</p>'
        f"<h2>{escape(sheet.title)}</h2><p>{escape(context.title)} {page}</p></header>\n{bands}\n"
        f"<footer>{note}{escape(labels['credit'])}</footer>\n</article>"
    )


def _band(band: Band, context: AidContext, anchors: _Anchors) -> str:
    """Boxes in columns of given widths."""
    widths = "-".join(map(str, band.widths))
    columns = "\n".join(
        f'<div class="column">{"".join(_box(box, context, anchors[id(box)]) for box in column)}</div>'
        for column in band.columns
    )
    return f'<div class="band w-{widths} {band.kind}">\n{columns}\n</div>'


def _box(box: AidBox, context: AidContext, anchor: str) -> str:
    """A box under its title, which links to its entry if it has one."""
    title = escape(bind_figures(box.title, context.book.lang))
    if box.slug:
        context.entry_title(box.slug)  # fails if there is no such entry
        title = f'<a href="{box.slug}.html" data-entry="{box.slug}">{title}</a>'
    icon = context.icons(box.icon) if box.icon else ""
    blocks = "\n".join(_block(block, context) for block in box.blocks)
    mark = edition_mark(context.book.lang) if box.own else ""
    return f'<section class="box" id="{anchor}"><h3>{icon}{title}{mark}</h3>\n{blocks}</section>\n'


def _block(block: str, context: AidContext) -> str:
    """A block of a box: a table by its name, or text."""
    match = _TABLE.fullmatch(block)
    if match:
        table = context.tables[match[1]]
        return table_html(table, context.named_markup if table.spoken else context.markup)
    return context.markup(block, inline=False)
