"""Entries in little room behave as a list of entries."""

from __future__ import annotations

import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sleeping_gods.journal.entries import Entries, JournalEntry

WORDS = st.text(st.characters(codec="utf-8", exclude_categories=("C", "Z")), max_size=12)
CHOICES = st.lists(WORDS, max_size=4).map(" ".join)
HASHES = st.text("0123456789abcdef", min_size=16, max_size=16)
MADE = st.lists(st.tuples(st.sampled_from(["p1", "chance", "table", "undo"]), CHOICES, HASHES, st.integers(0, 9999)))


@pytest.mark.slow
@given(made=MADE)
def test_what_is_put_in_comes_out(made: list[tuple[str, str, str, int]]) -> None:
    """By number, by slice, in order, with the line each was read from."""
    listed = [JournalEntry(number, *values) for number, values in enumerate(made)]
    kept = Entries(listed)

    assert kept == listed
    assert [entry.line for entry in kept] == [entry.line for entry in listed]
    assert (kept[1:], kept[:-1], kept[::2]) == (listed[1:], listed[:-1], listed[::2])
    assert [kept[-1 - at] for at in range(len(kept))] == listed[::-1]
    assert kept != [*listed, JournalEntry(len(listed), "p1", "", "0" * 16)]


def test_numbers_have_no_gaps() -> None:
    """An entry that is not the next is a mistake of ours."""
    kept = Entries([JournalEntry(0, "start", "", "0" * 16)])

    with pytest.raises(ValueError, match="expected entry 1, got entry 2"):
        kept.append(JournalEntry(2, "p1", "keep", "0" * 16))
    with pytest.raises(IndexError, match="expected an entry from 0 to 0, got 1"):
        kept[1]


def test_a_thousand_take_little_room() -> None:
    """Under a hundred bytes each, whatever else a campaign needs."""
    kept = Entries(JournalEntry(number, "p1", "attack flying-eye with laurent", "0" * 16) for number in range(1000))
    parts = [getattr(kept, name) for name in Entries.__slots__]

    assert sum(sys.getsizeof(part) for part in parts) < 100_000


def test_an_undo_names_where_it_goes_back_to() -> None:
    """By its place among the others, the first and the last too; another entry goes nowhere, whatever follows."""
    undone = [("undo", "12"), ("p1", "undo 3"), ("undo", "0"), ("table", "undo"), ("undo", "345")]
    kept = Entries(JournalEntry(number, *words, f"{number:016x}", number) for number, words in enumerate(undone))

    assert [kept.target_of(number) for number in range(len(kept))] == [12, None, 0, None, 345]
    assert [entry.target for entry in kept if entry.seat == "undo"] == [12, 0, 345]


def test_entries_come_out_by_number_by_slice_and_in_order() -> None:
    """As from a list, with the state and the line of each; equal to the same entries, and to nothing else."""
    listed = [JournalEntry(number, f"p{number}", f"take {number}", f"{number:016x}", number * 7) for number in range(5)]
    kept = Entries(listed[:2])
    kept.extend(listed[2:])

    assert (len(kept), [*kept], kept[1:4], kept[-1], kept[0]) == (5, listed, listed[1:4], listed[4], listed[0])
    assert [entry.line for entry in kept] == [0, 7, 14, 21, 28]
    assert kept == listed
    assert kept == Entries(listed)
    assert kept != Entries(listed[:4])
    assert kept != tuple(listed)
    for outside in (5, -6):
        with pytest.raises(IndexError, match="expected an entry from 0 to 4"):
            kept[outside]
