"""The command ``lang fr``: sets the language of the terminal."""

from __future__ import annotations

from ..languages import LANGS
from ..presentation.localizer import localizer_of
from .screen import Screen
from .typed_words import language_of_word, names_of, quote_typed


def choose_language(screen: Screen, word: str) -> bool:
    """Set the language that a word names, and return True; without such a language say which there are."""
    localizer = screen.localizer
    lang = language_of_word(localizer, word) if word else None
    if lang is None:
        commands = localizer.either(f"lang {each}" for each in LANGS)
        if word:
            screen.say(localizer.say("language_unknown", known=commands, said=quote_typed(localizer, word)))
        else:
            current = names_of(localizer, localizer.lang)[0]
            screen.say(localizer.say("language_now", now=current, known=commands))
        return False
    screen.localizer = localizer_of(localizer.game, lang)
    screen.say(screen.localizer.say("language_changed"), "dim")
    return True
