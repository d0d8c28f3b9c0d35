"""A contact sheet: the drawn plates of a pack, small and side by side, on paper."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import numpy as np

from ...plates.burin.arrays import Floats, single
from ...plates.burin.image import ink_of, png_on_paper

CELL = (300, 180)
GAP = 10


def contact_sheet(pictures: Iterable[Path], columns: int = 5) -> bytes:
    """A PNG with the pictures of some files in rows, in their order."""
    cells = [_shrunk(ink_of(path.read_bytes())) for path in pictures]
    width, height = CELL
    rows = -(-len(cells) // columns)
    sheet = np.zeros((rows * (height + GAP) + GAP, columns * (width + GAP) + GAP), np.float32)
    for i, cell in enumerate(cells):
        top, left = GAP + i // columns * (height + GAP), GAP + i % columns * (width + GAP)
        left += (width - cell.shape[1]) // 2
        sheet[top : top + cell.shape[0], left : left + cell.shape[1]] = cell
    return png_on_paper(sheet)


def _shrunk(ink: Floats) -> Floats:
    """A picture at the height of a cell: each of its pixels is the mean of those it covers."""
    height = CELL[1]
    width = round(ink.shape[1] * height / ink.shape[0])
    rows = np.add.reduceat(ink, np.arange(height) * ink.shape[0] // height, axis=0)
    both = np.add.reduceat(rows, np.arange(width) * ink.shape[1] // width, axis=1)
    return single(both / (ink.shape[0] / height * ink.shape[1] / width)).clip(0, 1)
