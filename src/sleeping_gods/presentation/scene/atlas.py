"""The map as it is known: where we are, where we can go, what is known of each place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from .text import RichText


@dataclass(frozen=True, slots=True)
class Spot:
    """A numbered place of the map, as far as it is known."""

    ref: str
    """Its number, or the word by which choices name it."""
    name: str
    """Its name once it has been read of, or as it is printed on the map; else empty."""
    state: str
    """``unknown``, ``visited``, ``changed``, ``closed``, ``waiting`` for a quest in hand, or ``barred``: it asked for
    a word that we lacked."""
    quests: tuple[int, ...]
    """The quests in hand that speak of it, or that something read there asks for."""
    text: RichText
    """What state it is in, and what was read there; empty for an unknown place."""
    note: str
    """Our own words about it."""
    choices: tuple[str, ...]
    spoken: str
    """Its number, its name and its state in a few words."""
    title: str
    """What it is called beyond what is printed on the map; empty if there is nothing."""


@dataclass(frozen=True, slots=True)
class AreaLink:
    """A way from one area to the next."""

    to: str
    side: str
    """The direction, where areas are squares; the edge of the page where it crosses one."""
    kind: str
    """``edge`` over the edge of a page, ``one-way`` if there is no way straight back; else empty."""


@dataclass(frozen=True, slots=True)
class MapMark:
    """Something printed in a square or region, or the beast that swims there, as long or as short as there is room."""

    kind: str
    """Of a square ``location``, ``crossed``, ``mark``, ``landing``, an obstacle, or ``uncharted`` if nobody has entered
    what a printed atlas shows there; of a region ``port``, ``market``, ``hazard``, ``serpent``."""
    label: str
    short_label: str


@dataclass(frozen=True, slots=True)
class Area:
    """A region of the sea, a square of the atlas, or a space of the flight board."""

    ref: str
    name: str
    page: int
    distance: int
    """Moves from where the ship is, or spaces from the plane; 0 here, -1 out of reach, or where feet go."""
    here: bool
    vessel_here: bool
    """Whether our vessel is there, where it may be elsewhere than we are."""
    spots: tuple[Spot, ...]
    ways: tuple[AreaLink, ...]
    marks: tuple[MapMark, ...]
    """What a square or region shows, in signs."""
    text: RichText
    """What is there: places, port, market, hazard, landing, obstacles."""
    links: RichText
    """What it is next to, in words."""
    choices: tuple[str, ...]
    """The choices that go there at once."""
    spoken: str


class WalkRoute(NamedTuple):
    """The best way on foot to a square: the fewest squares, and of these ways the one past the fewest obstacles."""

    to: str
    squares: int
    obstacles: int
    """How many obstacles lie on the way, those in its last square included."""
    route: tuple[str, ...]
    """The choices that go there one after the other, as long as nothing else is asked on the way."""


@dataclass(frozen=True, slots=True)
class MapPage:
    """A page of the atlas with its edges."""

    page: int
    title: str
    columns: int
    rows: int
    edges: tuple[tuple[str, int], ...]
    """Side and the page beyond it."""
    beyond: str
    """Which pages lie beyond the edges, in a few words."""
    open: bool
    """Whether it lies open where we are."""
    spoken: str


@dataclass(frozen=True, slots=True)
class SceneMap:
    """The map."""

    here: str
    sheets: tuple[MapPage, ...]
    areas: tuple[Area, ...]
    flight: tuple[Area, ...]
    """The flight board, where there is one, nearest spaces first."""
    walks: tuple[WalkRoute, ...]
    """The ways on foot to every square that can be reached, nearest first."""
    on_foot: tuple[tuple[str, str], ...]
    """Numbered places within reach of the feet, nearest first: number, and how far in words."""
    spoken: tuple[str, ...]
    """Where we are in sentences, where no sheet shows it."""
    near: tuple[tuple[str, str], ...] = ()
    """The places that quests in hand lead to, and the unexplored ones that are said to serve the aim, nearest first:
    number, and how far in words."""
