"""What the pack tells before the first turn, and what would bring the party home."""

from __future__ import annotations

from dataclasses import dataclass

from .plate import ScenePlate
from .text import RichText


@dataclass(frozen=True, slots=True)
class Prologue:
    """The first page of a campaign; it stays the same to its end."""

    title: str
    blocks: tuple[RichText, ...]
    """The opening; empty if the pack has none."""
    aim: RichText
    """One sentence; empty if the pack does not say."""
    plate: ScenePlate | None = None
    leads: tuple[tuple[str, RichText], ...] = ()
    """The numbers of places that are said to serve the aim, and what is said of them."""
