"""The entries that led to the present state of a campaign, with snapshots to return to an earlier one quickly."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from ..journal.entries import Entries, JournalEntry
from ..journal.notation import CHANCE, TABLE, UNDO
from ..journal.tree import Tree
from ..kernel.choices import parse
from ..kernel.plain import Json
from ..kernel.play import audience, play
from ..kernel.state import canonical
from ..kernel.table import Table
from .audience import Played
from .errors import UnknownEntry
from .notes import Note

EVERY = 50
"""A snapshot is kept each time this many entries have been played."""
COMPRESSION = 6
"""How hard states are compressed, from 1 to 9."""


class LastEntries(NamedTuple):
    """Entries, and the table before the first of them."""

    before: Table
    entries: list[JournalEntry]


class ReplayedEntries(NamedTuple):
    """Entries with all that happened because of each, and the table before the first of them."""

    before: Table
    played: list[Played]


class StepBack(NamedTuple):
    """An entry, and the table that it was chosen on."""

    entry: JournalEntry
    table: Table


class WayBack(NamedTuple):
    """Entries to be played again, and the entry whose snapshot they are played from."""

    entries: list[JournalEntry]
    snapshot: int


class PackedState(NamedTuple):
    """The canonical bytes of a state: compressed, and where they lie once they are unpacked."""

    packed: bytes
    place: slice


class History:
    """The entries of a campaign as a tree, the table it began with, and packed states along the way.

    States are kept as compressed canonical bytes, a hundredth of a table each; one is unpacked to go back.
    """

    def __init__(self, entries: Entries, start: Callable[[], Table], load: Callable[[Json], Table]) -> None:
        self._entries = entries
        self._start = start
        self._load = load
        self.notes: dict[int, tuple[Note, ...]] = {}
        """What entries brought that no table keeps."""
        self._tree = Tree()
        self._snapshots: dict[int, PackedState] = {}
        """The states after some entries."""

    @property
    def position(self) -> int:
        """The entry whose state is the present one; never an undo."""
        return self._tree.position

    def add(self, entry: JournalEntry, state: bytes | None = None, notes: tuple[Note, ...] = ()) -> None:
        """Take up the next entry, its state where it is known and worth keeping, and what it brought."""
        self._tree.add(entry)
        if state is not None and is_kept(entry):
            self.keep(entry.number, state)
        if notes:
            self.notes[entry.number] = notes

    def add_all(self, count: int) -> None:
        """Take up entries until there are so many, without their states and what they brought."""
        self._tree.grow(self._entries, count)

    def mend(self, number: int, notes: tuple[Note, ...]) -> bool:
        """Note what an entry has turned out to have brought; returns whether something else was noted before."""
        if self.notes.get(number, ()) == notes:
            return False
        self.notes.pop(number, None)
        if notes:
            self.notes[number] = notes
        return True

    def keep(self, number: int, state: bytes) -> None:
        """Keep the canonical bytes of the state after an entry."""
        self._snapshots[number] = PackedState(zlib.compress(state, COMPRESSION), slice(len(state)))

    def keep_packed(self, packed: bytes, places: Mapping[int, slice]) -> None:
        """Keep the states after some entries, that were compressed together; each lies at its place among them."""
        for number, place in places.items():
            self._snapshots[self._tree.resting(number)] = PackedState(packed, place)

    def latest(self, count: int) -> dict[int, bytes]:
        """The last few states that were kept on the way to the present one, the latest first.

        Only those that are kept each so many entries: others, at which a campaign was closed, may lie close together.
        """
        numbers = [number for number in self._tree.line() if number % EVERY == 0 and number in self._snapshots][-count:]
        return {number: self._state_at(number) for number in reversed(numbers)}

    def entry(self, number: int) -> JournalEntry:
        """An entry by its number."""
        return self._entries[number]

    def line(self) -> list[JournalEntry]:
        """The entries that led to the present state, the first one first."""
        return [self._entries[number] for number in self._tree.line()]

    def numbers(self, to: int | None = None) -> list[int]:
        """The numbers of these entries, or of those that led to the state after another entry."""
        return self._tree.line(to)

    def latest_entries(self, count: int, to: int | None = None) -> list[JournalEntry]:
        """The last so many entries that led to the present state, or to that after another, the first one first."""
        latest: list[JournalEntry] = []
        number = self.position if to is None else self._tree.resting(to)
        while number and len(latest) < count:
            latest.append(self._entries[number])
            number = self._tree.parent(number)
        return latest[::-1]

    def replay_last(self, count: int, to: int | None = None) -> ReplayedEntries:
        """The last so many entries, played again.

        They are those that led to the present state, or to that after another entry.
        """
        before, entries = self.last_entries(count, to)
        table = before.clone()
        return ReplayedEntries(before, [play_again(table, entry) for entry in entries])

    def last_entries(self, count: int, to: int | None = None) -> LastEntries:
        """The last so many entries, which are not played again.

        They are those that led to the present state, or to that after another entry.
        """
        entries = self.latest_entries(count, to)
        last = self.position if to is None else to
        before = self.table_after(self._tree.parent(entries[0].number) if entries else last)
        return LastEntries(before, entries)

    def decided_at(self, number: int) -> JournalEntry | None:
        """The choice of a person that an entry of the present line belongs to; None if it is none of these."""
        at, line = number, self._tree.line()
        if number not in line:
            return None
        while at:
            entry = self._entries[at]
            if entry.seat != CHANCE:
                return entry
            at = self._tree.parent(at)
        return None

    def before(self, number: int) -> int:
        """The entry whose state stood before an entry."""
        return self._tree.parent(number)

    def resting(self, number: int) -> int:
        """The entry whose state stood after an entry: itself, or what an undo went back to."""
        return self._tree.resting(number)

    def goes_back(self, number: int) -> bool:
        """Whether an entry that is an undo goes back on the line of play that led to it, and not forward or aside."""
        target, at = self._tree.resting(number), self._tree.parent(number)
        while self._tree.depth(at) > self._tree.depth(target):
            at = self._tree.parent(at)
        return at == target

    def depth(self, number: int) -> int:
        """How many entries led to the state after an entry."""
        return self._tree.depth(number)

    def steps_back(self) -> Iterator[StepBack]:
        """The entries that led to the present state, the last one first."""
        number = self.position
        while number:
            before = self._tree.parent(number)
            entries, start = self.way_back(before)
            table, steps = self._table_at(start), []
            for entry in entries:
                steps.append(StepBack(entry, table.clone()))
                play(table, entry.choice)
            yield StepBack(self._entries[number], table)
            yield from reversed(steps)
            number = start

    def line_after(self, since: int) -> list[JournalEntry]:
        """The entries of the line of play that came after one of them, the first one first."""
        numbers = self._tree.line()
        start = self._tree.resting(since) if since in self else -1
        if start and start not in numbers:
            raise UnknownEntry(f"expected an entry of the line of play, got {since}")
        return [self._entries[number] for number in numbers if number > start]

    def before_last_decision(self, since: int | None = None) -> int | None:
        """The entry whose state stood before the last choice of a person, or None if there was none.

        It is looked for on the way to the present state, or to that after another entry.
        """
        number = self.position if since is None else self._tree.resting(since)
        while number:
            if self._entries[number].seat != CHANCE:
                return self._tree.parent(number)
            number = self._tree.parent(number)
        return None

    def table_after(self, number: int) -> Table:
        """The table after an entry, replayed from the nearest snapshot; snapshots missing on the way are added.

        A campaign that was opened in its midst has few: whoever goes back in it does not go the whole way twice.
        """
        entries, snapshot = self.way_back(number)
        table = self._table_at(snapshot)
        for entry in entries:
            play(table, entry.choice)
            if is_kept(entry):
                self.keep(entry.number, canonical(table))
        return table

    def _table_at(self, snapshot: int) -> Table:
        """The table of a snapshot, or the one that the campaign began with."""
        return self._load(json.loads(self._state_at(snapshot))) if snapshot else self._start().clone()

    def _state_at(self, snapshot: int) -> bytes:
        """The canonical bytes of a state that is kept."""
        packed, place = self._snapshots[snapshot]
        return zlib.decompress(packed)[place]

    def way_back(self, number: int) -> WayBack:
        """What must be played again to get to an entry."""
        number = self._tree.resting(number)
        entries: list[JournalEntry] = []
        while number and number not in self._snapshots:
            entries.append(self._entries[number])
            number = self._tree.parent(number)
        return WayBack(entries[::-1], number)

    def __contains__(self, number: int) -> bool:
        return 0 <= number < len(self._tree)

    def __len__(self) -> int:
        return len(self._tree)


def play_again(table: Table, entry: JournalEntry) -> Played:
    """Let a table follow an entry that was played before; what happened because of it."""
    choice = parse(entry.choice)
    secret = None if entry.seat == TABLE else audience(table, choice)
    play(table, choice)
    return Played(entry, tuple(table.log_events), tuple(table.private_events), secret)


def is_kept(entry: JournalEntry) -> bool:
    """Whether the state after an entry is kept."""
    return entry.number % EVERY == 0 and entry.seat != UNDO
