"""The files that a page offers to Python: converts bytes, lists and errors of JavaScript."""

from __future__ import annotations

import errno
from collections.abc import Callable
from typing import Any, TypeVar

try:
    from pyodide.ffi import to_js  # type: ignore[import-not-found]  # only there in a page
except ImportError:

    def to_js(value: Any) -> Any:
        """Outside of a page everything is Python's already."""
        return value


R = TypeVar("R")
FULL = ("QuotaExceededError", "ENOSPC", "No space left")
"""How errors are called that say there is no room left."""


class PageFile:
    """A file that the page has opened."""

    def __init__(self, file: Any) -> None:
        self._file = file

    def read(self) -> bytes:
        """All bytes."""
        return _on_disk(lambda: bytes_of(self._file.read()))

    def append(self, data: bytes) -> None:
        """Add bytes at the end."""
        _on_disk(lambda: self._file.append(to_js(data)))

    def replace(self, data: bytes) -> None:
        """Replace all bytes."""
        _on_disk(lambda: self._file.replace(to_js(data)))

    def truncate(self, length: int) -> None:
        """Drop everything after ``length`` bytes."""
        _on_disk(lambda: self._file.truncate(length))

    def size(self) -> int:
        """The number of bytes."""
        return _on_disk(lambda: int(self._file.size()))

    def close(self) -> None:
        """Close it."""
        _on_disk(lambda: self._file.close())


class PageFiles:
    """The page's files."""

    def __init__(self, device_files: Any) -> None:
        self._device_files = device_files

    async def names(self) -> list[str]:
        """The names of all files."""
        try:
            return sorted(str(name) for name in await self._device_files.names())
        except Exception as error:
            raise os_error_of(error) from error

    async def open(self, name: str) -> PageFile:
        """Open a file, created if necessary."""
        try:
            return PageFile(await self._device_files.open(name))
        except Exception as error:
            raise os_error_of(error) from error

    async def remove(self, name: str) -> None:
        """Delete a file."""
        try:
            await self._device_files.remove(name)
        except Exception as error:
            raise os_error_of(error) from error


def bytes_of(value: Any) -> bytes:
    """JavaScript bytes as Python bytes."""
    if isinstance(value, bytes | bytearray | memoryview):
        return bytes(value)
    return bytes(value.to_bytes())


def os_error_of(error: Exception) -> OSError:
    """An error of the page as the OSError that a disk would give."""
    if isinstance(error, OSError):
        return error
    message = f"{getattr(error, 'name', '')} {error}".strip()
    return OSError(errno.ENOSPC if any(word in message for word in FULL) else errno.EIO, message)


def _on_disk(work: Callable[[], R]) -> R:
    """Run what touches the page's files; an error of JavaScript becomes an OSError."""
    try:
        return work()
    except Exception as error:
        raise os_error_of(error) from error
