"""Ink as a PNG of three steps of transparency, which a page colours itself, written byte by byte."""

from __future__ import annotations

import struct
import zlib

import numpy as np

from .arrays import Floats, single

STEPS = 3
"""No ink, half, and full: a fourth step makes files a fifth larger and is not seen."""


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


PAPER, INK = (253, 247, 230), (51, 39, 26)
"""The colours of a sheet that is looked at by itself."""


def png_on_paper(ink: Floats) -> bytes:
    """A picture in ink on paper, with 16 tones between them."""
    height, width = ink.shape
    tones = np.clip(np.round(ink * 15), 0, 15).astype(np.uint8)
    if width % 2:
        tones = np.pad(tones, ((0, 0), (0, 1)))
    packed = tones[:, 0::2] << 4 | tones[:, 1::2]
    rows = b"".join(b"\0" + row.tobytes() for row in packed)
    palette = bytes(round(p + (i - p) * tone / 15) for tone in range(16) for p, i in zip(PAPER, INK, strict=True))
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 4, 3, 0, 0, 0)),
            _chunk(b"PLTE", palette),
            _chunk(b"IDAT", zlib.compress(rows, 9)),
            _chunk(b"IEND", b""),
        )
    )


def ink_of(picture: bytes) -> Floats:
    """The ink of a picture that ``png_of`` wrote."""
    width, height = struct.unpack(">II", picture[16:24])
    data, at = b"", 8
    while at < len(picture):
        (length,) = struct.unpack(">I", picture[at : at + 4])
        if picture[at + 4 : at + 8] == b"IDAT":
            data += picture[at + 8 : at + 8 + length]
        at += 12 + length
    stride = -(-width // 4) + 1
    rows = np.frombuffer(zlib.decompress(data), np.uint8).reshape(height, stride)[:, 1:]
    steps = np.stack([rows >> 6, rows >> 4 & 3, rows >> 2 & 3, rows & 3], -1).reshape(height, -1)[:, :width]
    return single(steps / np.float32(STEPS - 1))
