"""Words of the skies that are in no pack: enemy abilities, directions, levels.

Their messages are ``ability-mark_*``, ``ability_*``, ``way_*`` and ``level_*``.
"""

from __future__ import annotations

from ...skies.chapters.foes import split
from ..localizer import Localizer


def ability_mark(localizer: Localizer, ability: str) -> str:
    """An enemy's ability, such as ``regenerate-2``, in a few letters."""
    name, number = split(ability)
    mark = localizer.say(f"ability-mark_{name}")
    return f"{mark}{number}" if number else mark


def ability_words(localizer: Localizer, ability: str) -> str:
    """An enemy's ability in words."""
    name, number = split(ability)
    return localizer.say(f"ability_{name}", number=number)


def way_word(localizer: Localizer, way: str) -> str:
    """A direction; whatever else somebody typed stays as it is."""
    return localizer.say(f"way_{way}") if localizer.words.knows("way", way) else way


def level_line(localizer: Localizer, line: str) -> str:
    """A line of the log about the level of difficulty: ``start normal``, or for a later change ``turn 7 hard``."""
    *when, level = line.split()
    level_word = localizer.say(f"level_{level}")
    match when:
        case ("turn", turn):
            return localizer.say("log_later", turn=turn, level=level_word)
    return localizer.say("log_start", level=level_word)
