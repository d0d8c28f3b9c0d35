"""The state of the program's files, by which something made from them is known to be up to date."""

from __future__ import annotations

import hashlib
from pathlib import Path

PROGRAM = Path(__file__).resolve().parents[1]
"""The folder of the package."""
HASH_LENGTH = 16
"""Hexadecimal digits: enough to tell the few states of one machine apart, and short in the name of a file."""


def program_hash(*folders: str) -> str:
    """A hash over the name, size and time of every file of the program, or of some folders of it."""
    state = hashlib.sha256()
    for folder in [PROGRAM / each for each in folders] or [PROGRAM]:
        for path in sorted(folder.rglob("*.*")):
            if path.suffix != ".pyc" and path.is_file():
                status = path.stat()
                state.update(f"{path.relative_to(PROGRAM)} {status.st_size} {status.st_mtime_ns}\n".encode())
    return state.hexdigest()[:HASH_LENGTH]
