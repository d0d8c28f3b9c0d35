"""Ink as a PNG of three steps of transparency, which a page colours itself, written byte by byte."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable
from typing import TypeAlias

import numpy as np
import zopfli.zlib
from numpy.typing import NDArray

from ...story.plate_ink import ink_rows
from .arrays import Floats, single

STEPS = 3
"""No ink, half, and full: a fourth step makes files a fifth larger and is not seen."""
TONES = 16
"""From paper to ink on a sheet: as many as four bits can tell."""
ITERATIONS = 5
"""How often the compressor tries again; fifteen gain another thousandth."""
PAPER, INK = (253, 247, 230), (51, 39, 26)
"""The colours of a sheet that is looked at by itself."""
Samples: TypeAlias = NDArray[np.uint8]


def _chunk(kind: bytes, data: bytes) -> bytes:
    """A part of a PNG file, with its length and its check sum."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _compress_well(rows: bytes) -> bytes:
    """Compress slowly, by a fifteenth smaller than zlib: a drawn plate is written once and sent often."""
    return bytes(zopfli.zlib.compress(rows, numiterations=ITERATIONS))


def _png(
    samples: Samples,
    bits: int,
    palette: bytes,
    transparency: bytes = b"",
    compress: Callable[[bytes], bytes] = zlib.compress,
) -> bytes:
    """A picture of numbers of colours, each of so many bits."""
    height, width = samples.shape
    in_byte = 8 // bits
    padded = np.pad(samples, ((0, 0), (0, -width % in_byte)))
    packed = np.zeros((height, padded.shape[1] // in_byte), np.uint8)
    for place in range(in_byte):  # the first pixel of a byte stands in its highest bits
        packed |= padded[:, place::in_byte] << (8 - bits * (place + 1))
    rows = b"".join(b"\0" + row.tobytes() for row in packed)
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, bits, 3, 0, 0, 0)),
            _chunk(b"PLTE", palette),
            _chunk(b"tRNS", transparency) if transparency else b"",
            _chunk(b"IDAT", compress(rows)),
            _chunk(b"IEND", b""),
        )
    )


def _steps(ink: Floats, count: int) -> Samples:
    """The step of each dot."""
    return np.clip(np.round(ink * (count - 1)), 0, count - 1).astype(np.uint8)


def png_of(ink: Floats) -> bytes:
    """The bytes of a picture: black where there is ink, and transparent where there is paper."""
    transparency = bytes(255 * i // (STEPS - 1) for i in range(STEPS))
    all_black = bytes(3 * STEPS)
    return _png(_steps(ink, STEPS), bits=2, palette=all_black, transparency=transparency, compress=_compress_well)


def png_on_paper(ink: Floats) -> bytes:
    """A picture in ink on paper, in 16 tones."""
    palette = bytes(
        round(paper + (ink_part - paper) * tone / (TONES - 1))
        for tone in range(TONES)
        for paper, ink_part in zip(PAPER, INK, strict=True)
    )
    return _png(_steps(ink, TONES), bits=4, palette=palette)


def ink_of(picture: bytes) -> Floats:
    """The ink of a picture that ``png_of`` wrote; raises ValueError for another file."""
    rows = ink_rows(picture)
    if rows is None:
        raise ValueError("expected a drawn plate")
    alphas = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)
    return single(np.round(alphas / np.float32(255) * (STEPS - 1)) / (STEPS - 1))
