"""The text of a campaign file."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sleeping_gods.journal.entries import JournalEntry
from sleeping_gods.journal.errors import BrokenJournal, NewerJournal
from sleeping_gods.journal.notation import (
    Journal,
    check_title,
    format_entry,
    format_header,
    is_comment,
    link,
    parse_entry,
    parse_header,
)
from sleeping_gods.kernel.game import Setup

WORDS = st.text(st.characters(codec="utf-8", exclude_categories=("C", "Z")), min_size=1, max_size=12)
HASHES = st.text("0123456789abcdef", min_size=16, max_size=16)


@pytest.mark.slow
@given(choice=st.lists(WORDS, min_size=1, max_size=6), state=HASHES, number=st.integers(1, 10**6))
def test_an_entry_is_read_as_it_was_written(choice: list[str], state: str, number: int) -> None:
    """Formatting and parsing are inverse, whatever words a choice has, signs of the notation among them."""
    entry = JournalEntry(number, "p2", " ".join(choice), state)

    line, chain = format_entry(entry, "00000000")

    assert parse_entry(line, "00000000", number=number, line=7) == (entry, chain)


def test_a_line_reads_like_play() -> None:
    """Number, seat, choice, state hash, chain sum."""
    entry = JournalEntry(12, "p1", "attack flying-eye with laurent using club", "3f2a9c01d2e4b5a6")

    line, chain = format_entry(entry, "")

    assert line == f"12 p1 attack flying-eye with laurent using club #3f2a9c01d2e4b5a6 ~{chain}"


@pytest.mark.parametrize("choice", ["two\nlines", "a\ttab", "bell\x07", "double  space", " x"])
def test_a_choice_that_would_not_fit_on_a_line_is_not_written(choice: str) -> None:
    """Line ends, control signs and stray spaces never reach the file."""
    with pytest.raises(ValueError, match="not fit for a line"):
        format_entry(JournalEntry(1, "p1", choice, "0" * 16), "")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("nonsense", "expected entry 3, got 'nonsense'"),
        ("4 p1 drop #0000000000000000 ~00000000", "expected entry 3, got entry 4"),
        ("3 p1 drop #0000000000000000 ~00000000", "expected the sum ~"),
        ("3 p9 drop #00000000000000 ~00000000", "expected entry 3"),
        ("03 p1 drop #0000000000000000 ~00000000", "expected entry 3"),
    ],
)
def test_a_line_that_does_not_fit_is_named(text: str, message: str) -> None:
    """The error has the line, what was expected and what stands there."""
    with pytest.raises(BrokenJournal, match=message) as broken:
        parse_entry(text, "abcdabcd", number=3, line=12)

    assert (broken.value.line, broken.value.number) == (12, 3)


@pytest.mark.parametrize("choice", ["3", "4", "x", ""])
def test_undo_names_an_earlier_entry(choice: str) -> None:
    """One cannot go back to a later entry or to none."""
    line, _ = format_entry(JournalEntry(3, "undo", choice, "0" * 16), "")

    with pytest.raises(BrokenJournal, match="expected undo and an earlier entry"):
        parse_entry(line, "", number=3, line=1)


def test_the_header_tells_the_set_up() -> None:
    """Game, pack, engine, seats and options, one to a line."""
    setup = Setup("sea", "harbour", "1", "ab12", ("Ada", "Zoë: the second"), {"mode": "brutal", "date": "2026-11-15"})

    lines = format_header(setup, "0.1.0")

    assert lines == [
        "sleeping-gods campaign 3",
        "game: sea",
        "pack: harbour 1 ab12",
        "engine: 0.1.0",
        "seat: Ada",
        "seat: Zoë: the second",
        "option date: 2026-11-15",
        "option mode: brutal",
    ]
    assert parse_header(lines) == (setup, "0.1.0")


@pytest.mark.parametrize("name", ["", "two\nlines", " Ada", "Ada ", "\x1b[31mAda"])
def test_a_name_that_does_not_fit_on_a_line_is_refused(name: str) -> None:
    """Names are printable, not empty, without spaces around them."""
    with pytest.raises(ValueError, match="not fit"):
        format_header(Setup("sea", "harbour", "1", "ab12", (name,)), "0.1.0")


@pytest.mark.parametrize(
    "name", ["Ana\u00a0Lúcia", "👩\u200d🚀", "🏴\U000e0067\U000e007f", "\U0001fae8", "زهره", "Nguyễn"]
)
def test_names_may_hold_what_a_screen_can_show(name: str) -> None:
    """Spaces that do not break, joined pictures and those of next year's Unicode are letters like others."""
    setup = Setup("sea", "harbour", "1", "ab12", (name,))

    assert parse_header(format_header(setup, "0.1.0")) == (setup, "0.1.0")


@pytest.mark.parametrize("name", ["\x1b[2J", "a\x9b31mb", "a\u202eb", "a\u2028b", "a\rb"])
def test_a_foreign_header_with_what_a_terminal_obeys_is_refused(name: str) -> None:
    """The line is named and what stands there is written out, so that nothing of it reaches a screen."""
    lines = format_header(Setup("sea", "harbour", "1", "ab12", ("Ada",), {"date": "today"}), "0.1.0")
    for at, key in ((4, "seat"), (5, "option date"), (1, "game")):
        forged = [*lines[:at], f"{key}: {name}", *lines[at + 1 :]]

        with pytest.raises(BrokenJournal, match=f"line {at + 1}: expected printable characters") as broken:
            parse_header(forged)
        assert str(broken.value).isprintable()


