"""Where the bytes of a campaign lie: four methods, offered by a file on disk or by a browser's private files."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Protocol

from .disk import beside, sync_folder, write_all
from .errors import CannotSave, JournalInUse
from .limits import MAX_BYTES

try:
    import fcntl
except ImportError:  # only POSIX has it; elsewhere a second program is not noticed
    fcntl = None  # type: ignore[assignment]  # a module or nothing


MODE = 0o666
"""The rights of a new file, less those that the user's own settings take away."""


class Store(Protocol):
    """A sequence of bytes that only one program holds; what was appended is there after any crash."""

    @property
    def name(self) -> str:
        """What people call it."""

    def read(self) -> bytes:
        """All of it."""

    def append(self, data: bytes) -> None:
        """Add bytes at the end and return when they are as safe as the place can make them; OSError if they are not."""

    def truncate(self, length: int) -> None:
        """Drop what lies behind so many bytes, as safely."""

    def close(self) -> None:
        """Let it go, so that another program may have it."""


class FileStore:
    """A file on disk, locked while it is held, flushed to the disk at every append."""

    def __init__(self, path: Path, descriptor: int) -> None:
        self.path = path
        self._descriptor = descriptor

    @property
    def name(self) -> str:
        """The file's name without its folder."""
        return self.path.name

    @classmethod
    def open(cls, path: Path) -> FileStore:
        """An existing file; JournalInUse if another program holds it."""
        descriptor = os.open(path, os.O_RDWR | os.O_APPEND)
        try:
            _lock(descriptor, path)
        except BaseException:
            os.close(descriptor)
            raise
        return cls(path, descriptor)

    @classmethod
    def create(cls, path: Path, data: bytes) -> FileStore:
        """A new file, whole under its name or not there at all, and already held when others first see it.

        Of two programs that create the same file one is refused: a name is given only to a file that has none yet.
        """
        temporary = beside(path)
        try:
            descriptor = os.open(temporary, os.O_RDWR | os.O_APPEND | os.O_CREAT | os.O_EXCL, MODE)
        except OSError as error:
            raise CannotSave(f"{path.name}: {error.strerror}") from error
        try:
            _lock(descriptor, path)
            write_all(descriptor, data)
            os.fsync(descriptor)
            _name(temporary, path)
            sync_folder(path.parent)
        except BaseException as error:
            os.close(descriptor)
            if isinstance(error, FileExistsError):
                raise CannotSave(f"{path.name} exists already") from error
            if isinstance(error, OSError):
                raise CannotSave(f"{path.name}: {error.strerror}") from error
            raise
        finally:
            with contextlib.suppress(OSError):
                temporary.unlink()
        return cls(path, descriptor)

    def read(self) -> bytes:
        """All of the file; of one that is too long, enough to see that it is."""
        size = min(os.fstat(self._descriptor).st_size, MAX_BYTES + 1)
        parts, at = [], 0
        while at < size:
            part = os.pread(self._descriptor, size - at, at)
            if not part:
                break
            parts.append(part)
            at += len(part)
        return b"".join(parts)

    def append(self, data: bytes) -> None:
        """Write at the end of the file, and have the disk confirm it."""
        write_all(self._descriptor, data)
        os.fsync(self._descriptor)

    def truncate(self, length: int) -> None:
        """Cut the file, and have the disk confirm it."""
        os.ftruncate(self._descriptor, length)
        os.fsync(self._descriptor)

    def close(self) -> None:
        """Close the file, which also unlocks it; a second time does nothing."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1


def _lock(descriptor: int, path: Path) -> None:
    """Lock an open file for this process; JournalInUse if another program has locked it."""
    if fcntl is not None:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise JournalInUse(f"{path.name} is being played by another program") from error


def _name(temporary: Path, path: Path) -> None:
    """Give a finished file its name, unless something bears it already."""
    try:
        os.link(temporary, path)
    except FileExistsError:
        raise
    except OSError:  # no second names on this file system: claim the name with an empty file, then put ours there
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, MODE))
        try:
            temporary.replace(path)
        except BaseException:
            path.unlink(missing_ok=True)
            raise
