"""Watching folders: something is done again whenever a file in them changes."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TypeAlias

PAUSE = 0.5
"""Seconds between two looks."""

Stamps: TypeAlias = dict[str, tuple[int, int]]
"""When each file was changed last, and its size."""


def stamps(folders: Iterable[Path]) -> Stamps:
    """The files in some folders as they are now; links are not followed, and files that vanish are left out."""
    current: Stamps = {}
    for folder in folders:
        for inside, names, files in os.walk(folder):
            names[:] = [name for name in names if not name.startswith(".")]
            for name in files:
                path = os.path.join(inside, name)  # noqa: PTH118  # a thousand names, twice a second
                try:
                    seen = os.lstat(path)
                except OSError:
                    continue
                current[path] = seen.st_mtime_ns, seen.st_size
    return current


def changes(folders: Sequence[Path], sleep: Callable[[float], None]) -> Iterator[None]:
    """Once at the beginning, and then once after each change; it ends only when its reader stops reading."""
    known: Stamps | None = None
    while True:
        now = stamps(folders)
        if now != known:
            known = now
            yield
        else:
            sleep(PAUSE)
