"""Short words of the skies that no pack names: enemy abilities, directions, levels."""

from __future__ import annotations

from ...skies.chapters.foes import split
from ..localizer import Localizer


def ability_mark(localizer: Localizer, ability: str) -> str:
    """An enemy's ability in a few letters."""
    name, number = split(ability)
    return localizer.say(f"ability-mark_{name}") + (str(number) if number else "")


def ability_words(localizer: Localizer, ability: str) -> str:
    """An enemy's ability in words."""
    name, number = split(ability)
    return localizer.say(f"ability_{name}", number=number)


def way_word(localizer: Localizer, way: str) -> str:
    """A direction; whatever else somebody typed stays as it is."""
    return localizer.say(f"way_{way}") if localizer.words.knows("way", way) else way


def level_line(localizer: Localizer, line: str) -> str:
    """A line of the log about the level of difficulty, such as ``start normal`` or ``turn 7 hard``."""
    *when, level = line.split()
    word = localizer.say(f"level_{level}")
    return (
        localizer.say("log_later", turn=when[-1], level=word)
        if len(when) > 1
        else localizer.say("log_start", level=word)
    )
