"""Texts of reference entries on the screen: paragraphs, lists and tables, drawn or as sentences."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

from rich.console import RenderableType
from rich.table import Table as Columns
from rich.text import Text

from ..presentation.localizer import Localizer
from ..reference.book.entry import TAG
from ..reference.mentions import ids_in
from .view import RenderContext

_BAR = "|"
_ITEM = re.compile(r"(?:-|(?P<number>\d+)\.)\s+")
_MARKS = re.compile(rf"{TAG.pattern}|\*\*(?P<bold>.+?)\*\*|\*(?P<italic>[^*]+)\*")


def inline(text: str) -> Text:
    """Text with its emphasis; rule ids are dim."""
    words, at = Text(), 0
    for match in _MARKS.finditer(text):
        words.append(text[at : match.start()])
        at = match.end()
        if match[1]:
            words.append(f" [{match[1]}]", style="dim not bold not italic")
        elif match["bold"]:
            strong = inline(match["bold"])
            strong.stylize("bold")
            words.append_text(strong)
        else:
            words.append(match["italic"], style="italic")
    words.append(text[at:])
    return words


def spoken_inline(text: str) -> str:
    """The same for screen readers: rule ids in brackets after the sentence."""
    return inline(text).plain


def drawn_text(text: str, context: RenderContext) -> RenderableType:
    """A paragraph, a list with hanging indents, or a table."""
    lines = text.split("\n")
    if lines[0].startswith(_BAR):
        return _table(lines)
    if _ITEM.match(lines[0]):
        return _list(lines, context)
    return inline(" ".join(lines))


def spoken_text(localizer: Localizer, text: str) -> list[str]:
    """The same as sentences, one line for each paragraph, item or row; steps have no numbers, which would read as
    choices.
    """
    lines = text.split("\n")
    if lines[0].startswith(_BAR):
        return [spoken_inline(row) for row in _rows_as_sentences(localizer, lines)]
    if not _ITEM.match(lines[0]):
        return [spoken_inline(" ".join(lines))]
    return [f"{number}) {spoken_inline(item)}" if number else spoken_inline(item) for number, item in _items(lines)]


def text_stating(localizer: Localizer, text: str, rule: str) -> str:
    """The sentences of a text that state a rule: those before its id, in its own item or row."""
    lines = text.split("\n")
    if lines[0].startswith(_BAR):
        return next((row for row in _rows_as_sentences(localizer, lines) if rule in _ids(row)), text)
    items = [words for _, words in _items(lines)] if _ITEM.match(lines[0]) else [" ".join(lines)]
    return next((part for item in items for part in _parts(item) if rule in _ids(part)), text)


def items_stating(text: str, rules: Collection[str]) -> str:
    """A list with only the items that state some rules; numbered steps and other texts stay whole."""
    lines = text.split("\n")
    if not _ITEM.match(lines[0]):
        return text
    items = _items(lines)
    wanted = [item for number, item in items if number or not {*_ids(item)}.isdisjoint(rules)]
    return text if len(wanted) == len(items) else "\n".join(f"- {item}" for item in wanted)


def _ids(text: str) -> list[str]:
    return [rule for tag in TAG.findall(text) for rule in ids_in(tag)]


def _parts(text: str) -> Iterator[str]:
    """A text cut after each of its rule ids."""
    at = 0
    for tag in TAG.finditer(text):
        yield text[at : tag.end()].strip()
        at = tag.end()


def _items(lines: list[str]) -> list[tuple[str, str]]:
    """The items of a list with their numbers, if any; other lines continue the last item."""
    items: list[tuple[str, str]] = []
    for line in lines:
        match = _ITEM.match(line)
        if match:
            items.append((match["number"] or "", line[match.end() :]))
        elif items:
            items[-1] = (items[-1][0], f"{items[-1][1]} {line.strip()}")
    return items


def _list(lines: list[str], context: RenderContext) -> Columns:
    drawn = Columns.grid(padding=(0, 1, 0, 0))
    drawn.add_column(justify="right", style="dim", no_wrap=True)
    drawn.add_column(ratio=1)
    for number, item in _items(lines):
        drawn.add_row(f"{number})" if number else context.glyphs.dot, inline(item))
    return drawn


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().removeprefix(_BAR).removesuffix(_BAR).split(_BAR)]


def _table(lines: list[str]) -> Columns:
    drawn = Columns(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for title in _cells(lines[0]):
        drawn.add_column(inline(title))
    for line in lines[2:]:
        drawn.add_row(*(inline(cell) for cell in _cells(line)))
    return drawn


def _rows_as_sentences(localizer: Localizer, lines: list[str]) -> list[str]:
    """Each table row as a sentence: its first cell, then the others with their headings."""
    heads, sentences = _cells(lines[0]), []
    for line in lines[2:]:
        first, *others = _cells(line)
        cells = localizer.clauses(
            localizer.say("label_text", label=head, text=cell) if head else cell
            for head, cell in zip(heads[1:], others, strict=False)
        )
        first = f"{heads[0]} {first}" if first.isdecimal() else first
        sentences.append(f"{first}. {cells}" if first else cells)
    return sentences
