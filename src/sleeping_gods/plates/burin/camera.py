"""The eye: rays through the pixels, and where a ball in the world lies in the picture."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from .arrays import Floats, length, single

NEAR = 0.05


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

    def window(self, middle: tuple[float, float, float], radius: float) -> tuple[int, int, int, int] | None:
        """Rows and columns that a ball can cover (top, bottom, left, right), or None behind the eye."""
        x, y, z = middle[0], middle[1] - self.place[1], middle[2]
        if z + radius < NEAR:
            return None
        if z - radius < NEAR:
            return 0, self.height, 0, self.width
        across = [(x + s * radius) / (z + e * radius) for s in (-1, 1) for e in (-1, 1)]
        up = [(y + s * radius) / (z + e * radius) for s in (-1, 1) for e in (-1, 1)]
        sign = 1 if self.mirrored else -1
        rows = [self.height * self.horizon + sign * self.focus * u for u in up]
        columns = [self.width / 2 + self.focus * a for a in across]
        top, bottom = max(0, int(min(rows)) - 1), min(self.height, int(max(rows)) + 2)
        left, right = max(0, int(min(columns)) - 1), min(self.width, int(max(columns)) + 2)
        return (top, bottom, left, right) if top < bottom and left < right else None

    def window_of(self, corners: Floats) -> tuple[int, int, int, int]:
        """Rows and columns that what lies between some points can cover; the whole frame if one is behind the eye."""
        x, y, z = corners
        if not len(z) or float(z.min()) < NEAR:
            return 0, self.height, 0, self.width
        sign = 1 if self.mirrored else -1
        rows = self.height * self.horizon + sign * self.focus * (y - np.float32(self.place[1])) / z
        columns = self.width / 2 + self.focus * x / z
        return (
            max(0, math.floor(rows.min()) - 2),
            min(self.height, math.ceil(rows.max()) + 3),
            max(0, math.floor(columns.min()) - 2),
            min(self.width, math.ceil(columns.max()) + 3),
        )
