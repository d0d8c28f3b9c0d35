"""A drawn plate as signs of braille, each two dots wide and four high."""

from __future__ import annotations

from ..story.plate_ink import ink_rows
from ..story.plates import png_size

DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bit of each dot of a sign, row by row."""
BLANK = 0x2800
"""The sign without dots; the bits of the dots are added to it."""
THRESHOLDS = ((1, 9, 3, 11), (13, 5, 15, 7), (4, 12, 2, 10), (16, 8, 14, 6))
"""How much ink a dot needs, by its row and column modulo their number (a Bayer matrix): tones become patterns."""
FULL_INK = 255
"""A pixel of full ink."""
THRESHOLD_STEPS = 17
"""The thresholds count seventeenths of full ink, so that no ink sets no dot and full ink sets all."""
DOTS_WIDE = 2
"""Dots of a sign from left to right."""
DOTS_HIGH = 4
"""Dots of a sign from top to bottom."""


def braille(data: bytes, columns: int) -> list[str]:
    """A palette PNG in so many columns, dark where it has ink; empty for a file that is none."""
    rows = ink_rows(data)
    size = png_size(data)
    if rows is None or size is None or columns < 1:
        return []
    width, height = size
    dots_wide = columns * DOTS_WIDE
    signs_high = max(1, round(dots_wide * height / width) // DOTS_HIGH)
    dots_high = signs_high * DOTS_HIGH
    dots = []
    for y in range(dots_high):
        pixels = _pixels_of_dot(y, dots_high, height)
        dots.append(_dots(rows[pixels.start : pixels.stop], width, dots_wide, THRESHOLDS[y % len(THRESHOLDS)]))
    return [
        "".join(_sign(dots, left, top) for left in range(0, dots_wide, DOTS_WIDE))
        for top in range(0, dots_high, DOTS_HIGH)
    ]


def _sign(dots: list[list[bool]], left: int, top: int) -> str:
    """The sign whose first dot is this one."""
    return chr(BLANK + sum(bit for y, bits in enumerate(DOTS) for x, bit in enumerate(bits) if dots[top + y][left + x]))


def _pixels_of_dot(dot: int, dots: int, pixels: int) -> range:
    """The rows or columns of pixels that a dot stands for: an equal share of all, and at least one."""
    start = dot * pixels // dots
    return range(start, max(start + 1, (dot + 1) * pixels // dots))


def _dots(band: list[bytes], width: int, dots_wide: int, thresholds: tuple[int, ...]) -> list[bool]:
    """Which dots of a line have ink enough; ``band`` holds the rows of pixels that the line stands for."""
    line = []
    for x in range(dots_wide):
        pixels = _pixels_of_dot(x, dots_wide, width)
        ink = sum(sum(row[pixels.start : pixels.stop]) for row in band)
        full = FULL_INK * len(pixels) * len(band)
        line.append(ink * THRESHOLD_STEPS > thresholds[x % len(thresholds)] * full)
    return line
