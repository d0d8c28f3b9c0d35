"""Boxes around primitives: beyond its box a primitive is never met, so a ray need not be marched there."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from ..language.expand import Primitive
from ..language.records import Shape, Vector
from .arrays import Floats, column, single
from .shapes import along_axis

SLACK = 0.002
"""How much larger than needed boxes are, as a part of their size."""
ROUNDING = 2e-5
"""How much larger they are for each metre between a ray's beginning and their middle, for the rounding of numbers."""
CORNERS = single([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]).T
"""The eight corners of a box from -1 to 1, as columns."""


@dataclass(frozen=True, slots=True)
class Extent:
    """From where to where the field of a shape can be below a distance e: from low - spread e to high + spread e.

    Across its axis if it has one, which then is the y of the box. It holds for distances up to a quarter of the shape.
    """

    low: Vector
    high: Vector
    spread: Vector


def _even(x: float, y: float, z: float, spread: Vector = (1.0, 1.0, 1.0)) -> Extent:
    """As far to both sides of the middle."""
    return Extent((-x, -y, -z), (x, y, z), spread)


def extent_of(shape: Shape) -> Extent:
    """The box of a shape around its own middle."""
    width, height, depth = (max(s, 0.001) for s in shape.size)
    match shape.kind:
        case "ball":
            x, y, z = width / 2, height / 2, depth / 2
            least = min(x, y, z)
            return _even(x, y, z, (x / least, y / least, z / least))
        case "rod" | "pole":
            _, half = along_axis(shape)
            near, far, _ = shape.size
            thick = max(near, far) / 2
            slope = math.hypot(1, (far - near) / max(4 * half, 2e-6))
            return _even(thick, half + (thick if shape.kind == "rod" else 0), thick, (1.06 * slope, 1.06, 1.06 * slope))
        case "ring":
            radius, thickness, _ = shape.size
            across = radius + thickness / 2
            return _even(across, thickness / 2, across)
        case "roof":
            slant = math.hypot(width / 2, height)
            return Extent(
                (-width / 2, 0.0, -depth / 2),
                (width / 2, height, depth / 2),
                ((slant + width / 2) / height, 1 + slant / (width / 2), 1.0),
            )
        case "hull":
            return Extent((-width / 2, -height, -depth / 2), (width / 2, height * 0.4, depth / 2), (1.9, 1.2, 1.0))
        case "slab":
            xs, ys = [x for x, _ in shape.points], [y for _, y in shape.points]
            half = shape.size[2] / 2
            return Extent((min(xs), min(ys), -half), (max(xs), max(ys), half), (1.0, 1.0, 1.0))
        case "lathe":
            out, ys = max(abs(r) for r, _ in shape.points), [y for _, y in shape.points]
            return Extent((-out, min(ys), -out), (out, max(ys), out), (1.0, 1.0, 1.0))
        case "sheet":
            bulge, half = shape.rounding, max(depth / 2, 0.004)
            return Extent(
                (-width / 2, -height / 2, -half - max(bulge, 0)),
                (width / 2, height / 2, half - min(bulge, 0)),
                (1.7, 1.7, 1.7),
            )
        case _:
            return _even(width / 2, height / 2, depth / 2)


def upright(axis: Floats) -> Floats:
    """A turn of the coordinates after which an axis is y."""
    other = single([0, 0, 1]) if abs(axis[2]) < 0.7 else single([1, 0, 0])
    x = np.cross(axis, other)
    x /= np.linalg.norm(x)
    return single([x, axis, np.cross(x, axis)])


class RayBox:
    """The box of a primitive in the world."""

    def __init__(self, primitive: Primitive) -> None:
        shape, scale = primitive.shape, primitive.scale
        extent = extent_of(shape)
        turn = single(primitive.rotation).T
        if shape.kind in ("rod", "pole"):
            axis, _ = along_axis(shape)
            turn = upright(axis) @ turn
        self._turn = np.ascontiguousarray(turn)
        low, high = column(extent.low) * scale, column(extent.high) * scale
        self._offset = column(primitive.offset)
        self._middle = (low + high) / 2
        self._half = (high - low) / 2
        self._half = self._half + SLACK * self._half.max()
        self._spread = column(extent.spread)

    def corners(self, close: float) -> Floats:
        """Its corners, where it holds all points that are nearer to the primitive than a distance."""
        half = self._half + self._spread * np.float32(close)
        return single(self._turn.T @ (self._middle + CORNERS * half) + self._offset)

    def leave(self, origin: Floats, rays: Floats, close: Floats) -> Floats:
        """How far along rays the box ends; -1 for rays that pass it by.

        ``close`` is the distance from the primitive at which a ray meets it.
        """
        start = self._turn @ (origin - self._offset) - self._middle
        way = self._turn @ rays
        steps = 1 / np.where(np.abs(way) < 1e-12, np.float32(1e-12), way)
        half = self._half + self._spread * close + np.abs(start).max(0) * ROUNDING
        middle, wide = -start * steps, half * np.abs(steps)
        x, y, z = middle - wide
        enter = np.maximum(np.maximum(x, y), z)
        x, y, z = middle + wide
        leave = np.minimum(np.minimum(x, y), z)
        return single(np.where(leave >= np.maximum(enter, 0), leave * (1 + 1e-4) + 1e-3, -1))
