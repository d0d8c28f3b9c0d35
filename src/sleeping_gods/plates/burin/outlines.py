"""Outlines: where one thing stands before another, and where a dark edge turns."""

from __future__ import annotations

import numpy as np

from .arrays import Floats, Mask, Whole, dot, single


def _shifted(values: Floats | Whole, rows: int, columns: int) -> Floats:
    return np.roll(values, (rows, columns), (0, 1))


def outlines(depth: Floats, thing: Whole, normal: Floats, air: Floats) -> tuple[Floats, Mask]:
    """Ink of the outlines, thinner with distance (`air` from 0 near to 1 far), and a rim of paper around near things.

    The rim is cut where a dark thing stands before dark ground, so that it stays apart.
    """
    shape = depth.shape
    strong = np.zeros(shape, bool)
    fine = np.zeros(shape, bool)
    log = np.log(np.minimum(depth, 1e5))
    for rows, columns in ((0, 1), (0, -1), (1, 0), (-1, 0)):
        other_depth = _shifted(log, rows, columns)
        jump = other_depth - log
        different = _shifted(thing, rows, columns) != thing
        # only the nearer side is inked
        strong |= (thing >= 0) & (jump > 0.02) & (different | (jump > 0.10))
        strong |= (thing <= -10) & (jump > 0.05)
        strong |= (thing >= 0) & different & (jump > -0.02) & (_shifted(thing, rows, columns) == -2)
        turned = dot(normal, np.roll(normal, (rows, columns), (1, 2)))
        fine |= (thing >= 0) & ~different & (turned < 0.55) & (np.abs(jump) < 0.06)
        fine |= (thing >= 0) & different & (np.abs(jump) <= 0.02) & (turned < 0.8)
    ink = single(fine & (air < 0.55)) * 0.9
    bold = strong & (air < 0.45)
    grown = _grow(bold)
    faint = single(strong) * np.clip(1.35 - air, 0, 1)
    near = np.zeros(shape, bool)
    for rows, columns in ((0, 2), (0, -2), (2, 0), (-2, 0)):
        near |= (_shifted(log, rows, columns) < log - 0.06) & (_shifted(air, rows, columns) < 0.5)
    return single(np.maximum(np.maximum(ink, faint), single(grown))), near


def _grow(mask: Mask) -> Mask:
    return mask | np.roll(mask, 1, 0) | np.roll(mask, 1, 1)
