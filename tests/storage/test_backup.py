"""T06: a back-up holds one moment, taken while campaigns are written, and restores into either database."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from sleeping_gods.cli import main
from sleeping_gods.storage.backup import back_up, restore
from sleeping_gods.storage.errors import NotEmpty, StorageError
from sleeping_gods.storage.opening import open_storage
from sleeping_gods.storage.records import BINNED, Stored
from sleeping_gods.storage.sqlite import FILE as DATABASE
from sleeping_gods.storage.storage import Storage

from .conftest import Reopen
from .playing import campaign_bytes, following

FILE = campaign_bytes()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def other_place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Another storage, empty."""
    if request.param == "sqlite":
        return str(tmp_path / "other")
    url = str(request.getfixturevalue("postgres_url"))
    import psycopg

    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("DROP SCHEMA IF EXISTS other CASCADE")
        connection.execute("CREATE SCHEMA other")
    return url.partition("search_path")[0] + "search_path%3Dother"


def test_a_back_up_restores_into_either_database(
    storage: Storage, place: str, other_place: str, tmp_path: Path
) -> None:
    """Entries, commands, settings, names, the bin and checkpoints; nobody owns anything, and play goes on."""
    campaign = storage.create("Soirée", FILE, {"a": [1, None]})
    binned = storage.create("Gone", campaign_bytes(3, 2, "airfield"))
    storage.bin(binned)
    hold = storage.take(campaign)
    number, lines = following(FILE, 2)
    storage.append(hold, number, lines, "mine")
    storage.leave_checkpoint(hold, b"state\0\xff")

    assert back_up(place, tmp_path / "all.backup") == 2
    assert restore(tmp_path / "all.backup", other_place) == (2, [])
    other = open_storage(other_place)
    assert other.summaries() == storage.summaries()
    assert other.summary(binned).status == BINNED
    assert other.read(campaign) == FILE + lines
    assert other.find(campaign, "mine") == Stored(number, number + 2, again=True)
    assert other.checkpoint(campaign) == b"state\0\xff"
    assert other.append(other.take(campaign), *following(FILE + lines)).first == number + 2
    other.close()
    assert sorted(path.name for path in tmp_path.glob("*backup*")) == ["all.backup"]


@pytest.mark.parametrize("count", [4, pytest.param(46, marks=[pytest.mark.slow, pytest.mark.long])])
def test_back_ups_while_campaigns_are_written(storage: Storage, place: str, count: int, tmp_path: Path) -> None:
    """Whatever is acknowledged before a back-up begins is in it, and it ends at a whole entry of each campaign."""
    ids = [storage.create(f"Evening {number}", FILE) for number in range(5)]
    holds = {campaign: storage.take(campaign) for campaign in ids}
    data = dict.fromkeys(ids, FILE)
    told: dict[str, int] = dict.fromkeys(ids, 0)
    stop = threading.Event()

    def write() -> None:
        while not stop.is_set():
            for campaign in ids:
                number, lines = following(data[campaign])
                storage.append(holds[campaign], number, lines)
                data[campaign] += lines
                told[campaign] = number + 1

    writer = threading.Thread(target=write)
    writer.start()
    try:
        for number in range(count):
            before = dict(told)
            back_up(place, tmp_path / f"{number}.backup")
            restore(tmp_path / f"{number}.backup", str(tmp_path / str(number)))
            copy = open_storage(str(tmp_path / str(number)))
            for campaign in ids:
                kept = copy.read(campaign)
                assert copy.summary(campaign).entries >= before[campaign]
                assert storage.read(campaign).startswith(kept)
            copy.close()
    finally:
        stop.set()
        writer.join()

    assert all(told.values())


def test_planted_copy_without_the_wal(tmp_path: Path) -> None:
    """Copying the database's file alone loses what was acknowledged; so a back-up never does."""
    storage = open_storage(str(tmp_path / "data"))
    campaign = storage.create("An evening", FILE)
    (tmp_path / "copy").mkdir()
    shutil.copy(tmp_path / "data" / DATABASE, tmp_path / "copy" / DATABASE)
    copy = open_storage(str(tmp_path / "copy"))

    assert [summary.id for summary in storage.summaries()] == [campaign]
    assert copy.summaries() == []
    storage.close()
    copy.close()


