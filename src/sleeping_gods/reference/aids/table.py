"""Tables of an aid: a head, rows that begin with their name, and cells that may be tinted."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple, TypeAlias

from .odds import percent

Markup: TypeAlias = Callable[[str], str]
"""Makes HTML of a line of markup."""
SHADES = 9
"""Tints between the impossible and the certain."""
_TAG = re.compile(r"<[^>]*>")


@dataclass(frozen=True, slots=True)
class Tinted:
    """A cell with a tint; a larger share is darker."""

    text: str
    share: Fraction

    @property
    def shade(self) -> int:
        """0 for none, 10 for all, and nine steps between."""
        if self.share <= 0:
            return 0
        return SHADES + 1 if self.share >= 1 else 1 + int(self.share * SHADES)


def chance(value: Fraction) -> Tinted:
    """A probability in whole percent; a dash for 0."""
    return Tinted(str(percent(value)) if value else "–", value)


Cell: TypeAlias = str | Tinted


@dataclass(frozen=True, slots=True)
class AidTable:
    """Rows of cells; text is markup, and the first cell of a row is its name."""

    kind: str
    """The CSS classes that say how it is laid out."""
    head: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    over: tuple[tuple[str, int], ...] = ()
    """A line over the head: words, and how many columns they span."""
    stacked: bool = False
    """Whether the rows become cards on a narrow screen; each cell then shows the head of its column."""
    spoken: bool = True
    """Whether icons stand for words, and need their names for those who cannot see them."""


def table_html(table: AidTable, markup: Markup) -> str:
    """The table as HTML."""
    line_over_head = "".join(
        f'<th scope="colgroup" colspan="{span}">{markup(words)}</th>' if words else f'<td colspan="{span}"></td>'
        for words, span in table.over
    )
    head = "".join(f'<th scope="col">{markup(words)}</th>' if words else "<td></td>" for words in table.head)
    lines = "".join(f"<tr>{line}</tr>" for line in (line_over_head, head) if line)
    columns = "<col>" * max(map(len, table.rows))
    heads = [_TAG.sub("", markup(words)) for words in table.head] if table.stacked else []
    rows = "\n".join(_row(row, heads, markup) for row in table.rows)
    return (
        f'<table class="{table.kind}">\n<colgroup>{columns}</colgroup>\n'
        + (f"<thead>{lines}</thead>\n" if lines else "")
        + f"<tbody>\n{rows}\n</tbody></table>"
    )


def _row(row: tuple[Cell, ...], heads: list[str], markup: Markup) -> str:
    """A row of a table."""
    cells = (_cell(cell, at, f' data-head="{heads[at]}"' if heads else "", markup) for at, cell in enumerate(row))
    return f"<tr>{''.join(cells)}</tr>"


def _cell(cell: Cell, at: int, head: str, markup: Markup) -> str:
    """A cell; the first of a row is its name."""
    if isinstance(cell, Tinted):
        return f'<td class="h{cell.shade}">{cell.text}</td>'
    return f'<th scope="row">{markup(cell)}</th>' if at == 0 else f"<td{head}>{markup(cell)}</td>"


class AidData(NamedTuple):
    """What the text of an aid takes from a game."""

    tables: dict[str, AidTable]
    """By the names that the text uses."""
    figures: dict[str, int]
    """Numbers by the names that the text uses."""
