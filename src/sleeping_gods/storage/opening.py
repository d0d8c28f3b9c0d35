"""Opening the storage that somebody names: a folder for the embedded database, or the URL of a PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from .database import Database
from .errors import NewerStorage, StorageError, StorageInUse
from .schema import FORMAT
from .storage import Storage

SCHEMES = ("postgresql://", "postgres://")


def open_storage(place: str) -> Storage:
    """The storage at a place, made if it is not there; only the driver that it needs is imported."""
    if place.startswith(SCHEMES):
        from .postgres import PostgresDatabase

        return Storage(PostgresDatabase(place))
    if "://" in place:
        raise StorageError(f"expected a folder or postgresql://..., got {place.partition('://')[0]}://...")
    from .sqlite import SqliteDatabase

    return Storage(SqliteDatabase.in_folder(Path(place)))


def open_beside(place: str) -> Storage:
    """A storage that exists, also while a server uses it: for reading, and for changing settings.

    SQLite itself keeps two processes that write apart. No campaign may be taken or played through it. One of an older
    format is migrated only where no server can be using it: in a folder that no other program has locked.
    """
    if place.startswith(SCHEMES):
        from .postgres import PostgresDatabase

        return _of_this_format(PostgresDatabase(place))
    if "://" in place:
        return open_storage(place)
    from .sqlite import FILE, SqliteDatabase

    file = Path(place) / FILE
    if not file.is_file():
        raise StorageError(f"expected a storage in {place}, got nothing")
    try:
        return open_storage(place)
    except StorageInUse:
        return _of_this_format(SqliteDatabase(str(file)))


def _of_this_format(database: Database) -> Storage:
    """The storage in a database that another program may have open; it is closed and refused if it would be changed."""
    try:
        with database.reading():
            version = database.format_version()
        if not version:
            raise StorageError(f"expected a storage in {database.name}, got nothing")
        if version > FORMAT:
            raise NewerStorage(database.name, version, FORMAT)
        if version < FORMAT:
            raise StorageInUse(f"{database.name}: perhaps used by a server of an older version (format {version})")
        return Storage(database)
    except BaseException:
        database.close()
        raise
