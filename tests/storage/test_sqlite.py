"""The embedded database as it is set up: what is refused, what is said, and what lies on disk."""

from __future__ import annotations

import sys
from pathlib import Path

import apsw
import pytest

from sleeping_gods.storage import sqlite
from sleeping_gods.storage.errors import StorageError, StorageFailed, UnsafeDatabase
from sleeping_gods.storage.file_systems import file_system_of, file_system_warning
from sleeping_gods.storage.opening import open_storage
from sleeping_gods.storage.sqlite import check_version

from .playing import campaign_bytes, following

MOUNTS = """\
/dev/vda / ext4 rw 0 0
tmpfs /tmp tmpfs rw 0 0
server:/games /srv/games nfs4 rw 0 0
share /mnt/my\\040share fuse.sshfs rw 0 0
odd
host /mnt/host virtiofs rw 0 0
/dev/vdb /srv/games/local xfs rw 0 0
"""


@pytest.mark.parametrize("version", ["3.7.0", "3.40.1", "3.51.2"])
def test_a_sqlite_that_damages_its_files_is_refused(version: str) -> None:
    """From 3.7.0 to 3.51.2 two connections may lose what was written."""
    with pytest.raises(UnsafeDatabase, match=version):
        check_version(version)


@pytest.mark.parametrize("version", ["3.6.23", "3.51.3", "3.54.1", "4.0.0", "3.52"])
def test_other_versions_are_taken(version: str) -> None:
    """Older ones without a WAL, and newer ones."""
    check_version(version)


def test_the_version_that_is_there_is_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is opened with one of the others, and the folder can be used afterwards."""
    with monkeypatch.context() as patch:
        patch.setattr(apsw, "sqlite_lib_version", lambda: "3.40.1")
        with pytest.raises(UnsafeDatabase):
            open_storage(str(tmp_path))
    open_storage(str(tmp_path)).close()


def test_how_the_connection_is_set_up(tmp_path: Path) -> None:
    """A commit is flushed, nothing is mapped into memory, references hold, and no foreign schema is obeyed."""
    storage = open_storage(str(tmp_path))
    with storage.database.reading():
        told = {
            name: storage.database.rows(f"PRAGMA {name}")[0][0]
            for name in ("journal_mode", "synchronous", "mmap_size", "foreign_keys", "trusted_schema", "busy_timeout")
        }
    storage.close()

    assert told == {
        "journal_mode": "wal",
        "synchronous": 2,
        "mmap_size": 0,
        "foreign_keys": 1,
        "trusted_schema": 0,
        "busy_timeout": 5000,
    }


def test_what_lies_on_disk(tmp_path: Path) -> None:
    """Only whoever runs the server reads it, for it holds hidden cards: a database, a lock and a mark."""
    storage = open_storage(str(tmp_path / "new" / "data"))
    campaign = storage.create("An evening", campaign_bytes())
    storage.append(storage.take(campaign), *following(campaign_bytes()))
    modes = {path.name: path.stat().st_mode & 0o777 for path in (tmp_path / "new" / "data").iterdir()}
    storage.close()

    assert {*modes.values()} == {0o600}
    assert sorted(path.name for path in (tmp_path / "new" / "data").iterdir()) == [
        "campaigns.lock", "campaigns.mark", "campaigns.sqlite",
    ]  # fmt: skip
    storage.close()


def test_another_who_locks_the_database_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that holds the database for itself is told of, and afterwards everything goes on."""
    storage = open_storage(str(tmp_path))
    campaign = storage.create("An evening", campaign_bytes())
    hold = storage.take(campaign)
    database = storage.database
    assert isinstance(database, sqlite.SqliteDatabase)
    database._connected().set_busy_timeout(1)
    other = apsw.Connection(str(tmp_path / sqlite.FILE))
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StorageFailed, match="locked"):
        storage.append(hold, *following(campaign_bytes()))
    other.execute("ROLLBACK")
    other.close()

    storage.append(hold, *following(campaign_bytes()))
    storage.close()


def test_a_file_system_of_another_machine_is_told_of() -> None:
    """NFS, FUSE and their kin; what is mounted below them on a disk is a disk."""
    assert "nfs4" in file_system_warning(Path("/srv/games/data"), MOUNTS)
    assert "fuse.sshfs" in file_system_warning(Path("/mnt/my share"), MOUNTS)
    assert "virtiofs" in file_system_warning(Path("/mnt/host/a/b"), MOUNTS)
    for place in ("/srv/games/local/data", "/srv/gamesters", "/home", "/"):
        assert file_system_warning(Path(place), MOUNTS) == ""
    assert file_system_of(Path("/srv/games/local/x"), MOUNTS) == "xfs"
    assert file_system_of(Path("/x"), "") == ""


def test_what_is_no_place_is_refused(tmp_path: Path) -> None:
    """Another scheme, a file where a folder should be, and a PostgreSQL that is not there; no password is repeated."""
    (tmp_path / "file").write_text("")
    with pytest.raises(StorageError, match="expected a folder or postgresql"):
        open_storage("mysql://root:secret@host/x")
    with pytest.raises(OSError, match="exists"):
        open_storage(str(tmp_path / "file"))
    for url in ("postgresql://ada:secret@localhost:1/x", "postgresql://ada:secret@localhost:nonsense/x?y"):
        with pytest.raises(StorageFailed) as refused:
            open_storage(url)
        assert "secret" not in str(refused.value)


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    """It is said to be none, and nothing of it is changed."""
    (tmp_path / sqlite.FILE).write_bytes(b"my notes\n" * 500)
    with pytest.raises(StorageFailed, match="not a database"):
        open_storage(str(tmp_path))

    assert (tmp_path / sqlite.FILE).read_bytes() == b"my notes\n" * 500


def test_without_the_driver_of_postgresql(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever names a PostgreSQL and has no driver for it is told what to install."""
    monkeypatch.delitem(sys.modules, "sleeping_gods.storage.postgres", raising=False)
    monkeypatch.setitem(sys.modules, "psycopg", None)

    with pytest.raises(UnsafeDatabase, match=r"pip install 'sleeping-gods\[postgres\]'"):
        open_storage("postgresql://host/x")
