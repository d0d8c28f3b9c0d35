"""Land: height fields of hills, ridges, cliffs and islands of the map, which rays can meet.

The figures within a kind of land are taste: they were tried until it looked right, and change nothing but its shape.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import numpy as np

from ..language.expand import metres
from ..language.records import LandForm, Plate, PlateView, Points, Vector
from .arrays import Floats, Mask, bilinear, column, length, single, smooth_step
from .bounds import CORNERS
from .noise import layered_noise, ridged_noise
from .shapes import polygon_distance

GRID = 220
"""Points of a height field to each side."""
EDGE = 0.985
"""From here on nothing of a land stands in its square, which goes from -1 to 1."""
BELOW = 0.6
"""How deep land goes under the ground, so that its shore is a clean line."""
STEEP = 0.42
"""What part of its height over land a ray may go on: on steep land, land beside it is nearer than land below it."""
BESIDE = 0.9
"""What part of its distance beside the land's square it may go on."""


def _profile(relief: LandForm, u: Floats, v: Floats, seed: int) -> Floats:
    """Heights from 0 to about 1 over a square from -1 to 1."""
    rough = relief.rough
    noise = layered_noise(single(u * 3 + 11), single(v * 3 + 7), seed, 6)
    crests = ridged_noise(single(u * 2.2 + 3), single(v * 2.2 + 5), seed, 5)
    if relief.kind == "island" and relief.outline:
        inside = _inside_outline(relief.outline, u, v) + 0.12 * rough * (noise - 0.5)
        return single(smooth_step(0.0, 0.75, single(inside)) ** 0.8 * (1 - rough * 0.7 + rough * 1.2 * crests))
    radius = np.sqrt(u * u + v * v) + 0.22 * rough * (noise - 0.5)
    towards_middle = np.clip(1 - radius, 0, 1)
    match relief.kind:
        case "ridge":
            bend = layered_noise(single(u * 2 + 4), single(u * 0 + 2), seed + 3) - 0.5
            across = np.abs(v + 0.25 * rough * bend)
            body = np.clip(1 - across, 0, 1) * np.clip(1.25 - np.abs(u) ** 3 * 1.25, 0, 1)
            heights = body * (1 - 0.6 * rough + 0.9 * rough * crests)
        case "peak":
            heights = towards_middle**1.25 * (1 - 0.45 * rough + 0.75 * rough * crests)
        case "cliff":
            edge = smooth_step(0.0, 0.14, single(0.92 - radius - 0.25 * rough * (crests - 0.5)))
            heights = edge * (0.86 + 0.14 * noise + 0.10 * towards_middle)
        case "dune":
            crest = smooth_step(-0.5, 0.25, v) * (1 - smooth_step(0.25, 0.5, v))
            heights = crest * np.clip(1 - u * u, 0, 1) * (0.9 + 0.1 * noise)
        case "bank":
            heights = smooth_step(0.0, 0.35, single(1 - radius)) * (0.8 + 0.2 * noise)
        case "floating":
            top = smooth_step(0.0, 0.10, single(1 - radius))
            heights = top * (0.25 + rough * 0.9 * noise * crests + 0.4 * towards_middle)
        case _:
            dome = np.clip(1 - radius**2, 0, 1) ** 0.9
            heights = dome * (1 - 0.5 * rough + rough * 0.9 * noise * (0.6 + 0.6 * crests))
    return single(heights)


def _inside_outline(outline: Points, u: Floats, v: Floats) -> Floats:
    """How far points lie within an island's outline, which is stretched over the square."""
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    middle_x, middle_y = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
    half_x, half_y = (max(xs) - min(xs)) / 2 or 1, (max(ys) - min(ys)) / 2 or 1
    stretched: Points = tuple(((x - middle_x) / half_x * 0.94, -(y - middle_y) / half_y * 0.94) for x, y in outline)
    return -polygon_distance(stretched)(u, v) * 1.6


def _root(relief: LandForm, u: Floats, v: Floats, seed: int) -> Floats:
    """How far down floating land hangs, from 0 at its edge to about 1."""
    noise = layered_noise(single(u * 3 + 11), single(v * 3 + 7), seed, 6)
    crests = ridged_noise(single(u * 2.8 + 31), single(v * 2.8 + 17), seed + 5, 5)
    radius = np.sqrt(u * u + v * v) + 0.22 * relief.rough * (noise - 0.5)
    return single(np.clip(1 - radius, 0, 1) ** 0.85 * (0.45 + 0.75 * crests))


class GridPoints(NamedTuple):
    """The points of a height field, by coordinates from -1 to 1."""

    u: Floats
    """Across."""
    v: Floats
    """Away."""
    edge: Mask
    """Which of them lie at the edge."""


class FloatingGrids(NamedTuple):
    """The heights of both sides of floating land; where there is none the lower lies higher."""

    upper: Floats
    lower: Floats


def _square() -> GridPoints:
    """The points of every height field."""
    v, u = np.mgrid[-1 : 1 : GRID * 1j, -1 : 1 : GRID * 1j].astype(np.float32)
    return GridPoints(single(u), single(v), np.maximum(np.abs(u), np.abs(v)) > EDGE)


def _ground_grid(relief: LandForm, seed: int) -> Floats:
    """The heights of land that stands on the ground."""
    u, v, edge = _square()
    heights = _profile(relief, u, v, seed)
    return single(np.where(edge, 0, heights) * (relief.high + BELOW) - BELOW)


