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

ALBEDO = {"": 0.86, "white": 1.25, "pale": 1.05, "dark": 0.45, "black": 0.10, "glow": 2.0}


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
    number: int
    primitive: Primitive
    inverse: Floats
    offset: Floats
    field: Distance

    def distance(self, p: Floats) -> Floats:
        local = self.inverse @ (p - self.offset)
        scale = self.primitive.scale
        return self.field(local) if scale == 1 else single(self.field(single(local / scale)) * scale)


class SolidBody:
    """One primitive, or several that are cut or flow into one another."""

    def __init__(self, numbered: list[tuple[int, Primitive]]) -> None:
        members = [
            _Member(n, p, np.ascontiguousarray(single(p.rotation).T), column(p.offset), distance_to(p.shape))
            for n, p in numbered
        ]
        self._added = [m for m in members if not m.primitive.shape.cut]
        self._cut = [m for m in members if m.primitive.shape.cut]
        self._boxes = [RayBox(m.primitive) for m in self._added]
        self._soft = max(m.primitive.soft for m in members)
        holds = [(m.offset, reach(m.primitive.shape) * m.primitive.scale) for m in self._added]
        middle = sum((h[0] for h in holds), column([0, 0, 0])) / max(len(holds), 1)
        self.middle = (float(middle[0, 0]), float(middle[1, 0]), float(middle[2, 0]))
        self.members = len(members)
        self.radius = max((float(np.linalg.norm(o - middle)) + r for o, r in holds), default=0.0) + 2 * self._soft

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
            if self._soft:
                h = (0.5 + 0.5 * (other - total) / self._soft).clip(0, 1)
                rest = 1 - h
                total = single(other * rest + total * h - self._soft * h * rest)
            else:
                total = np.minimum(total, other)
        for member in self._cut:
            total = np.maximum(total, -member.distance(p))
        return total

    def nearest(self, p: Floats) -> Whole:
        """Which primitive points on it belong to."""
        if len(self._added) == 1 and not self._cut:
            return np.full(p.shape[1], self._added[0].number, np.int32)
        members = [*self._added, *self._cut]
        distances = np.stack([np.abs(m.distance(p)) for m in members])
        numbers: Whole = np.asarray([m.number for m in members], np.int32)
        nearest: Whole = numbers[distances.argmin(0)]
        return nearest


def bodies_of(primitives: list[Primitive]) -> list[SolidBody]:
    """The bodies of a plate: primitives alone where they may be, together where they are cut or soft."""
    bodies: list[SolidBody] = []
    numbered = list(enumerate(primitives))
    for _, grouped in groupby(numbered, key=lambda pair: (pair[1].group, pair[1].soft)):
        members = list(grouped)
        cuts = [m for m in members if m[1].shape.cut]
        together = bool(cuts) or members[0][1].soft > 0
        if together and len(cuts) < len(members):
            bodies.append(SolidBody(members))
        else:
            bodies.extend(SolidBody([m]) for m in members if not m[1].shape.cut)
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


GRAINS = {"": 0, "up": 1, "level": 2, "round": 3, "along": 4}


def surface_of(primitives: list[Primitive]) -> Surface:
    """The surfaces of all primitives."""
    axes = []
    for p in primitives:
        axis = girth_axis(p.shape)
        axes.append([sum(row[i] * axis[i] for i in range(3)) for row in p.rotation])
    return Surface(
        single([ALBEDO[p.shade] for p in primitives]),
        single([p.shade == "glow" for p in primitives]),
        single([p.shape.kind in FLAT for p in primitives]),
        single(axes).reshape(-1, 3).T,
        single([p.offset for p in primitives]).reshape(-1, 3).T,
        np.asarray([GRAINS[p.shape.grain] for p in primitives], np.int32),
        np.asarray([p.group for p in primitives], np.int32),
    )


def lamp_reach(primitive: Primitive) -> float:
    """How far a glowing primitive lights its surroundings."""
    return 6.0 * math.sqrt(reach(primitive.shape) * primitive.scale)
