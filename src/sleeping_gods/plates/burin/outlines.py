"""Outlines: where one thing stands before another, and where a dark edge turns."""

from __future__ import annotations

import numpy as np

from .arrays import Floats, Mask, Whole, dot, single
from .trace import FIRST_LAND, GROUND


def _shifted(values: Floats | Whole, rows: int, columns: int) -> Floats:
    return np.roll(values, (rows, columns), (0, 1))


def outlines(depth: Floats, thing: Whole, normal: Floats, air: Floats) -> tuple[Floats, Mask]:
    """Ink of the outlines, thinner with distance (`air` from 0 near to 1 far), and a rim of paper around near things.

    `thing` is the body that each pixel sees. The rim is cut where a dark thing stands before dark ground, so that it
    stays apart.
    """
    shape = depth.shape
    strong = np.zeros(shape, bool)
    fine = np.zeros(shape, bool)
    log = np.log(np.minimum(depth, 1e5))
    is_body, is_land = thing >= 0, thing <= FIRST_LAND
    for rows, columns in ((0, 1), (0, -1), (1, 0), (-1, 0)):
        jump = _shifted(log, rows, columns) - log
        neighbour = _shifted(thing, rows, columns)
        different = neighbour != thing
        # only the nearer side is inked
        strong |= is_body & (jump > 0.02) & (different | (jump > 0.10))
        strong |= is_land & (jump > 0.05)
        strong |= is_body & different & (jump > -0.02) & (neighbour == GROUND)
        same_direction = dot(normal, np.roll(normal, (rows, columns), (1, 2)))
        fine |= is_body & ~different & (same_direction < 0.55) & (np.abs(jump) < 0.06)
        fine |= is_body & different & (np.abs(jump) <= 0.02) & (same_direction < 0.8)
    ink = single(fine & (air < 0.55)) * 0.9
    bold = _grow(strong & (air < 0.45))
    faint = single(strong) * np.clip(1.35 - air, 0, 1)
    near = np.zeros(shape, bool)
    for rows, columns in ((0, 2), (0, -2), (2, 0), (-2, 0)):
        near |= (_shifted(log, rows, columns) < log - 0.06) & (_shifted(air, rows, columns) < 0.5)
    return single(np.maximum(np.maximum(ink, faint), single(bold))), near


def _grow(mask: Mask) -> Mask:
    """The mask, one pixel wider to the right and below."""
    return mask | np.roll(mask, 1, 0) | np.roll(mask, 1, 1)
