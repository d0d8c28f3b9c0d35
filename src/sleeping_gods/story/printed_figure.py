"""Figures of boards and cards that an owner of the printed box can correct, and which of them are ours."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

P = TypeVar("P")

PREFIX = "printed-"
"""How the words of every such figure begin: ``printed-health odessa``."""


@dataclass(frozen=True, slots=True)
class PrintedFigure(Generic[P]):
    """A number or a word that is printed on a component."""

    now: int | str
    allowed: range | tuple[str, ...]
    put: Callable[[P, Any], None]
    """Puts another number or word into a pack that nobody else has."""


@dataclass(frozen=True, slots=True)
class OurBoard:
    """A board, a card or a table of the box, and those of its figures that no source gives."""

    id: str
    figures: tuple[str, ...]
    """By their words: ``printed-health odessa``."""
    first: bool = False
    """Whether it is laid out before the first turn."""


def board_of(figure: str) -> str:
    """The board or card that a figure stands on; a table of figures without one is called by its own name."""
    kind, *words = figure.split() or [""]
    return words[0] if words and not words[0].isdecimal() else kind.removeprefix(PREFIX)
