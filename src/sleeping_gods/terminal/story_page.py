"""A page of the storybook: a title and wrapped prose with emphasis; links are not shown."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from ..presentation.scene.text import RichText, plain
from .render_context import RenderContext
from .section import Section

PROSE_WIDTH = 72
"""Columns of a line of prose."""
STYLES = {"emphasis": "italic", "strong": "bold"}
"""Style by kind of span; kinds not listed are plain."""


def prose(text: RichText) -> Text:
    """A block of prose with emphasis."""
    return Text.assemble(*((span.text, STYLES.get(span.kind, "")) for span in text))


def story_page(number: str, title: str, blocks: Sequence[RichText], context: RenderContext) -> Section:
    """A paragraph as a page."""
    left_margin = max(2, min(8, (context.width - PROSE_WIDTH) // 2))
    measure = min(PROSE_WIDTH, context.width - 2 * left_margin)
    head = Text()
    head.append(title, style="bold")
    head.append(" " * max(2, measure - len(title) - len(number)))
    head.append(number, style="dim")
    rule = Rule(characters=context.glyphs.rule, style="dim")
    parts: list[Text | Rule | str] = [head, rule]
    for at, block in enumerate(blocks):
        parts += [prose(block)] if at == 0 else ["", prose(block)]
    right_margin = max(0, context.width - measure - left_margin)
    drawn = Padding(Group("", *parts, ""), (0, right_margin, 0, left_margin))
    return Section(drawn, [f"{title} ({number})", *map(plain, blocks)])
