"""Bodies: what rays can meet, each with the ball around it and its distance field in the world."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import groupby
from typing import Protocol

import numpy as np

from ..language.expand import Primitive
from ..language.records import Vector
from .arrays import Floats, Whole, column, columns_of, parts, single
from .bounds import RayBox
from .shapes import FLAT, Distance, distance_to, girth_axis, reach

GRAINS = {"": 0, "up": 1, "level": 2, "round": 3, "along": 4}
"""The numbers of the directions that lines may be told to run in."""
ALBEDO = {"": 0.86, "white": 1.25, "pale": 1.05, "dark": 0.45, "black": 0.10, "glow": 2.0}
"""How bright each shade is in full light: 1 is paper."""


class Body(Protocol):
    """Something that rays can meet."""

    middle: Vector
    radius: float

    def distance(self, p: Floats) -> Floats:
        """How far points of the world are from it."""
        ...

    def nearest(self, p: Floats) -> Whole:
        """Which of its primitives points on it belong to, as numbers of the plate's list of primitives."""
        ...


@dataclass(slots=True)
class _Member:
    """A primitive of a body, with what takes points of the world into its own coordinates."""

    number: int
    """Where it stands in the plate's list of primitives."""
    primitive: Primitive
    inverse: Floats
    offset: Floats
    field: Distance

    @property
    def reach(self) -> float:
        """The radius of a ball around its middle that holds all of it."""
        return reach(self.primitive.shape) * self.primitive.scale

    def distance(self, p: Floats) -> Floats:
        """How far points of the world are from it."""
        local = self.inverse @ (p - self.offset)
        scale = self.primitive.scale
        return self.field(local) if scale == 1 else single(self.field(single(local / scale)) * scale)


def _member_of(number: int, primitive: Primitive) -> _Member:
    """A primitive with all that is needed to ask how far a point is from it."""
    inverse = np.ascontiguousarray(single(primitive.rotation).T)
    return _Member(number, primitive, inverse, column(primitive.offset), distance_to(primitive.shape))


class SolidBody:
    """One primitive, or several that are cut or flow into one another."""

    def __init__(self, numbered: list[tuple[int, Primitive]]) -> None:
        members = [_member_of(number, primitive) for number, primitive in numbered]
        self._added = [member for member in members if not member.primitive.shape.cut]
        self._cut = [member for member in members if member.primitive.shape.cut]
        self._boxes = [RayBox(member.primitive) for member in self._added]
        self._soft = max(member.primitive.soft for member in members)
        middle = sum((member.offset for member in self._added), column([0, 0, 0])) / max(len(self._added), 1)
        self.middle = (float(middle[0, 0]), float(middle[1, 0]), float(middle[2, 0]))
        self.members = len(members)
        reaches = [float(np.linalg.norm(member.offset - middle)) + member.reach for member in self._added]
        self.radius = max(reaches, default=0.0) + 2 * self._soft

    def leave(self, origin: Floats, rays: Floats, close: Floats) -> Floats:
        """How far along rays it can be met; -1 for rays that pass it by. ``close`` is how near a ray has to come."""
        near = close + self._soft
        last = np.full(len(near), np.float32(-1))
        for part in parts(len(near)):
            own_origin, own_rays = columns_of(origin, part), columns_of(rays, part)
            for box in self._boxes:
                np.maximum(last[part], box.leave(own_origin, own_rays, near[part]), out=last[part])
        return np.where(near > self.radius / 4, np.float32(np.inf), last)

    def corners(self, close: float) -> Floats:
        """The corners of boxes outside which it is nowhere nearer than a distance; none if that is a large one."""
        near = close + self._soft
        boxes = self._boxes if near < self.radius / 4 else []
        return np.concatenate([column([0, 0, 0])[:, :0], *(box.corners(near) for box in boxes)], 1)

    def distance(self, p: Floats) -> Floats:
        """How far points of the world are from it."""
        total = self._added[0].distance(p)
        for member in self._added[1:]:
            other = member.distance(p)
            total = _flowing(total, other, self._soft) if self._soft else np.minimum(total, other)
        for member in self._cut:
            total = np.maximum(total, -member.distance(p))
        return total

    def nearest(self, p: Floats) -> Whole:
        """Which primitive points on it belong to."""
        if len(self._added) == 1 and not self._cut:
            return np.full(p.shape[1], self._added[0].number, np.int32)
        members = [*self._added, *self._cut]
        distances = np.stack([np.abs(member.distance(p)) for member in members])
        numbers: Whole = np.asarray([member.number for member in members], np.int32)
        nearest: Whole = numbers[distances.argmin(0)]
        return nearest


def _flowing(distance: Floats, other: Floats, soft: float) -> Floats:
    """The distance from two bodies that flow into each other: a smooth minimum over so many metres."""
    share = (0.5 + 0.5 * (other - distance) / soft).clip(0, 1)
    rest = 1 - share
    return single(other * rest + distance * share - soft * share * rest)


def bodies_of(primitives: list[Primitive]) -> list[SolidBody]:
    """The bodies of a plate: primitives alone where they may be, together where they are cut or soft."""
    bodies: list[SolidBody] = []
    numbered = list(enumerate(primitives))
    for (_, soft), grouped in groupby(numbered, key=lambda pair: (pair[1].group, pair[1].soft)):
        group = list(grouped)
        whole = [(number, primitive) for number, primitive in group if not primitive.shape.cut]
        has_cuts = len(whole) < len(group)
        if whole and (has_cuts or soft > 0):
            bodies.append(SolidBody(group))
        else:
            bodies.extend(SolidBody([member]) for member in whole)
    return bodies


@dataclass(frozen=True, slots=True)
class Surface:
    """What the lines and the light need to know of each primitive, as arrays over the list of primitives."""

    albedo: Floats
    glow: Floats
    flat: Floats
    axis: Floats
    offset: Floats
    grain: Whole
    group: Whole


def surface_of(primitives: list[Primitive]) -> Surface:
    """The surfaces of all primitives."""
    axes = []
    for primitive in primitives:
        axis = girth_axis(primitive.shape)
        axes.append([sum(row[i] * axis[i] for i in range(3)) for row in primitive.rotation])
    return Surface(
        albedo=single([ALBEDO[primitive.shade] for primitive in primitives]),
        glow=single([primitive.shade == "glow" for primitive in primitives]),
        flat=single([primitive.shape.kind in FLAT for primitive in primitives]),
        axis=single(axes).reshape(-1, 3).T,
        offset=single([primitive.offset for primitive in primitives]).reshape(-1, 3).T,
        grain=np.asarray([GRAINS[primitive.shape.grain] for primitive in primitives], np.int32),
        group=np.asarray([primitive.group for primitive in primitives], np.int32),
    )


def lamp_reach(primitive: Primitive) -> float:
    """How far a glowing primitive lights its surroundings."""
    return 6.0 * math.sqrt(reach(primitive.shape) * primitive.scale)
