"""A PDF that Chromium printed, made smaller: coordinates with one decimal, and streams compressed again."""

from __future__ import annotations

import re
import zlib

import zopfli.zlib

DECIMALS = 1
"""Of a point on the page: less than a printer can show."""
LARGE = 8
"""Numbers below are factors of a scale or parts of a colour: they keep four digits."""
_OBJECT = re.compile(rb"^(\d+) 0 obj\b", re.MULTILINE)
_STREAM = re.compile(rb"<</Filter /FlateDecode\s*/Length (\d+)>>\s*stream\r?\n")
_NUMBER = re.compile(rb"(?<![\w.])-?\d*\.\d{2,}")
_XREF = re.compile(rb"^xref\s+0 (\d+)\n", re.MULTILINE)


def shortened(pdf: bytes) -> bytes:
    """The same pages in fewer bytes; ValueError for a PDF that is laid out otherwise than Chromium does it."""
    table = list(_XREF.finditer(pdf))
    if len(table) != 1:
        raise ValueError("expected one table of objects in the PDF")
    body, parts, at = pdf[: table[0].start()], list[bytes](), 0
    for match in _STREAM.finditer(body):
        end = match.end() + int(match[1])
        if match.start() < at:
            continue  # inside the bytes of the stream before
        words = _NUMBER.sub(_short, zlib.decompress(body[match.end() : end]))
        data = bytes(zopfli.zlib.compress(words))
        parts += [body[at : match.start()], b"<</Filter /FlateDecode\n/Length %d>> stream\n" % len(data), data]
        at = end
    body = b"".join([*parts, body[at:]])
    return body + _table_of(body, int(table[0][1])) + _trailer(pdf[table[0].end() :], len(body))


def _short(number: re.Match[bytes]) -> bytes:
    value = float(number[0])
    text = f"{value:.{DECIMALS}f}" if abs(value) >= LARGE else f"{value:.4f}"
    return (text.rstrip("0").rstrip(".") or "0").encode()


def _table_of(body: bytes, count: int) -> bytes:
    """Where each object begins."""
    places = {int(match[1]): match.start() for match in _OBJECT.finditer(body)}
    if set(places) != set(range(1, count)):
        raise ValueError("expected each object of the PDF once")
    rows = [b"%010d 00000 n \n" % places[number] for number in range(1, count)]
    return b"".join([b"xref\n0 %d\n0000000000 65535 f \n" % count, *rows])


def _trailer(rest: bytes, place: int) -> bytes:
    """The trailer, with the new place of the table."""
    start = rest.index(b"trailer")
    return re.sub(rb"startxref\s+\d+", b"startxref\n%d" % place, rest[start:])
