"""Files that fail: there is no room for more than some writes, or a write is cut off by a kill."""

from __future__ import annotations

from sleeping_gods.local.device_files import DeviceFile, DeviceFiles


class Killed(BaseException):
    """The page was killed: nothing that would have followed happens."""


class PageError(Exception):
    """An error as a page raises it."""

    name = "QuotaExceededError"


class FailingFile:
    """A file of a device that fails."""

    def __init__(self, name: str, file: DeviceFile, device_files: FailingFiles) -> None:
        self._name, self._file, self._device_files = name, file, device_files

    def read(self) -> bytes:
        """All of it."""
        return self._file.read()

    def append(self, data: bytes) -> None:
        """Add bytes, or a part of them and fail."""
        self._file.append(self._device_files.let_through(self._name, data))
        self._device_files.fail_after(self._name)

    def replace(self, data: bytes) -> None:
        """Put bytes there, or a part of them and fail."""
        self._file.replace(self._device_files.let_through(self._name, data))
        self._device_files.fail_after(self._name)

    def truncate(self, length: int) -> None:
        """Cutting needs no room."""
        self._file.truncate(length)

    def size(self) -> int:
        """How many bytes it has."""
        return self._file.size()

    def close(self) -> None:
        """Let it go."""
        self._file.close()


class FailingFiles:
    """Fails when it is told to."""

    def __init__(self, device_files: DeviceFiles) -> None:
        self._device_files = device_files
        self.full = False
        """Whether nothing more can be written."""
        self.kinds: tuple[str, ...] = (".journal", ".about", ".spare", ".checkpoint")
        """The files that are concerned, by the ends of their names."""
        self.kill_in = 0
        """The page is killed in the middle of so many writes from now; never if it is 0."""
        self.writes = 0

    def let_through(self, name: str, data: bytes) -> bytes:
        """What gets to the device of what is written."""
        self.writes += 1
        if self.kill_in:
            self.kill_in -= 1
            self._dying = self.kill_in == 0
        else:
            self._dying = False
        fails = self._dying or (self.full and name.endswith(self.kinds))
        return data[: len(data) // 2] if fails else data

    def fail_after(self, name: str) -> None:
        """Fail as a page does, after a part was written."""
        if self._dying:
            raise Killed
        if self.full and name.endswith(self.kinds):
            raise PageError("no room")

    async def names(self) -> list[str]:
        """The names of all files."""
        return await self._device_files.names()

    async def open(self, name: str) -> FailingFile:
        """A file."""
        return FailingFile(name, await self._device_files.open(name), self)

    async def remove(self, name: str) -> None:
        """Delete a file."""
        await self._device_files.remove(name)
