"""A page of the storybook: a title, prose wrapped like a book's, emphasis, and nothing of where it leads."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from ..presentation.scene.text import RichText, plain
from .section import Section
from .view import RenderContext

MEASURE = 72
"""Columns of a line of prose."""
STYLES = {"strong": "italic"}
"""How spans are set in prose; whatever can be opened reads as the rest."""


def prose(text: RichText) -> Text:
    """A block of prose with its emphasis."""
    return Text.assemble(*((span.text, STYLES.get(span.kind, "")) for span in text))


def story_page(number: str, title: str, blocks: Sequence[RichText], look: RenderContext) -> Section:
    """A paragraph as a page of a book."""
    left = max(2, min(8, (look.width - MEASURE) // 2))
    measure = min(MEASURE, look.width - 2 * left)
    head = Text()
    head.append(title, style="bold")
    head.append(" " * max(2, measure - len(title) - len(number)))
    head.append(number, style="dim")
    rule = Rule(characters=look.glyphs.rule, style="dim")
    parts: list[Text | Rule | str] = [head, rule]
    for at, block in enumerate(blocks):
        parts += [prose(block)] if at == 0 else ["", prose(block)]
    drawn = Padding(Group("", *parts, ""), (0, max(0, look.width - measure - left), 0, left))
    return Section(drawn, [f"{title} ({number})", *map(plain, blocks)])
