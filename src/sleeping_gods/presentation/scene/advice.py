"""What a robot would do, the cheapest way to pass a challenge, and what decisions of an evening cost most."""

from __future__ import annotations

from dataclasses import dataclass

from .text import RichText


@dataclass(frozen=True, slots=True)
class AdvisedChoice:
    """A choice that a robot weighed."""

    choice: str
    """What is sent back to take it."""
    label: RichText
    figures: RichText
    """The figures that weigh most, in a few words; empty where there are none."""


@dataclass(frozen=True, slots=True)
class Advised:
    """What a robot would do with what its seat knows."""

    choices: tuple[AdvisedChoice, ...]
    """The one it would take, then the two next best."""
    why: RichText
    """Why, in two sentences."""


@dataclass(frozen=True, slots=True)
class CheapestWay:
    """The cheapest way to pass the challenge in progress with a chance of so much."""

    joins: tuple[str, ...]
    """The choices by which people take part: what is planned by it."""
    chance: int
    """In percent, with everything that it names."""
    goal: int
    """The chance that was looked for, in percent."""
    text: RichText
    """All of it in a sentence: who takes part, what is used where the draw asks for it, and the price at most."""


@dataclass(frozen=True, slots=True)
class CostlyDecision:
    """A decision that a robot would have made otherwise."""

    entry: int
    """The line of the log that tells of it."""
    taken: RichText
    better: RichText
    tenths: int
    """By how many tenths of a point of the final score the robot values it less."""
    why: RichText
