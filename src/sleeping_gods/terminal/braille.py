"""A drawn plate as signs of braille, each two dots wide and four high."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator

from ..story.plates import png_size

DEPTHS = (1, 2, 4, 8)
PALETTE = 3
"""The colour type of a PNG whose pixels are numbers of a palette."""
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bit of each dot of a sign, row by row."""
BLANK = 0x2800
THRESHOLDS = ((1, 9, 3, 11), (13, 5, 15, 7), (4, 12, 2, 10), (16, 8, 14, 6))
"""How much ink in seventeenths of full ink a dot needs, by its place: tones become patterns."""


def braille(data: bytes, columns: int) -> list[str]:
    """A palette PNG in so many columns, dark where it has ink; empty for a file that is none."""
    rows = _alphas(data)
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


def _alphas(data: bytes) -> list[bytes] | None:
    """The ink of every pixel, 0 to 255, row by row; None for a file that is no palette PNG, or a broken one."""
    size = png_size(data)
    if size is None:
        return None
    width, height = size
    depth, colours, _, _, interlaced = data[24:29]
    if depth not in DEPTHS or colours != PALETTE or interlaced:
        return None
    chunks = list(_chunks(data))
    alphas = next((body for kind, body in chunks if kind == b"tRNS"), b"")[:256]
    wide = (width * depth + 7) // 8
    try:
        raw = zlib.decompressobj().decompress(
            b"".join(body for kind, body in chunks if kind == b"IDAT"), (wide + 1) * height
        )
    except zlib.error:
        return None
    if len(raw) != (wide + 1) * height:
        return None
    inks = alphas + b"\xff" * (256 - len(alphas))
    unpacked = [
        bytes(inks[byte >> shift & (1 << depth) - 1] for shift in range(8 - depth, -1, -depth)) for byte in range(256)
    ]
    rows, above = [], bytes(wide)
    for start in range(0, len(raw), wide + 1):
        above = _unfiltered(raw[start], raw[start + 1 : start + 1 + wide], above)
        rows.append(b"".join(map(unpacked.__getitem__, above))[:width])
    return rows


def _chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = 8
    while at + 12 <= len(data):
        (length,) = struct.unpack_from(">I", data, at)
        yield data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        at += 12 + length


def _unfiltered(kind: int, line: bytes, above: bytes) -> bytes:
    """A row of bytes without the filter of PNG; pixels of a palette are never wider than a byte."""
    if kind == 0:
        return line
    row, left, corner = bytearray(line), 0, 0
    for at, up in enumerate(above):
        row[at] = left = (row[at] + _guess(kind, left, up, corner)) & 0xFF
        corner = up
    return bytes(row)


def _guess(kind: int, left: int, up: int, corner: int) -> int:
    if kind < 4:
        return (0, left, up, (left + up) // 2)[kind]
    guess = left + up - corner
    return min((left, up, corner), key=lambda value: abs(guess - value))
