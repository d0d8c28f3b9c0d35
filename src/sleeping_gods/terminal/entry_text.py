"""Texts of reference entries on the screen: paragraphs, lists and tables, drawn or as sentences."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from itertools import pairwise

from rich.console import RenderableType
from rich.table import Table as Columns
from rich.text import Text

from ..presentation.localizer import Localizer
from ..reference.book.entry import TAG
from ..reference.mentions import ids_in
from .view import RenderContext

_CELL_BORDER = "|"
"""Stands between the cells of a table."""
_ITEM_START = re.compile(r"(?:-|(?P<number>\d+)\.)\s+")
"""A dash or a number before an item of a list."""
_MARKUP = re.compile(rf"{TAG.pattern}|\*\*(?P<bold>.+?)\*\*|\*(?P<italic>[^*]+)\*")
"""Rule ids in brackets, ``**bold**`` and ``*italic*``: three groups, of which one matches."""


@dataclass(frozen=True, slots=True)
class _Paragraph:
    """Lines that follow each other, as one."""

    text: str


@dataclass(frozen=True, slots=True)
class _Item:
    """An item of a list."""

    number: str
    """The number of a step; empty in a list of points."""
    text: str


@dataclass(frozen=True, slots=True)
class _List:
    """Lines that begin with ``-`` or ``1.``, each continued by the lines that do not."""

    items: list[_Item]


@dataclass(frozen=True, slots=True)
class _Table:
    """Lines of cells between bars: the headings, a ruler such as ``|---|---|``, then the rows."""

    headings: list[str]
    rows: list[list[str]]


def _parsed(text: str) -> _Paragraph | _List | _Table:
    """A text by what its first line begins with."""
    lines = text.split("\n")
    if lines[0].startswith(_CELL_BORDER):
        headings, rows = lines[0], lines[2:]  # between them is the ruler
        return _Table(_cells(headings), [_cells(row) for row in rows])
    if _ITEM_START.match(lines[0]):
        return _List(_items(lines))
    return _Paragraph(" ".join(lines))


def _items(lines: list[str]) -> list[_Item]:
    items: list[_Item] = []
    for line in lines:
        if start := _ITEM_START.match(line):
            items.append(_Item(start["number"] or "", line[start.end() :]))
        else:
            last = items.pop()
            items.append(_Item(last.number, f"{last.text} {line.strip()}"))
    return items


def _cells(line: str) -> list[str]:
    inside = line.strip().removeprefix(_CELL_BORDER).removesuffix(_CELL_BORDER)
    return [cell.strip() for cell in inside.split(_CELL_BORDER)]


def inline(text: str) -> Text:
    """Text with its emphasis; rule ids are dim."""
    styled, end = Text(), 0
    for match in _MARKUP.finditer(text):
        styled.append(text[end : match.start()])
        end = match.end()
        rule_ids, bold, italic = match.groups()
        if rule_ids:
            styled.append(f" [{rule_ids}]", style="dim not bold not italic")
        elif bold:
            strong = inline(bold)
            strong.stylize("bold")
            styled.append_text(strong)
        else:
            styled.append(italic, style="italic")
    styled.append(text[end:])
    return styled


def spoken_inline(text: str) -> str:
    """The same for screen readers: rule ids in brackets after the sentence."""
    return inline(text).plain


def drawn_text(text: str, context: RenderContext) -> RenderableType:
    """A paragraph, a list with hanging indents, or a table."""
    match _parsed(text):
        case _Paragraph(paragraph):
            return inline(paragraph)
        case _List(items):
            return _drawn_list(items, context)
        case _Table() as table:
            return _drawn_table(table)


def _drawn_list(items: list[_Item], context: RenderContext) -> Columns:
    drawn = Columns.grid(padding=(0, 1, 0, 0))
    drawn.add_column(justify="right", style="dim", no_wrap=True)
    drawn.add_column(ratio=1)
    for item in items:
        drawn.add_row(f"{item.number})" if item.number else context.glyphs.dot, inline(item.text))
    return drawn


def _drawn_table(table: _Table) -> Columns:
    drawn = Columns(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for heading in table.headings:
        drawn.add_column(inline(heading))
    for row in table.rows:
        drawn.add_row(*map(inline, row))
    return drawn


def spoken_text(localizer: Localizer, text: str) -> list[str]:
    """The same as sentences, one line for each paragraph, item or row; the number of a step is followed by a bracket,
    for one with a dot would read as a choice of the menu.
    """
    match _parsed(text):
        case _Paragraph(paragraph):
            return [spoken_inline(paragraph)]
        case _List(items):
            return [_spoken_item(item) for item in items]
        case _Table() as table:
            return [spoken_inline(row) for row in _rows_as_sentences(localizer, table)]


def _spoken_item(item: _Item) -> str:
    words = spoken_inline(item.text)
    return f"{item.number}) {words}" if item.number else words


def _rows_as_sentences(localizer: Localizer, table: _Table) -> list[str]:
    """Each table row as a sentence: its first cell, with its heading if it is a number, then the others with theirs."""
    first_heading, *other_headings = table.headings
    sentences = []
    for first, *others in table.rows:
        cells = localizer.clauses(
            localizer.say("label_text", label=heading, text=cell) if heading else cell
            for heading, cell in zip(other_headings, others, strict=False)
        )
        subject = f"{first_heading} {first}" if first.isdecimal() else first
        sentences.append(f"{subject}. {cells}" if subject else cells)
    return sentences


def text_stating(localizer: Localizer, text: str, rule: str) -> str:
    """The sentences of a text that state a rule: those before its id, in its own item or row."""
    match _parsed(text):
        case _Paragraph(paragraph):
            candidates = _parts(paragraph)
        case _List(items):
            candidates = [part for item in items for part in _parts(item.text)]
        case _Table() as table:
            candidates = _rows_as_sentences(localizer, table)
    return next((candidate for candidate in candidates if rule in _ids(candidate)), text)


def items_stating(text: str, rules: Collection[str]) -> str:
    """A list with only the items that state some rules; numbered steps and other texts stay whole."""
    parsed = _parsed(text)
    if not isinstance(parsed, _List):
        return text
    wanted = [item for item in parsed.items if item.number or not {*_ids(item.text)}.isdisjoint(rules)]
    return text if len(wanted) == len(parsed.items) else "\n".join(f"- {item.text}" for item in wanted)


def _ids(text: str) -> list[str]:
    return [rule for tag in TAG.findall(text) for rule in ids_in(tag)]


def _parts(text: str) -> list[str]:
    """A text cut after each of its tags of rule ids; what follows the last states no rule and is left out."""
    ends = [tag.end() for tag in TAG.finditer(text)]
    return [text[start:end].strip() for start, end in pairwise([0, *ends])]
