"""Opening the storage that somebody names: a folder for the embedded database, or the URL of a PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from .errors import StorageError, StorageInUse
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
    """A storage that is there already, also while a server keeps its campaigns in it: for looking, and for settings.

    SQLite itself keeps two processes that write apart. No campaign may be taken or played by it, and one of another
    format is left to whoever has it open.
    """
    if place.startswith(SCHEMES) or "://" in place:
        return open_storage(place)
    from .sqlite import FILE, SqliteDatabase

    file = Path(place) / FILE
    if not file.is_file():
        raise StorageError(f"expected a storage in {place}, got nothing")
    try:
        return open_storage(place)
    except StorageInUse:
        database = SqliteDatabase(str(file))
        with database.reading():
            version = database.format_version()
        if version != FORMAT:
            database.close()
            raise
        return Storage(database)
