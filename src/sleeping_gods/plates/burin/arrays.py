"""Names for the arrays of the burin."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

Floats: TypeAlias = NDArray[np.float32]
Whole: TypeAlias = NDArray[np.int32]
Mask: TypeAlias = NDArray[np.bool_]
Indices: TypeAlias = NDArray[np.intp]
Grid: TypeAlias = NDArray[Any]


COLUMNS_AT_ONCE = 16384
"""Columns worked on together: they stay in the cache, and products of matrices start no threads."""


def single(values: ArrayLike) -> Floats:
    """An array of single precision."""
    return np.asarray(values, np.float32)


def parts(count: int) -> list[slice]:
    """A long array in parts."""
    return [slice(first, first + COLUMNS_AT_ONCE) for first in range(0, count, COLUMNS_AT_ONCE)]


def columns_of(vectors: Floats, part: slice) -> Floats:
    """A part of many vectors; a single one stands for all."""
    return vectors if vectors.shape[1] == 1 else vectors[:, part]


def column(values: ArrayLike) -> Floats:
    """A vector that can be added to points, which are three rows: x, y and z."""
    return single(values).reshape(3, 1)


def dot(a: Floats, b: Floats) -> Floats:
    """Products of vectors that are three rows each."""
    return single(a[0] * b[0] + a[1] * b[1] + a[2] * b[2])


def length(vectors: Floats) -> Floats:
    """Lengths of vectors that are three rows."""
    return np.sqrt(dot(vectors, vectors))


def smooth_step(low: float, high: float, values: Floats) -> Floats:
    """0 below, 1 above, and a smooth rise between."""
    part = np.clip((values - low) / (high - low), 0, 1)
    return single(part * part * (3 - 2 * part))


def bilinear(grid: Floats, x: Floats, y: Floats) -> Floats:
    """A grid's values between its points; outside it the edge goes on."""
    rows, columns = grid.shape
    x = np.clip(x, 0, columns - 1.001)
    y = np.clip(y, 0, rows - 1.001)
    left, top = x.astype(np.int32), y.astype(np.int32)
    right_share, bottom_share = x - left, y - top
    flat = grid.reshape(-1)
    at = top * columns + left
    above = flat[at] * (1 - right_share) + flat[at + 1] * right_share
    below = flat[at + columns] * (1 - right_share) + flat[at + columns + 1] * right_share
    return single(above * (1 - bottom_share) + below * bottom_share)
