"""The list of campaigns: what each summary says, sealed, so that a summary that was damaged is seen to be."""

from __future__ import annotations

import json
from typing import Any

from ..kernel.plain import Json
from ..kernel.unique_keys import strict_json
from .checksums import seal
from .database import Database
from .devices import devices_of
from .errors import NoSuchCampaign, StorageFailed
from .records import ASIDE, BINNED, KEPT, CampaignSummary

COLUMNS = "id, name, game, pack, seats, created, changed, status, report, settings, seal, entries"
MAX_SETTINGS = 32 * 1024
"""Characters of a campaign's settings: rules of the table, members, invitations, named moments."""
MAX_NAME_LENGTH = 120


def written(settings: dict[str, Json]) -> str:
    """Settings as text, the same for the same settings."""
    return json.dumps(settings, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def values(summary: CampaignSummary) -> tuple[object, ...]:
    """A summary as the columns of its row."""
    settings, seats = written(summary.settings), "\n".join(summary.seats)
    columns = (
        summary.id,
        summary.name,
        summary.game,
        summary.pack,
        seats,
        summary.created,
        summary.changed,
        summary.status,
        summary.report,
    )
    sealed = seal(summary.id, summary.name, summary.game, summary.pack, seats, summary.status, summary.report, settings)
    return (*columns, settings, sealed, summary.entries)


def insert(database: Database, row: tuple[object, ...]) -> bool:
    """Add the row of a new campaign; not if its command has added one already, perhaps in another process just now."""
    columns = f"{COLUMNS}, size, chain, head, owner, fence, command"
    marks = ", ".join("?" * len(row))
    statement = f"INSERT INTO campaign ({columns}) VALUES ({marks}) ON CONFLICT DO NOTHING RETURNING id"  # noqa: S608
    return bool(database.rows(statement, *row))


def created_by(database: Database, command: str) -> str:
    """The campaign that a command has created."""
    rows = database.rows("SELECT id FROM campaign WHERE command = ? AND command <> ''", command)
    if not rows:  # an id of sixteen random digits was there already, or the campaign went for good this moment
        raise StorageFailed(database.name, "expected a new campaign, got a conflict: try again")
    return str(rows[0][0])


def read_summary(database: Database, campaign: str, *, locked: bool = True) -> CampaignSummary:
    """The summary of a campaign; its row is locked until the transaction ends, if that is to change it."""
    lock = database.words["for_update"] if locked else ""
    rows = database.rows(f"SELECT {COLUMNS} FROM campaign WHERE id = ?{lock}", campaign)  # noqa: S608  # our own words
    if not rows:
        raise NoSuchCampaign(campaign)
    return summary_of_row(rows[0])


def all_summaries(database: Database) -> list[CampaignSummary]:
    """Every campaign, the one that changed last first; a damaged summary is among them, and says so."""
    try:
        with database.reading():
            rows = database.rows(f"SELECT {COLUMNS} FROM campaign")  # noqa: S608  # our own words
    except StorageFailed:
        rows = _one_by_one(database)
    summaries = [summary_of_row(row) for row in rows]
    return sorted(summaries, key=lambda summary: (-summary.changed, summary.id))


def summaries_of_device(database: Database, device: str) -> list[CampaignSummary]:
    """The campaigns in which a device, named by the hash of its secret, has a place, the one that changed last first.

    Nothing else is read, unless the index itself is damaged.
    """
    statement = f"SELECT {COLUMNS} FROM campaign WHERE id IN (SELECT campaign FROM device WHERE device = ?)"  # noqa: S608
    try:
        with database.reading():
            summaries = [summary_of_row(row) for row in database.rows(statement, device)]
    except StorageFailed as error:
        if not error.damaged:
            raise
        summaries = [summary for summary in all_summaries(database) if device in devices_of(summary.settings)]
    return sorted(summaries, key=lambda summary: (-summary.changed, summary.id))


def _one_by_one(database: Database) -> list[tuple[Any, ...]]:
    """The rows that can still be read where a page of the database cannot."""
    rows: list[tuple[Any, ...]] = []
    for name in _names(database):
        try:
            with database.reading():
                rows += database.rows(f"SELECT {COLUMNS} FROM campaign WHERE id = ?", name)  # noqa: S608
        except StorageFailed as error:
            rows.append((name, "", "", "", "", 0, 0, ASIDE, str(error), "{}", b"", 0))
    return rows


def _names(database: Database) -> list[str]:
    """The ids of all campaigns, from whichever index still tells them; StorageFailed if none does."""
    try:
        with database.reading():
            return [str(row[0]) for row in database.rows("SELECT id FROM campaign ORDER BY id")]
    except StorageFailed:
        with database.reading():
            return [str(row[0]) for row in database.rows("SELECT DISTINCT campaign FROM stretch ORDER BY campaign")]


def summary_of_row(row: tuple[Any, ...]) -> CampaignSummary:
    """The summary that a row tells; if the row is damaged, one that says so."""
    words = [word if isinstance(word, str) else "" for word in (*row[:5], row[7], row[8], row[9])]
    campaign, name, game, pack, seats, status, report, text = words
    created, changed, entries = (value if isinstance(value, int) else 0 for value in (row[5], row[6], row[11]))
    settings = _settings(text)
    whole = isinstance(row[10], bytes) and row[10] == seal(*words)
    if not whole and status != ASIDE:
        report = "expected the summary as it was written, got another: its name, status or settings are damaged"
    status = status if status in (KEPT, BINNED, ASIDE) else ASIDE
    return CampaignSummary(
        campaign, name, game, pack, tuple(seats.split("\n")), entries, created, changed, status, report, settings
    )


def _settings(text: str) -> dict[str, Json]:
    try:
        settings = strict_json(text)
    except (ValueError, RecursionError):
        return {}
    return settings if isinstance(settings, dict) else {}
