"""Reads the bytes of a campaign from its rows: verified, from an entry on, or unverified."""

from __future__ import annotations

import re
from typing import Any

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
            rows = _stretches(database, campaign, 0)
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


def _stretches(database: Database, campaign: str, position: int) -> list[tuple[Any, ...]]:
    statement = (
        "SELECT first, until, command, body, sum FROM stretch WHERE campaign = ? AND until > ? ORDER BY campaign, first"
    )
    return database.rows(statement, campaign, position)


def _verified_bodies(campaign: str, rows: list[tuple[Any, ...]], entries: object, head: object) -> list[bytes]:
    """The contents of the rows, whose checksums must all match."""
    before, position, bodies = FIRST, 0, []
    for first, until, command, body, row_hash in rows:
        sound = (
            isinstance(first, int)
            and isinstance(until, int)
            and isinstance(command, str)
            and isinstance(body, bytes)
            and first == position < until
            and row_sum(before, first, until, command, body) == row_hash
        )
        if not sound:
            raise DamagedCampaign(campaign, "expected a row as it was written, got another", position)
        before, position = row_hash, until
        bodies.append(body)
    if (position, before) != (entries, head):
        raise DamagedCampaign(campaign, f"expected {entries} entries, got {position}", position)
    return bodies


def read_raw(database: Database, campaign: str) -> bytes:
    """The unverified bytes of the rows, for downloading a damaged campaign."""
    with database.reading():
        if not database.rows("SELECT 1 FROM campaign WHERE id = ?", campaign):
            raise NoSuchCampaign(campaign)
        return b"".join(bytes(row[3]) for row in _stretches(database, campaign, -1) if isinstance(row[3], bytes))


def lines_from(database: Database, campaign: str, position: int) -> bytes:
    """The lines from an entry on, with the remarks after it."""
    with database.reading():
        if not database.rows("SELECT 1 FROM campaign WHERE id = ?", campaign):
            raise NoSuchCampaign(campaign)
        rows = _stretches(database, campaign, position)
    data = b"".join(row[3] for row in rows)
    if rows and rows[0][0] == 0:
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
