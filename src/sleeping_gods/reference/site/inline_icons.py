"""Icons inside sentences: before links to what has an icon, and before the names of skills in capitals."""

from __future__ import annotations

import functools
import re

from ...effects.terms import SKIES_SKILLS
from ...languages import Lang
from ...wording.terms import term
from .icons import icon

SIGNS = {
    "accuracy": "accuracy",
    "block": "block",
    "camp": "camp",
    "command": "command",
    "damage": "damage",
    "end-of-round": "end-of-round",
    "enemy-phase": "end-of-round",
    "fate": "fate",
    "fatigue": "fatigue",
    "flying": "flying",
    "frightened": "frightened",
    "fuel": "fuel",
    "health": "health",
    "heart": "health",
    "low-morale": "low-morale",
    "madness": "madness",
    "power": "power",
    "ranged-weapon": "ranged",
    "redraw-fate": "redraw",
    "ship-damage": "ship-damage",
    "spend-xp": "xp",
    "splash-damage": "splash",
    "stamina": "stamina",
    "synergy": "synergy",
    "time": "time",
    "totem": "totem",
    "venom": "venom",
    "weakened": "weakened",
}
"""The icon of an entry, by its slug; the same in both games."""


class LinkSigns:
    """The icons of an entry's links; each is drawn at its first use."""

    def __init__(self) -> None:
        self._drawn: set[str] = set()
        """The entries whose icons were drawn."""

    def __call__(self, slug: str) -> str:
        """The icon of the entry that a link leads to; empty if it has none, or was drawn before."""
        name = SIGNS.get(slug, "")
        if not name or name in self._drawn:
            return ""
        self._drawn.add(name)
        return icon(name)


@functools.cache
def _skills(lang: Lang) -> tuple[re.Pattern[str], dict[str, str]]:
    """A pattern for the names of skills in capitals, and the skills by these names."""
    names = {term("skill", skill, lang).upper(): skill for skill in SKIES_SKILLS}
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, names))})(?![\w-])"), names


def with_skills(markup: str, lang: Lang) -> str:
    """HTML with an icon before each skill in capitals, kept on one line with it."""
    pattern, names = _skills(lang)
    return pattern.sub(lambda match: f'<span class="nb">{icon(names[match[0]])}{match[0]}</span>', markup)
