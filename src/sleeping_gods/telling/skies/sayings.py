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


def level_line(voice: Voice, line: str) -> str:
    """A line of the log about the level of difficulty, such as ``start normal`` or ``turn 7 hard``."""
    *when, level = line.split()
    word = voice.say(f"level_{level}")
    return voice.say("log_later", turn=when[-1], level=word) if len(when) > 1 else voice.say("log_start", level=word)
