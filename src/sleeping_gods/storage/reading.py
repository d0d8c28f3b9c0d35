"""Reads the bytes of a campaign from its rows: verified, from an entry on, or unverified."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from ..journal.errors import JournalError
from ..journal.notation import is_comment
from ..journal.reading import parse
from .checksums import FIRST, row_sum
from .database import Database
from .errors import DamagedCampaign, NoSuchCampaign, StorageFailed

_NUMBER = re.compile(rb"[0-9]+")


def read_verified(database: Database, campaign: str) -> bytes:
    """The campaign file after checking every row; DamagedCampaign names the first bad entry."""
    try:
        with database.reading():
            ends = database.rows("SELECT entries, size, chain, head FROM campaign WHERE id = ?", campaign)
            rows = _stretches(database, campaign, beyond=0)
    except StorageFailed as error:
        if not error.damaged:  # a lost connection is no fault of the campaign's
            raise
        raise DamagedCampaign(campaign, f"expected rows that can be read, got {error}") from error
    if not ends:
        raise NoSuchCampaign(campaign)
    entries, size, chain, head = ends[0]
    data = b"".join(_verified_bodies(campaign, rows, entries, head))
    if len(data) != size or _last_sum(data) != chain:
        raise DamagedCampaign(campaign, f"expected {size} bytes that end in ~{chain}, got {len(data)}", entries)
    return data


def _last_sum(data: bytes) -> str:
    """The chain sum at the end of the last entry, before any remarks."""
    at = len(data)
    while at > 0:
        start = data.rfind(b"\n", 0, at - 1) + 1
        line = data[start:at].decode(errors="replace").rstrip("\n")
        if not is_comment(line):
            return line.rpartition("~")[2]
        at = start
    return ""


class StoredStretch(NamedTuple):
    """A row of a campaign's entries; a damaged database may hold anything in it."""

    first: Any
    until: Any
    command: Any
    body: Any
    sum: Any

    def is_sound(self, position: int, sum_before: bytes) -> bool:
        """Whether it is as it was written, after a row that ends at a position."""
        return (
            isinstance(self.first, int)
            and isinstance(self.until, int)
            and isinstance(self.command, str)
            and isinstance(self.body, bytes)
            and self.first == position < self.until
            and row_sum(sum_before, self.first, self.until, self.command, self.body) == self.sum
        )


def _stretches(database: Database, campaign: str, *, beyond: int) -> list[StoredStretch]:
    """The rows of a campaign that end beyond an entry, in their order."""
    statement = (
        "SELECT first, until, command, body, sum FROM stretch WHERE campaign = ? AND until > ? ORDER BY campaign, first"
    )
    return [StoredStretch(*row) for row in database.rows(statement, campaign, beyond)]


def _check_exists(database: Database, campaign: str) -> None:
    """NoSuchCampaign if there is no campaign with this id."""
    if not database.rows("SELECT 1 FROM campaign WHERE id = ?", campaign):
        raise NoSuchCampaign(campaign)


def _verified_bodies(campaign: str, rows: list[StoredStretch], entries: object, head: object) -> list[bytes]:
    """The contents of the rows, whose checksums must all match."""
    sum_before, position = FIRST, 0
    for row in rows:
        if not row.is_sound(position, sum_before):
            raise DamagedCampaign(campaign, "expected a row as it was written, got another", position)
        sum_before, position = row.sum, row.until
    if (position, sum_before) != (entries, head):
        raise DamagedCampaign(campaign, f"expected {entries} entries, got {position}", position)
    return [row.body for row in rows]


def read_raw(database: Database, campaign: str) -> bytes:
    """The unverified bytes of the rows, for downloading a damaged campaign."""
    with database.reading():
        _check_exists(database, campaign)
        rows = _stretches(database, campaign, beyond=-1)
    return b"".join(row.body for row in rows if isinstance(row.body, bytes))


def lines_from(database: Database, campaign: str, position: int) -> bytes:
    """The lines from an entry on, with the remarks after it."""
    with database.reading():
        _check_exists(database, campaign)
        rows = _stretches(database, campaign, beyond=position)
    data = b"".join(row.body for row in rows)
    if rows and rows[0].first == 0:  # the header of the file comes before its first entry
        data = data.partition(b"\n\n")[2]
    lines = data.splitlines(keepends=True)
    for at, line in enumerate(lines):
        number = _NUMBER.match(line)
        if number and int(number[0]) >= position:
            return b"".join(lines[at:])
    return b""


def good_part(data: bytes) -> bytes:
    """The longest valid beginning of a damaged campaign file; empty if there is none."""
    lines = data.split(b"\n")
    while True:
        try:
            reading = parse(b"\n".join(lines) + b"\n")
        except JournalError as error:
            line = getattr(error, "line", 0)
            if not 1 < line <= len(lines):
                return b""
            del lines[line - 1 :]
        else:
            return (b"\n".join(lines) + b"\n")[: reading.length]
