"""Messages that are said of either game: how a language is written, effects, cards and the reference."""

from __future__ import annotations

from ..languages import Lang
from .files import bundle_of
from .fluent import Message, Word

FILES = ("grammar", "effects", "cards", "reference")
"""The files of these messages."""


def message(lang: Lang, key: str) -> Message:
    """A message by its id."""
    return bundle_of(lang, *FILES).message(key)


def say(lang: Lang, key: str, /, **words: Word) -> str:
    """A message by its id, with its variables by name."""
    return message(lang, key).say(words)


def knows(lang: Lang, key: str) -> bool:
    """Whether there is a message."""
    return key in bundle_of(lang, *FILES)
