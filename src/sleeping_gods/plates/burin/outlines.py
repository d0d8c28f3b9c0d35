"""Outlines: where one thing stands before another, and where a surface turns away."""

from __future__ import annotations

import numpy as np

from .arrays import Floats, Mask, Whole, dot, single
from .trace import FIRST_LAND, GROUND

INKED_JUMP = 0.02
"""What is nearer than its neighbour by more than this, as a difference of logarithms of depths, is outlined."""
LAND_JUMP = 0.05
"""The least difference that is outlined between two pixels of land."""
FOLD_JUMP = 0.10
"""The least difference that is outlined between two pixels of one body."""
SAME_SURFACE_JUMP = 0.06
"""Pixels of one body that differ by less belong to one surface, which may have an edge."""
EDGE_COSINE, SEAM_COSINE = 0.55, 0.8
"""Surfaces that turn by more than these cosines meet in an edge of one body, and in a seam of two."""
FINE_AIR, BOLD_AIR, RIM_AIR = 0.55, 0.45, 0.5
"""The air up to which edges are drawn, outlines are two pixels wide, and near things have a rim."""
EDGE_INK = 0.9
FADED_AIR = 1.35
"""The ink of an outline is this less the air before it, and never more than 1."""
RIM_JUMP = 0.06
"""A rim lies on what is farther than a near thing beside it by more than this."""
RIM_WIDTH = 2
"""In pixels."""


def _shifted(values: Floats | Whole, rows: int, columns: int) -> Floats:
    """The values of the neighbours on one side; at the edge of the picture those of the opposite edge."""
    return np.roll(values, (rows, columns), (0, 1))


def outlines(depth: Floats, thing: Whole, normal: Floats, air: Floats) -> tuple[Floats, Mask]:
    """Ink of the outlines, thinner with distance (`air` from 0 near to 1 far), and a rim of paper around near things.

    `thing` is the body that each pixel sees. The rim lies on what is seen behind a near thing, so that both stay apart
    where both are dark.
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
        strong |= is_body & (jump > INKED_JUMP) & (different | (jump > FOLD_JUMP))
        strong |= is_land & (jump > LAND_JUMP)
        strong |= is_body & different & (jump > -INKED_JUMP) & (neighbour == GROUND)
        same_direction = dot(normal, np.roll(normal, (rows, columns), (1, 2)))
        fine |= is_body & ~different & (same_direction < EDGE_COSINE) & (np.abs(jump) < SAME_SURFACE_JUMP)
        fine |= is_body & different & (np.abs(jump) <= INKED_JUMP) & (same_direction < SEAM_COSINE)
    ink = single(fine & (air < FINE_AIR)) * EDGE_INK
    bold = _grow(strong & (air < BOLD_AIR))
    faint = single(strong) * np.clip(FADED_AIR - air, 0, 1)
    rim = np.zeros(shape, bool)
    for rows, columns in ((0, RIM_WIDTH), (0, -RIM_WIDTH), (RIM_WIDTH, 0), (-RIM_WIDTH, 0)):
        rim |= (_shifted(log, rows, columns) < log - RIM_JUMP) & (_shifted(air, rows, columns) < RIM_AIR)
    return single(np.maximum(np.maximum(ink, faint), single(bold))), rim


def _grow(mask: Mask) -> Mask:
    """The mask, one pixel wider to the right and below."""
    return mask | np.roll(mask, 1, 0) | np.roll(mask, 1, 1)
