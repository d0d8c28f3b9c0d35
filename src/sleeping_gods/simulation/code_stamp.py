"""The stamp of the code that plays: rows of two versions of it are never mixed in one folder."""

from __future__ import annotations

import functools
import hashlib

from ..campaign.build_stamp import ENGINE, PROGRAM

PLAYING = (*ENGINE, "bots", "simulation")
"""The packages whose code has a say in the rows of a campaign."""


@functools.cache
def code_stamp() -> str:
    """A hash over every source file of these packages, whatever the ends of their lines."""
    hashed = hashlib.blake2b(digest_size=16)
    for package in PLAYING:
        for file in sorted((PROGRAM / package).rglob("*.py")):
            text = file.read_bytes().replace(b"\r\n", b"\n")
            hashed.update(f"{file.relative_to(PROGRAM).as_posix()} {len(text)}\n".encode())
            hashed.update(text)
    return hashed.hexdigest()
