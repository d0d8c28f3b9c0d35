"""Adding entries: owner, position, command and every line are checked in the transaction that writes them."""

from __future__ import annotations

from collections.abc import Iterable

from ..journal.errors import BrokenJournal
from ..journal.file import LONGEST
from ..journal.notation import is_comment, parse_entry
from ..journal.store import MOST_BYTES
from .database import Database
from .errors import LostHold, NoSuchCampaign, NotPlayable, StalePosition, StorageError
from .records import KEPT, Append, Hold, News, Stored
from .sums import FIRST, row_sum

LONGEST_COMMAND = 64
STRETCH = 200
"""Entries of an imported campaign that go into a row."""


def append_all(database: Database, appends: Iterable[Append], now: int) -> list[Stored | StorageError]:
    """Store what several senders want to add, in one transaction; each is stored whole, or refused by itself.

    Rows are locked in the order of the campaigns, so that two processes never wait for one another.
    """
    asked = list(appends)
    answers: dict[int, Stored | StorageError] = {}
    with database.writing():
        for at in sorted(range(len(asked)), key=lambda at: (asked[at].hold.campaign, at)):
            try:
                answers[at] = _append(database, asked[at], now)
            except StorageError as error:
                if isinstance(error, OSError):  # the database itself
                    raise
                answers[at] = error
    return [answers[at] for at in range(len(asked))]


def _append(database: Database, asked: Append, now: int) -> Stored:
    campaign = asked.hold.campaign
    statement = "SELECT fence, status, entries, size, chain, head FROM campaign WHERE id = ?"
    found = database.rows(statement + database.words["for_update"], campaign)
    if not found:
        raise NoSuchCampaign(campaign)
    fence, status, entries, size, chain, head = found[0]
    if is_stale(asked.hold, fence):
        raise LostHold(campaign)
    if status != KEPT:
        raise NotPlayable(f"campaign {campaign}: expected one that is being played, got one that is {status}")
    if asked.command and (stored := _stored(database, campaign, asked.command)):
        return stored
    if entries != asked.at:
        raise StalePosition(campaign, entries, asked.at)
    until, chain = _checked(asked, chain)
    if size + len(asked.lines) > MOST_BYTES or len(asked.command) > LONGEST_COMMAND:
        raise StorageError(f"expected at most {MOST_BYTES} bytes, and {LONGEST_COMMAND} letters for a command's id")
    head = _insert(database, campaign, head, (entries, until, asked.command, asked.lines))
    database.rows(
        "UPDATE campaign SET entries = ?, size = ?, chain = ?, head = ?, changed = ? WHERE id = ?",
        *(until, size + len(asked.lines), chain, head, now, campaign),
    )
    database.announce(News(campaign, until))
    return Stored(entries, until)


def is_stale(hold: Hold, fence: object) -> bool:
    """Whether somebody has taken the campaign since."""
    return hold.fence != fence


def _stored(database: Database, campaign: str, command: str) -> Stored | None:
    statement = "SELECT first, until FROM stretch WHERE campaign = ? AND command = ? AND command <> ''"
    found = database.rows(statement, campaign, command)
    return Stored(found[0][0], found[0][1], again=True) if found else None


def find_command(database: Database, campaign: str, command: str) -> Stored | None:
    """Where the entries of a command lie, if it is stored."""
    with database.reading():
        return _stored(database, campaign, command)


def _checked(asked: Append, chain: str) -> tuple[int, str]:
    """The number after the last line and its sum; every line must follow the one before it."""
    number = asked.at
    if not asked.lines.endswith(b"\n"):
        raise StorageError("expected whole lines of a campaign file")
    try:
        for line in asked.lines.decode().split("\n")[:-1]:
            if len(line) > LONGEST:
                raise StorageError(f"expected lines of at most {LONGEST} letters")
            _, chain = parse_entry(line, chain, number=number, line=0)
            number += 1
    except (BrokenJournal, UnicodeDecodeError) as error:
        raise StorageError(f"expected lines that follow entry {asked.at - 1}: {error}") from error
    return number, chain


def _insert(database: Database, campaign: str, before: bytes, row: tuple[int, int, str, bytes]) -> bytes:
    told = row_sum(before, *row)
    statement = "INSERT INTO stretch (campaign, first, until, command, body, sum) VALUES (?, ?, ?, ?, ?, ?)"
    database.rows(statement, campaign, *row, told)
    return told


def insert_whole(database: Database, campaign: str, data: bytes) -> bytes:
    """Write a campaign file that has been read as rows; returns the sum of the last."""
    before = FIRST
    for row in stretches(data):
        before = _insert(database, campaign, before, row)
    return before


def stretches(data: bytes) -> list[tuple[int, int, str, bytes]]:
    """A campaign file in pieces of whole entries; put together they are the file."""
    header, _, rest = data.partition(b"\n\n")
    body, first, number = [header, b"\n\n"], 0, 0
    found: list[tuple[int, int, str, bytes]] = []
    for line in rest.splitlines(keepends=True):
        entry = not is_comment(line.decode().rstrip("\n"))
        if entry and number - first == STRETCH:
            found.append((first, number, "", b"".join(body)))
            body, first = [], number
        body.append(line)
        number += entry
    found.append((first, number, "", b"".join(body)))
    return found
