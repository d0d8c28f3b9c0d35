"""A database that was emptied, or lost its write-ahead log, is said to be at the start, by the server too."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from sleeping_gods.cli import main
from sleeping_gods.storage import folder_mark
from sleeping_gods.storage.opening import open_storage
from sleeping_gods.storage.sqlite import FILE as DATABASE
from sleeping_gods.storage.storage import Storage
from sleeping_gods.web.graceful_server import Server

from .playing import campaign_bytes, following

FILE = campaign_bytes()


def killed(storage: Storage, folder: Path) -> Path:
    """The folder as it is found after a server was killed: a copy of what lay on the disk just then."""
    copy = folder.with_name("killed")
    shutil.copytree(folder, copy)
    storage.close()
    return copy


def said(place: Path | str) -> list[str]:
    """What is said when a storage is opened, and closed again."""
    storage = open_storage(str(place))
    cautions = [*storage.cautions]
    storage.close()
    return cautions


def filled(folder: Path) -> Storage:
    """A storage with a campaign to which something was added."""
    storage = open_storage(str(folder))
    campaign = storage.create("An evening", FILE)
    storage.append(storage.take(campaign), *following(FILE))
    return storage


def test_nothing_is_said_of_a_storage_as_it_was_left(tmp_path: Path) -> None:
    """A new one, one that was closed, one of a killed server, and one without a mark, as an older version left it."""
    assert said(tmp_path / "data") == []
    storage = filled(tmp_path / "data")
    copy = killed(storage, tmp_path / "data")

    assert said(tmp_path / "data") == said(tmp_path / "data") == []
    assert said(copy) == []
    (copy / folder_mark.FILE).unlink()
    assert said(copy) == []


@pytest.mark.parametrize("size", ["missing", "an empty file"])
def test_a_database_that_was_emptied_is_said_to_be(size: str, tmp_path: Path) -> None:
    """Its file is gone or has no bytes; it is said again at each start, until something is kept there."""
    filled(tmp_path).close()
    (tmp_path / DATABASE).unlink()
    if size != "missing":
        (tmp_path / DATABASE).touch()

    (first,) = said(tmp_path)
    assert f"{DATABASE} is {size}, though campaigns were kept there" in first
    (second,) = said(tmp_path)
    assert "holds no campaigns, though some were kept there" in second
    filled(tmp_path).close()
    assert said(tmp_path) == []


def test_tables_without_campaigns_are_said_to_be_emptied(tmp_path: Path) -> None:
    """Where somebody deleted the rows; not where the bin was emptied, by whoever may."""
    storage = filled(tmp_path / "rows")
    with storage.database.writing():
        storage.database.rows("DELETE FROM campaign")
    storage.close()
    other = filled(tmp_path / "bin")
    other.bin(other.summaries()[0].id)
    assert other.empty_bin(2**40) == 1
    other.close()

    (caution,) = said(tmp_path / "rows")
    assert "holds no campaigns" in caution
    assert said(tmp_path / "bin") == []


def test_a_missing_write_ahead_log_is_said_to_be(tmp_path: Path) -> None:
    """After a server that was killed; what it had not put into the database yet is gone, and so is not silently so."""
    copy = killed(filled(tmp_path / "data"), tmp_path / "data")
    for end in ("-wal", "-shm"):
        (copy / f"{DATABASE}{end}").unlink()

    cautions = said(copy)
    assert f"{DATABASE}-wal is missing, though the last server did not stop by itself" in cautions[0]
    assert [one for one in said(copy) if "-wal" in one] == []  # it has been closed since


def test_a_mark_that_is_none_says_nothing(tmp_path: Path) -> None:
    """Whatever stands in it, and it is nobody's business but the owner's."""
    filled(tmp_path).close()
    assert (tmp_path / folder_mark.FILE).stat().st_mode & 0o777 == 0o600
    for content in (b"", b"\xff\xfe", b"filled\nin use\n", os.urandom(500)):
        (tmp_path / folder_mark.FILE).write_bytes(content)
        assert said(tmp_path) == []


def test_a_database_that_several_use_says_when_it_holds_nothing(postgres_url: str) -> None:
    """There is nothing beside it to compare with; with a campaign nothing is said."""
    assert ["holds no campaigns" in one for one in said(postgres_url)][-1:] == [True]
    storage = open_storage(postgres_url)
    storage.create("An evening", FILE)
    storage.close()
    assert [one for one in said(postgres_url) if "holds no campaigns" in one] == []


def test_the_server_says_it_at_its_start(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a line for people and in a line of the log, before it serves."""
    filled(tmp_path).close()
    (tmp_path / DATABASE).unlink()
    monkeypatch.setattr(Server, "run", lambda self, sockets: None)  # it has started, and stops at once

    assert main(["serve", "--port", "0", "--data", str(tmp_path)]) == 0
    lines = [line for line in capsys.readouterr().err.splitlines() if "is missing, though campaigns" in line]
    assert len(lines) == 2
    assert any(line.startswith("Caution: ") for line in lines)
    assert any(line.startswith('{"at": ') and '"level": "warning"' in line for line in lines)
