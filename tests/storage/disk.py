"""A disk in memory under SQLite, a VFS of apsw: it remembers what was not flushed, and fails when it is told to."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypeAlias

import apsw

from sleeping_gods.kernel.luck import Luck

SECTOR = 512


@dataclass(frozen=True, slots=True)
class Wrote:
    """Bytes were written to a file at a place."""

    name: str
    at: int
    data: bytes


@dataclass(frozen=True, slots=True)
class CutTo:
    """A file was cut."""

    name: str
    size: int


@dataclass(frozen=True, slots=True)
class Synced:
    """A file was flushed, and with it its name."""

    name: str


@dataclass(frozen=True, slots=True)
class Removed:
    """A name was removed, and perhaps the folder flushed."""

    name: str
    synced: bool


@dataclass(frozen=True, slots=True)
class Mark:
    """What the test noted in between."""

    value: Any


Event: TypeAlias = Wrote | CutTo | Synced | Removed | Mark
ERRORS: dict[str, tuple[type[apsw.Error], ...]] = {
    "write": (apsw.IOError, apsw.FullError),
    "sync": (apsw.IOError, apsw.FullError),
    "truncate": (apsw.IOError,),
    "open": (apsw.CantOpenError, apsw.IOError),
    "delete": (apsw.IOError,),
    "read": (apsw.IOError,),
}
"""Each call that SQLite makes, and how it may fail."""


@dataclass(slots=True)
class Fault:
    """The N-th call of a kind fails, once or with all from then on."""

    call: str
    number: int
    error: type[apsw.Error]
    lasting: bool

    def __str__(self) -> str:
        manner = "and all from then on" if self.lasting else "once"
        return f"{self.call} {self.number} fails with {self.error.__name__} {manner}"


@dataclass(slots=True)
class Disk:
    """Files by name as programs see them, and what was done to them."""

    files: dict[str, bytearray] = field(default_factory=dict)
    events: list[Event] = field(default_factory=list)
    fault: Fault | None = None
    counts: dict[str, int] = field(default_factory=lambda: dict.fromkeys(ERRORS, 0))
    failed: int = 0

    def call(self, kind: str) -> None:
        """Count a call, and fail if this is the one."""
        self.counts[kind] += 1
        fault = self.fault
        if fault is None:
            return
        strikes = fault.call == kind and self.counts[kind] == fault.number
        if strikes or (fault.lasting and self.failed and kind == fault.call):
            self.failed += 1
            raise fault.error(f"injected: {fault}")


class MemoryFile:
    """A file of the disk, as SQLite calls it."""

    def __init__(self, disk: Disk, name: str) -> None:
        self._disk = disk
        self._name = name
        self._data = disk.files.setdefault(name, bytearray())

    def xRead(self, amount: int, offset: int) -> bytes:
        """Some bytes; fewer at the end."""
        self._disk.call("read")
        return bytes(self._data[offset : offset + amount])

    def xWrite(self, data: bytes, offset: int) -> None:
        """Write; a hole reads as zeros."""
        self._disk.call("write")
        written = bytes(data)
        put(self._data, offset, written)
        self._disk.events.append(Wrote(self._name, offset, written))

    def xTruncate(self, size: int) -> None:
        """Cut."""
        self._disk.call("truncate")
        del self._data[size:]
        self._disk.events.append(CutTo(self._name, size))

    def xSync(self, flags: int) -> None:
        """Flush."""
        self._disk.call("sync")
        self._disk.events.append(Synced(self._name))

    def xFileSize(self) -> int:
        """How long it is."""
        return len(self._data)

    def xLock(self, level: int) -> None:
        """Nobody else is there."""

    def xUnlock(self, level: int) -> None:
        """Nobody else is there."""

    def xCheckReservedLock(self) -> bool:
        """Nobody else is there."""
        return False

    def xFileControl(self, op: int, pointer: int) -> bool:
        """Nothing special."""
        return False

    def xSectorSize(self) -> int:
        """What is written as one."""
        return SECTOR

    def xDeviceCharacteristics(self) -> int:
        """No promises."""
        return 0

    def xClose(self) -> None:
        """Nothing to do."""


class MemoryVFS(apsw.VFS):
    """The system calls of SQLite, led to whichever disk is in."""

    NAME = "memory-disk"

    def __init__(self) -> None:
        self.disk = Disk()
        self._unnamed = 0
        super().__init__(self.NAME, "")

    def xOpen(self, name: Any, flags: list[int]) -> Any:
        """A file, made if it is not there."""
        self.disk.call("open")
        if name is None:
            self._unnamed += 1
        path = f"unnamed-{self._unnamed}" if name is None else name if isinstance(name, str) else name.filename()
        flags[1] = flags[0]
        return MemoryFile(self.disk, path)

    def xDelete(self, name: str, sync: bool) -> None:
        """Remove a name."""
        self.disk.call("delete")
        self.disk.files.pop(name, None)
        self.disk.events.append(Removed(name, sync))

    def xAccess(self, name: str, flags: int) -> bool:
        """Whether a file is there."""
        return name in self.disk.files

    def xFullPathname(self, name: str) -> str:
        """Names are whole already."""
        return name


def put(data: bytearray, at: int, part: bytes) -> None:
    """Write into some bytes."""
    if len(data) < at:
        data += bytes(at - len(data))
    data[at : at + len(part)] = part


@dataclass(slots=True)
class Platter:
    """What is safe on the disk, and what has been done since: a power cut keeps, drops or tears that, in any order."""

    safe: dict[str, bytearray] = field(default_factory=dict)
    waiting: dict[str, list[Wrote | CutTo]] = field(default_factory=dict)
    removed: set[str] = field(default_factory=set)

    def take(self, event: Event) -> None:
        """Let an event happen."""
        if isinstance(event, (Wrote, CutTo)):
            self.removed.discard(event.name)
            self.waiting.setdefault(event.name, []).append(event)
        elif isinstance(event, Synced):
            if event.name not in self.safe:  # a new file is flushed with the folder that it lies in
                self._flush_names()
            data = self.safe.setdefault(event.name, bytearray())
            for one in self.waiting.pop(event.name, []):
                _do(data, one)
        elif isinstance(event, Removed):
            self.removed.add(event.name)
            self.waiting.pop(event.name, None)
            if event.synced:
                self._flush_names()

    def _flush_names(self) -> None:
        for name in self.removed:
            self.safe.pop(name, None)
        self.removed.clear()

    def after_a_cut(self, luck: Luck) -> dict[str, bytearray]:
        """The files as one of many cuts may leave them."""
        files = {name: bytearray(data) for name, data in self.safe.items()}
        for name in sorted(self.waiting):
            data, manner = files.get(name, bytearray()), luck.below(4)
            for one in self.waiting[name]:
                if manner == 0 or (manner == 3 and luck.below(2)):
                    _do(data, one)
                elif manner == 2 and isinstance(one, Wrote):
                    for at in range(0, len(one.data), SECTOR):
                        if luck.below(2):
                            put(data, one.at + at, one.data[at : at + SECTOR])
            if name in files or luck.below(2):
                files[name] = data
        for name in sorted(self.removed):
            if luck.below(2):
                files.pop(name, None)
        return files


def _do(data: bytearray, event: Wrote | CutTo) -> None:
    if isinstance(event, Wrote):
        put(data, event.at, event.data)
    else:
        del data[event.size :]


VFS = MemoryVFS()
