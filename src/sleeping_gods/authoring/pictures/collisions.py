"""Labels of a map that are in each other's way: what is written there reads as one, or lies over another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from .geometry import Box

NAMES = ("island", "region", "hazard")
"""Labels that are read: they need room between them, signs only need to lie apart."""
BESIDE = 14.0
"""How much room two names need between them side by side."""
BELOW = 1.0
"""How much room two names need between them one below the other."""


@dataclass(frozen=True, slots=True)
class Label:
    """Something that is written on a map, and the room that it takes in units of the spread."""

    text: str
    kind: str
    """``location``, ``island``, ``region``, ``hazard``, ``motif``, ``port`` or ``market``."""
    box: Box


def collisions(labels: Sequence[Label]) -> Iterator[tuple[Label, Label]]:
    """Pairs of labels that lie over each other, or whose words run into one another."""
    for label, other in combinations(labels, 2):
        names = label.kind in NAMES and other.kind in NAMES
        if _too_close(label, other, BESIDE if names else 0.0, BELOW if names else 0.0):
            yield label, other


def _too_close(label: Label, other: Label, beside: float, below: float) -> bool:
    """Whether two labels have less room between them than they need."""
    a, b = label.box, other.box
    across = max(a.x, b.x) - min(a.right, b.right)
    down = max(a.y, b.y) - min(a.bottom, b.bottom)
    return across < beside and down < below
