"""A shelf: named files on the device. A folder offers it natively, a browser's private files in a page."""

from __future__ import annotations

from typing import Protocol


class ShelfFile(Protocol):
    """A file that is held; OSError if something cannot be done, and whoever holds it elsewhere is not waited for."""

    def read(self) -> bytes:
        """All of it."""

    def append(self, data: bytes) -> None:
        """Add bytes at the end; they are on the device when this returns."""

    def replace(self, data: bytes) -> None:
        """Put these bytes in the place of all that was there; a crash meanwhile may leave anything."""

    def truncate(self, length: int) -> None:
        """Drop what lies behind so many bytes."""

    def size(self) -> int:
        """How many bytes it has."""

    def close(self) -> None:
        """Let it go; a second time does nothing."""


class Shelf(Protocol):
    """Files by their names; a name is never a path."""

    async def names(self) -> list[str]:
        """The names of all files."""

    async def open(self, name: str) -> ShelfFile:
        """A file, made empty if it is not there; OSError if it is held already."""

    async def remove(self, name: str) -> None:
        """Delete a file; nothing happens if it is not there."""
