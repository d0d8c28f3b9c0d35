"""A test in progress: skill, number, who takes part and what each adds, and what failing costs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ...kernel.choices import Seat
from .menu import DrawOdds
from .text import RichText


@dataclass(frozen=True, slots=True)
class Part:
    """What somebody or something adds."""

    ref: str
    """A member's id; ``cards``, ``bonus``, or ``distance`` of a flight for the rest."""
    name: str
    adds: int


@dataclass(frozen=True, slots=True)
class Joiner:
    """Somebody who may take part, or may not."""

    ref: str
    name: str
    adds: int
    detail: RichText
    """What they add, and what it costs."""
    choice: str
    """The choice by which they take part; empty if they cannot."""
    seat: int
    """Whose choice it is."""
    reason: RichText
    """Why they cannot; empty if they take part already."""


@dataclass(frozen=True, slots=True)
class TestChange:
    """Something that can still change the result for the better."""

    choice: str
    label: RichText
    adds: int
    """How much it adds; 0 where that depends on chance."""
    redraws: bool
    """Whether it draws anew."""
    free: bool
    seat: Seat = 0
    """Whose choice it is."""
    chance: DrawOdds | None = None
    """The odds of what it draws anew."""


@dataclass(frozen=True, slots=True)
class TestState:
    """The test in progress."""

    kind: str
    skill: str
    number: int
    """What is to be reached; 0 where a test has no such number."""
    printed: int
    """The number as it is printed, before anything raised it."""
    parts: tuple[Part, ...]
    drawn: int
    """The fate drawn; 0 before the draw."""
    fate: int
    """The fate that counts after all changes; 0 before the draw."""
    total: int
    missing: int
    """What is still lacking to pass, once fate is drawn; what is too much where one hopes for little."""
    lines: tuple[RichText, ...]
    """All of it in words: what is at stake, the sum, the result."""
    failure_cost: RichText
    """What failing a challenge costs; empty for other tests."""
    join_cost: RichText
    """What it costs to take part, in a sentence; empty after the draw, and where it costs nothing."""
    chance: DrawOdds | None
    """The odds as things stand, before the draw, with all that costs nothing."""
    hand_count: int
    """Cards that the audience holds and that could be discarded for +1 each."""
    hand_chance: DrawOdds | None
    """The odds with all of them; nothing if there are none."""
    hand_text: RichText
    """The odds with everything that is at hand, and what they are reached with, in a sentence; empty where nothing
    helps."""
    changes: tuple[TestChange, ...]
    """What can still change the result, each once, the cheapest first; nothing if nobody could want to change it."""
    joiners: tuple[Joiner, ...]
    """Everybody, while it is asked who takes part."""
    draw_choice: str
    """The choice that goes on to the draw; empty if it is not asked for."""
    cards: tuple[str, ...]
    """The fate cards drawn for it, by their ids; the last one counts."""
    aim: Literal["high", "low", ""] = "high"
    """Whether one hopes to reach the number, or to stay below it; empty where no result is better than another."""
    hope: str = ""
    """What one hopes for, in words, where that is little fate; else empty."""
    helped: int = -1
    """The chance of passing with everything that is at hand, in percent; -1 where nothing helps or is known."""
    helped_short: str = ""
    """That chance in a few letters; empty where nothing helps or is known."""
    chance_note: str = ""
    """Why others may see other odds; empty where they do not."""