def test_files_beside_a_back_up_are_not_looked_at(tmp_path: Path) -> None:
    """A stale -wal or -shm of another database changes nothing of what is restored."""
    storage = open_storage(str(tmp_path / "data"))
    campaign = storage.create("An evening", FILE)
    back_up(str(tmp_path / "data"), tmp_path / "a.backup")
    hold = storage.take(campaign)
    storage.append(hold, *following(FILE))
    for end in ("-wal", "-shm"):
        shutil.copy(tmp_path / "data" / (DATABASE + end), tmp_path / f"a.backup{end}")
    storage.close()
    restore(tmp_path / "a.backup", str(tmp_path / "other"))
    other = open_storage(str(tmp_path / "other"))

    assert other.read(campaign) == FILE
    other.close()


def test_nothing_is_mixed_or_written_over(storage: Storage, place: str, tmp_path: Path) -> None:
    """A back-up has a name of its own, and a storage with campaigns takes none in."""
    campaign = storage.create("An evening", FILE)
    path = tmp_path / "a.backup"
    back_up(place, path)
    with pytest.raises(StorageError, match="exists already"):
        back_up(place, path)
    storage.close()
    with pytest.raises(NotEmpty):
        restore(path, place)

    again = open_storage(place)
    assert [summary.id for summary in again.summaries()] == [campaign]
    again.close()


@pytest.mark.parametrize("kind", ["missing", "text", "another database", "cut", "a folder"])
def test_what_is_no_back_up_is_refused(kind: str, tmp_path: Path) -> None:
    """With a word, before anything is made of it."""
    storage = open_storage(str(tmp_path / "data"))
    storage.create("An evening", campaign_bytes(260, 2, "airfield"))
    storage.close()
    path = tmp_path / "a.backup"
    if kind == "text":
        path.write_text("a back-up\n" * 100)
    elif kind == "another database":
        connection = sqlite3.connect(path)
        connection.execute("CREATE TABLE campaign (id TEXT)")
        connection.commit()
        connection.close()
    elif kind == "cut":
        back_up(str(tmp_path / "data"), path)
        path.write_bytes(path.read_bytes()[:-8192])
    elif kind == "a folder":
        path.mkdir()
    with pytest.raises(StorageError):
        restore(path, str(tmp_path / "other"))

    assert not (tmp_path / "other").exists()


def test_a_damaged_campaign_is_restored_and_set_aside(tmp_path: Path) -> None:
    """The others are as they were, and the damage is told by campaign and entry."""
    storage = open_storage(str(tmp_path / "data"))
    damaged, sound = storage.create("One", FILE), storage.create("Other", FILE)
    with storage.database.writing():
        storage.database.rows("UPDATE stretch SET body = ? WHERE campaign = ?", FILE.replace(b"~", b"~~", 1), damaged)
    storage.close()
    back_up(str(tmp_path / "data"), tmp_path / "a.backup")
    count, reports = restore(tmp_path / "a.backup", str(tmp_path / "other"))
    other = open_storage(str(tmp_path / "other"))

    assert count == 2
    assert [report.startswith(f"campaign {damaged}, entry 0") for report in reports] == [True]
    assert other.read(sound) == FILE
    assert not other.summary(damaged).playable
    other.close()


def test_both_commands(reopen: Reopen, place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`backup FILE` beside a storage that is in use, `restore FILE` into another; and what goes wrong is a sentence."""
    storage = reopen()
    campaign = storage.create("An evening", FILE)
    option = "--database" if place.startswith("postgresql") else "--data"
    path = str(tmp_path / "a.backup")

    assert main(["backup", path, option, place]) == 0
    assert "one campaign, " in capsys.readouterr().out
    assert main(["restore", path, "--data", str(tmp_path / "other")]) == 0
    assert capsys.readouterr().out == "restored one campaign\n"
    assert main(["backup", path, option, place]) == 2
    assert "exists already" in capsys.readouterr().err
    assert main(["restore", path, "--data", str(tmp_path / "other")]) == 2
    assert "expected an empty storage" in capsys.readouterr().err
    assert main(["backup", str(tmp_path / "b"), "--data", str(tmp_path / "none")]) == 2
    assert main(["restore", path, "--database", "mysql://x"]) == 2
    other = open_storage(str(tmp_path / "other"))
    assert other.read(campaign) == FILE
    other.close()


def test_a_back_up_from_another_process(tmp_path: Path) -> None:
    """The lock of whoever writes does not hinder it, and it is readable by its owner alone."""
    storage = open_storage(str(tmp_path / "data"))
    storage.create("An evening", FILE)
    command = [sys.executable, "-m", "sleeping_gods", "backup", str(tmp_path / "a.backup"), "--data"]
    ran = subprocess.run([*command, str(tmp_path / "data")], capture_output=True, text=True, check=False)
    storage.close()

    assert (ran.returncode, ran.stderr) == (0, "")
    assert (tmp_path / "a.backup").stat().st_mode & 0o777 == 0o600
