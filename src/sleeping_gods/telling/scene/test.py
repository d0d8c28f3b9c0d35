"""A test under way: skill, number, who takes part and what each adds, and what failing costs."""

from __future__ import annotations

from dataclasses import dataclass

from .menu import Chance
from .text import Text


@dataclass(frozen=True, slots=True)
class Part:
    """What somebody or something adds."""

    ref: str
    name: str
    adds: int


@dataclass(frozen=True, slots=True)
class Test:
    """The test under way."""

    kind: str
    skill: str
    number: int
    parts: tuple[Part, ...]
    fate: int
    """The fate drawn, as changed; 0 before the draw."""
    total: int
    lines: tuple[Text, ...]
    """All of it in words: what is at stake, the sum, the result."""
    failing: Text
    chance: Chance | None
    """The odds as things stand, before the draw."""
