"""The tree of a campaign's entries: which of them led to a state, and snapshots to get back to one quickly."""

from __future__ import annotations

from ..journal.notation import CHANCE, START, UNDO, Entry
from ..kernel.play import play
from ..kernel.table import Table

EVERY = 50
"""A snapshot is kept each time this many entries have been played."""


class History:
    """Entries by number, each with the one before it in the line of play; undo starts a new line, none is lost."""

    def __init__(self) -> None:
        self.position = 0
        """The entry whose state is the present one; never an undo."""
        self._entries: dict[int, Entry] = {}
        self._parents: dict[int, int] = {}
        self._resting: dict[int, int] = {}
        """For each entry the position after it."""
        self._snapshots: dict[int, Table] = {}

    def add(self, entry: Entry, table: Table) -> None:
        """Note an entry and the table that it led to."""
        if entry.seat == UNDO:
            self.position = self._resting[entry.target]
        else:
            self._entries[entry.number] = entry
            self._parents[entry.number] = self.position
            self.position = entry.number
            if entry.seat == START or entry.number % EVERY == 0:
                self._snapshots[entry.number] = table.clone()
        self._resting[entry.number] = self.position

    def line(self) -> list[Entry]:
        """The entries that led to the present state, the first one first."""
        entries: list[Entry] = []
        number = self.position
        while number:
            entries.append(self._entries[number])
            number = self._parents[number]
        return entries[::-1]

    def before_last_decision(self) -> int | None:
        """The entry whose state stood before the last choice of a person, or nothing if there was none."""
        number = self.position
        while number:
            if self._entries[number].seat != CHANCE:
                return self._parents[number]
            number = self._parents[number]
        return None

    def table_after(self, number: int) -> Table:
        """The table as an entry left it, from the nearest snapshot."""
        again, snapshot = self.way_back(number)
        table = self._snapshots[snapshot].clone()
        for entry in again:
            play(table, entry.choice)
        return table

    def way_back(self, number: int) -> tuple[list[Entry], int]:
        """The entries to be played again to get to an entry, and the snapshot to play them from."""
        number = self._resting[number]
        again: list[Entry] = []
        while number not in self._snapshots:
            again.append(self._entries[number])
            number = self._parents[number]
        return again[::-1], number

    def __contains__(self, number: int) -> bool:
        return number in self._resting
