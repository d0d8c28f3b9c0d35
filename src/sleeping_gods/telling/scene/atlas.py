"""The map as it is known: where we are, where we can go, what is known of each place."""

from __future__ import annotations

from dataclasses import dataclass

from .text import Text


@dataclass(frozen=True, slots=True)
class Spot:
    """A numbered place of the map, as far as it is known."""

    ref: str
    """Its number, or the word by which choices name it."""
    name: str
    """Its name once it has been read of; else empty."""
    state: str
    """``unknown``, ``visited``, ``changed``, ``closed``, ``waiting`` for a quest in hand, or ``barred``: it asked for
    a word that we lacked."""
    says: Text
    note: str
    """Our own words about it."""
    choices: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Area:
    """A region of the sea, a square of the atlas, or a space of the flight board."""

    ref: str
    name: str
    page: int
    away: int
    """Moves from where we are; 0 here, -1 out of reach."""
    here: bool
    plane: bool
    """Whether our vessel is there, where it may be elsewhere than we are."""
    spots: tuple[Spot, ...]
    ways: tuple[tuple[str, str], ...]
    """Neighbours and how the way there is barred or special: empty, ``edge``, ``one-way``, an obstacle."""
    says: Text
    """What is there: port, market, hazard, landing, obstacles."""
    choices: tuple[str, ...]
    """The choices that go there."""
    told: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """A page of the atlas with its edges."""

    page: int
    title: str
    columns: int
    rows: int
    edges: tuple[tuple[str, int], ...]
    """Side and the page beyond it."""


@dataclass(frozen=True, slots=True)
class Atlas:
    """The map."""

    here: str
    sheets: tuple[Sheet, ...]
    areas: tuple[Area, ...]
    flight: tuple[Area, ...]
    """The flight board, where there is one."""
    told: tuple[str, ...]
