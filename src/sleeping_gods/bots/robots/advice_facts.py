"""The figures behind an advice: typed and without words, so that any language can say them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class PassChance:
    """The chance to pass the challenge that a choice leads to, or that is in progress."""

    skill: str
    number: int
    """The result that the challenge needs."""
    chance: float
    """From 0 to 1, with the cheapest party and boosts that the robot would send."""


@dataclass(frozen=True, slots=True)
class Costs:
    """What a choice costs for certain."""

    what: str
    """``command``, ``fatigue``, ``stamina``, ``health``, ``card``, ``time``, or a resource."""
    amount: int


@dataclass(frozen=True, slots=True)
class Gains:
    """What a choice brings for certain, as far as it has been read."""

    what: str
    """As for costs, or ``quest 12``, ``card 16``."""
    amount: int


@dataclass(frozen=True, slots=True)
class FightAhead:
    """A fight that a choice leads to, and the health that it is likely to cost."""

    enemies: tuple[str, ...]
    """The ids of the enemies that have been met before."""
    unknown: int
    """How many more nobody has met."""
    harm: float
    """Points of health that the party is likely to lose."""


@dataclass(frozen=True, slots=True)
class UnreadAhead:
    """A choice leads to pages that nobody has read."""

    pages: int = 1


@dataclass(frozen=True, slots=True)
class HeadsFor:
    """A course over the map: where it leads, and how many actions (the sea) or how much time (the skies) it takes."""

    location: str
    """The number of a location, or the id of a region with a port or a market."""
    distance: float
    what: str = "story"
    """What is wanted there: ``story``, ``port`` or ``market``."""
    unit: str = "action"
    """What the distance counts: ``action`` or ``time``."""


@dataclass(frozen=True, slots=True)
class CourseWorth:
    """What a course is worth, by the pages that were read and the mean of those that were not."""

    worth: float
    """In points of the final score for each action (the sea) or each unit of time (the skies)."""
    unit: str = "action"


@dataclass(frozen=True, slots=True)
class ScoreAhead:
    """What the final score changes on average if the party goes on from this choice, by playouts."""

    gain: float
    """Against the mean of all choices that were tried."""
    margin: float
    """Half of the 95 % interval."""
    playouts: int


@dataclass(frozen=True, slots=True)
class Afterwards:
    """How much more a party's goods and strength are worth after a choice that leads nowhere, such as care."""

    gain: float
    """In points of the final score."""


AdviceFact: TypeAlias = (
    PassChance | Costs | Gains | FightAhead | UnreadAhead | HeadsFor | CourseWorth | Afterwards | ScoreAhead
)
"""A figure that counts for or against a choice."""
