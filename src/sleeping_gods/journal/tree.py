"""The tree of a campaign's entries: which of them led to which; undo starts a new line, and none is lost."""

from __future__ import annotations

from array import array
from collections.abc import Iterable

from .entries import Entries, Entry
from .notation import UNDO


class Tree:
    """For each entry the one before it in the line of play."""

    __slots__ = ("_parents", "_resting", "position")

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.position = 0
        """The entry whose state is the present one; never an undo."""
        self._parents = array("I")
        self._resting = array("I")
        """For each entry the position after it."""
        for entry in entries:
            self.add(entry)

    def add(self, entry: Entry) -> None:
        """Note the next entry."""
        self._parents.append(self.position)
        self.position = self._resting[entry.target] if entry.seat == UNDO else entry.number
        self._resting.append(self.position)

    def resting(self, number: int) -> int:
        """The entry whose state stood after an entry: itself, or what an undo went back to."""
        return self._resting[number]

    def parent(self, number: int) -> int:
        """The entry whose state stood before an entry."""
        return self._parents[number]

    def line(self) -> list[int]:
        """The numbers of the entries that led to the present state, the first one first."""
        numbers: list[int] = []
        number = self.position
        while number:
            numbers.append(number)
            number = self._parents[number]
        return numbers[::-1]

    def __len__(self) -> int:
        return len(self._parents)


def line_of_play(entries: Entries) -> list[Entry]:
    """The entries that led to the last state: what was undone is left out."""
    return [entries[number] for number in Tree(entries).line()]
