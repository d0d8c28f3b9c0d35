"""T03 for the embedded database: the N-th call of a kind fails, once or from then on, for every N there is."""

from __future__ import annotations

from sleeping_gods.storage.errors import StorageError, StorageFailed
from sleeping_gods.storage.records import Hold
from sleeping_gods.storage.storage import Storage

from .disk import ERRORS, Disk, Fault
from .playing import end_of, line_after
from .power import FILE, opened

PATIENCE = 3
"""Failures in a row after which whoever runs the server mends the disk."""


class Evening:
    """Choices with a command each; whoever is told of a failure sends the same command again."""

    def __init__(self, disk: Disk, choices: int) -> None:
        self.disk = disk
        self.choices = choices
        self.told: dict[str, tuple[int, bytes]] = {}
        self.findings: list[str] = []
        self.refusals = 0
        self._storage: Storage | None = None
        self._hold: Hold | None = None
        self._end: tuple[int, str] | None = None

    def play(self) -> None:
        """The script."""
        for number in range(self.choices):
            for attempt in range(2 * PATIENCE):
                try:
                    self._decide(f"command {number}")
                    break
                except StorageFailed:
                    self.refusals += 1
                    if attempt + 1 >= PATIENCE:
                        self.disk.fault = None
                except Exception as error:
                    self.findings.append(f"{type(error).__name__} instead of StorageFailed: {error}")
                    return
            else:
                self.findings.append("the mended disk does not go on")
                return
        self._check()

    def _decide(self, command: str) -> None:
        if self._storage is None:
            self._storage = opened(self.disk)
        storage = self._storage
        if self._hold is None:
            with storage.database.reading():
                storage.database.rows("PRAGMA wal_autocheckpoint = 12")
            self._hold = storage.take(storage.create("An evening", FILE))
        number, chain = self._end or end_of(storage.read(self._hold.campaign))
        self._end = None
        lines, chain = line_after(number, chain, command.replace(" ", "-") + " done")
        stored = storage.append(self._hold, number, lines, command)
        self._end = None if stored.again else (number + 1, chain)
        if not stored.again:
            self.told[command] = (stored.first, lines)

    def _check(self) -> None:
        if self._storage is None or self._hold is None:
            return
        self._storage.close()
        self.disk.fault = None
        storage = opened(self.disk)
        try:
            data = storage.read(self._hold.campaign)
            for command, (first, lines) in self.told.items():
                if not storage.read_from(self._hold.campaign, first).startswith(lines):
                    self.findings.append(f"{command} was acknowledged and is not there")
            for number in range(self.choices):
                count = data.count(f"command-{number} ".encode())
                if count != 1:
                    self.findings.append(f"command {number} is there {count} times")
            if storage.database.rows("PRAGMA integrity_check") != [("ok",)]:
                self.findings.append("the database is not whole")
        except StorageError as error:
            self.findings.append(f"it cannot be read: {error}")
        finally:
            storage.close()


def sweep(call: str, *, lasting: bool, choices: int, every: int = 1) -> tuple[list[str], int]:
    """Every N of one call, or each so many; returns what went wrong, and how many faults there were."""
    found: list[str] = []
    number, faults = 1, 0
    while True:
        error = ERRORS[call][number % len(ERRORS[call])]
        disk = Disk(fault=Fault(call, number, error, lasting))
        fault = str(disk.fault)
        evening = Evening(disk, choices)
        evening.play()
        found += [f"{fault}: {line}" for line in evening.findings]
        if not disk.failed:
            return found, faults
        faults += 1
        number += every
