"""What falls: rain as slanting lines, snow as flakes, over everything else."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..language.records import PlateView
from .arrays import Floats, Mask, single
from .noise import value_noise

FLAKE_CELL = 15.0
"""Pixels at full size from one snowflake to the next."""
LANE = 9
"""Pixels from one lane of rain to the next."""
SLANT = 0.42
"""How far rain is blown aside for each pixel that it falls."""
STREAK = 46
"""Pixels from one drop of a lane to the next."""
STREAK_PART = 0.55
"""How much of that a drop's streak is long."""


class Drops(NamedTuple):
    """Which drops are seen, by a number from 0 to 1 that each has."""

    dark_from: float
    """From here on a drop is ink."""
    light_below: float
    """Below this a drop is paper."""


DROPS = {"rain": Drops(0.55, 0.28), "storm": Drops(0.8, 0.15)}
"""The drops of each weather in which it rains."""


class Streaks(NamedTuple):
    """Where streaks of rain are."""

    dark: Mask
    """In ink."""
    light: Mask
    """In paper."""


def fallen(view: PlateView, ink: Floats, zoom: float) -> Floats:
    """The picture behind what falls."""
    if view.weather not in ("snow", *DROPS):
        return ink
    rows, columns = np.mgrid[0 : ink.shape[0], 0 : ink.shape[1]].astype(np.float32) / np.float32(zoom)
    if view.weather == "snow":
        return single(np.where(_flakes(view.seed, rows, columns), 0, ink))
    streaks = _rain(view.seed, rows, columns, DROPS[view.weather])
    return single(np.where(streaks.dark, 1, np.where(streaks.light, 0, ink)))


def _flakes(seed: int, rows: Floats, columns: Floats) -> Mask:
    """Where flakes are: one in each cell of the picture, somewhere and of some size."""
    x, y = np.floor(columns / FLAKE_CELL), np.floor(rows / FLAKE_CELL)
    at_x = value_noise(single(x), single(y), seed + 31) * 10 + 2
    at_y = value_noise(single(x), single(y), seed + 32) * 10 + 2
    size = value_noise(single(x), single(y), seed + 33) * 4.4 - 1.6
    away = np.hypot(columns - x * FLAKE_CELL - at_x, rows - y * FLAKE_CELL - at_y)
    return np.asarray(away < size)


def _rain(seed: int, rows: Floats, columns: Floats, drops: Drops) -> Streaks:
    """The streaks of rain: in slanting lanes, one drop after the other."""
    slant = columns + rows * SLANT
    lane = np.floor(slant / LANE)
    fallen_to = rows / STREAK + value_noise(single(lane), single(lane * 0 + 3), seed + 34) * 9
    drop = value_noise(single(lane), single(np.floor(fallen_to)), seed + 35)
    part = fallen_to - np.floor(fallen_to)
    in_streak = (np.abs(slant / LANE - lane - 0.5) * LANE < 0.85) & (part < STREAK_PART)
    return Streaks(in_streak & (drop > drops.dark_from), in_streak & (drop < drops.light_below))
