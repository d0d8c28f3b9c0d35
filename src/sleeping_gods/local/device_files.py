"""The interface of named files on a device: implemented by a folder, and by a browser's private files."""

from __future__ import annotations

from typing import Protocol


class DeviceFile(Protocol):
    """An open, locked file; errors are raised as OSError."""

    def read(self) -> bytes:
        """All bytes."""

    def append(self, data: bytes) -> None:
        """Add bytes at the end; they are stored when this returns."""

    def replace(self, data: bytes) -> None:
        """Replace all bytes; a crash meanwhile may leave anything."""

    def truncate(self, length: int) -> None:
        """Drop everything after ``length`` bytes."""

    def size(self) -> int:
        """The number of bytes."""

    def close(self) -> None:
        """Close and unlock it; a second call does nothing."""


class DeviceFiles(Protocol):
    """Files by name; a name is never a path."""

    async def names(self) -> list[str]:
        """The names of all files."""

    async def open(self, name: str) -> DeviceFile:
        """Open a file, created if necessary; OSError if it is locked."""

    async def remove(self, name: str) -> None:
        """Delete a file; nothing happens if it is not there."""
