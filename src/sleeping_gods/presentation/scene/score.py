"""The last page: how it ended, the score in its parts, what became of whom, what was left undone; the journey log."""

from __future__ import annotations

from dataclasses import dataclass

from .plate import ScenePlate
from .text import RichText


@dataclass(frozen=True, slots=True)
class Points:
    """A part of the score."""

    key: str
    count: int
    text: str


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The sheet at the end."""

    ending: str
    summary: RichText
    parts: tuple[Points, ...]
    total: str
    unlocked: tuple[RichText, ...]
    """Cards that later campaigns may begin with, by name."""
    fates: tuple[RichText, ...]
    """What became of whom."""
    unfinished: tuple[RichText, ...]
    """What was left undone."""
    undos: int
    """How often something was taken back past a draw."""
    repairs: int
    """How often something was put right by hand."""
    log: tuple[RichText, ...]
    """The journey log."""
    plate: ScenePlate | None = None
    """The plate of the ending."""
