"""What falls: rain as slanting lines, snow as flakes, over everything else."""

from __future__ import annotations

import numpy as np

from ..language.records import PlateView
from .arrays import Floats, single
from .noise import value_noise


def fallen(view: PlateView, ink: Floats, zoom: float) -> Floats:
    """The picture behind what falls."""
    if view.weather not in ("rain", "snow", "storm"):
        return ink
    rows, columns = np.mgrid[0 : ink.shape[0], 0 : ink.shape[1]].astype(np.float32) / np.float32(zoom)
    if view.weather == "snow":
        cell = 15.0
        x, y = np.floor(columns / cell), np.floor(rows / cell)
        at_x = value_noise(single(x), single(y), view.seed + 31) * 10 + 2
        at_y = value_noise(single(x), single(y), view.seed + 32) * 10 + 2
        size = value_noise(single(x), single(y), view.seed + 33) * 4.4 - 1.6
        flake = np.hypot(columns - x * cell - at_x, rows - y * cell - at_y) < size
        return single(np.where(flake, 0, ink))
    slant = columns + rows * 0.42
    lane = np.floor(slant / 9)
    fallen_to = rows / 46 + value_noise(single(lane), single(lane * 0 + 3), view.seed + 34) * 9
    drop = value_noise(single(lane), single(np.floor(fallen_to)), view.seed + 35)
    part = fallen_to - np.floor(fallen_to)
    within = (np.abs(slant / 9 - lane - 0.5) * 9 < 0.85) & (part < 0.55)
    dark = within & (drop > (0.55 if view.weather == "rain" else 0.8))
    light = within & (drop < (0.28 if view.weather == "rain" else 0.15))
    return single(np.where(dark, 1, np.where(light, 0, ink)))
