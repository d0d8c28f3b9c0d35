"""The storage where something fails or somebody was quicker: what is tried again, told, and left as it was."""

from __future__ import annotations

import contextlib
import json
import secrets
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest

from sleeping_gods.journal import notation
from sleeping_gods.journal.reading import parse
from sleeping_gods.storage import campaign_summaries, file_systems, group, opening
from sleeping_gods.storage import storage as storages
from sleeping_gods.storage.errors import (
    Busy,
    DamagedCampaign,
    LostHold,
    NoSuchCampaign,
    NotPlayable,
    StalePosition,
    StorageError,
    StorageFailed,
    StorageInUse,
)
from sleeping_gods.storage.file_systems import file_system_warning
from sleeping_gods.storage.group import Group
from sleeping_gods.storage.opening import open_beside, open_storage
from sleeping_gods.storage.reading import _last_sum, good_part
from sleeping_gods.storage.records import BINNED, NOT_HELD, Append, Hold, News, Stored
from sleeping_gods.storage.schema import FORMAT, prepare
from sleeping_gods.storage.sqlite import SqliteDatabase
from sleeping_gods.storage.storage import Storage
from sleeping_gods.storage.store import _first, open_campaign

from .playing import campaign_bytes, following

FILE = campaign_bytes(2)
AT, LINES = following(FILE)


@pytest.fixture
def memory() -> Iterator[Storage]:
    """A storage that is gone when it is closed."""
    storage = Storage(SqliteDatabase(":memory:"), lambda: 5.0)
    yield storage
    storage.close()


@pytest.fixture
def hold(memory: Storage) -> Hold:
    """A campaign that is being played."""
    return memory.take(memory.create("An evening", FILE))


class Locked:
    """Stands before a storage: a campaign is locked by another for some attempts."""

    def __init__(self, storage: Storage, patch: pytest.MonkeyPatch, attempts: int) -> None:
        self.attempts, self.asked = attempts, 0
        self._whole = storage.append_all
        patch.setattr(storage, "append_all", self.append_all)

    def append_all(self, appends: list[Append]) -> list[Stored | StorageError]:
        """Busy, until the other is done."""
        self.asked += 1
        if self.asked <= self.attempts:
            return [Busy("db", append.hold.campaign) for append in appends]
        return self._whole(appends)


