"""Writing to the disk so that a crash at any moment leaves either the old or the whole new content."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from .errors import CannotSave


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that at any moment either the old or the whole new content is there."""
    temporary = beside(path)
    try:
        descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o666)
        try:
            write_all(descriptor, data)
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
        temporary.replace(path)
        sync_folder(path.parent)
    except OSError as error:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise CannotSave(f"{path.name}: {error.strerror}") from error


def beside(path: Path) -> Path:
    """A hidden file beside another, for what is not yet whole; no two programs have the same."""
    return path.with_name(f".{path.name}.{os.getpid()}.new")


def write_all(descriptor: int, data: bytes) -> None:
    """Write all of it, in as many turns as the system likes."""
    left = memoryview(data)
    while left:
        left = left[os.write(descriptor, left) :]


def sync_folder(folder: Path) -> None:
    """Make the names in a folder as lasting as the files."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
