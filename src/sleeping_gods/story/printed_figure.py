"""A figure of a board or card that an owner of the printed box can correct, where ours may differ."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

P = TypeVar("P")


@dataclass(frozen=True, slots=True)
class PrintedFigure(Generic[P]):
    """A number that is printed on a component."""

    now: int
    allowed: range
    put: Callable[[P, int], None]
    """Puts another number into a pack that nobody else has."""
