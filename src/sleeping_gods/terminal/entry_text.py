"""Texts of reference entries on the screen: paragraphs, lists and tables, drawn or as sentences."""

from __future__ import annotations

import re
from collections.abc import Collection
from itertools import pairwise

from rich.console import RenderableType
from rich.table import Table as Columns
from rich.text import Text

from ..presentation.localizer import Localizer
from ..reference.book.entry import TAG
from ..reference.mentions import ids_in
from .entry_blocks import TextItem, TextList, TextParagraph, TextTable, parsed_text
from .render_context import RenderContext

_MARKUP = re.compile(rf"{TAG.pattern}|\*\*(?P<bold>.+?)\*\*|\*(?P<italic>[^*]+)\*")
"""Rule ids in brackets, ``**bold**`` and ``*italic*``: three groups, of which one matches."""


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
    """Inline text of an entry for screen readers: rule ids in brackets after the sentence."""
    return inline(text).plain


def drawn_text(text: str, context: RenderContext) -> RenderableType:
    """A paragraph, a list with hanging indents, or a table."""
    match parsed_text(text):
        case TextParagraph(paragraph):
            return inline(paragraph)
        case TextList(items):
            return _drawn_list(items, context)
        case TextTable() as table:
            return _drawn_table(table)


def _drawn_list(items: list[TextItem], context: RenderContext) -> Columns:
    """A list with its numbers or dots."""
    drawn = Columns.grid(padding=(0, 1, 0, 0))
    drawn.add_column(justify="right", style="dim", no_wrap=True)
    drawn.add_column(ratio=1)
    for item in items:
        drawn.add_row(f"{item.number})" if item.number else context.glyphs.dot, inline(item.text))
    return drawn


def _drawn_table(table: TextTable) -> Columns:
    """A table with its headings."""
    drawn = Columns(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for heading in table.headings:
        drawn.add_column(inline(heading))
    for row in table.rows:
        drawn.add_row(*map(inline, row))
    return drawn


def spoken_text(localizer: Localizer, text: str) -> list[str]:
    """An entry as sentences, one line for each paragraph, item or row; the number of a step is followed by a bracket,
    for one with a dot would read as a choice of the menu.
    """
    match parsed_text(text):
        case TextParagraph(paragraph):
            return [spoken_inline(paragraph)]
        case TextList(items):
            return [_spoken_item(item) for item in items]
        case TextTable() as table:
            return [spoken_inline(row) for row in _rows_as_sentences(localizer, table)]


def _spoken_item(item: TextItem) -> str:
    """An item as a sentence."""
    words = spoken_inline(item.text)
    return f"{item.number}) {words}" if item.number else words


def _rows_as_sentences(localizer: Localizer, table: TextTable) -> list[str]:
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
    match parsed_text(text):
        case TextParagraph(paragraph):
            candidates = _parts(paragraph)
        case TextList(items):
            candidates = [part for item in items for part in _parts(item.text)]
        case TextTable() as table:
            candidates = _rows_as_sentences(localizer, table)
    return next((candidate for candidate in candidates if rule in _ids(candidate)), text)


def items_stating(text: str, rules: Collection[str]) -> str:
    """A list with only the items that state some rules; numbered steps and other texts stay whole."""
    parsed = parsed_text(text)
    if not isinstance(parsed, TextList):
        return text
    wanted = [item for item in parsed.items if item.number or not {*_ids(item.text)}.isdisjoint(rules)]
    return text if len(wanted) == len(parsed.items) else "\n".join(f"- {item.text}" for item in wanted)


def _ids(text: str) -> list[str]:
    """The ids of the rules that are named in brackets."""
    return [rule for tag in TAG.findall(text) for rule in ids_in(tag)]


def _parts(text: str) -> list[str]:
    """A text cut after each of its tags of rule ids; what follows the last states no rule and is left out."""
    ends = [tag.end() for tag in TAG.finditer(text)]
    return [text[start:end].strip() for start, end in pairwise([0, *ends])]
