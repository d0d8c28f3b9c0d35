"""The line of play through entries, some of which go back: position, depth, parents; noted singly or all at once."""

from __future__ import annotations

from sleeping_gods.journal.entries import Entries, JournalEntry
from sleeping_gods.journal.notation import START, UNDO
from sleeping_gods.journal.tree import Tree, line_of_play

PLAY = [(START, ""), ("p1", "a"), ("p1", "b"), (UNDO, "1"), ("p2", "c"), (UNDO, "3"), (UNDO, "0"), ("p1", "d")]
ENTRIES = Entries(JournalEntry(number, *words, f"{number:016x}") for number, words in enumerate(PLAY))
DEPTHS = [0, 1, 2, 1, 2, 1, 0, 1]
RESTING = [0, 1, 2, 1, 4, 1, 0, 7]
PARENTS = [0, 0, 1, 2, 1, 4, 1, 0]


def test_every_entry_has_its_place() -> None:
    """How many led to it, what stood before it, and what stands after it."""
    one_by_one, at_once = Tree(ENTRIES), Tree(())
    at_once.grow(ENTRIES, 5)
    assert (len(at_once), at_once.position) == (5, 4)
    at_once.grow(ENTRIES, len(ENTRIES))
    numbers = range(len(ENTRIES))

    for tree in (one_by_one, at_once):
        assert [tree.depth(number) for number in numbers] == DEPTHS
        assert [tree.resting(number) for number in numbers] == RESTING
        assert [tree.parent(number) for number in numbers] == PARENTS
        assert (tree.position, len(tree)) == (7, 8)
        assert [tree.line(number) for number in numbers] == [[], [1], [1, 2], [1], [1, 4], [1], [], [7]]
        assert tree.line() == [7]
    assert line_of_play(ENTRIES) == [ENTRIES[7]]
