"""The localizer of the pages before a game is chosen."""

from __future__ import annotations

from ..languages import Lang
from ..presentation.localizer import Localizer, localizer_of

FIRST = "sea"
"""The game whose messages are used where none is chosen yet: both have the same there."""


def first_localizer(lang: Lang = "en") -> Localizer:
    """The localizer of the pages before a game is chosen."""
    return localizer_of(FIRST, lang)
