"""A contact sheet: the drawn plates of a pack, small and side by side, on paper."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil
from pathlib import Path

import numpy as np

from ...plates.burin.arrays import Floats, single
from ...plates.burin.image import ink_of, png_on_paper

CELL = (300, 180)
"""Width and height of a small picture, in pixels."""
GAP = 10
"""Pixels between them."""


def contact_sheet(pictures: Iterable[Path], columns: int = 5) -> bytes:
    """A PNG with the pictures of some files in rows, in their order."""
    cells = [_shrunk(ink_of(path.read_bytes())) for path in pictures]
    width, height = CELL
    rows = ceil(len(cells) / columns)
    sheet = np.zeros((rows * (height + GAP) + GAP, columns * (width + GAP) + GAP), np.float32)
    for i, cell in enumerate(cells):
        cell_height, cell_width = cell.shape
        top, left = GAP + i // columns * (height + GAP), GAP + i % columns * (width + GAP)
        left += (width - cell_width) // 2  # a square plate stands in the middle of its cell
        sheet[top : top + cell_height, left : left + cell_width] = cell
    return png_on_paper(sheet)


def _shrunk(ink: Floats) -> Floats:
    """A picture at the height of a cell: each of its pixels is the mean of those it covers."""
    full_height, full_width = ink.shape
    _, height = CELL
    width = round(full_width * height / full_height)
    rows = np.add.reduceat(ink, np.arange(height) * full_height // height, axis=0)
    sums = np.add.reduceat(rows, np.arange(width) * full_width // width, axis=1)
    return single(sums / (full_height / height * full_width / width)).clip(0, 1)
