"""The lesson: what is said to somebody who learns the game while playing it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ...story.lesson import Done, Opens
from .text import RichText

BeatKind = Literal["beat", "met", "late"]


@dataclass(frozen=True, slots=True)
class LessonBeat:
    """One idea that fits what is asked now; whoever has read it already is not told again."""

    id: str
    kind: BeatKind
    """A beat of the first turn, a word about what is met for the first time, or one for whoever came later."""
    words: RichText
    lit: tuple[str, ...]
    """The choices that are offered first, as they are sent back; empty for all."""
    done: Done
    """What it takes to go on: the answer, or that it has been read."""
    opens: Opens
    """What is to be looked at."""
    number: int
    """Which it is of its kind, from 1."""
    count: int
    """How many of its kind there are."""
