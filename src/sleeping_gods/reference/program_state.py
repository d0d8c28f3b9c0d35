"""The state of the program's files, by which something made from them is known to be up to date."""

from __future__ import annotations

import hashlib
from pathlib import Path

PROGRAM = Path(__file__).resolve().parents[1]


def program_hash(*folders: str) -> str:
    """A hash over the name, size and time of every file of the program, or of some folders of it."""
    state = hashlib.sha256()
    for folder in [PROGRAM / each for each in folders] or [PROGRAM]:
        for path in sorted(folder.rglob("*.*")):
            if path.suffix != ".pyc" and path.is_file():
                about = path.stat()
                state.update(f"{path.relative_to(PROGRAM)} {about.st_size} {about.st_mtime_ns}\n".encode())
    return state.hexdigest()[:16]
