"""Words as search sees them: no accents, no capitals, no endings, no little words."""

from __future__ import annotations

import functools
import re
import tomllib
import unicodedata
from dataclasses import dataclass

from ...effects.terms import Lang
from ..book.folding import fold
from ..book.library import ENTRIES

_WORD = re.compile(r"[^\W_]+")
SHORTEST = 3
"""So many letters of a word stay when its ending goes."""


@dataclass(frozen=True, slots=True)
class Language:
    """What search knows about the words of a language."""

    little: frozenset[str]
    """Words that say nothing about what is asked for."""
    endings: tuple[str, ...]
    """Longest first; the first that fits is cut off."""
    alike: tuple[tuple[str, ...], ...]
    """Groups of words that players use for one another."""


@functools.cache
def language(lang: Lang) -> Language:
    """The language's own file, read once."""
    data = tomllib.loads((ENTRIES / f"search.{lang}.toml").read_text("utf-8"))
    return Language(
        little=frozenset(data["little"].split()),
        endings=tuple(data["endings"]),
        alike=tuple(tuple(group) for group in data["alike"]),
    )


def stem(word: str, lang: Lang) -> str:
    """A folded word without its ending."""
    for ending in language(lang).endings:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST:
            return word[: -len(ending)]
    return word


def telling(text: str, lang: Lang) -> list[str]:
    """The folded words of a text in their order, without little words; all of them if there are no others."""
    words = _WORD.findall(unicodedata.normalize("NFC", text.lower()))
    little = language(lang).little
    return [fold(word) for word in [word for word in words if word not in little] or words]


def stems(text: str, lang: Lang) -> list[str]:
    """What a text is about."""
    return [stem(word, lang) for word in telling(text, lang)]