def _floating_grids(relief: LandForm, seed: int, below: float) -> FloatingGrids:
    """The heights of floating land."""
    u, v, edge = _square()
    heights, hanging = _profile(relief, u, v, seed), _root(relief, u, v, seed)
    nothing = (heights <= 0) | (hanging <= 0) | edge
    gap = 0.02 * relief.wide
    upper = single(np.where(edge, 0, heights) * relief.high)
    return FloatingGrids(single(np.where(nothing, -gap, upper)), single(np.where(nothing, gap, -hanging * below)))


class LandBody:
    """One piece of land."""

    _under: Floats | None
    """The lower side of floating land."""

    def __init__(self, relief: LandForm, view: PlateView, aspect: float, number: int) -> None:
        self.number = number
        self.relief = relief
        across, self._z = relief.at
        self._x = metres(across, self._z, view, aspect)
        self._half = relief.wide / 2, relief.deep / 2
        angle = math.radians(relief.turn)
        self._sin, self._cos = math.sin(angle), math.cos(angle)
        self._base = relief.up
        seed = view.seed * 131 + relief.chance
        if relief.kind == "floating":
            below = relief.root or relief.wide / 3
            self._grid, self._under = _floating_grids(relief, seed, below)
        else:
            below = BELOW
            self._grid, self._under = _ground_grid(relief, seed), None
        self.top = float(self._grid.max()) + relief.up
        lowest = relief.up - below
        self.middle: Vector = (self._x, (self.top + lowest) / 2, self._z)
        self.radius = math.hypot(*self._half, (self.top - lowest) / 2)

    def box(self) -> tuple[Floats, Floats]:
        """The lowest and the highest corner of a box around all of it."""
        half_wide, half_deep = self._half
        wide = abs(half_wide * self._cos) + abs(half_deep * self._sin)
        deep = abs(half_wide * self._sin) + abs(half_deep * self._cos)
        lowest = 2 * self.middle[1] - self.top
        corner = column([self._x - wide, lowest - 0.01, self._z - deep])
        return corner, column([self._x + wide, self.top + 0.01, self._z + deep])

    def corners(self, close: float) -> Floats:
        """The corners of that box."""
        low, high = self.box()
        return np.where(CORNERS > 0, high, low)

    def _local(self, x: Floats, z: Floats) -> tuple[Floats, Floats]:
        """Where places of the world lie on the grid: columns and rows, from 0."""
        half_wide, half_deep = self._half
        dx, dz = x - np.float32(self._x), z - np.float32(self._z)
        u = (dx * self._cos - dz * self._sin) / half_wide
        v = (dx * self._sin + dz * self._cos) / half_deep
        return single((u + 1) * (GRID - 1) / 2), single((v + 1) * (GRID - 1) / 2)

    def heights(self, x: Floats, z: Floats) -> Floats:
        """The height of the land at places; below the ground where there is none."""
        return single(self._height_in(self._grid, x, z) + self._base)

    def height(self, x: float, z: float) -> float:
        """The height of the land at one place."""
        return float(self.heights(single([x]), single([z]))[0])

    def covers(self, x: float, z: float) -> bool:
        """Whether there is land at a place."""
        low = 0.01 if self._under is not None else -BELOW / 2
        return self.height(x, z) - self._base > low

    def distance(self, p: Floats) -> Floats:
        """A step that rays can take without passing through the land."""
        x, y, z = p
        half_wide, half_deep = self._half
        u, v = self._local(x, z)
        over = y - self._base - bilinear(self._grid, u, v)
        if self._under is not None:
            over = np.maximum(over, bilinear(self._under, u, v) + self._base - y)
        far_u = np.maximum(np.maximum(-u, u - (GRID - 1)), 0) * (2 * half_wide / (GRID - 1))
        far_v = np.maximum(np.maximum(-v, v - (GRID - 1)), 0) * (2 * half_deep / (GRID - 1))
        beside = np.hypot(far_u, far_v)
        return single(np.maximum(over * STEEP, beside * BESIDE))

    def normals(self, p: Floats, squares: float = 1.2) -> Floats:
        """The normals of the land at places, over some squares of its grid to each side."""
        step = np.float32(max(self._half) * 2 * squares / GRID)
        normals = _upward_normals(self.heights, p, step)
        if self._under is not None:
            downward = -_upward_normals(partial(self._height_in, self._under), p, step)
            normals = np.where(p[1] < self._base, downward, normals)
        return single(normals / length(normals))

    def _height_in(self, grid: Floats, x: Floats, z: Floats) -> Floats:
        """The height of the upper or the lower side at places, from where the land stands or hangs."""
        return bilinear(grid, *self._local(x, z))


def _upward_normals(heights: Callable[[Floats, Floats], Floats], p: Floats, step: np.float32) -> Floats:
    """The normals of a height field at points, not of length 1."""
    x, z = p[0], p[2]
    rise_x = heights(x + step, z) - heights(x - step, z)
    rise_z = heights(x, z + step) - heights(x, z - step)
    return np.stack([-rise_x, np.full_like(rise_x, 2 * step), -rise_z])


def lands_of(plate: Plate, aspect: float) -> list[LandBody]:
    """The pieces of land of a plate, in its order."""
    reliefs = [thing for thing in plate.things if isinstance(thing, LandForm)]
    return [LandBody(relief, plate.view, aspect, i) for i, relief in enumerate(reliefs)]


def height_over(lands: list[LandBody], x: float, z: float) -> float:
    """The height on which a thing stands: that of the highest land there, and never below the ground."""
    return max((land.height(x, z) for land in lands if land.covers(x, z)), default=0.0)
