"""What a back-up holds, when none is made, and where its name is kept."""

from __future__ import annotations

import contextlib
from pathlib import Path
from types import SimpleNamespace

import apsw
import pytest

from sleeping_gods.storage import backup, sqlite
from sleeping_gods.storage.backup import back_up, restore
from sleeping_gods.storage.errors import (
    StorageError,
)
from sleeping_gods.storage.opening import open_storage
from sleeping_gods.storage.records import Stored
from sleeping_gods.storage.schema import FORMAT
from sleeping_gods.storage.sqlite import SqliteDatabase
from sleeping_gods.storage.storage import Storage

from .playing import campaign_bytes, following

FILE = campaign_bytes(2)
AT, LINES = following(FILE)


class TestBackUp:
    """What a back-up holds, and when none is made."""

    def test_row_by_row_it_holds_everything(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """From a database of another kind: every campaign with its rows, settings, checkpoint and devices."""
        source = Storage(SqliteDatabase(":memory:"))
        ids = [source.create(name, data, {"a": 1}) for name, data in (("One", FILE), ("Two", campaign_bytes(3, 2)))]
        holds = [source.take(campaign) for campaign in ids]
        source.append(holds[0], AT, LINES, "mine")
        source.leave_checkpoint(holds[1], b"state\0")
        expected = [(source.read(campaign), source.summary(campaign)) for campaign in ids]
        with monkeypatch.context() as served:
            served.setattr(backup, "open_storage", lambda place: source)
            assert back_up("postgresql://ada@example.org/evenings", tmp_path / "all.backup") == 2
        assert [file.name for file in tmp_path.iterdir()] == ["all.backup"]

        assert restore(tmp_path / "all.backup", str(tmp_path / "other")) == (2, [])
        with contextlib.closing(open_storage(str(tmp_path / "other"))) as other:
            assert [(other.read(campaign), other.summary(campaign)) for campaign in ids] == expected
            assert other.find(ids[0], "mine") == Stored(AT, AT + 1, again=True)
            assert [other.checkpoint(campaign) for campaign in ids] == [b"", b"state\0"]
            assert other.take(ids[0]).fence == holds[0].fence + 1

    def test_nothing_is_made_of_nothing_or_over_a_file(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """No storage there; a file that is there, or has come meanwhile, stays as it is."""
        with pytest.raises(StorageError, match=r"expected a storage in .*nowhere, got nothing"):
            back_up(str(tmp_path / "nowhere"), tmp_path / "all.backup")
        assert list(tmp_path.iterdir()) == []
        open_storage(str(tmp_path / "data")).close()
        path = tmp_path / "all.backup"
        monkeypatch.setattr(backup, "_check_whole", lambda *_: path.write_bytes(b"quicker"))
        for _ in range(2):
            with pytest.raises(StorageError, match=r"all\.backup exists already"):
                back_up(str(tmp_path / "data"), path)
        assert path.read_bytes() == b"quicker"
        assert sorted(file.name for file in tmp_path.iterdir()) == ["all.backup", "data"]

    @pytest.mark.parametrize(
        ("report", "version", "message"),
        [
            (["row 3 missing", "row 4 missing"], 1, "a.backup: expected a whole database, got row 3 missing"),
            (["ok"], 0, "a.backup: expected a storage of campaigns, got another database"),
            (["ok"], FORMAT, ""),
        ],
    )
    def test_only_a_whole_storage_is_one(self, report: list[str], version: int, message: str) -> None:
        """By what SQLite says of it, and by its format."""
        connection = apsw.Connection(":memory:")
        connection.pragma("user_version", version)
        checked = SimpleNamespace(execute=lambda statement: [(line,) for line in report], pragma=connection.pragma)
        if not message:
            backup._check_whole(checked, Path("a.backup"))  # type: ignore[arg-type]  # all that is asked of it
            return
        with pytest.raises(StorageError) as refused:
            backup._check_whole(checked, Path("a.backup"))  # type: ignore[arg-type]  # all that is asked of it
        assert str(refused.value) == message


def test_a_back_up_keeps_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its folder is flushed when it has it; so is that of a database when it is opened."""
    flushed: list[tuple[Path, bool]] = []
    path, data = tmp_path / "all.backup", tmp_path / "data"

    def flush(folder: Path) -> None:
        flushed.append((folder, (path if folder == tmp_path else data / sqlite.FILE).exists()))

    monkeypatch.setattr(backup, "sync_folder", flush)
    monkeypatch.setattr(sqlite, "sync_folder", flush)
    open_storage(str(data)).close()
    assert {*flushed} == {(data, True)}
    flushed.clear()
    back_up(str(data), path)
    assert flushed == [(tmp_path, True)]
