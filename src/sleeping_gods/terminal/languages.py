"""The language of the table before anybody has asked for one, and the voice of the pages before a game is chosen."""

from __future__ import annotations

from collections.abc import Mapping

from ..effects.terms import Lang
from ..telling.voice import Voice, voice_of

FIRST = "sea"
"""The game whose voice is heard where none is chosen yet: both say the same there."""
ASKED = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where the system says which language it speaks; the first that says anything counts."""


def language_of(environment: Mapping[str, str]) -> Lang:
    """The language that the system asks for: French, or English for everybody else."""
    said = next((environment[name] for name in ASKED if environment.get(name)), "")
    return "fr" if said.lower().startswith("fr") else "en"


def first_voice(lang: Lang = "en") -> Voice:
    """The voice of the pages before a game is chosen."""
    return voice_of(FIRST, lang)
