"""The boards of the party: what stands on each, and the same in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ...effects.terms import SKIES_SKILLS
from ..phrases import join
from ..voice import Voice


def skills_short(voice: Voice, skills: Iterable[str]) -> dict[str, str]:
    """Skills in a few letters."""
    return {skill: voice.say(f"short_{skill}") for skill in skills}


@dataclass(frozen=True, slots=True)
class Row:
    """One member as everybody sees them."""

    name: str
    short: str
    """The name where room is scarce."""
    player: str
    health: int
    most: int
    pips: int
    """Fatigue, or stamina."""
    rest: int
    """How much more of it there could be."""
    strain: str
    """The same in words; empty if there is nothing to tell."""
    skills: tuple[int, ...]
    state: str
    """Statuses and what lies on the board."""
    cards: str
    gear: str = ""
    """Weapons."""
    arms: str = ""
    """The weapons in fewer letters."""


@dataclass(frozen=True, slots=True)
class Heads:
    """What stands above the columns."""

    name: str
    pips: str
    skills: Mapping[str, str]
    """Skill to its few letters."""
    arms: str = ""
    """What stands beside, where there is room; empty for nothing."""
    fresh: str = "yellow"
    """The colour of a pip."""


def row_told(voice: Voice, row: Row, heads: Heads, *, several: bool) -> str:
    """A board as a sentence; with the player's name where several play."""
    skills = join(
        f"{voice.term(SKIES_SKILLS[skill])} {value}"
        for skill, value in zip(heads.skills, row.skills, strict=True)
        if value
    )
    player = f" ({row.player})" if several else ""
    key = "board_health-of" if row.health else "board_down-of"
    health = voice.say(key, health=row.health, most=row.most)
    said = voice.clauses([health, row.strain, row.state, skills, row.cards, row.gear])
    return voice.say("label_sentence", label=f"{row.name}{player}", text=said)
