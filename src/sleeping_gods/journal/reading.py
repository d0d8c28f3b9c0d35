"""Reads campaign files: every line is checked, and an end that a crash left unfinished is told apart from damage."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from ..kernel.game import Setup
from . import limits
from .entries import Entries
from .errors import BrokenJournal
from .notation import Journal, check_title, is_comment, link, parse_entry, parse_header
from .usual_lines import add_usual

_LINE_OF_A_PERSON = re.compile(rb"[0-9]+ (?:p[1-9]|table|undo) [^\0]* #[0-9a-f]{16} ~[0-9a-f]{8}")
"""A whole line that is not a draw of chance."""
SHOWN_BYTES = 60
"""How much of a line that cannot be read is quoted."""
SHOWN_BYTES_OF_LONG = 40
"""How much of a line is quoted that is too long."""


@dataclass(frozen=True, slots=True)
class Tail:
    """An unfinished end of a file, as a crash in the middle of writing leaves it."""

    line: int
    data: bytes


@dataclass(slots=True)
class Reading:
    """What a campaign file holds: its complete part, the chain sum to go on from, and its unfinished end."""

    journal: Journal
    chain: str
    length: int
    """Bytes of the complete part."""
    lines: int
    """Lines of the complete part."""
    tail: Tail | None = None


class _Header(NamedTuple):
    """The lines above the entries."""

    setup: Setup
    engine: str
    form: int
    chain: str
    lines: int
    """Lines of the header, the empty line under it included."""


class _Body(NamedTuple):
    """The entries of a file."""

    entries: Entries
    chain: str
    lines: int
    """Complete lines of the file, header included; the rest is the torn end of the last append."""


def read(path: Path) -> Reading:
    """The journal in a file, whose every line is checked; the file is not changed."""
    with path.open("rb") as file:
        return parse(file.read(limits.MAX_BYTES + 1))


def parse(data: bytes) -> Reading:
    """The journal in the bytes of a campaign, whose every line is checked; what a crash left unfinished is its tail."""
    if len(data) > limits.MAX_BYTES or data.count(b"\n") > limits.MAX_LINES:
        raise too_long(1, 0)
    complete, newline, unfinished = data.rpartition(b"\n")
    raw_lines = complete.split(b"\n")
    header = _read_header(raw_lines)
    body = _read_entries(raw_lines, header.lines, header.chain)
    if not body.entries:
        raise BrokenJournal(len(raw_lines) + 1, number=0, expected="entry 0, the set-up's own", got="the end")
    length = len(complete) + len(newline)
    tail = Tail(len(raw_lines) + 1, unfinished) if unfinished else None
    if body.lines < len(raw_lines):
        length = sum(len(raw_line) + 1 for raw_line in raw_lines[: body.lines])
        tail = Tail(body.lines + 1, data[length:])
    journal = Journal(header.setup, header.engine, body.entries, header.form)
    return Reading(journal, body.chain, length, data.count(b"\n", 0, length), tail)


def too_long(line: int, number: int) -> BrokenJournal:
    """The error for a campaign that is longer than any may be."""
    expected = f"at most {limits.MAX_BYTES} bytes in {limits.MAX_LINES} lines"
    return BrokenJournal(line, number=number, expected=expected, got="more")


def _read_header(raw_lines: Sequence[bytes]) -> _Header:
    """The header of a campaign file, up to the empty line that ends it."""
    end = raw_lines.index(b"") if b"" in raw_lines else len(raw_lines)
    lines = [decoded(raw_line, line, 0) for line, raw_line in enumerate(raw_lines[:end], start=1)]
    form = check_title(lines[0] if lines else "")
    if end == len(raw_lines):
        raise BrokenJournal(end + 1, number=0, expected="an empty line under the header", got="the end")
    setup, engine = parse_header(lines)
    return _Header(setup, engine, form, link("", "\n".join(lines)), end + 1)


def _read_entries(raw_lines: list[bytes], first: int, chain: str) -> _Body:
    """The entries from a line on, counted from 0; lines that a crash has torn are left out."""
    entries = Entries()
    at = first
    while at < len(raw_lines):
        at, chain = add_usual(entries, raw_lines, at, chain, limits.MAX_LINE_BYTES)
        if at == len(raw_lines):
            break
        try:
            text = decoded(raw_lines[at], at + 1, len(entries))
            if not is_comment(text):
                entry, chain = parse_entry(text, chain, number=len(entries), line=at + 1)
                entries.append(entry)
        except BrokenJournal:
            if not _is_torn(raw_lines[at:]):
                raise
            break
        at += 1
    return _Body(entries, chain, at)


def decoded(raw_line: bytes, line: int, number: int) -> str:
    """A line as text; BrokenJournal if it is too long or no UTF-8."""
    if len(raw_line) > limits.MAX_LINE_BYTES:
        expected = f"at most {limits.MAX_LINE_BYTES} bytes in a line"
        raise BrokenJournal(
            line, number=number, expected=expected, got=f"{len(raw_line)}: {raw_line[:SHOWN_BYTES_OF_LONG]!r}"
        )
    try:
        return raw_line.decode()
    except UnicodeDecodeError as error:
        raise BrokenJournal(line, number=number, expected="UTF-8 text", got=repr(raw_line[:SHOWN_BYTES])) from error


def _is_torn(rest: Sequence[bytes]) -> bool:
    """Whether lines can be the torn end of the last append, that nobody was told of.

    When the power goes, the disk may have kept later sectors of an append without earlier ones, which read as zeros.
    An append holds one choice and the draws after it: a whole line of a person further on belongs to another, and then
    something else has damaged the file.
    """
    has_zeros = any(b"\0" in raw_line for raw_line in rest)
    return has_zeros and not any(_LINE_OF_A_PERSON.fullmatch(raw_line) for raw_line in rest[1:])
