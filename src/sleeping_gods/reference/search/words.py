"""Normalizes words for search: lower case, no accents, stemmed, without stop words."""

from __future__ import annotations

import functools
import importlib
import re
import tomllib
import unicodedata
from dataclasses import dataclass
from typing import Any

from ...languages import Lang
from ..book.folding import fold
from ..languages import ENTRIES

STEMMERS = ("", "english", "french")
"""The stemmers by name; the script of the site has the same ones (``client/src/rules/words.ts``)."""
_WORD = re.compile(r"[^\W_]+")


@dataclass(frozen=True, slots=True)
class Language:
    """The stop words, synonyms, stemmer and endings of a language."""

    little: frozenset[str]
    """Words that say nothing about what is asked for."""
    alike: tuple[tuple[str, ...], ...]
    """Groups of words that players use for one another."""
    stemmer: str
    """Snowball's name of the language; empty where words keep their endings."""
    endings: tuple[tuple[re.Pattern[str], str], ...]
    """Endings that have lost their accents, and what replaces them before the stemmer is asked."""
    pointing: frozenset[str]
    """Words that, at the beginning of a sentence, point to the one before."""


@functools.cache
def language(lang: Lang) -> Language:
    """The language's own file, read once."""
    data = tomllib.loads((ENTRIES / f"search.{lang}.toml").read_text("utf-8"))
    return Language(
        little=frozenset(data["little"].split()),
        alike=tuple(tuple(group) for group in data["alike"]),
        stemmer=_known_stemmer(lang, data.get("stemmer", "")),
        endings=tuple((re.compile(ending), replacement) for ending, replacement in data.get("endings", ())),
        pointing=frozenset(data.get("pointing", "").split()),
    )


def _known_stemmer(lang: Lang, name: str) -> str:
    """The name of a stemmer; ValueError if there is none of this name."""
    if name not in STEMMERS:
        raise ValueError(f"search.{lang}.toml: expected a stemmer of {', '.join(filter(None, STEMMERS))}, got {name!r}")
    return name


@functools.cache
def _stemmer(lang: Lang) -> Any:
    """The Snowball stemmer of the language, imported when first needed, because the package has thirty languages."""
    name = language(lang).stemmer
    return getattr(importlib.import_module(f"snowballstemmer.{name}_stemmer"), f"{name.title()}Stemmer")()


@functools.lru_cache(maxsize=50_000)
def stem(word: str, lang: Lang) -> str:
    """A folded word without its ending, by Snowball's rules for the language."""
    of_language = language(lang)
    for ending, replacement in of_language.endings:
        word = ending.sub(replacement, word)
    return str(_stemmer(lang).stemWord(word)) if of_language.stemmer else word


def content_words(text: str, lang: Lang) -> list[str]:
    """The folded words of a text without stop words; all of them if there are no others."""
    words = _WORD.findall(unicodedata.normalize("NFC", text.lower()))
    without_stop_words = [word for word in words if word not in language(lang).little]
    return [fold(word) for word in without_stop_words or words]


def stems(text: str, lang: Lang) -> list[str]:
    """The stems of a text's content words."""
    return [stem(word, lang) for word in content_words(text, lang)]
