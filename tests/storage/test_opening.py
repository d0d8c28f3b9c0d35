"""``open_beside``: a storage that exists is opened beside a server, and nothing is made or migrated under it."""

from __future__ import annotations

from pathlib import Path

import psycopg
import pytest

from sleeping_gods.storage.errors import NewerStorage, StorageError, StorageInUse
from sleeping_gods.storage.opening import open_beside, open_storage
from sleeping_gods.storage.schema import FORMAT
from sleeping_gods.storage.sqlite import SqliteDatabase


def test_an_empty_postgresql_is_no_storage(postgres_url: str) -> None:
    """It is refused, and no table is made in it."""
    with pytest.raises(StorageError, match="got nothing"):
        open_beside(postgres_url)
    with psycopg.connect(postgres_url) as connection:
        tables = "SELECT count(*) FROM pg_tables WHERE schemaname = ANY (current_schemas(false))"
        assert connection.execute(tables).fetchone() == (0,)


def test_an_older_postgresql_is_not_migrated_under_a_server(postgres_url: str) -> None:
    """A server of the version before may be using it."""
    storage = open_storage(postgres_url)
    with storage.database.writing():
        storage.database.set_format(FORMAT - 1)
    with pytest.raises(StorageInUse):
        open_beside(postgres_url)
    with storage.database.reading():
        assert storage.database.format_version() == FORMAT - 1
    storage.close()


@pytest.mark.parametrize(("version", "error"), [(FORMAT - 1, StorageInUse), (FORMAT + 1, NewerStorage)])
def test_a_folder_in_use_of_another_format_is_refused_and_closed(
    tmp_path: Path, version: int, error: type[StorageError], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection that looked at its format does not stay open."""
    closed: list[str] = []
    close = SqliteDatabase.close

    def noting_close(database: SqliteDatabase) -> None:
        closed.append(database.name)
        close(database)

    storage = open_storage(str(tmp_path))
    with storage.database.writing():
        storage.database.set_format(version)
    with monkeypatch.context() as patch:
        patch.setattr(SqliteDatabase, "close", noting_close)
        with pytest.raises(error):
            open_beside(str(tmp_path))
    assert closed
    storage.close()
