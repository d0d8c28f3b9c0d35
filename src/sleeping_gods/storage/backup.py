"""Back-ups while campaigns are played: one SQLite file, from either database and into either."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import apsw

from ..journal.disk import beside, sync_folder
from .errors import DamagedCampaign, NewerStorage, NotEmpty, StorageError, StorageFailed
from .opening import SCHEMES, open_storage
from .schema import COLUMNS, FORMAT, prepare
from .sqlite import FILE, MODE, SqliteDatabase
from .storage import Storage

BUSY_MS = 10_000
"""How long a back-up waits for somebody who writes."""


def back_up(place: str, path: Path) -> int:
    """Write the storage's content at one moment to a new file; returns the number of campaigns.

    Play continues meanwhile. The file is renamed into place when it is complete and flushed.
    """
    if path.exists():
        raise StorageError(f"{path} exists already")
    new = beside(path)
    try:
        os.close(os.open(new, os.O_RDWR | os.O_CREAT | os.O_EXCL, MODE))
        with _translate_errors(new), contextlib.closing(apsw.Connection(str(new))) as target:
            if place.startswith(SCHEMES):
                _copy_rows(place, new, target)
            else:
                _copy_pages(Path(place) / FILE, target)
            target.pragma("journal_mode", "DELETE")
            _check_whole(target, new)
            target.execute("UPDATE campaign SET owner = 0")
            count = int(next(target.execute("SELECT count(*) FROM campaign"))[0])
        if path.exists():
            raise StorageError(f"{path} exists already")
        new.replace(path)
        sync_folder(path.parent)
    finally:
        for name in (new, new.with_name(new.name + "-wal"), new.with_name(new.name + "-shm")):
            name.unlink(missing_ok=True)
    return count


def _copy_pages(source: Path, target: apsw.Connection) -> None:
    """Copy a SQLite database with SQLite's own back-up, which lets others write meanwhile."""
    if not source.exists():
        raise StorageError(f"expected a storage in {source.parent}, got nothing")
    with contextlib.closing(apsw.Connection(str(source), flags=apsw.SQLITE_OPEN_READWRITE)) as reader:
        reader.set_busy_timeout(BUSY_MS)
        with target.backup("main", reader, "main") as copying:
            copying.step()


def _copy_rows(place: str, new: Path, target: apsw.Connection) -> None:
    """Copy every row of our tables, in one read transaction."""
    storage = open_storage(place)
    database = SqliteDatabase(str(new))
    try:
        prepare(database)
        database.close()
        with storage.database.reading(), target:
            for table, columns in COLUMNS.items():
                for row in _rows(storage, table, columns):
                    marks = ", ".join("?" * len(row))
                    target.execute(f"INSERT INTO {table} ({columns}) VALUES ({marks})", row)  # noqa: S608  # our words
    finally:
        storage.close()


def _rows(storage: Storage, table: str, columns: str) -> Iterator[tuple[Any, ...]]:
    """The rows of a table, ordered by campaign."""
    key = "id" if table == "campaign" else "campaign"
    for (campaign,) in storage.database.rows("SELECT id FROM campaign ORDER BY id"):
        yield from storage.database.rows(f"SELECT {columns} FROM {table} WHERE {key} = ?", campaign)  # noqa: S608


def restore(path: Path, place: str) -> tuple[int, list[str]]:
    """Fill an empty storage from a back-up; returns the number of campaigns and the problems found.

    A damaged campaign is restored as it is, and set aside.
    """
    with contextlib.ExitStack() as stack:
        source = stack.enter_context(_open_backup(path))
        storage = open_storage(place)
        stack.callback(storage.close)
        if storage.summaries():
            raise NotEmpty(f"{storage.name}: expected an empty storage to restore into, got one with campaigns")
        ids = [row[0] for row in source.execute("SELECT id FROM campaign ORDER BY id")]
        with storage.database.writing():
            for table, columns in COLUMNS.items():
                marks = ", ".join("?" * len(columns.split(", ")))
                statement = f"INSERT INTO {table} ({columns}) VALUES ({marks})"  # noqa: S608
                for row in source.execute(f"SELECT {columns} FROM {table}"):  # noqa: S608  # our own words
                    storage.database.rows(statement, *row)
            storage.database.rows("UPDATE campaign SET owner = 0")
        damaged = []
        for campaign in ids:
            try:
                storage.read(campaign)
            except DamagedCampaign as error:
                damaged.append(str(error))
        return len(ids), damaged


@contextlib.contextmanager
def _open_backup(path: Path) -> Iterator[apsw.Connection]:
    """Open a back-up for reading; one of an older format as a migrated copy."""
    if not path.is_file():
        raise StorageError(f"expected a back-up, got no file {path}")
    with contextlib.ExitStack() as stack:
        stack.enter_context(_translate_errors(path))
        name = f"file:{quote(str(path.resolve()))}?immutable=1"
        flags = apsw.SQLITE_OPEN_READONLY | apsw.SQLITE_OPEN_URI
        source = stack.enter_context(contextlib.closing(apsw.Connection(name, flags=flags)))
        source.execute("PRAGMA trusted_schema = OFF")
        _check_whole(source, path)
        version = int(source.pragma("user_version") or 0)
        if version > FORMAT:
            raise NewerStorage(path.name, version, FORMAT)
        if version < FORMAT:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            source = stack.enter_context(contextlib.closing(_migrated_copy(source, Path(folder) / FILE)))
        yield source


def _migrated_copy(source: apsw.Connection, copy: Path) -> apsw.Connection:
    """Write a copy of a database of an older format, with the tables of today, and open it."""
    with contextlib.closing(apsw.Connection(str(copy))) as target, target.backup("main", source, "main") as copying:
        copying.step()
    database = SqliteDatabase(str(copy))
    try:
        prepare(database)
    finally:
        database.close()
    return apsw.Connection(str(copy))


def _check_whole(connection: apsw.Connection, path: Path) -> None:
    """Refuse a database that is damaged, or is no storage of ours."""
    report = [row[0] for row in connection.execute("PRAGMA integrity_check(5)")]
    if report != ["ok"]:
        raise StorageError(f"{path.name}: expected a whole database, got {report[0]}")
    if not int(connection.pragma("user_version") or 0):
        raise StorageError(f"{path.name}: expected a storage of campaigns, got another database")


@contextlib.contextmanager
def _translate_errors(path: Path) -> Iterator[None]:
    """Raise what SQLite says of a file as StorageFailed."""
    try:
        yield
    except (apsw.Error, UnicodeDecodeError) as error:
        raise StorageFailed(path.name, str(error)) from error
