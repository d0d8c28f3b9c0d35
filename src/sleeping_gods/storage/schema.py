"""The tables, the same in both databases, and the migrations from older formats."""

from __future__ import annotations

from . import campaign_summaries
from .database import Database
from .devices import index_devices
from .errors import NewerStorage, StorageError

FORMAT = 3
"""The format of the tables that this version writes; a database of every format is kept among the tests."""
LAST_WITHOUT_DEVICES = 2
"""The last format in which devices were not indexed: a fact of the past, whatever `FORMAT` becomes."""

CAMPAIGN = (
    """CREATE TABLE campaign (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        game TEXT NOT NULL,
        pack TEXT NOT NULL,
        seats TEXT NOT NULL,
        created {integer} NOT NULL,
        changed {integer} NOT NULL,
        status TEXT NOT NULL,
        report TEXT NOT NULL,
        settings TEXT NOT NULL,
        seal {bytes} NOT NULL,
        entries {integer} NOT NULL,
        size {integer} NOT NULL,
        chain TEXT NOT NULL,
        head {bytes} NOT NULL,
        owner {integer} NOT NULL,
        fence {integer} NOT NULL,
        command TEXT NOT NULL DEFAULT ''
    ){strict}""",
    "CREATE UNIQUE INDEX campaign_command ON campaign (command) WHERE command <> ''",
)
"""A campaign, with the command that created it if one did: the same command creates none twice."""
STRETCH = (
    """CREATE TABLE stretch (
        campaign TEXT NOT NULL REFERENCES campaign (id) ON DELETE CASCADE,
        first {integer} NOT NULL,
        until {integer} NOT NULL,
        command TEXT NOT NULL,
        body {bytes} NOT NULL,
        sum {bytes} NOT NULL,
        PRIMARY KEY (campaign, first)
    ){strict_keyed}""",
    "CREATE UNIQUE INDEX stretch_command ON stretch (campaign, command) WHERE command <> ''",
)
"""What one append wrote: lines of the campaign file, with what they are summed to."""
CHECKPOINT = (
    """CREATE TABLE checkpoint (
        campaign TEXT NOT NULL PRIMARY KEY REFERENCES campaign (id) ON DELETE CASCADE,
        body {bytes} NOT NULL
    ){strict}""",
)
"""A state that was left to open the campaign quickly."""
DEVICE = (
    """CREATE TABLE device (
        device TEXT NOT NULL,
        campaign TEXT NOT NULL REFERENCES campaign (id) ON DELETE CASCADE,
        PRIMARY KEY (device, campaign)
    ){strict_keyed}""",
    "CREATE INDEX device_campaign ON device (campaign)",
)
"""The index of the devices that have a place in campaigns."""
TABLES = (*CAMPAIGN, *STRETCH, *CHECKPOINT, *DEVICE)
"""What makes the tables of this format, where there are none."""

MIGRATIONS: dict[int, tuple[str, ...]] = {
    1: (
        "ALTER TABLE campaign ADD COLUMN command TEXT NOT NULL DEFAULT ''",
        "CREATE UNIQUE INDEX campaign_command ON campaign (command) WHERE command <> ''",
    ),
    2: (
        """CREATE TABLE device (
            device TEXT NOT NULL,
            campaign TEXT NOT NULL REFERENCES campaign (id) ON DELETE CASCADE,
            PRIMARY KEY (device, campaign)
        ){strict_keyed}""",
        "CREATE INDEX device_campaign ON device (campaign)",
    ),
}
"""By the format that they start from, the statements that make the tables of the next one.

They are written out, and never changed: what they made lies in the databases of others.
"""

COLUMNS = {
    "campaign": (
        "id, name, game, pack, seats, created, changed, status, report, settings, seal, entries, size, chain, head, "
        "owner, fence, command"
    ),
    "stretch": "campaign, first, until, command, body, sum",
    "checkpoint": "campaign, body",
    "device": "device, campaign",
}
"""The columns of each table, for a back-up; what refers to another table comes after it."""


def prepare(database: Database) -> None:
    """Create the tables or migrate older ones, in one transaction."""
    with database.reading():  # a storage of today is opened also where nothing can be written
        version = database.format_version()
    if version == FORMAT:
        return
    # read beforehand, so that a damaged page of the database hinders only the campaign that lies on it
    unindexed = campaign_summaries.all_summaries(database) if 0 < version <= LAST_WITHOUT_DEVICES else []
    with database.writing():
        version = database.format_version()
        if version > FORMAT:
            raise NewerStorage(database.name, version, FORMAT)
        if version == FORMAT:
            return
        if version == 0:
            database.make_format_table()
            _execute(database, TABLES)
        else:
            _migrate(database, version)
            if version <= LAST_WITHOUT_DEVICES:
                for summary in unindexed:
                    index_devices(database, summary.id, summary.settings)
        database.set_format(FORMAT)


def _migrate(database: Database, version: int) -> None:
    """Make the tables of an older format those of today; StorageError for a number that no format ever had."""
    for older in range(version, FORMAT):
        if older not in MIGRATIONS:
            raise StorageError(
                f"{database.name}: expected storage of format {FORMAT}, got format {older}, unknown here"
            )
        _execute(database, MIGRATIONS[older])


def _execute(database: Database, statements: tuple[str, ...]) -> None:
    """Run statements in the words of the database."""
    for statement in statements:
        database.rows(statement.format(**database.words))
