"""Whether files are as they were: their names, sizes and times of change, without reading them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

Fingerprint: TypeAlias = "tuple[tuple[str, int, int], ...]"


def fingerprint(*paths: Path) -> Fingerprint:
    """Files, and all files in folders, in an order of their own; what is not there is left out."""
    return tuple(sorted(one for path in paths for one in _files(str(path))))


def _files(path: str) -> Iterator[tuple[str, int, int]]:
    try:
        with os.scandir(path) as entries:
            for entry in entries:
                if entry.is_dir():
                    yield from _files(entry.path)
                else:
                    found = entry.stat()
                    yield entry.path, found.st_mtime_ns, found.st_size
    except NotADirectoryError:
        found = Path(path).stat()
        yield path, found.st_mtime_ns, found.st_size
    except FileNotFoundError:
        return
