"""A compact list of the entries of a campaign, so that hundreds of campaigns can be open at once."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, islice
from typing import overload

_UNDO = "undo"
STATE = 8
"""Bytes of a state's hash."""


@dataclass(frozen=True, slots=True)
class JournalEntry:
    """One line of play: its number, who chose, what, and the hash of the state that it led to."""

    number: int
    seat: str
    choice: str
    """The choice in notation; for ``undo`` the number of the entry whose state is taken up again."""
    state: str
    line: int = field(default=0, compare=False)
    """The line of the file that it was read from."""

    @property
    def target(self) -> int:
        """The entry that an undo goes back to."""
        return int(self.choice)


class Entries(Sequence[JournalEntry]):
    """Entries in their order, numbered from 0: kept as bytes, and made when one is asked for."""

    __slots__ = ("_ends", "_lines", "_states", "_texts", "_undos")

    def __init__(self, entries: Iterable[JournalEntry] = ()) -> None:
        self._texts = bytearray()
        self._ends = array("I")
        self._states = bytearray()
        self._lines = array("I")
        self._undos = array("I")
        """The numbers of the entries that are undos."""
        self.extend(entries)

    def append(self, entry: JournalEntry) -> None:
        """Add the next entry."""
        if entry.number != len(self._ends):
            raise ValueError(f"expected entry {len(self._ends)}, got entry {entry.number}")
        if entry.seat == _UNDO:
            self._undos.append(entry.number)
        self._texts += f"{entry.seat} {entry.choice}".encode()
        self._ends.append(len(self._texts))
        self._states += bytes.fromhex(entry.state)
        self._lines.append(entry.line)

    def extend_raw(self, texts: Sequence[bytes], states: bytes, line: int) -> None:
        """Add entries that are no undos: seats and choices, hashes, and the first of lines that follow one another."""
        self._ends.extend(islice(accumulate(map(len, texts), initial=len(self._texts)), 1, None))
        self._texts += b"".join(texts)
        self._states += states
        self._lines.extend(range(line, line + len(texts)))

    def extend(self, entries: Iterable[JournalEntry]) -> None:
        """Add entries in their order."""
        for entry in entries:
            self.append(entry)

    def target_of(self, number: int) -> int | None:
        """The entry that an undo goes back to; None if an entry is none."""
        at = bisect_left(self._undos, number)
        if at == len(self._undos) or self._undos[at] != number:
            return None
        return self._entry(number).target

    def next_undo(self, number: int) -> int:
        """The first undo from an entry on; how many entries there are if there is none."""
        at = bisect_left(self._undos, number)
        return self._undos[at] if at < len(self._undos) else len(self)

    def __len__(self) -> int:
        return len(self._ends)

    @overload
    def __getitem__(self, at: int) -> JournalEntry: ...

    @overload
    def __getitem__(self, at: slice) -> list[JournalEntry]: ...

    def __getitem__(self, at: int | slice) -> JournalEntry | list[JournalEntry]:
        if isinstance(at, slice):
            return [self._entry(number) for number in range(*at.indices(len(self)))]
        number = at + len(self) if at < 0 else at
        if not 0 <= number < len(self):
            raise IndexError(f"expected an entry from 0 to {len(self) - 1}, got {at}")
        return self._entry(number)

    def __iter__(self) -> Iterator[JournalEntry]:
        return map(self._entry, range(len(self)))

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, (Entries, list)) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # it grows

    def __repr__(self) -> str:
        return f"Entries({list(self)!r})"

    def _entry(self, number: int) -> JournalEntry:
        """One entry of the list."""
        start = self._ends[number - 1] if number else 0
        seat, _, choice = self._texts[start : self._ends[number]].decode().partition(" ")
        state = self._states[number * STATE : (number + 1) * STATE].hex()
        return JournalEntry(number, seat, choice, state, self._lines[number])
