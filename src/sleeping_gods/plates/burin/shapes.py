"""Distance fields: how far points are from each kind of primitive, in its own coordinates."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from ..language.records import Points, Shape, Vector
from .arrays import Floats, column, dot, length, single

Distance: TypeAlias = Callable[[Floats], Floats]
"""From points (3, n) to their distances (n,); never more than the true distance by much, negative inside."""

FLAT = ("box", "roof", "slab", "sheet")
"""Shapes with faces: their lines stand upright or lie level; those of the others run around the girth."""


def _outside_box(q: Floats) -> Floats:
    """The distance from a box, of points given by how far they lie beyond each of its sides."""
    x, y, z = q
    return single(length(q.clip(0, np.inf)) + np.minimum(np.maximum(np.maximum(x, y), z), 0))


def _box(shape: Shape) -> Distance:
    """A box, perhaps with round edges."""
    rounding = min(shape.rounding, *(s / 2 for s in shape.size))
    half = column([max(s / 2 - rounding, 0.0005) for s in shape.size])

    def distance(p: Floats) -> Floats:
        return single(_outside_box(np.abs(p) - half) - rounding)

    return distance


def _ball(shape: Shape) -> Distance:
    """A ball or an ellipsoid; the distance from an ellipsoid is near enough."""
    radii = column([max(s / 2, 0.0005) for s in shape.size])
    squares = radii**2

    def distance(p: Floats) -> Floats:
        near = length(p / radii)
        slope = length(p / squares)
        return single(near * (near - 1) / np.maximum(slope, 1e-6))

    return distance


def _half_vector(shape: Shape) -> tuple[Vector, float]:
    """The way from the middle of a rod or pole to its far end, and its length."""
    x, y, z = ((far - near) / 2 for near, far in zip(shape.at, shape.to, strict=True))
    return (x, y, z), math.sqrt(x * x + y * y + z * z)


def along_axis(shape: Shape) -> tuple[Floats, float]:
    """The axis of a rod or pole, and half its length."""
    vector, half = _half_vector(shape)
    return (single(vector) / half if half > 1e-9 else single([0, 1, 0])), half


def _end_radii(shape: Shape) -> tuple[float, float]:
    """Half the thickness of a rod or pole at its near and at its far end."""
    near, far, _ = shape.size
    return near / 2, far / 2


def _rod(shape: Shape) -> Distance:
    """A rod with round ends, perhaps thicker at one of them."""
    axis, half = along_axis(shape)
    near, far = _end_radii(shape)

    def distance(p: Floats) -> Floats:
        along = single((axis @ p).clip(-half, half))
        thick = near + (far - near) * (along + half) / max(2 * half, 1e-6)
        return single((length(p - along * axis[:, None]) - thick) * 0.95)

    return distance


def _pole(shape: Shape) -> Distance:
    """A pole with flat ends, perhaps thicker at one of them."""
    axis, half = along_axis(shape)
    near, far = _end_radii(shape)
    slant = 1 / math.hypot(1, (far - near) / max(2 * half, 1e-6))

    def distance(p: Floats) -> Floats:
        along = axis @ p
        away = np.sqrt(np.maximum(dot(p, p) - along**2, 0))
        thick = near + (far - near) * (along.clip(-half, half) + half) / max(2 * half, 1e-6)
        return single(np.maximum((away - thick) * slant, np.abs(along) - half))

    return distance


def _ring(shape: Shape) -> Distance:
    """A ring that lies flat."""
    radius, thickness, _ = shape.size
    thick = thickness / 2

    def distance(p: Floats) -> Floats:
        x, y, z = p
        level = np.sqrt(x**2 + z**2) - radius
        return single(np.sqrt(level**2 + y**2) - thick)

    return distance


def _roof(shape: Shape) -> Distance:
    """A roof with two slopes."""
    width, height, depth = shape.size
    run, rise = width / 2, max(height, 1e-4)
    slant = math.hypot(run, rise)

    def distance(p: Floats) -> Floats:
        slope = (np.abs(p[0]) * rise + (p[1] - rise) * run) / slant
        return single(np.maximum(np.maximum(slope, -p[1]), np.abs(p[2]) - depth / 2))

    return distance


def _hull(shape: Shape) -> Distance:
    """The hull of a boat, hollow, with a sharp bow."""
    width, height, depth = shape.size
    wall = 0.05 * min(width, height)
    up = column([0, wall * 0.2, 0])

    def body(p: Floats, half: float, deep: float) -> Floats:
        z = p[2] / (depth / 2)
        plan = np.where(z > 0, 1 - np.abs(z) ** 2.4, 1 - 0.45 * np.abs(z) ** 3)
        sheer = 0.16 * height * np.maximum(z, 0) ** 2
        keel = deep * (1 - 0.62 * np.clip(z, 0, 1) ** 2.5 - 0.2 * np.clip(-z, 0, 1) ** 3)  # it rises to both ends
        y = np.clip((sheer - p[1]) / (keel + sheer), 0, 1)
        section = 1 - y * y
        side = np.abs(p[0]) - half * np.maximum(plan, 0) * section
        ends = np.maximum(np.abs(p[2]) - depth / 2, (-p[1] - keel) * 0.85)
        return single(np.maximum(np.maximum(side * 0.55, ends), p[1] - sheer))

    def distance(p: Floats) -> Floats:
        outer = body(p, width / 2, height)
        raised = p - up
        inner = body(raised, width / 2 - wall, height * 0.72)
        return single(np.maximum(outer, -inner))

    return distance


def polygon_distance(points: Points) -> Callable[[Floats, Floats], Floats]:
    """How far points of a plane are from an outline; negative inside."""
    corners = [corner for i, corner in enumerate(points) if points[i - 1] != corner]

    def distance(x: Floats, y: Floats) -> Floats:
        """Side by side from a to b: the square of the distance, and whether an odd number of sides is crossed."""
        nearest = np.full(x.shape, np.float32(1e12))
        inside = np.zeros(x.shape, bool)
        ax, ay = points[-1]
        wx, wy, over = x - np.float32(ax), y - np.float32(ay), y >= ay
        for bx, by in corners:
            ex, ey = bx - ax, by - ay
            t = ((wx * ex + wy * ey) / (ex * ex + ey * ey)).clip(0, 1)
            nearest = np.minimum(nearest, (wx - ex * t) ** 2 + (wy - ey * t) ** 2)
            next_over = y >= by
            if by != ay:
                inside ^= (over ^ next_over) & (wx < wy * (ex / ey))
            ax, ay, over = bx, by, next_over
            wx, wy = x - np.float32(ax), y - np.float32(ay)
        away = np.sqrt(nearest)
        return np.where(inside, -away, away)

    return distance


def _slab(shape: Shape) -> Distance:
    """A flat outline with a thickness."""
    outline, half = polygon_distance(shape.points), shape.size[2] / 2

    def distance(p: Floats) -> Floats:
        flat, thick = outline(p[0], p[1]), np.abs(p[2]) - half
        outside = np.hypot(np.maximum(flat, 0), np.maximum(thick, 0))
        return single(outside + np.minimum(np.maximum(flat, thick), 0))

    return distance


def _lathe(shape: Shape) -> Distance:
    """A profile that is turned around the upright axis."""
    points = list(shape.points)
    if points[0][0] > 0:
        points.insert(0, (0.0, points[0][1]))
    if points[-1][0] > 0:
        points.append((0.0, points[-1][1]))
    # mirrored to the other side of the axis, so that the axis itself is no edge
    profile = polygon_distance((*points, *((-r, y) for r, y in reversed(points) if r > 0)))

    def distance(p: Floats) -> Floats:
        return profile(single(np.hypot(p[0], p[2])), p[1])

    return distance


def _sheet(shape: Shape) -> Distance:
    """A thin sheet that may bulge, such as a sail."""
    width, height, depth = shape.size
    half = column([width / 2, height / 2, max(depth / 2, 0.004)])

    def distance(p: Floats) -> Floats:
        u, v = np.clip(2 * p[0] / width, -1, 1), np.clip(2 * p[1] / height, -1, 1)
        bulge = shape.rounding * (1 - u * u) * (1 - v * v)
        q = np.abs(np.stack([p[0], p[1], p[2] + bulge])) - half
        return single(_outside_box(q) * 0.6)

    return distance


_MAKERS: dict[str, Callable[[Shape], Distance]] = {
    "box": _box,
    "ball": _ball,
    "rod": _rod,
    "pole": _pole,
    "ring": _ring,
    "roof": _roof,
    "hull": _hull,
    "slab": _slab,
    "lathe": _lathe,
    "sheet": _sheet,
}


def distance_to(shape: Shape) -> Distance:
    """The distance field of a shape around its own middle."""
    return _MAKERS[shape.kind](shape)


def reach(shape: Shape) -> float:
    """The radius of a ball around the shape's middle that holds all of it."""
    match shape.kind:
        case "rod" | "pole":
            _, half = _half_vector(shape)
            return half + max(shape.size[:2]) / 2
        case "ring":
            radius, thick, _ = shape.size
            return radius + thick / 2
        case "slab":
            return math.hypot(max(math.hypot(x, y) for x, y in shape.points), shape.size[2] / 2)
        case "lathe":
            return max(math.hypot(r, y) for r, y in shape.points)
        case "roof":
            return math.hypot(shape.size[0] / 2, shape.size[2] / 2, shape.size[1])
        case "hull":
            return math.hypot(shape.size[0] / 2, shape.size[2] / 2, shape.size[1] * 1.2)
        case _:
            return math.hypot(*(s / 2 for s in shape.size)) + abs(shape.rounding)


def girth_axis(shape: Shape) -> Vector:
    """The axis around which the lines of a round shape run."""
    if shape.kind in ("rod", "pole"):
        axis, _ = along_axis(shape)
        return float(axis[0]), float(axis[1]), float(axis[2])
    return 0.0, 1.0, 0.0
