"""A drawn plate as signs of braille, each two dots wide and four high."""

from __future__ import annotations

from ..story.plate_ink import ink_rows
from ..story.plates import png_size

DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bit of each dot of a sign, row by row."""
BLANK = 0x2800
THRESHOLDS = ((1, 9, 3, 11), (13, 5, 15, 7), (4, 12, 2, 10), (16, 8, 14, 6))
"""How much ink in seventeenths of full ink a dot needs, by its place: tones become patterns."""


def braille(data: bytes, columns: int) -> list[str]:
    """A palette PNG in so many columns, dark where it has ink; empty for a file that is none."""
    rows = ink_rows(data)
    size = png_size(data)
    if rows is None or size is None or columns < 1:
        return []
    width, height = size
    wide, high = columns * 2, max(4, round(columns * 2 * height / width) // 4 * 4)
    dots = [_dots(rows, width, height, wide, high, y) for y in range(high)]
    return [
        "".join(
            chr(BLANK + sum(bit for dy in range(4) for dx, bit in enumerate(DOTS[dy]) if dots[y + dy][x + dx]))
            for x in range(0, wide, 2)
        )
        for y in range(0, high, 4)
    ]


def _dots(rows: list[bytes], width: int, height: int, wide: int, high: int, y: int) -> list[bool]:
    """Which dots of a line have ink enough."""
    band = rows[y * height // high : max(y * height // high + 1, (y + 1) * height // high)]
    line = []
    for x in range(wide):
        start, end = x * width // wide, max(x * width // wide + 1, (x + 1) * width // wide)
        ink = sum(sum(row[start:end]) for row in band)
        line.append(ink * 17 > THRESHOLDS[y % 4][x % 4] * 255 * (end - start) * len(band))
    return line
