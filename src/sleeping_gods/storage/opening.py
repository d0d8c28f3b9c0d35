"""Opening the storage that somebody names: a folder for the embedded database, or the URL of a PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from .errors import StorageError
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
