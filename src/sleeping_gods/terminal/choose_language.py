"""``lang fr``: the language in which whoever sits here is spoken to is chosen."""

from __future__ import annotations

from ..languages import LANGS
from ..presentation.localizer import localizer_of
from .screen import Screen
from .typed_words import language_named, names_of, quoted


def choose_language(screen: Screen, word: str) -> bool:
    """Speak to whoever sits here in the language that a word means; whether there is such a language."""
    localizer, lang = screen.localizer, language_named(screen.localizer, word) if word else None
    if lang is None:
        now, commands = names_of(localizer, localizer.lang)[0], localizer.either(f"lang {each}" for each in LANGS)
        words = (
            localizer.say("language_unknown", known=commands, said=quoted(localizer, word))
            if word
            else localizer.say("language_now", now=now, known=commands)
        )
        screen.say(words)
        return False
    screen.localizer = localizer_of(localizer.game, lang)
    screen.say(screen.localizer.say("language_changed"), "dim")
    return True
