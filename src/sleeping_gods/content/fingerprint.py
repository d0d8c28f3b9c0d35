"""Detects changed files by their names, sizes and modification times, without reading them."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, TypeAlias


class SeenFile(NamedTuple):
    """A file as a folder lists it."""

    path: str
    changed: int
    """When it was changed last, in nanoseconds."""
    size: int


Fingerprint: TypeAlias = tuple[SeenFile, ...]
"""Some files; equal as long as none has changed."""


def fingerprint(*paths: Path) -> Fingerprint:
    """Files, and all files in folders, in an order of their own; what is not there is left out."""
    return tuple(sorted(file for path in paths for file in _files(path)))


def _files(path: Path) -> Iterator[SeenFile]:
    """A file, or all files in a folder; nothing if it is not there."""
    try:
        known = path.stat()
    except OSError:
        return
    if not stat.S_ISDIR(known.st_mode):
        yield SeenFile(str(path), known.st_mtime_ns, known.st_size)
        return
    for folder, _, names in os.walk(path):
        for name in names:
            yield from _files(Path(folder, name))
