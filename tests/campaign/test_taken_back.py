"""Undos past a draw are counted, and only these."""

from __future__ import annotations

import pytest

from sleeping_gods.campaign.undo_count import undos_past_draws
from sleeping_gods.journal.entries import JournalEntry


def entries(*lines: str) -> list[JournalEntry]:
    """Entries in short: who, and for an undo where to; the first is the start."""
    words = [line.split() for line in ("start", *lines)]
    return [JournalEntry(number, word[0], word[-1], "0" * 16) for number, word in enumerate(words)]


@pytest.mark.parametrize(
    ("lines", "count"),
    [
        (("p1", "p1"), 0),
        (("p1", "p1", "undo 1"), 0),
        (("p1", "chance", "undo 0"), 1),
        (("p1", "chance", "p1", "undo 2"), 0),
        (("p1", "chance", "p1", "undo 2", "undo 0"), 1),
        (("p1", "chance", "undo 0", "p1", "chance", "undo 0"), 2),
        (("p1", "chance", "p1", "chance", "undo 2", "undo 0", "p1"), 1),
        (("p1", "chance", "undo 0", "undo 2"), 0),
        (("p1", "chance", "undo 0", "undo 2", "undo 0", "p1"), 1),
        (("p1", "undo 0", "p1", "chance", "p2", "undo 1"), 1),
        (("table", "chance", "undo 1", "chance", "undo 1"), 2),
        (("p1", "undo 0", "p1", "chance", "undo 1", "p1", "undo 4"), 1),
        (("p1", "chance", "undo 1", "p1", "chance", "undo 2", "p1", "undo 5"), 3),
    ],
)
def test_taking_back_past_a_draw_is_counted(lines: tuple[str, ...], count: int) -> None:
    """Steps back without play between them are one; going back and forth again is none."""
    assert undos_past_draws(entries(*lines)) == count
