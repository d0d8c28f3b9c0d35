"""Ink as a PNG of four steps of transparency, which a page colours itself, written byte by byte."""

from __future__ import annotations

import struct
import zlib

import numpy as np

from .arrays import Floats

STEPS = 4


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png_of(ink: Floats) -> bytes:
    """The bytes of a picture: black where there is ink, and transparent where there is paper."""
    height, width = ink.shape
    steps = np.clip(np.round(ink * (STEPS - 1)), 0, STEPS - 1).astype(np.uint8)
    if width % 4:
        steps = np.pad(steps, ((0, 0), (0, 4 - width % 4)))
    packed = steps[:, 0::4] << 6 | steps[:, 1::4] << 4 | steps[:, 2::4] << 2 | steps[:, 3::4]
    rows = b"".join(b"\0" + row.tobytes() for row in packed)
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 2, 3, 0, 0, 0)),
            _chunk(b"PLTE", bytes(3 * STEPS)),
            _chunk(b"tRNS", bytes(255 * i // (STEPS - 1) for i in range(STEPS))),
            _chunk(b"IDAT", zlib.compress(rows, 9)),
            _chunk(b"IEND", b""),
        )
    )
