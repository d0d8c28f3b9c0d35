"""The ship, or the plane."""

from __future__ import annotations

from dataclasses import dataclass

from .text import RichText


@dataclass(frozen=True, slots=True)
class RoomState:
    """A space of the ship."""

    ref: str
    name: str
    damage: int
    capacity: int
    here: bool
    """Whether the action figure stands here."""
    closed: bool
    text: RichText
    """What it does."""


@dataclass(frozen=True, slots=True)
class Vessel:
    """What carries the party."""

    name: str
    rooms: tuple[RoomState, ...]
    damage: int
    limit: int
    """Damage at which all is lost; for a plane what it can bear."""
    fuel: int
    tank: int
    text: RichText
    spoken: str
