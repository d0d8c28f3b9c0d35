"""Checksums of the stored campaigns, by which changed bits and missing rows are noticed."""

from __future__ import annotations

import hashlib

SIZE = 16
"""Bytes of a sum."""
FIRST = bytes(SIZE)
"""The sum before the first row."""


def row_sum(before: bytes, first: int, until: int, command: str, body: bytes) -> bytes:
    """The sum of a row of entries, over the sum of the row before it and all that is in it."""
    summed = hashlib.blake2b(before, digest_size=SIZE)
    summed.update(f"{first} {until} {len(body)} {command}\n".encode())
    summed.update(body)
    return summed.digest()


def seal(*words: str) -> bytes:
    """The sum over some texts: what people have named, set and said of a campaign."""
    summed = hashlib.blake2b(digest_size=SIZE)
    for word in words:
        data = word.encode()
        summed.update(f"{len(data)}\n".encode() + data)
    return summed.digest()
