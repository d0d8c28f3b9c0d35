"""Checksums of stored campaigns, by which changed bits and missing rows are noticed."""

from __future__ import annotations

import hashlib

CHECKSUM_BYTES = 16
"""Bytes of a sum."""
FIRST = bytes(CHECKSUM_BYTES)
"""The sum before the first row."""


def row_sum(before: bytes, first: int, until: int, command: str, body: bytes) -> bytes:
    """The checksum of a row over all its values and the checksum of the row before it."""
    summed = hashlib.blake2b(before, digest_size=CHECKSUM_BYTES)
    summed.update(f"{first} {until} {len(body)} {command}\n".encode())
    summed.update(body)
    return summed.digest()


def seal(*words: str) -> bytes:
    """The checksum over some texts, such as a campaign's name, status and settings."""
    summed = hashlib.blake2b(digest_size=CHECKSUM_BYTES)
    for word in words:
        data = word.encode()
        summed.update(f"{len(data)}\n".encode() + data)
    return summed.digest()
