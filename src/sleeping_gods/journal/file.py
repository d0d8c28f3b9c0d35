"""The campaign file: created whole or not at all, appended to line by line, each on disk before it counts."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from . import limits
from .entries import JournalEntry
from .errors import BrokenJournal, CannotSave
from .notation import Journal, format_entry, format_journal, is_comment, parse_entry
from .reading import SHOWN_BYTES, Reading, decoded, parse, too_long
from .store import FileStore, Store

MAX_BYTES_PER_LETTER = 4
"""Of UTF-8: lines are counted in letters as they are written, and in bytes as they are read."""


@dataclass(frozen=True, slots=True)
class Continuation:
    """Entries that follow the last one of a campaign, and the chain sum to go on from after them."""

    entries: list[JournalEntry]
    chain: str
    length: int
    """Bytes of their lines, remarks included."""
    lines: int


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
        """The sum of the last line."""
        self._length = reading.length
        """Bytes of the file."""
        self._lines = reading.lines
        """Lines of the file."""
        self._usable = True
        """Whether entries can be added: not after the disk has failed, nor once the file is closed."""

    @classmethod
    def create(cls, path: Path, journal: Journal) -> CampaignFile:
        """A new file with a journal, to be played on; never over an existing one."""
        data = format_journal(journal).encode()
        reading = parse(data)
        reading.journal = journal
        return cls(FileStore.create(path, data), reading, path)

    @classmethod
    def open(cls, path: Path) -> CampaignFile:
        """An existing file, to be played on; an unfinished end is set aside in ``NAME.damaged``."""
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
        """What a store holds, to be played on; an unfinished end is cut off, and kept in ``tail``."""
        reading = parse(store.read())
        if reading.tail:
            store.truncate(reading.length)
        return cls(store, reading)

    def append(self, entries: Iterable[JournalEntry]) -> None:
        """Write entries, all or none, and return when they are on disk; CannotSave leaves the file as it was."""
        data, continuation = self.lines(entries)
        try:
            self._store.append(data)
        except OSError as error:
            # After a failed flush nothing more is to be trusted to this store.
            self._usable = False
            with contextlib.suppress(OSError):
                self._store.truncate(self._length)
            raise CannotSave(f"{self._store.name}: {error.strerror}") from error
        self.add(continuation)

    def lines(self, entries: Iterable[JournalEntry]) -> tuple[bytes, Continuation]:
        """Entries as the lines that follow the last one, and what to add once these lie in the store."""
        if not self._usable:
            raise CannotSave(f"{self._store.name}: the disk failed before; open the campaign again")
        new_entries, lines, chain = list(entries), list[str](), self._chain
        for entry in new_entries:
            line, chain = format_entry(entry, chain)
            lines.append(line + "\n")
        data = "".join(lines).encode()
        self._check_room(lines, len(data))
        return data, Continuation(new_entries, chain, len(data), len(lines))

    def _check_room(self, lines: list[str], size: int) -> None:
        """CannotSave if the file would be too long with these lines, or if one of them is."""
        most_letters = limits.MAX_LINE_BYTES // MAX_BYTES_PER_LETTER
        is_full = self._length + size > limits.MAX_BYTES or self._lines + len(lines) > limits.MAX_LINES
        if is_full or max(map(len, lines), default=0) > most_letters:
            most = f"{limits.MAX_BYTES} bytes in {limits.MAX_LINES} lines, and {most_letters} letters a line"
            raise CannotSave(f"{self._store.name}: expected at most {most}")

    def read_on(self, data: bytes) -> Continuation:
        """Whole lines that another owner has added to the store, each checked; nothing changes by it."""
        first_number = len(self.journal.entries)
        *raw_lines, rest = data.split(b"\n")
        line_after = self._lines + len(raw_lines) + 1
        if rest:
            got = repr(rest[:SHOWN_BYTES])
            raise BrokenJournal(line_after, number=first_number, expected="whole lines", got=got)
        if self._length + len(data) > limits.MAX_BYTES or line_after > limits.MAX_LINES + 1:
            raise too_long(line_after, first_number)
        entries, chain = list[JournalEntry](), self._chain
        for line, raw_line in enumerate(raw_lines, start=self._lines + 1):
            number = first_number + len(entries)
            text = decoded(raw_line, line, number)
            if not is_comment(text):
                entry, chain = parse_entry(text, chain, number=number, line=line)
                entries.append(entry)
        return Continuation(entries, chain, len(data), len(raw_lines))

    def add(self, continuation: Continuation) -> None:
        """Go on after entries that lie in the store already; nothing is written."""
        self.journal.entries.extend(continuation.entries)
        self._chain = continuation.chain
        self._length += continuation.length
        self._lines += continuation.lines

    def close(self) -> None:
        """Let the file go; it is complete at any time anyway."""
        self._store.close()
        self._usable = False


def _set_aside(path: Path, data: bytes) -> None:
    """Keep bytes that are cut off a file in another file beside it."""
    with path.with_name(path.name + ".damaged").open("ab") as damaged:
        damaged.write(data + b"\n")
        damaged.flush()
        os.fsync(damaged.fileno())
