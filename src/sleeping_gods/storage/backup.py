"""Back-ups: one file, a database of SQLite, from either database and into either, while campaigns are being played."""

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
from .schema import FORMAT, NAMES, prepare
from .sqlite import FILE, MODE, SqliteDatabase
from .storage import Storage


def back_up(place: str, path: Path) -> int:
    """Write everything that a storage holds, as it is at one moment, to a new file; returns how many campaigns.

    Those who play meanwhile are not hindered. The file gets its name when it is whole and on disk.
    """
    if path.exists():
        raise StorageError(f"{path} exists already")
    new = beside(path)
    try:
        os.close(os.open(new, os.O_RDWR | os.O_CREAT | os.O_EXCL, MODE))
        with _failing(new), contextlib.closing(apsw.Connection(str(new))) as target:
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
    """SQLite's own way: page by page, from one moment, beside whoever writes.

    It may write, for what a crash left beside the file is put into it first.
    """
    if not source.exists():
        raise StorageError(f"expected a storage in {source.parent}, got nothing")
    with contextlib.closing(apsw.Connection(str(source), flags=apsw.SQLITE_OPEN_READWRITE)) as reader:
        reader.set_busy_timeout(10_000)
        with target.backup("main", reader, "main") as copying:
            copying.step()


def _copy_rows(place: str, new: Path, target: apsw.Connection) -> None:
    """Every row of our own tables, from one moment."""
    storage = open_storage(place)
    database = SqliteDatabase(str(new))
    try:
        prepare(database)
        database.close()
        with storage.database.reading(), target:
            for table, columns in NAMES.items():
                for row in _rows(storage, table, columns):
                    marks = ", ".join("?" * len(row))
                    target.execute(f"INSERT INTO {table} ({columns}) VALUES ({marks})", row)  # noqa: S608  # our words
    finally:
        storage.close()


def _rows(storage: Storage, table: str, columns: str) -> Iterator[tuple[Any, ...]]:
    """The rows of a table, those of one campaign after another's."""
    key = "id" if table == "campaign" else "campaign"
    for (campaign,) in storage.database.rows("SELECT id FROM campaign ORDER BY id"):
        yield from storage.database.rows(f"SELECT {columns} FROM {table} WHERE {key} = ?", campaign)  # noqa: S608


def restore(path: Path, place: str) -> tuple[int, list[str]]:
    """Fill an empty storage from a back-up; returns how many campaigns there are, and what is wrong with some.

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
            for table, columns in NAMES.items():
                statement = f"INSERT INTO {table} ({columns}) VALUES ({', '.join('?' * len(columns.split(', ')))})"  # noqa: S608
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
    """A back-up for reading, and nothing beside it; one of an older format as a copy that has been taken over."""
    if not path.is_file():
        raise StorageError(f"expected a back-up, got no file {path}")
    with contextlib.ExitStack() as stack:
        stack.enter_context(_failing(path))
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
            source = stack.enter_context(contextlib.closing(_taken_over(source, Path(folder) / FILE)))
        yield source


def _taken_over(source: apsw.Connection, copy: Path) -> apsw.Connection:
    with contextlib.closing(apsw.Connection(str(copy))) as target, target.backup("main", source, "main") as copying:
        copying.step()
    database = SqliteDatabase(str(copy))
    try:
        prepare(database)
    finally:
        database.close()
    return apsw.Connection(str(copy))


def _check_whole(connection: apsw.Connection, path: Path) -> None:
    report = [row[0] for row in connection.execute("PRAGMA integrity_check(5)")]
    if report != ["ok"]:
        raise StorageError(f"{path.name}: expected a whole database, got {report[0]}")
    if not int(connection.pragma("user_version") or 0):
        raise StorageError(f"{path.name}: expected a storage of campaigns, got another database")


@contextlib.contextmanager
def _failing(path: Path) -> Iterator[None]:
    try:
        yield
    except (apsw.Error, UnicodeDecodeError) as error:
        raise StorageFailed(path.name, str(error)) from error