@pytest.mark.parametrize("choice", ["undo " + "1" * 5000, "undo ٣", "undo 01", "undo -1", "undo"])
def test_an_undo_without_a_number_that_can_be_is_refused(choice: str) -> None:
    """However long the number is, and in whichever digits."""
    body = f"5 {choice} #{'0' * 16}"

    with pytest.raises(BrokenJournal, match="undo and an earlier entry"):
        parse_entry(f"{body} ~{link('', body)}", "", number=5, line=9)


def test_a_choice_with_what_a_terminal_obeys_is_refused() -> None:
    """Also if its sums are right."""
    body = f"5 table note \x1b[2J #{'0' * 16}"

    with pytest.raises(BrokenJournal, match="expected entry 5, got") as broken:
        parse_entry(f"{body} ~{link('', body)}", "", number=5, line=9)
    assert str(broken.value).isprintable()


def test_a_newer_format_is_refused_by_name() -> None:
    """A file of the future is neither read nor called broken."""
    with pytest.raises(NewerJournal, match="expected a campaign file of format 3 or older, got format 4"):
        check_title("sleeping-gods campaign 4")
    with pytest.raises(BrokenJournal, match="expected sleeping-gods campaign 3, got 'GIF89a'"):
        check_title("GIF89a")


def test_a_line_with_sums_is_no_comment() -> None:
    """A flipped bit that turns a number into a comment sign does not hide an entry."""
    line, _ = format_entry(JournalEntry(5, "p1", "drop", "0" * 16), "")

    assert is_comment("% we laughed a lot here")
    assert not is_comment("%" + line[1:])


@pytest.mark.parametrize(("number", "seat"), [(0, "p1"), (3, "start"), (0, "chance")])
def test_the_set_up_is_the_first_entry_and_no_other(number: int, seat: str) -> None:
    """Nothing is played before it, and nothing begins anew behind it."""
    line, _ = format_entry(JournalEntry(number, seat, "keep", "0" * 16), "")

    with pytest.raises(BrokenJournal, match="expected the set-up's entry first, got") as broken:
        parse_entry(line, "", number=number, line=8)
    assert (broken.value.line, broken.value.number) == (8, number)


HEADER = ["sleeping-gods campaign 3", "game: sea", "pack: harbour 1 ab12", "engine: 0.1.0", "seat: Ada"]
ONCE = "expected game, pack, engine, seat or option, once, got "
WHOLE = "expected game, pack with its version and digest, engine, and a seat, got "


@pytest.mark.parametrize(
    ("lines", "line", "message"),
    [
        ([*HEADER, "nonsense"], 6, "expected key: value, got 'nonsense'"),
        ([*HEADER, "game:sea"], 6, "expected key: value, got 'game:sea'"),
        ([*HEADER, "engine: 0.2.0"], 6, ONCE + "'engine'"),
        ([*HEADER, "colour: red"], 6, ONCE + "'colour'"),
        ([*HEADER, "option mode: a", "option mode: b"], 7, ONCE + "'option mode'"),
        (HEADER[:4], 4, WHOLE + "['engine', 'game', 'pack']"),
        ([*HEADER[:1], *HEADER[2:]], 4, WHOLE + "['engine', 'pack']"),
        ([*HEADER[:2], "pack: harbour 1", *HEADER[3:]], 5, WHOLE + "['engine', 'game', 'pack']"),
        ([*HEADER[:2], "pack: harbour 1 ab12 more", *HEADER[3:]], 5, WHOLE + "['engine', 'game', 'pack']"),
        ([], 1, "expected sleeping-gods campaign 3, got ''"),
        (["sleeping-gods campaign 0"], 1, "expected sleeping-gods campaign 3, got 'sleeping-gods campaign 0'"),
    ],
)
def test_a_header_in_which_something_is_amiss_is_named(lines: list[str], line: int, message: str) -> None:
    """What is no pair, unknown, told twice or missing, with its line."""
    assert parse_header(HEADER)[0].seats == ("Ada",)

    with pytest.raises(BrokenJournal) as broken:
        parse_header(lines)
    assert (broken.value.line, broken.value.number) == (line, 0)
    assert str(broken.value) == f"line {line}: {message}"


def test_a_journal_equals_the_same_journal_only() -> None:
    """The same set-up, engine, format and entries; nothing that is no journal."""
    setup, engine = parse_header(HEADER)
    entries = [JournalEntry(0, "start", "", "0" * 16), JournalEntry(1, "p1", "keep", "1" * 16)]
    journal = Journal(setup, engine, entries)

    assert journal == Journal(setup, engine, list(entries))
    for other in (
        Journal(setup, "0.2.0", entries),
        Journal(setup, engine, entries[:1]),
        Journal(setup, engine, entries, form=2),
        "a journal",
    ):
        assert journal != other
    assert repr(journal.entries) == f"Entries({entries!r})"
