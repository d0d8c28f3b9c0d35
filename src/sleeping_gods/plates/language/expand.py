"""From the lines of a plate to primitives that stand in the world, each with its own turn, size and shade."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TypeAlias

from .reader import Mistake
from .records import Across, Coordinate, Copies, Part, Placed, Plate, PlateView, Shape, Solid, SolidUse, Vector

Matrix: TypeAlias = tuple[Vector, Vector, Vector]
Height: TypeAlias = Callable[[float, float], float]
"""How high the land is at a place (x, z)."""

MAX_PRIMITIVES = 6_000
"""Of a plate: a few lines can ask for millions."""
MAX_USES = 6_000
"""Solids within solids, also those that hold no primitive."""
MAX_DEPTH = 6
"""How deep solids are used within solids: more is a solid that uses itself."""
ACROSS_STEP, AWAY_STEP = 0.7548776662466927, 0.5698402909980532
"""Of a sequence of points that keep apart: 1 / g and 1 / g², where g is the plastic number, 1.3247."""
IDENTITY: Matrix = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))


@dataclass(frozen=True, slots=True)
class Primitive:
    """A shape in the world: a point of the shape is turned, enlarged and moved."""

    shape: Shape
    rotation: Matrix
    scale: float
    offset: Vector
    shade: str
    group: int
    """Primitives of one thing that stands in the plate share their group."""
    soft: float


@dataclass(frozen=True, slots=True)
class _Frame:
    """Where a solid stands in the world: its points are turned, enlarged and moved."""

    rotation: Matrix
    scale: float
    offset: Vector

    def point(self, at: Vector) -> Vector:
        """Where a point of this frame lies in the world."""
        (x, y, z), (right, up, away) = self.offset, _apply(self.rotation, at)
        return x + self.scale * right, y + self.scale * up, z + self.scale * away

    def within(self, rotation: Matrix, scale: float, at: Vector) -> _Frame:
        """A frame that is turned, scaled and placed within this one."""
        return _Frame(_product(self.rotation, rotation), self.scale * scale, self.point(at))


def _apply(matrix: Matrix, v: Vector) -> Vector:
    """A vector, turned by a matrix."""
    (a, b, c), (d, e, f), (g, h, i) = matrix
    x, y, z = v
    return a * x + b * y + c * z, d * x + e * y + f * z, g * x + h * y + i * z


def _product(left: Matrix, right: Matrix) -> Matrix:
    """The matrix that turns as the right one does, and then as the left one."""
    first, second, third = (_apply(left, column) for column in zip(*right, strict=True))
    x, y, z = zip(first, second, third, strict=True)
    return x, y, z


def _halfway(a: Vector, b: Vector) -> Vector:
    """The point half way between two."""
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2


def rotation(turn: float, tip: float, lean: float) -> Matrix:
    """Turned around the upright axis, after tipping backwards and leaning to the side; in degrees."""
    if not (turn or tip or lean):
        return IDENTITY
    sin, cos = _sin_cos(turn)
    yaw: Matrix = ((cos, 0.0, sin), (0.0, 1.0, 0.0), (-sin, 0.0, cos))
    sin, cos = _sin_cos(tip)
    pitch: Matrix = ((1.0, 0.0, 0.0), (0.0, cos, -sin), (0.0, sin, cos))
    sin, cos = _sin_cos(lean)
    roll: Matrix = ((cos, sin, 0.0), (-sin, cos, 0.0), (0.0, 0.0, 1.0))
    return _product(yaw, _product(pitch, roll))


def _sin_cos(degrees: float) -> tuple[float, float]:
    """The sine and the cosine of an angle."""
    return math.sin(math.radians(degrees)), math.cos(math.radians(degrees))


def hashed(*numbers: int) -> float:
    """A number from 0 to 1 that looks like chance and is the same on every machine."""
    value = 0x9E3779B9
    for number in numbers:
        value ^= (number + 0x7F4A7C15) & 0xFFFFFFFF
        value = (value * 0x85EBCA6B) & 0xFFFFFFFF
        value ^= value >> 13
        value = (value * 0xC2B2AE35) & 0xFFFFFFFF
        value ^= value >> 16
    return value / 0x100000000


def metres(across: Coordinate, z: float, view: PlateView, aspect: float) -> float:
    """A coordinate across the picture in metres."""
    return (across.part - 0.5) * aspect * z / view.lens if isinstance(across, Across) else across


def _mirror(part: Shape | SolidUse) -> Shape | SolidUse:
    """A part with left and right exchanged."""
    at = _mirrored(part.at)
    if isinstance(part, SolidUse):
        return replace(part, at=at, turn=-part.turn, lean=-part.lean)
    points = tuple((-x, y) for x, y in part.points) if part.kind == "slab" else part.points
    return replace(part, at=at, to=_mirrored(part.to), points=points, turn=-part.turn, lean=-part.lean)


def _mirrored(point: Vector) -> Vector:
    """A point on the other side, left for right."""
    x, y, z = point
    return -x, y, z


def _moved(part: Shape | SolidUse, step: Vector, times: int) -> Shape | SolidUse:
    """A part so many steps further; of a rod or a pole both ends."""

    def move(point: Vector) -> Vector:
        (x, y, z), (right, up, away) = point, step
        return x + right * times, y + up * times, z + away * times

    if isinstance(part, Shape):
        return replace(part, at=move(part.at), to=move(part.to))
    return replace(part, at=move(part.at))


def _copied(part: Shape | SolidUse, copies: Copies) -> Iterator[tuple[Shape | SolidUse, float]]:
    """The copies of a part, each with the angle by which it is turned around the upright axis of its solid."""
    for around in range(copies.around):
        for times in range(copies.count):
            moved = _moved(part, copies.step, times)
            yield moved, 360 * around / copies.around
            if copies.mirrored:
                yield _mirror(moved), 360 * around / copies.around


@dataclass(frozen=True, slots=True)
class _Context:
    """What a solid takes from where it is used."""

    frame: _Frame
    shade: str
    """The shade of parts that name none."""
    line: int
    """The line of the plate that places the thing, for mistakes."""
    depth: int
    """Within how many solids it is used."""
    group: int


class Expansion:
    """Collects the primitives of a plate, within limits."""

    def __init__(self, solids: Mapping[str, Solid]) -> None:
        self._solids = solids
        self.primitives: list[Primitive] = []
        self.groups = 0
        self._uses = 0

    def place(self, name: str, frame: _Frame, shade: str, line: int) -> None:
        """Add a solid of its own group."""
        self._add(name, _Context(frame, shade, line, depth=0, group=self.groups))
        self.groups += 1

    def _add(self, name: str, context: _Context) -> None:
        """Add the parts of a solid, and those of the solids that it uses."""
        line = context.line
        if context.depth >= MAX_DEPTH:
            raise Mistake(line, f"solids are used within solids {MAX_DEPTH} deep or more; {name!r} may use itself")
        self._uses += 1
        if self._uses > MAX_USES:
            raise Mistake(line, f"a plate places at most {MAX_USES} solids, those within others among them")
        solid = self._solids.get(name)
        if solid is None:
            raise Mistake(line, f"there is no solid {name!r}")
        for part in solid.parts:
            self._add_part(part, context, soft=solid.soft * context.frame.scale)

    def _add_part(self, part: Part, context: _Context, *, soft: float) -> None:
        """Add the copies of a part: primitives, or what another solid is made of."""
        for copied, around in _copied(part.what, part.copies):
            frame = context.frame
            if around:
                frame = frame.within(rotation(around, 0, 0), 1.0, (0.0, 0.0, 0.0))
            turned = rotation(copied.turn, copied.tip, copied.lean)
            shade = copied.shade or context.shade
            if isinstance(copied, SolidUse):
                inner = frame.within(turned, copied.size, copied.at)
                self._add(copied.name, replace(context, frame=inner, shade=shade, depth=context.depth + 1))
                continue
            if len(self.primitives) >= MAX_PRIMITIVES:
                raise Mistake(context.line, f"a plate has at most {MAX_PRIMITIVES} primitives")
            middle = _halfway(copied.at, copied.to) if copied.kind in ("rod", "pole") else copied.at
            own = frame.within(turned, 1.0, middle)
            self.primitives.append(
                Primitive(copied, own.rotation, own.scale, own.offset, shade, group=context.group, soft=soft)
            )


def _spots(thing: Placed, view: PlateView, aspect: float, seed: int) -> Iterator[tuple[float, float]]:
    """Where the copies of a thing stand: x and z in metres."""
    spread = thing.spread
    (x1, z1), (x2, z2) = spread.first, spread.last
    count = spread.count
    if spread.how == "at":
        yield metres(x1, z1, view, aspect), z1
        return
    for i in range(count):
        if spread.how == "along":
            part = i / (count - 1) if count > 1 else 0.5
            left, right = metres(x1, z1, view, aspect), metres(x2, z2, view, aspect)
            yield left + (right - left) * part, z1 + (z2 - z1) * part
        elif spread.how == "around":
            angle = 2 * math.pi * (i + 0.25) / count
            yield metres(x1, z1, view, aspect) + spread.wide * math.cos(angle), z1 + spread.wide * math.sin(angle)
        else:  # over
            across = (0.5 + (i + 1) * ACROSS_STEP + hashed(seed, 1)) % 1
            away = (0.5 + (i + 1) * AWAY_STEP + hashed(seed, 2)) % 1
            z = z1 + (z2 - z1) * away
            left, right = metres(x1, z, view, aspect), metres(x2, z, view, aspect)
            yield left + (right - left) * across, z


def expand(plate: Plate, solids: Mapping[str, Solid], height: Height, aspect: float) -> list[Primitive]:
    """All primitives of a plate; things stand on the land that is under them."""
    expansion = Expansion(solids)
    for thing in plate.things:
        if not isinstance(thing, Placed):
            continue
        if thing.spread.how == "at" and thing.spread.count != 1:
            raise Mistake(thing.line, "'at' places one; several stand over, along or around")
        seed = plate.view.seed * 7919 + thing.chance
        for i, (x, z) in enumerate(_spots(thing, plate.view, aspect, seed)):
            small, large = thing.size
            size = small + (large - small) * hashed(seed, i, 3)
            turn = 360 * hashed(seed, i, 4) if thing.turn is None else thing.turn
            frame = _Frame(rotation(turn, thing.tip, thing.lean), size, (x, height(x, z) + thing.up, z))
            expansion.place(thing.name, frame, thing.shade, thing.line)
    return expansion.primitives
