"""The campaign file: created whole or not at all, appended to line by line, each on disk before it counts."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from .errors import BrokenJournal, CannotSave, JournalInUse
from .notation import (
    Entry,
    Journal,
    check_title,
    format_entry,
    format_journal,
    is_comment,
    link,
    parse_entry,
    parse_header,
)

try:
    import fcntl
except ImportError:  # only POSIX has it; elsewhere a second program is not noticed
    fcntl = None  # type: ignore[assignment]  # a module or nothing


@dataclass(frozen=True, slots=True)
class Tail:
    """An unfinished last line, as a crash in the middle of writing leaves it."""

    line: int
    data: bytes


@dataclass(slots=True)
class Reading:
    """What a campaign file holds: the good part, the chain sum to go on from, and what was left unfinished."""

    journal: Journal
    chain: str
    length: int
    """Bytes of the good part."""
    tail: Tail | None = None


def read(path: Path) -> Reading:
    """The journal in a file, whose every line is checked; the file is not changed."""
    data = path.read_bytes()
    good, newline, rest = data.rpartition(b"\n")
    tail = Tail(good.count(b"\n") + 2 if newline else 1, rest) if rest else None
    lines = [_decoded(raw, line) for line, raw in enumerate(good.split(b"\n"), start=1)]
    check_title(lines[0])
    if "" not in lines:
        raise BrokenJournal(len(lines) + 1, number=0, expected="an empty line under the header", got="the end")
    split = lines.index("")
    setup, engine = parse_header(lines[:split])
    chain = link("", "\n".join(lines[:split]))
    entries: list[Entry] = []
    for line, text in enumerate(lines[split + 1 :], start=split + 2):
        if not is_comment(text):
            entry, chain = parse_entry(text, chain, number=len(entries), line=line)
            entries.append(entry)
    if not entries:
        raise BrokenJournal(len(lines) + 1, number=0, expected="entry 0, the set-up's own", got="the end")
    return Reading(Journal(setup, engine, entries), chain, len(good) + len(newline), tail)


def _decoded(raw: bytes, line: int) -> str:
    try:
        return raw.decode()
    except UnicodeDecodeError as error:
        raise BrokenJournal(line, number=0, expected="UTF-8 text", got=repr(raw[:60])) from error


class CampaignFile:
    """A campaign file that is being played: it grows by whole lines and nothing in it ever changes."""

    def __init__(self, path: Path, reading: Reading, descriptor: int) -> None:
        self.path = path
        self.journal = reading.journal
        self.tail = reading.tail
        """What was unfinished at the end when it was opened; now kept in the ``.damaged`` file beside it."""
        self._chain = reading.chain
        self._length = reading.length
        self._descriptor = descriptor
        self._failed = False

    @classmethod
    def create(cls, path: Path, journal: Journal) -> CampaignFile:
        """A new file with a journal, to be played on; never over an existing one."""
        if path.exists():
            raise CannotSave(f"{path.name} exists already")
        write_whole(path, format_journal(journal).encode())
        return cls.open(path)

    @classmethod
    def open(cls, path: Path) -> CampaignFile:
        """An existing file, to be played on; an unfinished last line is set aside in ``NAME.damaged``."""
        descriptor = os.open(path, os.O_RDWR | os.O_APPEND)
        try:
            _lock(descriptor, path)
            reading = read(path)
            if reading.tail:
                _set_aside(path, reading.tail.data)
                os.ftruncate(descriptor, reading.length)
                os.fsync(descriptor)
        except BaseException:
            os.close(descriptor)
            raise
        return cls(path, reading, descriptor)

    def append(self, entries: Iterable[Entry]) -> None:
        """Write entries, all or none, and return when they are on disk; CannotSave leaves the file as it was."""
        if self._failed:
            raise CannotSave(f"{self.path.name}: the disk failed before; open the campaign again")
        added, lines, chain = list(entries), [], self._chain
        for entry in added:
            line, chain = format_entry(entry, chain)
            lines.append(line + "\n")
        data = "".join(lines).encode()
        try:
            _write(self._descriptor, data)
            os.fsync(self._descriptor)
        except OSError as error:
            # After a failed fsync nothing more is to be trusted to this descriptor.
            self._failed = True
            with contextlib.suppress(OSError):
                os.ftruncate(self._descriptor, self._length)
            raise CannotSave(f"{self.path.name}: {error.strerror}") from error
        self._chain = chain
        self._length += len(data)
        self.journal.entries.extend(added)

    def close(self) -> None:
        """Let the file go; it is complete at any time anyway."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1
            self._failed = True


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that at any moment either the old or the whole new content is there."""
    temporary = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o666)
        try:
            _write(descriptor, data)
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
        temporary.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise CannotSave(f"{path.name}: {error.strerror}") from error
    _sync_folder(path.parent)


def _write(descriptor: int, data: bytes) -> None:
    left = memoryview(data)
    while left:
        left = left[os.write(descriptor, left) :]


def _sync_folder(folder: Path) -> None:
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _lock(descriptor: int, path: Path) -> None:
    if fcntl is not None:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise JournalInUse(f"{path.name} is being played by another program") from error


def _set_aside(path: Path, data: bytes) -> None:
    with path.with_name(path.name + ".damaged").open("ab") as damaged:
        damaged.write(data + b"\n")
        damaged.flush()
        os.fsync(damaged.fileno())
