"""The build stamp: a hash of the engine, so that files of another engine are not used."""

from __future__ import annotations

import functools
import hashlib
from pathlib import Path

PROGRAM = Path(__file__).resolve().parent.parent
STAMP = "BUILD"
"""The file in an installed program that holds the stamp of its sources; a checkout has none."""
ENGINE = ("kernel", "effects", "story", "party", "sea", "skies", "content")
"""The packages whose code has a say in what a source means and where a choice leads."""

RUN = (".py", ".pyc")
"""The files that Python runs; its own copies in ``__pycache__`` follow from them."""


@functools.cache
def build_stamp() -> str:
    """The stamp written when the program was built, or else a hash of the present sources."""
    try:
        return (PROGRAM / STAMP).read_text(encoding="ascii").strip()
    except OSError:
        return stamp_of(PROGRAM)


def stamp_of(program: Path) -> str:
    """A hash over every file of the engine."""
    hashed = hashlib.blake2b(digest_size=16)
    for package in ENGINE:
        for file in sorted((program / package).rglob("*.py*")):
            if file.suffix not in RUN or file.parent.name == "__pycache__":
                continue
            text = file.read_bytes()
            hashed.update(f"{file.relative_to(program).as_posix()} {len(text)}\n".encode())
            hashed.update(text)
    return hashed.hexdigest()
