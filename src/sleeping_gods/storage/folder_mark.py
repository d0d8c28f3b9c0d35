"""A small file beside the database that records whether it held campaigns and whether it was closed properly.

A starting server learns from it what the database cannot tell: that it was emptied, or lost its latest entries.
"""

from __future__ import annotations

import contextlib
import os
from dataclasses import dataclass
from pathlib import Path

from ..journal.disk import beside, write_all

FILE = "campaigns.mark"
TITLE = "sleeping-gods storage"
MAX_BYTES = 200
"""The longest mark that is read."""
MODE = 0o600
"""The rights of a file that nobody else may read."""


@dataclass(frozen=True, slots=True)
class FolderMark:
    """What the file records."""

    filled: bool = False
    """Whether the database held campaigns that were not deleted through it."""
    in_use: bool = False
    """Whether it was opened and not closed: it is in use, or its process was killed."""


def read_mark(folder: Path) -> FolderMark:
    """The mark of a folder; the default if there is none that can be read."""
    try:
        with (folder / FILE).open(encoding="utf-8") as file:
            lines = file.read(MAX_BYTES).splitlines()
    except (OSError, ValueError):
        return FolderMark()
    return FolderMark("filled" in lines, "in use" in lines) if lines[:1] == [TITLE] else FolderMark()


def write_mark(folder: Path, mark: FolderMark) -> None:
    """Write the mark; failing to is ignored, and only makes the next start less certain."""
    lines = [TITLE, "filled" if mark.filled else "empty", "in use" if mark.in_use else "closed"]
    new = beside(folder / FILE)
    with contextlib.suppress(OSError):
        descriptor = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, MODE)
        try:
            write_all(descriptor, "".join(f"{line}\n" for line in lines).encode())
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
        new.replace(folder / FILE)


def missing_parts(database: Path, mark: FolderMark) -> list[str]:
    """Warnings about files that should exist, before the database is opened and creates them."""
    size = database.stat().st_size if database.exists() else -1
    if mark.filled and size <= 0:
        what = "missing" if size < 0 else "an empty file"
        return [f"{database} is {what}, though campaigns were kept there: stop the server and restore a back-up"]
    log = database.with_name(f"{database.name}-wal")
    if mark.in_use and size > 0 and not log.exists():
        return [
            f"{log} is missing, though the last server did not stop by itself: the latest choices may be lost; "
            "stop the server and put the file back, or restore a back-up"
        ]
    return []


def emptied_warning(name: str) -> str:
    """The warning about a database without campaigns that once held some."""
    return f"{name} holds no campaigns, though some were kept there: stop the server and restore a back-up"
