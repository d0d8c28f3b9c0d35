"""A section of the screen in two forms: drawn with boxes and columns, or as plain lines."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..presentation.localizer import Localizer

INDENT = 3
"""How far texts are indented that belong to what stands above them."""
MAX_DIGITS = 9
"""Digits of a number that may be typed."""


@dataclass(slots=True)
class Section:
    """Something to print, in both forms."""

    drawn: RenderableType
    plain: list[str] = field(default_factory=list)
    """What is drawn, as sentences for screen readers, one a line."""


def stacked(sections: Iterable[Section]) -> Section:
    """Several sections as one."""
    parts = list(sections)
    return Section(Group(*(part.drawn for part in parts)), [line for part in parts for line in part.plain])


def hanging(*texts: Text | str, indent: int = 1, style: str = "") -> Table:
    """Lines that stay indented where they are broken."""
    drawn = Table.grid(padding=0)
    drawn.add_column(width=indent)
    drawn.add_column(style=style)
    for text in texts:
        drawn.add_row("", text if isinstance(text, Text) else Text(text))
    return drawn


def lines(texts: Iterable[str], *, indent: int = 1, style: str = "") -> Section:
    """Plain lines, the same in both forms."""
    shown = [text for text in texts if text]
    return Section(hanging(*shown, indent=indent, style=style), shown)


def headed(localizer: Localizer, head: str, texts: Iterable[str]) -> Section:
    """Lines under a heading."""
    over = Section(hanging(head, style="dim"), [localizer.say("label_over", label=head)])
    return stacked([over, lines(texts, indent=INDENT)])


def glossary(entries: dict[str, str]) -> Section:
    """Words and their meanings in two columns."""
    wide = max(len(word) for word in entries)
    drawn = Table(box=None, padding=(0, 1), show_header=False, pad_edge=True)
    drawn.add_column(no_wrap=True)
    drawn.add_column(ratio=1)
    for word, meaning in entries.items():
        drawn.add_row(Text(word), Text(meaning))
    return Section(drawn, [f"{word:<{wide}}  {meaning}" for word, meaning in entries.items()])


def labelled(localizer: Localizer, label: str, text: str) -> Section:
    """A text after its label."""
    spoken = localizer.say("label_sentence", label=label, text=text)
    return Section(hanging(Text(f"{label} ", style="dim").append(text, style="not dim")), [spoken])


def parse_number(text: str) -> int | None:
    """A typed number; None if it is none, or too long."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= MAX_DIGITS else None