def test_an_append_waits_for_a_campaign_that_another_has_locked(
    memory: Storage, hold: Hold, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a pause before each attempt, for two seconds."""
    now, pauses = [0.0], list[float]()

    def sleep(seconds: float) -> None:
        pauses.append(seconds)
        now[0] += 0.5

    monkeypatch.setattr(storages, "time", SimpleNamespace(monotonic=lambda: now[0], sleep=sleep))
    locked = Locked(memory, monkeypatch, 4)
    assert memory.append(hold, AT, LINES) == Stored(AT, AT + 1)
    assert (locked.asked, pauses) == (5, [0.02] * 4)
    locked.asked = -1
    with pytest.raises(Busy, match="is locked by another: try again"):
        memory.append(hold, AT + 1, LINES)
    assert (locked.asked, len(pauses)) == (4, 8)
    locked.asked = 9
    with pytest.raises(StalePosition):
        memory.append(hold, AT, LINES)
    assert len(pauses) == 8


@pytest.mark.parametrize(("seconds", "stored"), [(60.0, True), (-1.0, False)])
def test_a_group_tries_again_what_another_has_locked(
    seconds: float, stored: bool, memory: Storage, hold: Hold, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until its time is up; others are stored meanwhile, and nothing follows after the end."""
    monkeypatch.setattr(group, "LOCKED_SECONDS", seconds)
    monkeypatch.setattr(group, "LOCKED_PAUSE_SECONDS", 0.001)
    locked = Locked(memory, monkeypatch, 3)
    shared, pauses = Group(memory), list[float]()
    whole = shared._changed.wait

    def wait(timeout: float | None = None) -> bool:
        pauses.extend([timeout] if timeout is not None else [])
        return whole(timeout)

    monkeypatch.setattr(shared._changed, "wait", wait)
    answer = shared.submit(hold, AT, LINES)
    error = answer.exception()
    shared.leave_checkpoint(hold, b"state")
    shared.write_checkpoint()
    shared.close()

    assert (error is None, isinstance(error, Busy)) == (stored, not stored)
    assert (locked.asked, pauses) == ((4, [0.001] * 3) if stored else (1, []))
    assert (memory.summary(hold.campaign).entries, shared.waiting) == (AT + stored, 0)
    assert memory.checkpoint(hold.campaign) == b"state"
    with pytest.raises(StorageFailed, match="closed"):
        shared.submit(hold, AT, LINES)
    shared.leave_checkpoint(hold, b"later")
    shared.write_checkpoint()
    assert memory.checkpoint(hold.campaign) == b"state"


def test_a_campaign_is_put_in_the_place_of_itself(memory: Storage, hold: Hold) -> None:
    """By whoever holds it, whole and of today; its checkpoint and its commands are gone, and play goes on there."""
    memory.append(hold, AT, LINES, "mine")
    memory.leave_checkpoint(hold, b"state")
    other = campaign_bytes(3, 2)
    for refused, data, error in (
        (Hold(hold.campaign, hold.fence + 1), other, LostHold),
        (Hold("0" * 16, 1), other, NoSuchCampaign),
        (hold, other[:-1], StorageError),
    ):
        with pytest.raises(error):
            memory.rewrite(refused, data)
    assert memory.read(hold.campaign) == FILE + LINES

    memory.rewrite(hold, other)

    assert (memory.read(hold.campaign), memory.checkpoint(hold.campaign)) == (other, b"")
    assert memory.find(hold.campaign, "mine") is None
    assert memory.summary(hold.campaign).entries == len(parse(other).journal.entries)
    at, lines = following(other)
    assert memory.append(hold, at, lines, "mine") == Stored(at, at + 1)
    assert memory.read(hold.campaign) == other + lines


def test_a_campaign_of_an_older_format_is_taken_over_when_it_is_opened(
    memory: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is one of today then, and opened as it is the next time."""
    played = parse(FILE).journal
    with monkeypatch.context() as earlier:
        for module in (notation, storages):
            earlier.setattr(module, "FORMAT", 2)
        data = notation.format_journal(played).encode()
        campaign = memory.create("An evening", data)
    assert data.startswith(b"sleeping-gods campaign 2\n")

    opened, store = open_campaign(memory, campaign)
    opened.close()
    today = memory.read(campaign)
    assert (today.split(b"\n")[0], store.hold.fence) == (b"sleeping-gods campaign 3", 1)
    opened, _ = open_campaign(memory, campaign)
    opened.close()
    assert memory.read(campaign) == today


def test_nothing_is_added_to_what_is_not_played(memory: Storage, hold: Hold) -> None:
    """Though the hold is the latest; and lines begin with their number."""
    with memory.database.writing():
        memory.database.rows("UPDATE campaign SET status = ? WHERE id = ?", BINNED, hold.campaign)

    with pytest.raises(NotPlayable, match="expected one that is being played, got one that is binned"):
        memory.append(hold, AT, LINES)
    assert _first(b"12 p1 keep") == 12
    for lines in (b"", b"x 12", b"-1 p1"):
        with pytest.raises(StorageError, match="expected lines of a campaign file"):
            _first(lines)


def test_a_campaign_that_conflicts_is_not_created(memory: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    """An id that is there already, without a command: it may be tried again."""
    monkeypatch.setattr(secrets, "token_hex", lambda size: "0" * 2 * size)
    assert memory.create("An evening", FILE) == "0" * 16
    with pytest.raises(StorageFailed, match="expected a new campaign, got a conflict: try again"):
        memory.create("Another", FILE)
    assert [summary.name for summary in memory.summaries()] == ["An evening"]


@pytest.mark.parametrize("damaged", [True, False])
def test_rows_that_cannot_be_read_are_damage_or_a_failure(
    damaged: bool, memory: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A lost connection is no fault of a campaign's; with a damaged index all campaigns are looked at."""
    roster = {"members": [{"device": "d" * 64}]}
    campaign = memory.create("An evening", FILE, json.loads(json.dumps(roster)))
    memory.create("Another", FILE)
    monkeypatch.setattr(campaign_summaries, "devices_of", lambda settings: ["mine"] if settings else [])
    whole, failing = memory.database.rows, ["FROM device", "FROM stretch"]

    def rows(statement: str, *values: object) -> list[tuple[object, ...]]:
        if any(part in statement for part in failing):
            raise StorageFailed("db", "no", damaged=damaged)
        return whole(statement, *values)

    monkeypatch.setattr(memory.database, "rows", rows)
    if damaged:
        assert [summary.id for summary in memory.summaries_of_device("mine")] == [campaign]
        with pytest.raises(DamagedCampaign, match="expected rows that can be read, got db: no"):
            memory.read(campaign)
        return
    for work in (memory.summaries_of_device, memory.read):
        with pytest.raises(StorageFailed, match="db: no") as failed:
            work(campaign)
        assert not isinstance(failed.value, DamagedCampaign)
    failing.clear()
    assert memory.read(campaign) == FILE


def test_the_last_sum_stands_before_the_remarks() -> None:
    """None where there are only remarks; the longest sound beginning of a damaged file ends before its first fault."""
    last = FILE.rstrip(b"\n").rpartition(b"~")[2].decode()
    assert [_last_sum(data) for data in (FILE, FILE + b"% well\n% played\n", FILE[:-1])] == [last] * 3
    assert [_last_sum(data) for data in (b"% well\n% played\n", b"")] == ["", ""]
    end = FILE.rindex(b"\n", 0, -1) + 1
    assert good_part(FILE) == FILE
    assert good_part(FILE[:end] + FILE[end:].replace(b"#", b"!")) == FILE[:end]
    assert [good_part(data) for data in (b"", b"\n", b"nonsense\n", FILE[1:])] == [b""] * 4


def test_tables_that_another_has_made_meanwhile_stay(memory: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between the first look and the lock."""
    versions = [0, FORMAT]
    monkeypatch.setattr(memory.database, "format_version", lambda: versions.pop(0))
    monkeypatch.setattr(memory.database, "make_format_table", lambda: pytest.fail("made again"))
    monkeypatch.setattr(memory.database, "set_format", lambda version: pytest.fail("set again"))

    prepare(memory.database)

    assert versions == []


def test_a_storage_is_looked_at_beside_whoever_uses_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If it is of today's format; a URL that nobody knows is refused as ever, and what is not there is not opened."""
    asked: list[str] = []
    with monkeypatch.context() as served:
        served.setattr(opening, "open_storage", asked.append)
        open_beside("mysql://a/b")
    assert asked == ["mysql://a/b"]
    with pytest.raises(StorageError, match=r"expected a folder or postgresql://\.\.\., got mysql://\.\.\."):
        open_storage("mysql://a/b")
    with pytest.raises(StorageError, match=r"expected a storage in .*nowhere, got nothing"):
        open_beside(str(tmp_path / "nowhere"))
    with contextlib.closing(open_storage(str(tmp_path))) as used:
        campaign = used.create("An evening", FILE)
        with contextlib.closing(open_beside(str(tmp_path))) as beside:
            assert [summary.id for summary in beside.summaries()] == [campaign]
        monkeypatch.setattr(SqliteDatabase, "format_version", lambda database: FORMAT - 1)
        with pytest.raises(StorageInUse):
            open_beside(str(tmp_path))


def test_without_a_list_of_mounts_nobody_is_warned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is one, each kind is told by its name."""
    monkeypatch.setattr(file_systems, "MOUNTS", tmp_path / "mounts")
    assert file_system_warning(tmp_path) == ""
    (tmp_path / "mounts").write_text(f"host:/a {tmp_path} nfs4 rw 0 0\n")
    assert file_system_warning(tmp_path).startswith(f"{tmp_path} lies on a nfs4 file system, which may lose")
    (tmp_path / "mounts").write_text(f"/dev/sda1 {tmp_path} ext4 rw 0 0\n")
    assert file_system_warning(tmp_path) == ""


def test_only_what_is_changed_is_locked(memory: Storage, hold: Hold, monkeypatch: pytest.MonkeyPatch) -> None:
    """To look at a campaign keeps nobody from playing it."""
    whole, locked = memory.database.rows, list[str]()
    words = {**memory.database.words, "for_update": " /* for update */"}

    def rows(statement: str, *values: object) -> list[tuple[object, ...]]:
        if "for update" in statement:
            locked.append(statement)
        return whole(statement, *values)

    monkeypatch.setattr(memory.database, "words", words)
    monkeypatch.setattr(memory.database, "rows", rows)
    memory.summary(hold.campaign)
    assert memory.look_on(hold.campaign).fence == NOT_HELD
    assert locked == []
    memory.rename(hold.campaign, "Another")
    assert len(locked) == 1


def test_what_concerns_others_is_told_to_them(memory: Storage, hold: Hold, monkeypatch: pytest.MonkeyPatch) -> None:
    """Settings, and a campaign that is gone or damaged; a name is only in the list. Each is the same news as before."""
    told: list[News] = []
    monkeypatch.setattr(memory.database, "announce", lambda news: told.extend(news))
    memory.rename(hold.campaign, "Another")
    memory.unbin(hold.campaign)
    assert told == []
    for known, change in (
        (1, partial(memory.set_settings, hold.campaign, {"a": 1})),
        (2, partial(memory.bin, hold.campaign)),
        (2, partial(memory.bin, hold.campaign)),
        (3, partial(memory.set_aside, hold.campaign, "torn")),
    ):
        change()
        assert told == [News(hold.campaign, 0)] * known
    assert News("a", 1) == News("a", 1, own=True)
    assert not News("a", 1).own


def test_a_program_that_ends_waits_for_no_writer(memory: Storage) -> None:
    """Who wants to wait closes it."""
    shared = Group(memory)
    assert shared._writer.daemon
    shared.close()
    assert not shared._writer.is_alive()
