"""Opening the storage that somebody names: a folder for the embedded database, or the URL of a PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from .errors import StorageError, UnsafeDatabase
from .storage import Storage

INSTALL = "pip install 'sleeping-gods[server]'"
SCHEMES = ("postgresql://", "postgres://")


def open_storage(place: str) -> Storage:
    """The storage at a place, made if it is not there."""
    if place.startswith(SCHEMES):
        try:
            from .postgres import PostgresDatabase
        except ImportError as error:
            raise UnsafeDatabase(f"expected psycopg to be installed: {INSTALL}") from error
        return Storage(PostgresDatabase(place))
    if "://" in place:
        raise StorageError(f"expected a folder or postgresql://..., got {place.partition('://')[0]}://...")
    try:
        from .sqlite import SqliteDatabase
    except ImportError as error:
        raise UnsafeDatabase(f"expected apsw to be installed: {INSTALL}") from error
    return Storage(SqliteDatabase.in_folder(Path(place)))
