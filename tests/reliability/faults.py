"""T03, a failing disk: the N-th system call of a kind fails, once or from then on, for every N until none is left."""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from sleeping_gods.campaign import checkpoint
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.campaign.profile import Profile
from sleeping_gods.journal.entries import JournalEntry
from sleeping_gods.journal.errors import CannotSave, JournalError
from sleeping_gods.journal.reading import read
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.state import state_hash

from .playing import begin, go_on, next_line, say

WRONG: dict[str, tuple[int, ...]] = {
    "open": (errno.EMFILE, errno.EROFS, errno.ENOSPC, errno.EIO),
    "write": (errno.EIO, errno.ENOSPC, errno.EROFS),
    "fsync": (errno.EIO, errno.ENOSPC),
    "ftruncate": (errno.EIO, errno.EROFS),
    "link": (errno.EIO, errno.ENOSPC, errno.EROFS),
    "replace": (errno.EIO, errno.ENOSPC, errno.EROFS),
    "pread": (errno.EIO,),
}
"""Each call that a campaign makes, and how it may fail."""


@dataclass(frozen=True, slots=True)
class Fault:
    """The N-th call of a kind fails, once, or with it every call from then on; half a write may be done before it."""

    call: str
    number: int
    error: int
    lasting: bool
    half: bool = False

    def __str__(self) -> str:
        manner = "and all from then on" if self.lasting else "once"
        return f"{self.call} {self.number} fails with {errno.errorcode[self.error]} {manner}{', half done' * self.half}"


class Disk:
    """System calls that fail when they are told to, below one folder."""

    def __init__(self, folder: Path, fault: Fault | None) -> None:
        self.folder = folder
        self.fault = fault
        self.counts = dict.fromkeys(WRONG, 0)
        self.failed = 0
        self.told = 0
        """Failures that somebody must hear of: all but those of a checkpoint, which is only a cache."""
        self._caching = False
        self._ours: set[int] = set()

    @contextmanager
    def running(self) -> Iterator[None]:
        """Fail inside."""
        with pytest.MonkeyPatch.context() as patch:
            for name in WRONG:
                patch.setattr(os, name, self._failing(name, getattr(os, name)))
            patch.setattr(checkpoint, "save", self._leaving(checkpoint.save))
            yield

    def mend(self) -> None:
        """The disk works again."""
        self.fault = None

    def _failing(self, name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def failing(*args: Any, **options: Any) -> Any:
            if not self._concerns(args[0]):
                return call(*args, **options)
            self.counts[name] += 1
            if self._fails(name):
                self.failed += 1
                self.told += not self._caching
                if self.fault is not None and self.fault.half and name == "write":
                    call(args[0], bytes(args[1])[: len(args[1]) // 2])
                number = self.fault.error if self.fault is not None else 0
                raise OSError(number, os.strerror(number))
            result = call(*args, **options)
            if name == "open":
                self._ours.add(result)
            return result

        return failing

    def _leaving(self, leave: Callable[..., None]) -> Callable[..., None]:
        def leaving(*args: Any) -> None:
            self._caching = True
            leave(*args)
            self._caching = False

        return leaving

    def _concerns(self, first: Any) -> bool:
        if isinstance(first, int):
            return first in self._ours
        return self.folder in (Path(os.fsdecode(first)), *Path(os.fsdecode(first)).parents)

    def _fails(self, name: str) -> bool:
        fault = self.fault
        if fault is None:
            return False
        strikes = fault.call == name and self.counts[name] == fault.number
        return strikes or (fault.lasting and self.failed > 0)


class Evening:
    """A script of decisions, an undo now and then, a second opening and a sheet; everything told is remembered."""

    def __init__(self, folder: Path, decisions: int, seed: int) -> None:
        self.path = folder / "evening.campaign"
        self.decisions = decisions
        self.seed = seed
        self.luck = Luck(seed)
        self.told: list[JournalEntry] = []
        self.findings: list[str] = []
        self.noted = ""

    def play(self) -> None:
        """The script; it stops at the first error, as a program does that tells its players of it."""
        campaign = begin(self.path, self.seed)
        try:
            self.told += campaign.journal.entries
            for number in range(self.decisions):
                if number == self.decisions // 2:
                    campaign.close()
                    campaign = go_on(self.path)
                self._decide(campaign)
                if number % 20 == 0:
                    profile = Profile(self.path.parent)
                    profile.note("sea", "40", str(number))
                    profile.save()
                    self.noted = str(number)
        finally:
            campaign.close()

    def _decide(self, campaign: Campaign) -> None:
        line = next_line(campaign, self.luck)
        before = state_hash(campaign.table)
        entries = len(campaign.journal.entries)
        try:
            self.told += say(campaign, line) if line else []
        except OSError as error:
            self.findings.append(f"{type(error).__name__} instead of CannotSave: {error}")
            raise
        except CannotSave:
            if state_hash(campaign.table) != before or len(campaign.journal.entries) != entries:
                self.findings.append("a choice that was not saved changed the table")
            with contextlib.suppress(CannotSave):
                say(campaign, line)
                self.findings.append("after a failure the same handle was used again")
            raise

    def losses(self) -> list[str]:
        """What is missing on the mended disk of what was told."""
        found = list(self.findings)
        if self.told:
            try:
                kept = read(self.path).journal.entries
            except (JournalError, OSError) as error:
                return [*found, f"the campaign cannot be read: {error}"]
            if kept[: len(self.told)] != self.told:
                found.append(f"{len(self.told)} entries were told, of {len(kept)} kept some are missing or others")
            campaign = go_on(self.path)
            line = next_line(campaign, self.luck)
            if line and not say(campaign, line):
                found.append("the mended campaign does not go on")
            campaign.close()
        if self.noted and self.noted not in Profile.load(self.path.parent).of("sea").notes.get("40", ()):
            found.append("a note that was saved is gone")
        return found


def findings(folder: Path, fault: Fault | None, decisions: int, seed: int) -> tuple[list[str], Disk]:
    """What goes wrong beyond a JournalError when a fault strikes an evening."""
    disk, evening = Disk(folder, fault), Evening(folder, decisions, seed)
    found: list[str] = []
    with disk.running():
        try:
            evening.play()
            if disk.told and fault is not None and fault.call in ("write", "fsync"):
                found.append("nobody was told")
        except (JournalError, OSError):
            if not disk.failed:
                raise
        except Exception as error:
            found.append(f"{type(error).__name__} instead of a JournalError: {error}")
        disk.mend()
        found += evening.losses()
    return [f"seed {seed}, {fault}: {line}" for line in found], disk


def sweep(call: str, *, lasting: bool, half: bool, decisions: int, seed: int, folder: Path) -> list[str]:
    """Every N of one call; each with every error where there are few, with one after another where there are many."""
    found: list[str] = []
    number, failed, errors = 0, True, WRONG[call]
    while failed:
        number, failed = number + 1, False
        for error in (errors[number % len(errors)],) if call in ("write", "fsync") else errors:
            place = folder / f"{number}-{error}"
            place.mkdir()
            some, disk = findings(place, Fault(call, number, error, lasting, half), decisions, seed)
            found += some
            failed = failed or disk.failed > 0
    return found
