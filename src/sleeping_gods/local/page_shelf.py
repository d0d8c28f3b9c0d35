"""A shelf that a page offers: its own objects, whose bytes, lists and errors become those of Python."""

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


class PageShelfFile:
    """A file that the page holds."""

    def __init__(self, file: Any) -> None:
        self._file = file

    def read(self) -> bytes:
        """All of it."""
        return _on_disk(lambda: bytes_of(self._file.read()))

    def append(self, data: bytes) -> None:
        """Add bytes at the end."""
        _on_disk(lambda: self._file.append(to_js(data)))

    def replace(self, data: bytes) -> None:
        """Put these bytes in the place of all that was there."""
        _on_disk(lambda: self._file.replace(to_js(data)))

    def truncate(self, length: int) -> None:
        """Drop what lies behind so many bytes."""
        _on_disk(lambda: self._file.truncate(length))

    def size(self) -> int:
        """How many bytes it has."""
        return _on_disk(lambda: int(self._file.size()))

    def close(self) -> None:
        """Let it go."""
        _on_disk(lambda: self._file.close())


class PageShelf:
    """The files of a page."""

    def __init__(self, shelf: Any) -> None:
        self._shelf = shelf

    async def names(self) -> list[str]:
        """The names of all files."""
        try:
            return sorted(str(name) for name in await self._shelf.names())
        except Exception as error:
            raise failed(error) from error

    async def open(self, name: str) -> PageShelfFile:
        """A file, made empty if it is not there."""
        try:
            return PageShelfFile(await self._shelf.open(name))
        except Exception as error:
            raise failed(error) from error

    async def remove(self, name: str) -> None:
        """Delete a file."""
        try:
            await self._shelf.remove(name)
        except Exception as error:
            raise failed(error) from error


def bytes_of(value: Any) -> bytes:
    """Bytes of the page as Python's."""
    if isinstance(value, bytes | bytearray | memoryview):
        return bytes(value)
    return bytes(value.to_bytes())


def failed(error: Exception) -> OSError:
    """An error of the page as the one that a disk would give."""
    if isinstance(error, OSError):
        return error
    message = f"{getattr(error, 'name', '')} {error}".strip()
    return OSError(errno.ENOSPC if any(word in message for word in FULL) else errno.EIO, message)


def _on_disk(work: Callable[[], R]) -> R:
    try:
        return work()
    except Exception as error:
        raise failed(error) from error
