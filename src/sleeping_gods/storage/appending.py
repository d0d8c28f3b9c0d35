"""Appends entries: the owner, position, command and every line are checked in the transaction that writes them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from ..journal.errors import BrokenJournal
from ..journal.limits import MAX_BYTES, MAX_LINE_BYTES
from ..journal.notation import is_comment, parse_entry
from .checksums import FIRST, row_sum
from .database import Database
from .errors import Busy, LostHold, NoSuchCampaign, NotPlayable, StalePosition, StorageError
from .records import KEPT, Append, End, Hold, News, Stored

MAX_COMMAND_LENGTH = 64
"""Letters of a command's id."""
MAX_BATCH = 500
"""Appends that share a transaction."""
MAX_REMEMBERED_ENDS = 5000
"""Campaigns whose last position is cached."""
INSERT = "INSERT INTO stretch (campaign, first, until, command, body, sum) VALUES (?, ?, ?, ?, ?, ?)"
"""Adds a row: the campaign, a `StretchRow`, and its checksum."""
ENTRIES_PER_ROW = 200
"""Entries of an imported campaign that share a database row."""


def append_all(
    database: Database, appends: Iterable[Append], now: int, ends: dict[str, End] | None = None
) -> list[Stored | StorageError]:
    """Store the appends of several senders in one transaction; each is stored whole or refused by itself.

    The number of statements does not depend on how many there are. Rows are locked in the order of their campaigns, so
    that processes cannot deadlock. ``ends`` caches where campaigns ended after the last write from here: a single
    append to one of them may need only one statement.
    """
    pending, ends = list(appends), {} if ends is None else ends
    if len(pending) > MAX_BATCH:
        return append_all(database, pending[:MAX_BATCH], now, ends) + append_all(
            database, pending[MAX_BATCH:], now, ends
        )
    if not pending:
        return []
    # not sure any more if this fails on the way
    believed = [ends.pop(append.hold.campaign, None) for append in pending]
    alone = believed[0] if database.shared and len(pending) == 1 else None
    if alone and (stored := _append_in_one_statement(database, pending[0], alone, now, ends)):
        return [stored]
    with database.writing():
        ends_now = _ends(database, pending)
        batch = _Batch(ends_now, _stored_commands(database, pending), _locked_campaigns(database, pending, ends_now))
        answers = [batch.answer(append) for append in pending]
        batch.write(database, now)
    _remember(ends, batch.grown)
    return answers


def _append_in_one_statement(
    database: Database, append: Append, believed: End, now: int, ends: dict[str, End]
) -> Stored | None:
    """Store an append where the campaign is believed to end; None if it ends elsewhere or this is uncertain."""
    end = replace(believed)
    batch = _Batch({append.hold.campaign: end}, {})
    answer = batch.answer(append)
    if not isinstance(answer, Stored) or not database.swap(batch.rows[0], believed, end, now):
        return None
    _remember(ends, batch.grown)
    return answer


def _remember(ends: dict[str, End], grown: dict[str, End]) -> None:
    """Cache where campaigns end now; those that have not grown for longest are dropped."""
    ends |= grown
    while len(ends) > MAX_REMEMBERED_ENDS:
        del ends[next(iter(ends))]


@dataclass(slots=True)
class _Batch:
    """The appends of one transaction: what is known before, and what is to be written."""

    ends: dict[str, End]
    """Where each campaign ends, with what this batch adds to it."""
    known: dict[tuple[str, str], Stored]
    """What is stored already, by campaign and command."""
    locked: dict[str, Busy] = field(default_factory=dict)
    """Campaigns that another transaction has locked."""
    rows: list[tuple[object, ...]] = field(default_factory=list)
    """What is to be inserted, each as `INSERT` takes it."""
    grown: dict[str, End] = field(default_factory=dict)
    """The new ends of the campaigns that this batch adds to."""

    def answer(self, append: Append) -> Stored | StorageError:
        """Add an append to the batch, or return why it is refused."""
        try:
            return self._check_and_add(append)
        except StorageError as refused:
            return refused

    def _check_and_add(self, append: Append) -> Stored:
        """Add an append to the batch; StorageError says why it is refused."""
        campaign = append.hold.campaign
        end = self.ends.get(campaign)
        if end is None:
            raise self.locked.get(campaign) or NoSuchCampaign(campaign)
        if is_stale(append.hold, end.fence):
            raise LostHold(campaign)
        if end.status != KEPT:
            raise NotPlayable(f"campaign {campaign}: expected one that is being played, got one that is {end.status}")
        if stored := self.known.get((campaign, append.command)):
            return stored
        if end.entries != append.at:
            raise StalePosition(campaign, end.entries, append.at)
        if end.size + len(append.lines) > MAX_BYTES or not is_command(append.command):
            raise StorageError(
                f"expected at most {MAX_BYTES} bytes, and {MAX_COMMAND_LENGTH} letters as a command's id"
            )
        lines_end = _check_lines(append, end.chain)
        first, until = end.entries, lines_end.until
        row = StretchRow(first, until, append.command, append.lines)
        end.head = row_sum(end.head, *row)
        end.entries, end.size, end.chain = until, end.size + len(append.lines), lines_end.chain
        self.rows.append((campaign, *row, end.head))
        self.grown[campaign] = end
        if append.command:
            self.known[campaign, append.command] = Stored(first, until, again=True)
        return Stored(first, until)

    def write(self, database: Database, now: int) -> None:
        """Write the rows and announce the campaigns that have grown."""
        if not self.rows:
            return
        database.many(INSERT, self.rows)
        database.many(
            "UPDATE campaign SET entries = ?, size = ?, chain = ?, head = ?, changed = ? WHERE id = ?",
            [(end.entries, end.size, end.chain, end.head, now, campaign) for campaign, end in self.grown.items()],
        )
        database.announce([News(campaign, end.entries) for campaign, end in self.grown.items()])


