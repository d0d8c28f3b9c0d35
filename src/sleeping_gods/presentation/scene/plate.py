"""A plate: the engraving of a place, a totem, an enemy or an ending that an audience may see."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ScenePlate:
    """A picture that a client fetches from ``/plates/PACK/NAME.HASH.png``: an ink mask, which it colours itself."""

    name: str
    hash: str
    alt: str
    """What it shows, for those who do not see it."""
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class BookPlate:
    """A plate that the party has seen, in the book of plates."""

    title: str
    """The name of what it shows, as the party knows it."""
    plate: ScenePlate
