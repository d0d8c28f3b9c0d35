"""Words that people type: commands in their language and in English, and quoting what they typed."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from ..languages import LANGS, Lang
from ..presentation.localizer import Localizer, localizer_of
from ..presentation.phrases import clip
from ..reference.book.folding import fold

SYNONYM_SEPARATOR = " / "
"""Separates the words for the same thing in a message."""
MAX_QUOTED = 40
"""Characters of the input that are quoted back."""
MAX_NUMBER_QUOTED = 12
"""Characters of a typed number that are quoted back."""


def words_for(localizer: Localizer, key: str) -> tuple[str, ...]:
    """All words of a message for one thing, the usual one first."""
    return tuple(localizer.say(key).split(SYNONYM_SEPARATOR))


@functools.cache
def _keys(section: str, game: str, lang: Lang) -> dict[str, str]:
    """The key of each folded word; English words work in every language that does not use them otherwise."""
    keys: dict[str, str] = {}
    for localizer in (localizer_of(game), localizer_of(game, lang)):
        for key in localizer.words.keys(section):
            keys.update((fold(word), key) for word in words_for(localizer, f"{section}_{key}"))
    return keys


def command_of_word(localizer: Localizer, word: str) -> str:
    """The key of a command by one or two words; empty if there is none. Accents may be left out."""
    return key_of_word(localizer, "command", word)


def key_of_word(localizer: Localizer, section: str, word: str) -> str:
    """The key of a message in a section that has this word; empty if there is none."""
    return _keys(section, localizer.game, localizer.lang).get(fold(word), "")


@functools.cache
def _acts(game: str, lang: Lang) -> dict[str, str]:
    """The notation of each act about the campaign, by what is typed for it."""
    words = localizer_of(game, lang).words
    return {words.say("act", key): key.replace("_", " ") for key in words.keys("act")}


def typed_act(localizer: Localizer, notation: str) -> str:
    """An act about the campaign as it is typed."""
    for typed, english in _acts(localizer.game, localizer.lang).items():
        if f"{notation} ".startswith(f"{english} "):
            return typed + notation.removeprefix(english)
    return notation


def act_notation(localizer: Localizer, line: str) -> str:
    """A typed act about the campaign in notation; other lines unchanged. Accents may be left out."""
    typed = line.split(" ")
    for words, english in _acts(localizer.game, localizer.lang).items():
        count = len(words.split(" "))
        if fold(" ".join(typed[:count])) == fold(words):
            return " ".join([english, *typed[count:]])
    return line


def is_answer(localizer: Localizer, answer: str, key: str) -> bool:
    """Whether an answer is one of the words of a message, in this language or in English."""
    accepted = (*words_for(localizer_of(localizer.game), f"answer_{key}"), *words_for(localizer, f"answer_{key}"))
    return fold(answer) in map(fold, accepted)


def language_of_word(localizer: Localizer, word: str) -> Lang | None:
    """The language with this code, or with this name in any language."""
    folded = fold(word)
    localizers = [localizer_of(localizer.game, lang) for lang in LANGS]
    for lang in LANGS:
        names = (name for each in localizers for name in names_of(each, lang))
        if folded == lang or folded in map(fold, names):
            return lang
    return None


def names_of(localizer: Localizer, lang: Lang) -> tuple[str, ...]:
    """The names of a language; its code if there are none."""
    return words_for(localizer, f"language_{lang}") if localizer.words.knows("language", lang) else (lang,)


def quote_typed(localizer: Localizer, words: str, room: int = MAX_QUOTED) -> str:
    """What somebody typed in quotation marks, cut to MAX_QUOTED characters."""
    return localizer.say("quote_words", words=clip(words, room))


def any_seat(localizer: Localizer, names: Sequence[str]) -> str:
    """What to type to let one of these players act."""
    return localizer.either(localizer.say("session_seat", name=name) for name in names)