def _ends(database: Database, appends: list[Append]) -> dict[str, End]:
    """Lock the campaigns that are free, and read where they end."""
    ids = sorted({append.hold.campaign for append in appends})
    marks = ", ".join("?" * len(ids))
    statement = f"SELECT id, fence, status, entries, size, chain, head FROM campaign WHERE id IN ({marks}) ORDER BY id"  # noqa: S608  # only marks
    return {row[0]: End(*row[1:]) for row in database.rows(statement + database.words["for_update_if_free"], *ids)}


def _locked_campaigns(database: Database, appends: list[Append], ends: dict[str, End]) -> dict[str, Busy]:
    """The remaining campaigns that exist, and so are locked by another transaction."""
    missing = sorted({append.hold.campaign for append in appends} - {*ends})
    if not missing or not database.shared:
        return {}
    marks = ", ".join("?" * len(missing))
    existing = database.rows(f"SELECT id FROM campaign WHERE id IN ({marks})", *missing)  # noqa: S608  # only marks
    return {campaign: Busy(database.name, campaign) for (campaign,) in existing}


def _stored_commands(database: Database, appends: list[Append]) -> dict[tuple[str, str], Stored]:
    """The commands of these appends that are stored already."""
    pairs = sorted(
        {(append.hold.campaign, append.command) for append in appends if is_command(append.command) and append.command}
    )
    if not pairs:
        return {}
    marks = ", ".join(["(?, ?)"] * len(pairs))
    statement = f"SELECT campaign, command, first, until FROM stretch WHERE (campaign, command) IN (VALUES {marks}) AND command <> ''"  # noqa: S608, E501  # only marks
    rows = database.rows(statement, *(word for pair in pairs for word in pair))
    return {(campaign, command): Stored(first, until, again=True) for campaign, command, first, until in rows}


def is_command(command: str) -> bool:
    """Whether a text can be a command's id; an empty one means no command."""
    return len(command) <= MAX_COMMAND_LENGTH and command.isprintable()


def is_stale(hold: Hold, fence: object) -> bool:
    """Whether the campaign was taken by somebody else since."""
    return hold.fence != fence


def find_command(database: Database, campaign: str, command: str) -> Stored | None:
    """The entries that a command has stored; None if it is not stored."""
    if not command or not is_command(command):
        return None
    database.settle()  # whoever is told that it is stored relies on it
    with database.reading():
        return _stored_commands(database, [Append(Hold(campaign, 0), 0, b"", command)]).get((campaign, command))


class LinesEnd(NamedTuple):
    """The end of some lines."""

    until: int
    """The number after the last one."""
    chain: str
    """The sum at the end of the last one."""


def _check_lines(append: Append, chain: str) -> LinesEnd:
    """Parse the lines, which follow a line with this sum; StorageError if they do not."""
    number = append.at
    if not append.lines.endswith(b"\n"):
        raise StorageError("expected whole lines of a campaign file")
    try:
        for line in append.lines.decode().split("\n")[:-1]:
            if len(line) > MAX_LINE_BYTES:
                raise StorageError(f"expected lines of at most {MAX_LINE_BYTES} letters")
            _, chain = parse_entry(line, chain, number=number, line=0)
            number += 1
    except (BrokenJournal, UnicodeDecodeError) as error:
        raise StorageError(f"expected lines that follow entry {append.at - 1}: {error}") from error
    return LinesEnd(number, chain)


def insert_whole(database: Database, campaign: str, data: bytes) -> bytes:
    """Write a campaign file as rows; returns the checksum of the last row."""
    checksum = FIRST
    rows: list[tuple[object, ...]] = []
    for row in stretches(data):
        checksum = row_sum(checksum, *row)
        rows.append((campaign, *row, checksum))
    database.many(INSERT, rows)
    return checksum


class StretchRow(NamedTuple):
    """Some whole entries of a campaign file, as the columns of a row."""

    first: int
    """The number of its first entry."""
    until: int
    """The number after its last."""
    command: str
    """The command that it was stored by; empty for what was there when the campaign was created."""
    body: bytes


def stretches(data: bytes) -> list[StretchRow]:
    """Split a campaign file into rows of whole entries; joined they are the file again."""
    header, _, rest = data.partition(b"\n\n")
    body, first, number = [header, b"\n\n"], 0, 0
    rows: list[StretchRow] = []
    for line in rest.splitlines(keepends=True):
        is_entry = not is_comment(line.decode().rstrip("\n"))
        if is_entry and number - first == ENTRIES_PER_ROW:
            rows.append(StretchRow(first, until=number, command="", body=b"".join(body)))
            body, first = [], number
        body.append(line)
        number += is_entry
    rows.append(StretchRow(first, until=number, command="", body=b"".join(body)))
    return rows
