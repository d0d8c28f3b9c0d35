"""The ink of a drawn plate, read from its PNG without any library: for a terminal, and for who draws."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from typing import NamedTuple

from .plates import png_size

DEPTHS = (1, 2, 4, 8)
"""Bits of a pixel that a palette PNG may have."""
PALETTE = 3
"""The colour type of a PNG whose pixels are numbers of a palette."""
_SIZE_END = 24
"""Where width and height end in the head of a PNG; depth, colour type and three more bytes follow."""
SIGNATURE_BYTES = 8
"""Bytes by which every PNG begins."""
LENGTH_BYTES, KIND_BYTES, CHECKSUM_BYTES = 4, 4, 4
"""Bytes around the body of a chunk: its length and its kind before it, its checksum behind."""
BYTE_VALUES = 256
"""How many values a byte has."""


def ink_rows(data: bytes) -> list[bytes] | None:
    """The ink of every pixel, 0 to 255, row by row; None for a file that is no palette PNG, or a broken one."""
    size = png_size(data)
    if size is None:
        return None
    width, height = size
    depth, colour_type, _compression, _filter, interlaced = data[_SIZE_END : _SIZE_END + 5]
    if depth not in DEPTHS or colour_type != PALETTE or interlaced:
        return None
    chunks = list(_chunks(data))
    packed_width = (width * depth + 7) // 8  # bytes of a row of pixels
    line_length = 1 + packed_width  # a byte before each row says by which filter it was written
    compressed = b"".join(chunk.body for chunk in chunks if chunk.kind == b"IDAT")
    try:
        raw = zlib.decompressobj().decompress(compressed, line_length * height)
    except zlib.error:
        return None
    if len(raw) != line_length * height:
        return None
    alphas = next((chunk.body for chunk in chunks if chunk.kind == b"tRNS"), b"")
    pixels_of_byte = _pixels_of_bytes(alphas[:BYTE_VALUES], depth)
    rows, above = [], bytes(packed_width)
    for start in range(0, len(raw), line_length):
        above = _unfiltered(raw[start], raw[start + 1 : start + line_length], above)
        rows.append(b"".join(map(pixels_of_byte.__getitem__, above))[:width])
    return rows


def _pixels_of_bytes(alphas: bytes, depth: int) -> list[bytes]:
    """The inks of the pixels that each of the 256 bytes holds; colours beyond ``alphas`` are opaque, as PNG says."""
    inks = alphas + b"\xff" * (BYTE_VALUES - len(alphas))
    pixel_mask = (1 << depth) - 1
    shifts = range(8 - depth, -1, -depth)  # the leftmost pixel stands in the highest bits
    return [bytes(inks[byte >> shift & pixel_mask] for shift in shifts) for byte in range(BYTE_VALUES)]


class Chunk(NamedTuple):
    """A part of a PNG."""

    kind: bytes
    body: bytes


def _chunks(data: bytes) -> Iterator[Chunk]:
    """The chunks after the signature: length, kind, body and checksum of each follow each other."""
    at = SIGNATURE_BYTES
    while at + LENGTH_BYTES + KIND_BYTES + CHECKSUM_BYTES <= len(data):
        (length,) = struct.unpack_from(">I", data, at)
        kind_at = at + LENGTH_BYTES
        body_at = kind_at + KIND_BYTES
        yield Chunk(data[kind_at:body_at], data[body_at : body_at + length])
        at = body_at + length + CHECKSUM_BYTES


def _unfiltered(filter_type: int, line: bytes, above: bytes) -> bytes:
    """A row of bytes without the filter of PNG; pixels of a palette are never wider than a byte."""
    if filter_type == 0:
        return line
    row, left, corner = bytearray(line), 0, 0
    for at, up in enumerate(above):
        row[at] = left = (row[at] + _predicted(filter_type, left, up, corner)) & 0xFF
        corner = up
    return bytes(row)


def _predicted(filter_type: int, left: int, up: int, corner: int) -> int:
    """What a filter of PNG takes from a byte, by its neighbours: none, left, up, their mean, or Paeth's guess."""
    if filter_type < 4:
        return (0, left, up, (left + up) // 2)[filter_type]
    guess = left + up - corner
    return min((left, up, corner), key=lambda value: abs(guess - value))
