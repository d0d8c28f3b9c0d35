"""An event card as a page of the book."""

from __future__ import annotations

from collections.abc import Sequence

from ..localizer import Localizer
from ..phrases import flowing, unmarked
from ..scene.page import StoryLine, StoryPage


def as_page(
    localizer: Localizer, event: str, number: str, title: str, blocks: Sequence[str], lines: Sequence[StoryLine] = ()
) -> StoryPage:
    """An event card: its text is a story's, what it does is the game's."""
    first, *rest = blocks or ("",)
    texts = [localizer.prose(flowing(first)), *map(localizer.rich_text, rest)]
    return StoryPage(event, number, unmarked(title), "event", tuple(filter(None, texts)), tuple(lines), (), True, ())
