"""Words that people type: the commands in their language and in English, and what they typed, quoted back to them."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from ..languages import LANGS, Lang
from ..presentation.localizer import Localizer, localizer_of
from ..presentation.phrases import clipped
from ..reference.book.folding import fold

STROKE = " / "
"""Between words for the same thing, in a message."""
ROOM = 40
"""So much of what was typed is said back."""


def words_for(localizer: Localizer, key: str) -> tuple[str, ...]:
    """All words that a message knows for one thing, the usual one first."""
    return tuple(localizer.say(key).split(STROKE))


@functools.cache
def _keys(section: str, game: str, lang: Lang) -> dict[str, str]:
    """Folded word to key: the English ones work in every language, unless a language means something else by them."""
    keys: dict[str, str] = {}
    for localizer in (localizer_of(game), localizer_of(game, lang)):
        for key in localizer.words.keys(section):
            keys.update((fold(word), key) for word in words_for(localizer, f"{section}_{key}"))
    return keys


def command_named(localizer: Localizer, word: str) -> str:
    """The key of the command that a word, or two, means; nothing if it is none. Accents may be left out."""
    return words_named(localizer, "command", word)


def words_named(localizer: Localizer, section: str, word: str) -> str:
    """The key of a section of which a word, or two, is one; nothing if there is none."""
    return _keys(section, localizer.game, localizer.lang).get(fold(word), "")


@functools.cache
def _acts(game: str, lang: Lang) -> dict[str, str]:
    """What is typed for an act about the campaign to its notation, as far as its words are always the same."""
    words = localizer_of(game, lang).words
    return {words.say("act", key): key.replace("_", " ") for key in words.keys("act")}


def act_written(localizer: Localizer, notation: str) -> str:
    """An act about the campaign as one types it."""
    for typed, english in _acts(localizer.game, localizer.lang).items():
        if f"{notation} ".startswith(f"{english} "):
            return typed + notation.removeprefix(english)
    return notation


def act_read(localizer: Localizer, line: str) -> str:
    """What was typed, in notation if it is such an act; accents may be left out."""
    typed = line.split(" ")
    for words, english in _acts(localizer.game, localizer.lang).items():
        count = len(words.split(" "))
        if fold(" ".join(typed[:count])) == fold(words):
            return " ".join([english, *typed[count:]])
    return line


def says(localizer: Localizer, answer: str, key: str) -> bool:
    """Whether an answer is one of the words for something, in this language or in English."""
    accepted = (*words_for(localizer_of(localizer.game), f"answer_{key}"), *words_for(localizer, f"answer_{key}"))
    return fold(answer) in map(fold, accepted)


def language_named(localizer: Localizer, word: str) -> Lang | None:
    """The language that a word means: its letters, or its name in any language."""
    folded = fold(word)
    for lang in LANGS:
        voices = [localizer_of(localizer.game, presenter) for presenter in LANGS]
        names = (name for each in voices for name in names_of(each, lang))
        if folded == lang or folded in map(fold, names):
            return lang
    return None


def names_of(localizer: Localizer, lang: Lang) -> tuple[str, ...]:
    """What a localizer calls a language: its code if it has no word for it."""
    return words_for(localizer, f"language_{lang}") if localizer.words.knows("language", lang) else (lang,)


def quoted(localizer: Localizer, words: str, room: int = ROOM) -> str:
    """What somebody typed, not more of it than finds room."""
    return localizer.say("quote_words", words=clipped(words, room))


def any_seat(localizer: Localizer, names: Sequence[str]) -> str:
    """What one types to let one of some players step in."""
    return localizer.either(localizer.say("session_seat", name=name) for name in names)
