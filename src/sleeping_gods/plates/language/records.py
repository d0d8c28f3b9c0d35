"""What the text of a plate or of a solid says, as records."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

Vector: TypeAlias = tuple[float, float, float]
Points: TypeAlias = tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class Shape:
    """One primitive of a solid: its kind, its measures, and how it is turned around its own middle."""

    kind: str
    at: Vector
    to: Vector = (0.0, 0.0, 0.0)
    """The far end of a rod or a pole."""
    size: Vector = (1.0, 1.0, 1.0)
    """Width, height and depth; of a ring its radius and thickness; of a rod or pole both thicknesses."""
    rounding: float = 0.0
    points: Points = ()
    """The outline of a slab (x, y), or the profile of a lathe (radius, y)."""
    turn: float = 0.0
    tip: float = 0.0
    lean: float = 0.0
    shade: str = ""
    grain: str = ""
    cut: bool = False


@dataclass(frozen=True, slots=True)
class SolidUse:
    """Another solid as a part of this one."""

    name: str
    at: Vector
    size: float = 1.0
    turn: float = 0.0
    tip: float = 0.0
    lean: float = 0.0
    shade: str = ""


@dataclass(frozen=True, slots=True)
class Copies:
    """How often a part of a solid is repeated: along a step, around the upright axis, or mirrored left to right."""

    count: int = 1
    step: Vector = (0.0, 0.0, 0.0)
    around: int = 1
    mirrored: bool = False


@dataclass(frozen=True, slots=True)
class Part:
    """One line of a solid."""

    what: Shape | SolidUse
    copies: Copies
    line: int = field(repr=False)


@dataclass(frozen=True, slots=True)
class Solid:
    """A named thing that plates can place."""

    name: str
    text: str
    parts: tuple[Part, ...]
    soft: float = 0.0
    """How far its primitives flow into one another; 0 for joints with edges."""
    line: int = field(default=0, repr=False)


@dataclass(frozen=True, slots=True)
class PlateView:
    """Where the eye stands, and the light, the air and the ground that it sees."""

    eye: float = 2.0
    horizon: float = 0.42
    lens: float = 1.25
    hour: str = "morning"
    weather: str = "fair"
    light: tuple[str, ...] = ()
    ground: tuple[str, ...] = ("sea", "calm")
    sun: tuple[float, float, float] | None = None
    """Where the disc of the sun stands in the frame (across, down), and its radius, as parts of the frame's height."""
    moon: tuple[float, float, float] | None = None
    air: float = 0.0
    """How many metres away things fade to the sky; 0 for what the weather gives."""
    seed: int = 1


@dataclass(frozen=True, slots=True)
class Across:
    """A place across the picture as a part of its width: where it is in metres depends on the distance."""

    part: float


Coordinate: TypeAlias = float | Across


@dataclass(frozen=True, slots=True)
class Spread:
    """Where the copies of a thing stand."""

    how: str
    """`at` one point, `over` a field, `along` a line, `around` a point."""
    first: tuple[Coordinate, float]
    last: tuple[Coordinate, float] = (0.0, 0.0)
    count: int = 1
    wide: float = 0.0


@dataclass(frozen=True, slots=True)
class Placed:
    """One line of a plate that places a solid."""

    name: str
    spread: Spread
    size: tuple[float, float] = (1.0, 1.0)
    turn: float | None = 0.0
    """Degrees; None for any."""
    tip: float = 0.0
    lean: float = 0.0
    up: float = 0.0
    shade: str = ""
    chance: int = 0
    """What its scattering is drawn from: its name and how many of that name stand above it in the text."""
    line: int = field(default=0, repr=False)


@dataclass(frozen=True, slots=True)
class LandForm:
    """One line of a plate that raises land: a hill, a ridge, a cliff, or an island of the map."""

    kind: str
    at: tuple[Coordinate, float]
    wide: float
    deep: float
    high: float
    rough: float = 0.5
    turn: float = 0.0
    up: float = 0.0
    root: float = 0.0
    """How far the rock of floating land hangs down; 0 for a third of its width."""
    shade: str = ""
    outline: Points = ()
    chance: int = 0
    line: int = field(default=0, repr=False)


@dataclass(frozen=True, slots=True)
class Plate:
    """A picture as its author wrote it."""

    name: str
    view: PlateView
    things: tuple[Placed | LandForm, ...]
    alt: dict[str, str] = field(default_factory=dict)
    square: bool = False
