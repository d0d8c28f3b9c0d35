"""A mark beside a database file: whether campaigns were kept in it, and whether whoever used it last closed it.

From it a server that starts sees what the database itself cannot say: that it was emptied, or lost its latest entries.
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
MODE = 0o600


@dataclass(frozen=True, slots=True)
class FolderMark:
    """What is known of a database beside it."""

    filled: bool = False
    """Whether campaigns were kept there, and not deleted since by whoever may."""
    in_use: bool = False
    """Whether somebody has opened it and not closed it: they use it now, or they were killed."""


def read_mark(folder: Path) -> FolderMark:
    """The mark of a folder; one that says nothing if there is none that can be read."""
    try:
        with (folder / FILE).open(encoding="utf-8") as file:
            lines = file.read(MAX_BYTES).splitlines()
    except (OSError, ValueError):
        return FolderMark()
    return FolderMark("filled" in lines, "in use" in lines) if lines[:1] == [TITLE] else FolderMark()


def write_mark(folder: Path, mark: FolderMark) -> None:
    """Leave a mark; where there is no room for it the next start sees less, and that is all."""
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
    """What is not there that should be, before the database is opened and made anew."""
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


def emptied(name: str) -> str:
    """What to say of a database that has its tables, and no campaign where there were some."""
    return f"{name} holds no campaigns, though some were kept there: stop the server and restore a back-up"
