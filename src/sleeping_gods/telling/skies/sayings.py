"""Short words of the skies that no pack names: enemy abilities, directions, levels."""

from __future__ import annotations

from ...skies.chapters.foes import split
from ..voice import Voice


def ability_mark(voice: Voice, ability: str) -> str:
    """An enemy's ability in a few letters."""
    name, number = split(ability)
    return voice.say(f"ability-mark_{name}") + (str(number) if number else "")


def ability_words(voice: Voice, ability: str) -> str:
    """An enemy's ability in words."""
    name, number = split(ability)
    return voice.say(f"ability_{name}", number=number)


def way_word(voice: Voice, way: str) -> str:
    """A direction; whatever else somebody typed stays as it is."""
    return voice.say(f"way_{way}") if voice.words.knows("way", way) else way


def level_word(voice: Voice, level: str) -> str:
    """A level of difficulty."""
    return voice.say(f"level_{level}") if voice.words.knows("level", level) else level
