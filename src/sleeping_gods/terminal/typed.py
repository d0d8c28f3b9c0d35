"""Words that people type: the commands in their language and in English, and what they typed, quoted back to them."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from ..languages import LANGS, Lang
from ..reference.book.folding import fold
from ..telling.phrases import clipped
from ..telling.voice import Voice, voice_of

STROKE = " / "
"""Between words for the same thing, in a message."""
ROOM = 40
"""So much of what was typed is said back."""


def words_for(voice: Voice, key: str) -> tuple[str, ...]:
    """All words that a message knows for one thing, the usual one first."""
    return tuple(voice.say(key).split(STROKE))


@functools.cache
def _keys(section: str, game: str, lang: Lang) -> dict[str, str]:
    """Folded word to key: the English ones work in every language, unless a language means something else by them."""
    found: dict[str, str] = {}
    for voice in (voice_of(game), voice_of(game, lang)):
        for key in voice.words.keys(section):
            found.update((fold(word), key) for word in words_for(voice, f"{section}_{key}"))
    return found


def command_named(voice: Voice, word: str) -> str:
    """The key of the command that a word, or two, means; nothing if it is none. Accents may be left out."""
    return words_named(voice, "command", word)


def words_named(voice: Voice, section: str, word: str) -> str:
    """The key of a section of which a word, or two, is one; nothing if there is none."""
    return _keys(section, voice.game, voice.lang).get(fold(word), "")


@functools.cache
def _acts(game: str, lang: Lang) -> dict[str, str]:
    """What is typed for an act about the campaign to its notation, as far as its words are always the same."""
    words = voice_of(game, lang).words
    return {words.say("act", key): key.replace("_", " ") for key in words.keys("act")}


def act_written(voice: Voice, notation: str) -> str:
    """An act about the campaign as one types it."""
    for said, known in _acts(voice.game, voice.lang).items():
        if f"{notation} ".startswith(f"{known} "):
            return said + notation.removeprefix(known)
    return notation


def act_read(voice: Voice, line: str) -> str:
    """What was typed, in notation if it is such an act; accents may be left out."""
    typed = line.split(" ")
    for said, known in _acts(voice.game, voice.lang).items():
        count = len(said.split(" "))
        if fold(" ".join(typed[:count])) == fold(said):
            return " ".join([known, *typed[count:]])
    return line


def says(voice: Voice, answer: str, key: str) -> bool:
    """Whether an answer is one of the words for something, in this language or in English."""
    known = (*words_for(voice_of(voice.game), f"answer_{key}"), *words_for(voice, f"answer_{key}"))
    return fold(answer) in map(fold, known)


def language_named(voice: Voice, word: str) -> Lang | None:
    """The language that a word means: its letters, or its name in any language."""
    said = fold(word)
    for lang in LANGS:
        voices = [voice_of(voice.game, teller) for teller in LANGS]
        names = (name for each in voices for name in names_of(each, lang))
        if said == lang or said in map(fold, names):
            return lang
    return None


def names_of(voice: Voice, lang: Lang) -> tuple[str, ...]:
    """What a voice calls a language: its code if it has no word for it."""
    return words_for(voice, f"language_{lang}") if voice.words.knows("language", lang) else (lang,)


def quoted(voice: Voice, words: str, room: int = ROOM) -> str:
    """What somebody typed, not more of it than finds room."""
    return voice.say("quote_words", words=clipped(words, room))


def any_seat(voice: Voice, names: Sequence[str]) -> str:
    """What one types to let one of some players step in."""
    return voice.either(voice.say("session_seat", name=name) for name in names)
