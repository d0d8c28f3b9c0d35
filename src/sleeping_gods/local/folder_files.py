"""The files of a folder: each is locked while it is open, and flushed to the disk after every write."""

from __future__ import annotations

import os
import re
from pathlib import Path

from ..journal.disk import sync_folder, write_all

try:
    import fcntl
except ImportError:  # Windows has none: there files are not locked, and a second program is not noticed
    fcntl = None  # type: ignore[assignment]  # a module or nothing

NAME = re.compile(r"[0-9a-z]+\.[a-z]+")
"""What a file can be called, so that no name is a path; other files of the folder are not seen."""


class FolderFile:
    """An open file, locked until it is closed; bytes are always added at its end (``O_APPEND``)."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    def read(self) -> bytes:
        """All bytes."""
        os.lseek(self._descriptor, 0, os.SEEK_SET)
        parts = []
        while part := os.read(self._descriptor, self.size()):
            parts.append(part)
        return b"".join(parts)

    def append(self, data: bytes) -> None:
        """Write at the end and flush."""
        write_all(self._descriptor, data)
        os.fsync(self._descriptor)

    def replace(self, data: bytes) -> None:
        """Replace all bytes."""
        os.ftruncate(self._descriptor, 0)
        self.append(data)

    def truncate(self, length: int) -> None:
        """Cut the file and flush."""
        os.ftruncate(self._descriptor, length)
        os.fsync(self._descriptor)

    def size(self) -> int:
        """The number of bytes."""
        return os.fstat(self._descriptor).st_size

    def close(self) -> None:
        """Close and unlock it."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1


class FolderFiles:
    """A folder, made if it is not there, whose files are read and written by name."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    async def names(self) -> list[str]:
        """The names of all files."""
        return sorted(path.name for path in self._folder.iterdir() if NAME.fullmatch(path.name))

    async def open(self, name: str) -> FolderFile:
        """Open a file, created if necessary; OSError if another program has locked it."""
        path = self._path(name)
        new = not path.exists()
        descriptor = os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o666)
        try:
            if fcntl is not None:
                fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if new:
                sync_folder(self._folder)
        except BaseException:
            os.close(descriptor)
            raise
        return FolderFile(descriptor)

    async def remove(self, name: str) -> None:
        """Delete a file."""
        self._path(name).unlink(missing_ok=True)
        sync_folder(self._folder)

    def _path(self, name: str) -> Path:
        """Where a file of this name lies; ValueError for what is no name."""
        if not NAME.fullmatch(name):
            raise ValueError(f"expected the name of a file, got {name!r}")
        return self._folder / name
