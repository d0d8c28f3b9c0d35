"""Whether a text mentions a place of the map, by its number or its name."""

from __future__ import annotations

import functools
import re

from ..localizer import Localizer

SHORT = 2
"""A name of so few letters is looked for in no text: it could be a part of any word."""
TEXTS = 16384
"""How many texts are remembered with the places that they mention."""
NAMES = 4096
"""How many names are remembered."""


@functools.lru_cache(TEXTS)
def mentions_place(localizer: Localizer, words: str, place: int, printed: str) -> bool:
    """Whether a quest's text mentions a place by its number or printed name."""
    name = without_article(localizer, printed)
    return f"({place})" in words or (len(name) > SHORT and _has_words(words, name))


@functools.lru_cache(NAMES)
def _has_words(text: str, name: str) -> bool:
    """Whether a text has a name as whole words with the same capitals: "in front" is not the Front."""
    return re.search(rf"\b{re.escape(name)}(?!\w)", text) is not None


@functools.lru_cache(NAMES)
def without_article(localizer: Localizer, name: str) -> str:
    """A name without its article."""
    low = name.casefold()
    for article in localizer.say("place_articles").split():
        begin = article if article.endswith("'") else f"{article} "
        if low.startswith(begin):
            return name[len(begin) :]
    return name
