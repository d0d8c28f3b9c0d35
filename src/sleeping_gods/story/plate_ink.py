"""The ink of a drawn plate, read from its PNG without any library: for a terminal, and for who draws."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator

from .plates import png_size

DEPTHS = (1, 2, 4, 8)
PALETTE = 3
"""The colour type of a PNG whose pixels are numbers of a palette."""


def ink_rows(data: bytes) -> list[bytes] | None:
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
