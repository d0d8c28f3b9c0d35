"""The tree of a campaign's entries: which of them led to which; undo starts a new line, and none is lost."""

from __future__ import annotations

from array import array
from collections.abc import Iterable

from .entries import Entries, JournalEntry
from .notation import UNDO


class Tree:
    """For each entry the one before it in the line of play."""

    __slots__ = ("_depths", "_parents", "_resting", "position")

    def __init__(self, entries: Iterable[JournalEntry] = ()) -> None:
        self.position = 0
        """The entry whose state is the present one; never an undo."""
        self._parents = array("I")
        self._resting = array("I")
        """For each entry the position after it."""
        self._depths = array("I")
        """For each entry how many led to the state after it."""
        for entry in entries:
            self.add(entry)

    def add(self, entry: JournalEntry) -> None:
        """Note the next entry."""
        before = self.position
        self._parents.append(before)
        if entry.seat == UNDO:
            self.position = self._resting[entry.target]
            depth = self._depths[self.position]
        else:
            self.position = entry.number
            depth = self._depths[before] + 1 if entry.number else 0
        self._resting.append(self.position)
        self._depths.append(depth)

    def grow(self, entries: Entries, count: int) -> None:
        """Note the next entries until there are so many, without looking at more of them than is needed."""
        if count and not self._parents:
            self.add(entries[0])
        while len(self._parents) < count:
            first, before = len(self._parents), self.position
            end = min(entries.next_undo(first), count)
            if end == first:
                self.add(entries[first])
                continue
            depth = self._depths[before] + 1
            self._parents.append(before)
            self._parents.extend(range(first, end - 1))
            self._resting.extend(range(first, end))
            self._depths.extend(range(depth, depth + end - first))
            self.position = end - 1

    def resting(self, number: int) -> int:
        """The entry whose state stood after an entry: itself, or what an undo went back to."""
        return self._resting[number]

    def parent(self, number: int) -> int:
        """The entry whose state stood before an entry."""
        return self._parents[number]

    def depth(self, number: int) -> int:
        """How many entries led to the state after an entry, its own among them and the set-up's not."""
        return self._depths[number]

    def line(self, to: int | None = None) -> list[int]:
        """The numbers of the entries that led to the present state, or to that after an entry, the first one first."""
        numbers: list[int] = []
        number = self.position if to is None else self._resting[to]
        while number:
            numbers.append(number)
            number = self._parents[number]
        return numbers[::-1]

    def __len__(self) -> int:
        return len(self._parents)


def line_of_play(entries: Entries) -> list[JournalEntry]:
    """The entries that led to the last state: what was undone is left out."""
    return [entries[number] for number in Tree(entries).line()]
