"""The campaign file: created whole or not at all, appended to line by line, each on disk before it counts."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from .entries import Entry
from .errors import BrokenJournal, CannotSave
from .notation import (
    Journal,
    check_title,
    format_entry,
    format_journal,
    is_comment,
    link,
    parse_entry,
    parse_header,
)
from .store import FileStore, Store


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
    return parse(path.read_bytes())


def parse(data: bytes) -> Reading:
    """The journal in the bytes of a campaign, whose every line is checked."""
    good, newline, rest = data.rpartition(b"\n")
    tail = Tail(good.count(b"\n") + 2 if newline else 1, rest) if rest else None
    lines = [_decoded(raw, line) for line, raw in enumerate(good.split(b"\n"), start=1)]
    form = check_title(lines[0])
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
    return Reading(Journal(setup, engine, entries, form), chain, len(good) + len(newline), tail)


def _decoded(raw: bytes, line: int) -> str:
    try:
        return raw.decode()
    except UnicodeDecodeError as error:
        raise BrokenJournal(line, number=0, expected="UTF-8 text", got=repr(raw[:60])) from error


class CampaignFile:
    """A campaign that is being played, in its store: it grows by whole lines and nothing in it ever changes."""

    def __init__(self, store: Store, reading: Reading, path: Path | None = None) -> None:
        self.path = path
        """Where it lies, if its store is a file on disk."""
        self.journal = reading.journal
        self.tail = reading.tail
        """What was unfinished at the end when it was opened; a file keeps it in the ``.damaged`` file beside it."""
        self._store = store
        self._chain = reading.chain
        self._length = reading.length
        self._usable = True

    @classmethod
    def create(cls, path: Path, journal: Journal) -> CampaignFile:
        """A new file with a journal, to be played on; never over an existing one."""
        data = format_journal(journal).encode()
        written = parse(data)
        return cls(FileStore.create(path, data), Reading(journal, written.chain, written.length), path)

    @classmethod
    def open(cls, path: Path) -> CampaignFile:
        """An existing file, to be played on; an unfinished last line is set aside in ``NAME.damaged``."""
        store = FileStore.open(path)
        try:
            reading = parse(store.read())
            if reading.tail:
                _set_aside(path, reading.tail.data)
                store.truncate(reading.length)
            return cls(store, reading, path)
        except BaseException:
            store.close()
            raise

    @classmethod
    def over(cls, store: Store) -> CampaignFile:
        """What a store holds, to be played on; an unfinished last line is cut off, and kept in ``tail``."""
        reading = parse(store.read())
        if reading.tail:
            store.truncate(reading.length)
        return cls(store, reading)

    def append(self, entries: Iterable[Entry]) -> None:
        """Write entries, all or none, and return when they are on disk; CannotSave leaves the file as it was."""
        if not self._usable:
            raise CannotSave(f"{self._store.name}: the disk failed before; open the campaign again")
        added, lines, chain = list(entries), [], self._chain
        for entry in added:
            line, chain = format_entry(entry, chain)
            lines.append(line + "\n")
        data = "".join(lines).encode()
        try:
            self._store.append(data)
        except OSError as error:
            # After a failed flush nothing more is to be trusted to this store.
            self._usable = False
            with contextlib.suppress(OSError):
                self._store.truncate(self._length)
            raise CannotSave(f"{self._store.name}: {error.strerror}") from error
        self._chain = chain
        self._length += len(data)
        self.journal.entries.extend(added)

    def close(self) -> None:
        """Let the file go; it is complete at any time anyway."""
        self._store.close()
        self._usable = False


def _set_aside(path: Path, data: bytes) -> None:
    with path.with_name(path.name + ".damaged").open("ab") as damaged:
        damaged.write(data + b"\n")
        damaged.flush()
        os.fsync(damaged.fileno())
