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
MAX_USES = 6_000
"""Solids within solids, also those that hold no primitive."""
MAX_DEPTH = 6
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
    rotation: Matrix
    scale: float
    offset: Vector

    def point(self, at: Vector) -> Vector:
        turned = _apply(self.rotation, at)
        return (
            self.offset[0] + self.scale * turned[0],
            self.offset[1] + self.scale * turned[1],
            self.offset[2] + self.scale * turned[2],
        )

    def within(self, rotation: Matrix, scale: float, at: Vector) -> _Frame:
        return _Frame(_product(self.rotation, rotation), self.scale * scale, self.point(at))


def _apply(matrix: Matrix, v: Vector) -> Vector:
    a, b, c = matrix
    return (
        a[0] * v[0] + a[1] * v[1] + a[2] * v[2],
        b[0] * v[0] + b[1] * v[1] + b[2] * v[2],
        c[0] * v[0] + c[1] * v[1] + c[2] * v[2],
    )


def _product(left: Matrix, right: Matrix) -> Matrix:
    columns = [_apply(left, (right[0][i], right[1][i], right[2][i])) for i in range(3)]
    return (
        (columns[0][0], columns[1][0], columns[2][0]),
        (columns[0][1], columns[1][1], columns[2][1]),
        (columns[0][2], columns[1][2], columns[2][2]),
    )


def _halfway(a: Vector, b: Vector) -> Vector:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2


def rotation(turn: float, tip: float, lean: float) -> Matrix:
    """Turned around the upright axis, after tipping backwards and leaning to the side; in degrees."""
    if not (turn or tip or lean):
        return IDENTITY
    st, ct = math.sin(math.radians(turn)), math.cos(math.radians(turn))
    sp, cp = math.sin(math.radians(tip)), math.cos(math.radians(tip))
    sl, cl = math.sin(math.radians(lean)), math.cos(math.radians(lean))
    yaw: Matrix = ((ct, 0.0, st), (0.0, 1.0, 0.0), (-st, 0.0, ct))
    pitch: Matrix = ((1.0, 0.0, 0.0), (0.0, cp, -sp), (0.0, sp, cp))
    roll: Matrix = ((cl, sl, 0.0), (-sl, cl, 0.0), (0.0, 0.0, 1.0))
    return _product(yaw, _product(pitch, roll))


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
    at = (-part.at[0], part.at[1], part.at[2])
    if isinstance(part, SolidUse):
        return replace(part, at=at, turn=-part.turn, lean=-part.lean)
    to = (-part.to[0], part.to[1], part.to[2])
    points = tuple((-x, y) for x, y in part.points) if part.kind == "slab" else part.points
    return replace(part, at=at, to=to, points=points, turn=-part.turn, lean=-part.lean)


def _moved(part: Shape | SolidUse, step: Vector, times: int) -> Shape | SolidUse:
    def move(v: Vector) -> Vector:
        return v[0] + step[0] * times, v[1] + step[1] * times, v[2] + step[2] * times

    return (
        replace(part, at=move(part.at), to=move(part.to))
        if isinstance(part, Shape)
        else replace(part, at=move(part.at))
    )


def _copied(part: Shape | SolidUse, copies: Copies) -> Iterator[tuple[Shape | SolidUse, float]]:
    """The copies of a part, each with the angle by which it is turned around the upright axis of its solid."""
    for around in range(copies.around):
        for times in range(copies.count):
            moved = _moved(part, copies.step, times)
            yield moved, 360 * around / copies.around
            if copies.mirrored:
                yield _mirror(moved), 360 * around / copies.around


class Expansion:
    """Collects the primitives of a plate, within limits."""

    def __init__(self, solids: Mapping[str, Solid]) -> None:
        self._solids = solids
        self.primitives: list[Primitive] = []
        self.groups = 0
        self._uses = 0

    def place(self, name: str, frame: _Frame, shade: str, line: int) -> None:
        """Add a solid of its own group."""
        self._add(name, frame, shade, line, 0, self.groups)
        self.groups += 1

    def _add(self, name: str, frame: _Frame, shade: str, line: int, depth: int, group: int) -> None:
        if depth >= MAX_DEPTH:
            raise Mistake(line, f"solids are used within solids {MAX_DEPTH} deep or more; {name!r} may use itself")
        self._uses += 1
        if self._uses > MAX_USES:
            raise Mistake(line, f"a plate places at most {MAX_USES} solids, those within others among them")
        solid = self._solids.get(name)
        if solid is None:
            raise Mistake(line, f"there is no solid {name!r}")
        for part in solid.parts:
            self._add_part(part, solid, frame, shade, line, depth, group)

    def _add_part(self, part: Part, solid: Solid, frame: _Frame, shade: str, line: int, depth: int, group: int) -> None:
        for copied, around in _copied(part.what, part.copies):
            turned = frame.within(rotation(around, 0, 0), 1.0, (0.0, 0.0, 0.0)) if around else frame
            if isinstance(copied, SolidUse):
                inner = turned.within(rotation(copied.turn, copied.tip, copied.lean), copied.size, copied.at)
                self._add(copied.name, inner, copied.shade or shade, line, depth + 1, group)
                continue
            if len(self.primitives) >= MAX_PRIMITIVES:
                raise Mistake(line, f"a plate has at most {MAX_PRIMITIVES} primitives")
            at = copied.at
            if copied.kind in ("rod", "pole"):
                at = _halfway(copied.at, copied.to)
            own = turned.within(rotation(copied.turn, copied.tip, copied.lean), 1.0, at)
            used = copied.shade or shade
            self.primitives.append(
                Primitive(copied, own.rotation, own.scale, own.offset, used, group, solid.soft * frame.scale)
            )


def _spots(thing: Placed, view: PlateView, aspect: float, seed: int) -> Iterator[tuple[float, float]]:
    spread = thing.spread
    (x1, z1), (x2, z2) = spread.first, spread.last
    count = spread.count
    if spread.how == "at":
        yield metres(x1, z1, view, aspect), z1
        return
    for i in range(count):
        if spread.how == "along":
            part = i / (count - 1) if count > 1 else 0.5
            z = z1 + (z2 - z1) * part
            left, right = metres(x1, z1, view, aspect), metres(x2, z2, view, aspect)
            yield left + (right - left) * part, z
        elif spread.how == "around":
            angle = 2 * math.pi * (i + 0.25) / count
            yield metres(x1, z1, view, aspect) + spread.wide * math.cos(angle), z1 + spread.wide * math.sin(angle)
        else:  # over: low-discrepancy points, so that neighbours keep a distance
            across = (0.5 + (i + 1) * 0.7548776662466927 + hashed(seed, 1)) % 1
            away = (0.5 + (i + 1) * 0.5698402909980532 + hashed(seed, 2)) % 1
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
