"""The eye: rays through the pixels, and where a ball in the world lies in the picture."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from .arrays import Floats, length, single

NEAR = 0.05
"""Metres: what is nearer to the eye is not drawn."""


class Window(NamedTuple):
    """Rows from top to bottom and columns from left to right of the picture, the last ones not among them."""

    top: int
    bottom: int
    left: int
    right: int

    @property
    def area(self) -> int:
        """How many pixels it holds."""
        return (self.bottom - self.top) * (self.right - self.left)

    def overlap(self, other: Window) -> Window | None:
        """What lies in both; None if nothing does."""
        both = Window(
            max(self.top, other.top),
            min(self.bottom, other.bottom),
            max(self.left, other.left),
            min(self.right, other.right),
        )
        return both if both.top < both.bottom and both.left < both.right else None


@dataclass(frozen=True, slots=True)
class Camera:
    """An eye over x = z = 0 that looks along z; the horizon is moved by shifting, so uprights stay upright."""

    width: int
    height: int
    eye: float
    horizon: float
    lens: float
    mirrored: bool = False
    """Sees what still water shows: from below the water, upside down."""

    @property
    def focus(self) -> float:
        """Pixels for one metre at a distance of one metre."""
        return self.height * self.lens

    @property
    def place(self) -> tuple[float, float, float]:
        """Where the eye is."""
        return 0.0, -self.eye if self.mirrored else self.eye, 0.0

    def rays(self) -> Floats:
        """A direction of length 1 for each pixel: three layers of the picture's size."""
        rows, columns = np.mgrid[0 : self.height, 0 : self.width].astype(np.float32)
        across = (columns + 0.5 - self.width / 2) / self.focus
        up = (self.height * self.horizon - rows - 0.5) / self.focus
        if self.mirrored:
            up = -up
        rays = single(np.stack([across, up, np.ones_like(across)]))
        return single(rays / length(rays))

    @property
    def frame(self) -> Window:
        """The whole picture."""
        return Window(0, self.height, 0, self.width)

    @property
    def _up_in_rows(self) -> int:
        """Whether rows grow upwards, as in a mirror, or downwards: 1 or -1."""
        return 1 if self.mirrored else -1

    def window_of_ball(self, middle: tuple[float, float, float], radius: float) -> Window | None:
        """What a ball can cover; None if it is behind the eye or beside the picture."""
        (x, height, z), (_, eye, _) = middle, self.place
        y = height - eye
        if z + radius < NEAR:
            return None
        if z - radius < NEAR:
            return self.frame
        across = [(x + side * radius) / (z + end * radius) for side in (-1, 1) for end in (-1, 1)]
        up = [(y + side * radius) / (z + end * radius) for side in (-1, 1) for end in (-1, 1)]
        rows = [self.height * self.horizon + self._up_in_rows * self.focus * tangent for tangent in up]
        columns = [self.width / 2 + self.focus * tangent for tangent in across]
        window = Window(int(min(rows)) - 1, int(max(rows)) + 2, int(min(columns)) - 1, int(max(columns)) + 2)
        return window.overlap(self.frame)

    def window_of_corners(self, corners: Floats) -> Window:
        """What lies between some points can cover it; the whole picture if one is behind the eye."""
        x, y, z = corners
        _, eye, _ = self.place
        if not len(z) or float(z.min()) < NEAR:
            return self.frame
        rows = self.height * self.horizon + self._up_in_rows * self.focus * (y - np.float32(eye)) / z
        columns = self.width / 2 + self.focus * x / z
        return Window(
            max(0, math.floor(rows.min()) - 2),
            min(self.height, math.ceil(rows.max()) + 3),
            max(0, math.floor(columns.min()) - 2),
            min(self.width, math.ceil(columns.max()) + 3),
        )
