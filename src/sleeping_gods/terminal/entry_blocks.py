"""Texts of reference entries as paragraphs, lists and tables."""

from __future__ import annotations

import re
from dataclasses import dataclass

_CELL_BORDER = "|"
"""Stands between the cells of a table."""
_ITEM_START = re.compile(r"(?:-|(?P<number>\d+)\.)\s+")
"""A dash or a number before an item of a list."""


@dataclass(frozen=True, slots=True)
class TextParagraph:
    """Lines that follow each other, as one."""

    text: str


@dataclass(frozen=True, slots=True)
class TextItem:
    """An item of a list."""

    number: str
    """The number of a step; empty in a list of points."""
    text: str


@dataclass(frozen=True, slots=True)
class TextList:
    """Lines that begin with ``-`` or ``1.``, each continued by the lines that do not."""

    items: list[TextItem]


@dataclass(frozen=True, slots=True)
class TextTable:
    """Lines of cells between bars: the headings, a ruler such as ``|---|---|``, then the rows."""

    headings: list[str]
    rows: list[list[str]]


def parsed_text(text: str) -> TextParagraph | TextList | TextTable:
    """A text by what its first line begins with."""
    lines = text.split("\n")
    if lines[0].startswith(_CELL_BORDER):
        headings, rows = lines[0], lines[2:]  # between them is the ruler
        return TextTable(_cells(headings), [_cells(row) for row in rows])
    if _ITEM_START.match(lines[0]):
        return TextList(_items(lines))
    return TextParagraph(" ".join(lines))


def _items(lines: list[str]) -> list[TextItem]:
    """The items of a list; a line that begins none belongs to the item before."""
    items: list[TextItem] = []
    for line in lines:
        if start := _ITEM_START.match(line):
            items.append(TextItem(start["number"] or "", line[start.end() :]))
        else:
            last = items.pop()
            items.append(TextItem(last.number, f"{last.text} {line.strip()}"))
    return items


def _cells(line: str) -> list[str]:
    """The cells of a line of a table."""
    inside = line.strip().removeprefix(_CELL_BORDER).removesuffix(_CELL_BORDER)
    return [cell.strip() for cell in inside.split(_CELL_BORDER)]
