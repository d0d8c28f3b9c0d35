"""The campaign file: created whole or not at all, appended to line by line, each on disk before it counts."""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from .entries import Entries, JournalEntry
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
from .store import MAX_BYTES, FileStore, Store
from .usual_lines import add_usual

_OTHERS = re.compile(rb"[0-9]+ (?:p[1-9]|table|undo) [^\0]* #[0-9a-f]{16} ~[0-9a-f]{8}")
"""A whole line that is not a draw of chance."""
MAX_LINES = 100_000
"""Those of some choices and remarks; reading as many takes half of what reading a stranger's file may take."""
MAX_LINE_BYTES = 64 * 1024
"""Bytes of the longest line."""


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
    lines: int
    """And its lines."""
    tail: Tail | None = None


@dataclass(frozen=True, slots=True)
class More:
    """Entries that follow the last one of a campaign, and the chain sum to go on from after them."""

    entries: list[JournalEntry]
    chain: str
    length: int
    """Bytes of their lines, remarks included."""
    lines: int


def read(path: Path) -> Reading:
    """The journal in a file, whose every line is checked; the file is not changed."""
    with path.open("rb") as file:
        return parse(file.read(MAX_BYTES + 1))


def parse(data: bytes) -> Reading:
    """The journal in the bytes of a campaign, whose every line is checked; what a crash left unfinished is its tail."""
    if len(data) > MAX_BYTES or data.count(b"\n") > MAX_LINES:
        expected = f"at most {MAX_BYTES} bytes in {MAX_LINES} lines"
        raise BrokenJournal(1, number=0, expected=expected, got="more")
    good, newline, rest = data.rpartition(b"\n")
    tail = Tail(good.count(b"\n") + 2 if newline else 1, rest) if rest else None
    raws = good.split(b"\n")
    split = raws.index(b"") if b"" in raws else len(raws)
    header = [_decoded(raw, line, 0) for line, raw in enumerate(raws[:split], start=1)]
    form = check_title(header[0] if header else "")
    if split == len(raws):
        raise BrokenJournal(len(raws) + 1, number=0, expected="an empty line under the header", got="the end")
    setup, engine = parse_header(header)
    chain = link("", "\n".join(header))
    entries = Entries()
    length = len(good) + len(newline)
    at = split + 1
    while at < len(raws):
        at, chain = add_usual(entries, raws, at, chain, MAX_LINE_BYTES)
        if at == len(raws):
            break
        at += 1
        try:
            text = _decoded(raws[at - 1], at, len(entries))
            if not is_comment(text):
                entry, chain = parse_entry(text, chain, number=len(entries), line=at)
                entries.append(entry)
        except BrokenJournal:
            if not _is_torn(raws[at - 1 :]):
                raise
            length = sum(len(raw_line) + 1 for raw_line in raws[: at - 1])
            tail = Tail(at, data[length:])
            break
    if not entries:
        raise BrokenJournal(len(raws) + 1, number=0, expected="entry 0, the set-up's own", got="the end")
    return Reading(Journal(setup, engine, entries, form), chain, length, data.count(b"\n", 0, length), tail)


def _decoded(raw: bytes, line: int, number: int) -> str:
    if len(raw) > MAX_LINE_BYTES:
        got = f"{len(raw)}: {raw[:40]!r}"
        raise BrokenJournal(line, number=number, expected=f"at most {MAX_LINE_BYTES} bytes in a line", got=got)
    try:
        return raw.decode()
    except UnicodeDecodeError as error:
        raise BrokenJournal(line, number=number, expected="UTF-8 text", got=repr(raw[:60])) from error


def _is_torn(rest: list[bytes]) -> bool:
    """Whether lines can be the torn end of the last append, that nobody was told of.

    When the power goes, the disk may have kept later sectors of an append without earlier ones, which read as zeros.
    An append holds one choice and the draws after it: a whole line of a person further on belongs to another, and then
    something else has damaged the file.
    """
    return any(b"\0" in raw for raw in rest) and not any(_OTHERS.fullmatch(raw) for raw in rest[1:])


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
        self._lines = reading.lines
        self._usable = True

    @classmethod
    def create(cls, path: Path, journal: Journal) -> CampaignFile:
        """A new file with a journal, to be played on; never over an existing one."""
        data = format_journal(journal).encode()
        written = parse(data)
        return cls(FileStore.create(path, data), Reading(journal, written.chain, written.length, written.lines), path)

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

    def append(self, entries: Iterable[JournalEntry]) -> None:
        """Write entries, all or none, and return when they are on disk; CannotSave leaves the file as it was."""
        data, more = self.lines(entries)
        try:
            self._store.append(data)
        except OSError as error:
            # After a failed flush nothing more is to be trusted to this store.
            self._usable = False
            with contextlib.suppress(OSError):
                self._store.truncate(self._length)
            raise CannotSave(f"{self._store.name}: {error.strerror}") from error
        self.add(more)

    def lines(self, entries: Iterable[JournalEntry]) -> tuple[bytes, More]:
        """Entries as the lines that follow the last one, and what to take in once they lie in the store."""
        if not self._usable:
            raise CannotSave(f"{self._store.name}: the disk failed before; open the campaign again")
        added, lines, chain = list(entries), [], self._chain
        for entry in added:
            line, chain = format_entry(entry, chain)
            lines.append(line + "\n")
        data = "".join(lines).encode()
        full = self._length + len(data) > MAX_BYTES or self._lines + len(lines) > MAX_LINES
        if full or max(map(len, lines), default=0) > MAX_LINE_BYTES // 4:
            most = f"{MAX_BYTES} bytes in {MAX_LINES} lines, and {MAX_LINE_BYTES // 4} letters a line"
            raise CannotSave(f"{self._store.name}: expected at most {most}")
        return data, More(added, chain, len(data), len(lines))

    def read_on(self, data: bytes) -> More:
        """Whole lines that another owner has added to the store, each checked; nothing changes by it."""
        number, *raws, rest = len(self.journal.entries), *data.split(b"\n")
        line = self._lines + len(raws) + 1
        if rest:
            raise BrokenJournal(line, number=number, expected="whole lines", got=repr(rest[:60]))
        if self._length + len(data) > MAX_BYTES or line > MAX_LINES + 1:
            expected = f"at most {MAX_BYTES} bytes in {MAX_LINES} lines"
            raise BrokenJournal(line, number=number, expected=expected, got="more")
        entries, chain = list[JournalEntry](), self._chain
        for at, raw in enumerate(raws, start=self._lines + 1):
            text = _decoded(raw, at, number + len(entries))
            if not is_comment(text):
                entry, chain = parse_entry(text, chain, number=number + len(entries), line=at)
                entries.append(entry)
        return More(entries, chain, len(data), len(raws))

    def add(self, more: More) -> None:
        """Go on after entries that lie in the store already; nothing is written."""
        self.journal.entries.extend(more.entries)
        self._chain = more.chain
        self._length += more.length
        self._lines += more.lines

    def close(self) -> None:
        """Let the file go; it is complete at any time anyway."""
        self._store.close()
        self._usable = False


def _set_aside(path: Path, data: bytes) -> None:
    with path.with_name(path.name + ".damaged").open("ab") as damaged:
        damaged.write(data + b"\n")
        damaged.flush()
        os.fsync(damaged.fileno())
