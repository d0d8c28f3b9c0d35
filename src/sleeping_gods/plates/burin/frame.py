"""The frame of a plate: a thick rule and a thin one around it, with paper between."""

from __future__ import annotations

import numpy as np

from .arrays import Floats, single

MARGIN, THIN, GAP, THICK = 2, 1.4, 6, 3.2
"""Pixels at full size: paper, the thin rule, paper, the thick rule."""
SMALLEST_ZOOM = 0.4
"""In smaller pictures the frame is not drawn finer."""


def framed(ink: Floats, zoom: float) -> Floats:
    """The picture within its frame."""
    height, width = ink.shape
    rows, columns = np.mgrid[0:height, 0:width]
    from_top_or_bottom = np.minimum(rows, height - 1 - rows)
    from_side = np.minimum(columns, width - 1 - columns)
    edge = np.minimum(from_top_or_bottom, from_side) / max(zoom, SMALLEST_ZOOM)
    thin_end = MARGIN + THIN
    thick_end = thin_end + GAP + THICK
    rule = ((edge >= MARGIN) & (edge < thin_end)) | ((edge >= thin_end + GAP) & (edge < thick_end))
    return single(np.where(edge < thick_end, rule, ink))
