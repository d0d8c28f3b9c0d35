"""``lang fr``: the language in which whoever sits here is spoken to is chosen."""

from __future__ import annotations

from ..languages import LANGS
from ..telling.voice import voice_of
from .screen import Screen
from .typed import language_named, names_of, quoted


def choose_language(screen: Screen, word: str) -> bool:
    """Speak to whoever sits here in the language that a word means; whether there is such a language."""
    voice, lang = screen.voice, language_named(screen.voice, word) if word else None
    if lang is None:
        now, known = names_of(voice, voice.lang)[0], voice.either(f"lang {each}" for each in LANGS)
        said = (
            voice.say("language_unknown", known=known, said=quoted(voice, word))
            if word
            else voice.say("language_now", now=now, known=known)
        )
        screen.say(said)
        return False
    screen.voice = voice_of(voice.game, lang)
    screen.say(screen.voice.say("language_changed"), "dim")
    return True
