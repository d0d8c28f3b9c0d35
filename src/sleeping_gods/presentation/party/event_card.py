"""An event card as a story page."""

from __future__ import annotations

from collections.abc import Sequence

from ..localizer import Localizer
from ..phrases import unwrap_lines, without_emphasis
from ..scene.page import StoryLine, StoryPage


def event_card_page(
    localizer: Localizer, event: str, number: str, title: str, blocks: Sequence[str], lines: Sequence[StoryLine] = ()
) -> StoryPage:
    """The page of an event card: its text is prose, its effects are terms of the game."""
    first, *rest = blocks or ("",)
    texts = [localizer.prose(unwrap_lines(first)), *map(localizer.rich_text, rest)]
    return StoryPage(
        ref=event,
        number=number,
        title=without_emphasis(title),
        kind="event",
        blocks=tuple(text for text in texts if text),
        choices=tuple(lines),
        notes=(),
        open=True,
        earlier=(),
    )
