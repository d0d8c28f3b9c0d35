"""The localizer of the pages before a game is chosen."""

from __future__ import annotations

from ..languages import Lang
from ..presentation.localizer import Localizer, voice_of

FIRST = "sea"
"""The game whose voice is heard where none is chosen yet: both say the same there."""


def first_voice(lang: Lang = "en") -> Localizer:
    """The localizer of the pages before a game is chosen."""
    return voice_of(FIRST, lang)
