"""The list of campaigns: each summary has a checksum, so that a damaged one is noticed."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from ..kernel.plain import Json
from ..kernel.unique_keys import strict_json
from .checksums import seal
from .database import Database
from .devices import devices_of
from .errors import NoSuchCampaign, StorageFailed
from .records import ASIDE, BINNED, KEPT, CampaignSummary, Status


class SummaryRow(NamedTuple):
    """The columns of a campaign's row that its summary is read from, in their order."""

    id: str
    name: str
    game: str
    pack: str
    seats: str
    """The names of the players, a line each."""
    created: int
    changed: int
    status: str
    report: str
    settings: str
    """As JSON."""
    seal: bytes
    """The checksum of all texts."""
    entries: int


COLUMNS = ", ".join(SummaryRow._fields)
SEALED = ("id", "name", "game", "pack", "seats", "status", "report", "settings")
"""The columns that the checksum of a row is over, in this order: all that hold a text."""
MAX_SETTINGS = 32 * 1024
"""Characters of a campaign's settings: rules of the table, members, invitations, named moments."""
MAX_NAME_LENGTH = 120
"""Letters of a campaign's name."""


def settings_text(settings: dict[str, Json]) -> str:
    """Settings as JSON; equal settings give equal text."""
    return json.dumps(settings, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def summary_row(summary: CampaignSummary) -> SummaryRow:
    """A summary as the columns of its row."""
    row = SummaryRow(
        id=summary.id,
        name=summary.name,
        game=summary.game,
        pack=summary.pack,
        seats="\n".join(summary.seats),
        created=summary.created,
        changed=summary.changed,
        status=summary.status,
        report=summary.report,
        settings=settings_text(summary.settings),
        seal=b"",
        entries=summary.entries,
    )
    return row._replace(seal=seal(*_sealed_texts(row).values()))


def _sealed_texts(row: SummaryRow) -> dict[str, str]:
    """The texts of a row by their columns; what a damaged database has there instead of a text counts as none."""
    values = row._asdict()
    return {column: values[column] if isinstance(values[column], str) else "" for column in SEALED}


def insert_campaign(database: Database, summary: CampaignSummary, *, size: int, chain: str, command: str) -> bool:
    """Insert a new campaign that nobody holds; its file is still to be written.

    Returns False if its command has created one already, perhaps in another process.
    """
    head, owner, fence = b"", 0, 0
    row = (*summary_row(summary), size, chain, head, owner, fence, command)
    columns = f"{COLUMNS}, size, chain, head, owner, fence, command"
    marks = ", ".join("?" * len(row))
    statement = f"INSERT INTO campaign ({columns}) VALUES ({marks}) ON CONFLICT DO NOTHING RETURNING id"  # noqa: S608
    return bool(database.rows(statement, *row))


def campaign_of_command(database: Database, command: str) -> str:
    """The id of the campaign that a command has created."""
    rows = database.rows("SELECT id FROM campaign WHERE command = ? AND command <> ''", command)
    if not rows:  # an id of sixteen random digits was there already, or the campaign went for good this moment
        raise StorageFailed(database.name, "expected a new campaign, got a conflict: try again")
    return str(rows[0][0])


def read_summary(database: Database, campaign: str, *, locked: bool = True) -> CampaignSummary:
    """The summary of a campaign; with ``locked`` its row stays locked until the transaction ends."""
    lock = database.words["for_update"] if locked else ""
    rows = database.rows(f"SELECT {COLUMNS} FROM campaign WHERE id = ?{lock}", campaign)  # noqa: S608  # our own words
    if not rows:
        raise NoSuchCampaign(campaign)
    return summary_of_row(rows[0])


def all_summaries(database: Database) -> list[CampaignSummary]:
    """Every campaign, the one that changed last first; damaged ones are included and marked."""
    try:
        with database.reading():
            rows = database.rows(f"SELECT {COLUMNS} FROM campaign")  # noqa: S608  # our own words
    except StorageFailed:
        rows = _readable_rows(database)
    summaries = [summary_of_row(row) for row in rows]
    return sorted(summaries, key=lambda summary: (-summary.changed, summary.id))


def summaries_of_device(database: Database, device: str) -> list[CampaignSummary]:
    """The campaigns with a member who uses this device, the one that changed last first.

    Other campaigns are read only if the index is damaged.
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


def _readable_rows(database: Database) -> list[tuple[Any, ...]]:
    """The rows that can be read one by one after reading all of them failed."""
    rows: list[tuple[Any, ...]] = []
    for campaign in _campaign_ids(database):
        try:
            with database.reading():
                rows += database.rows(f"SELECT {COLUMNS} FROM campaign WHERE id = ?", campaign)  # noqa: S608
        except StorageFailed as error:
            rows.append(_unreadable_row(campaign, str(error)))
    return rows


def _unreadable_row(campaign: str, report: str) -> SummaryRow:
    """A row in the place of one that cannot be read, with the reason."""
    return SummaryRow(
        id=campaign,
        name="",
        game="",
        pack="",
        seats="",
        created=0,
        changed=0,
        status=ASIDE,
        report=report,
        settings="{}",
        seal=b"",
        entries=0,
    )


def _campaign_ids(database: Database) -> list[str]:
    """The ids of all campaigns, from whichever index is readable; StorageFailed if none is."""
    try:
        with database.reading():
            return [str(row[0]) for row in database.rows("SELECT id FROM campaign ORDER BY id")]
    except StorageFailed:
        with database.reading():
            return [str(row[0]) for row in database.rows("SELECT DISTINCT campaign FROM stretch ORDER BY campaign")]


def summary_of_row(values: tuple[Any, ...]) -> CampaignSummary:
    """The summary in a row's values; a damaged row gives one that is set aside, with a report."""
    row = SummaryRow(*values)
    texts = _sealed_texts(row)
    report, is_whole = texts["report"], row.seal == seal(*texts.values())
    if not is_whole and texts["status"] != ASIDE:
        report = "expected the summary as it was written, got another: its name, status or settings are damaged"
    return CampaignSummary(
        id=texts["id"],
        name=texts["name"],
        game=texts["game"],
        pack=texts["pack"],
        seats=tuple(texts["seats"].split("\n")),
        entries=_whole_number(row.entries),
        created=_whole_number(row.created),
        changed=_whole_number(row.changed),
        status=_status(texts["status"]),
        report=report,
        settings=_settings(texts["settings"]),
    )


def _whole_number(value: object) -> int:
    """A number of a row; 0 for what a damaged database has there instead."""
    return value if isinstance(value, int) else 0


def _status(text: str) -> Status:
    """The status that a row names; a row that names none is damaged."""
    return KEPT if text == KEPT else BINNED if text == BINNED else ASIDE


def _settings(text: str) -> dict[str, Json]:
    """The settings in a row; empty if they cannot be read."""
    try:
        settings = strict_json(text)
    except (ValueError, RecursionError):
        return {}
    return settings if isinstance(settings, dict) else {}
