"""Counts undos past a draw: what was drawn is known then, and what follows is drawn anew."""

from __future__ import annotations

from collections.abc import Iterable

from ..journal.entries import JournalEntry
from ..journal.notation import CHANCE, UNDO
from ..journal.tree import Tree


def undos_past_draws(entries: Iterable[JournalEntry]) -> int:
    """How many times people went back behind a draw of chance; steps back without play between them are one."""
    tree, draws, count = Tree(), set[int](), 0
    left: int | None = None
    for entry in entries:
        if entry.seat == UNDO:
            left = tree.position if left is None else left
        elif left is not None:
            count += _crosses(tree, draws, left)
            left = None
        tree.add(entry)
        if entry.seat == CHANCE:
            draws.add(entry.number)
    return count + (left is not None and _crosses(tree, draws, left))


def _crosses(tree: Tree, draws: set[int], left: int) -> bool:
    """Whether the way from an entry that was left to the present one goes back over a draw."""
    old, present = left, tree.position
    while old != present:
        if old > present:
            if old in draws:
                return True
            old = tree.parent(old)
        else:
            present = tree.parent(present)
    return False
