"""Words of cards that are no effects: kinds, figures, and abilities of enemies."""

from __future__ import annotations

import re

from ...languages import Lang
from ...wording.files import bundle_of
from ...wording.messages import knows, say

_NUMBERED = re.compile(r"(.+?)-(\d+)")


def figure(name: str, lang: Lang) -> str:
    """The name of a figure on a card: ``level``, ``attack`` ..."""
    return say(lang, f"card-figure_{name}")


def deck_words(deck: str, lang: Lang) -> str:
    """The name of a deck."""
    return say(lang, f"card-deck_{deck}")


def enemy_words(ability: str, game: str, lang: Lang) -> str:
    """What an ability of an enemy does, in the words of the table."""
    words = bundle_of(lang, f"{game}_table")
    if f"ability_{ability}" in words:
        return words.say(f"ability_{ability}")
    numbered = _NUMBERED.fullmatch(ability)
    known = numbered is not None and f"ability_{numbered[1]}" in words
    return words.say(f"ability_{numbered[1]}", number=int(numbered[2])) if numbered and known else ability


def kind_words(kind: str, lang: Lang) -> str:
    """The kind of a card."""
    return say(lang, f"card-sort_{kind}") if knows(lang, f"card-sort_{kind}") else kind
