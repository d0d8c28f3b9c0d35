"""The one interface over both databases: what goes in comes out, and only its owner writes a campaign."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from sleeping_gods.journal.errors import BrokenJournal
from sleeping_gods.storage.empty_bin import SECONDS_A_DAY
from sleeping_gods.storage.errors import (
    Held,
    LostHold,
    NoSuchCampaign,
    NotPlayable,
    StorageError,
    StorageFailed,
)
from sleeping_gods.storage.records import ASIDE, BINNED, KEPT, Hold, Stored
from sleeping_gods.storage.storage import Storage

from .conftest import Reopen
from .playing import campaign_bytes, following

FILE = campaign_bytes()


def test_a_campaign_comes_out_as_it_went_in(storage: Storage) -> None:
    """Verified or raw, of one entry or of many rows, with the players' remarks."""
    remarked = FILE + b"% a good evening\n% and a long one\n"
    ids = [storage.create("An evening", data) for data in (FILE, campaign_bytes(260, 2, "airfield"), remarked)]

    for campaign, data in zip(ids, (FILE, campaign_bytes(260, 2, "airfield"), remarked), strict=True):
        assert storage.read(campaign) == storage.export(campaign) == data
    assert len({*ids}) == 3


@pytest.mark.parametrize("data", [b"", FILE[:-1], FILE.replace(b"#", b"##", 1), FILE.replace(b" 3\n", b" 2\n", 1)])
def test_only_a_sound_campaign_is_created(storage: Storage, data: bytes) -> None:
    """Nothing, half a line, a damaged line and an older format are refused, and nothing is left of them."""
    with pytest.raises((BrokenJournal, StorageError)):
        storage.create("An evening", data)

    assert storage.summaries() == []


def test_a_command_creates_one_campaign(reopen: Reopen) -> None:
    """Asked again, also after a restart, from the bin or with other words, it answers with the same id."""
    storage = reopen()
    first = storage.create("An evening", FILE, {"a": 1}, "mine")
    others = [storage.create("Another", FILE, None, command) for command in ("theirs", "", "")]
    again = storage.create("Renamed", campaign_bytes(3, 5, "airfield"), None, "mine")
    storage.bin(first)
    storage.close()
    storage = reopen()

    assert first == again == storage.create("An evening", FILE, {"a": 1}, "mine")
    assert len({first, *others}) == len(storage.summaries()) == 4
    assert (storage.summary(first).name, storage.summary(first).settings) == ("An evening", {"a": 1})
    assert storage.read(first) == FILE
    storage.empty_bin(storage.summary(first).changed + 1)
    assert storage.create("An evening", FILE, None, "mine") not in (first, *others)


@pytest.mark.parametrize("command", ["x" * 65, "a\nb", "\0"])
def test_an_ill_formed_command_creates_nothing(storage: Storage, command: str) -> None:
    """A command's id is a short text on one line, here as with entries."""
    with pytest.raises(StorageError):
        storage.create("An evening", FILE, None, command)

    assert storage.summaries() == []


def test_a_command_that_comes_twice_at_once_creates_one_campaign(storage: Storage, place: str, reopen: Reopen) -> None:
    """From several threads and, where there can be several, several processes."""
    storages = [storage, reopen() if place.startswith("postgresql") else storage] * 4
    with ThreadPoolExecutor(8) as pool:
        for number in range(5):
            made = list(pool.map(lambda one: one.create("An evening", FILE, None, f"command {number}"), storages))  # noqa: B023

            assert len({*made}) == 1
            assert len(storage.summaries()) == number + 1
            assert storage.read(made[0]) == FILE


def test_the_list_tells_of_each_campaign(reopen: Reopen) -> None:
    """Its name, game, pack, seats, length, settings and when it changed; the latest first, after a restart too."""
    storage = reopen()
    first = storage.create("Première soirée\u202f!", FILE)
    storage._clock = lambda: 2_000_000_000.0  # a clock of ours
    second = storage.create("Second", campaign_bytes(3, 5, "airfield"), {"open hands": True, "luck": ["repeats", 1]})
    storage.close()
    summaries = reopen().summaries()

    assert [summary.id for summary in summaries] == [second, first]
    assert (summaries[0].game, summaries[0].pack, summaries[0].seats) == ("skies", "airfield", ("Ada", "Ben"))
    assert (summaries[0].changed, summaries[0].status) == (2_000_000_000, KEPT)
    assert summaries[0].settings == {"open hands": True, "luck": ["repeats", 1]}
    assert (summaries[1].name, summaries[1].game) == ("Première soirée\u202f!", "sea")
    assert summaries[1].entries == FILE.count(b"~")
    assert all(summary.playable for summary in summaries)


def test_lines_are_read_from_a_position(storage: Storage) -> None:
    """In the middle of a row, at its edge, from the beginning, and behind the end."""
    data = campaign_bytes(260, 2, "airfield")
    campaign = storage.create("An evening", data)
    number, lines = following(data, 3)
    storage.append(storage.take(campaign), number, lines)
    entries = (data + lines).partition(b"\n\n")[2].splitlines(keepends=True)

    for position in (0, 1, 199, 200, 201, number - 1, number, number + 1):
        assert storage.read_from(campaign, position) == b"".join(entries[position:])
    assert storage.read_from(campaign, number + 3) == b""


def test_a_checkpoint_is_replaced(storage: Storage) -> None:
    """The last one that was left is found, and none where none was."""
    campaign, other = storage.create("An evening", FILE), storage.create("Another", FILE)
    hold = storage.take(campaign)
    storage.leave_checkpoint(hold, b"early\0")
    storage.leave_checkpoint(hold, b"late\xff\0")

    assert (storage.checkpoint(campaign), storage.checkpoint(other)) == (b"late\xff\0", b"")


def test_a_campaign_gets_another_name_and_settings(storage: Storage) -> None:
    """Its entries and its owner stay."""
    campaign = storage.create("An evening", FILE)
    hold = storage.take(campaign)
    storage.rename(campaign, "Zwölf Götter")
    storage.set_settings(campaign, {"undo": "consent", "depth": {"a": None}})

    assert (storage.summary(campaign).name, storage.summary(campaign).playable) == ("Zwölf Götter", True)
    assert storage.summary(campaign).settings == {"undo": "consent", "depth": {"a": None}}
    storage.append(hold, *following(FILE))


@pytest.mark.parametrize("name", ["", " ", "a\nb", "\x1b[31m", "x" * 121, "\u202eabc", "a\0b"])
def test_a_name_fits_on_a_line(storage: Storage, name: str) -> None:
    """No list shows anything that a screen would obey."""
    campaign = storage.create("An evening", FILE)
    with pytest.raises(StorageError):
        storage.rename(campaign, name)
    with pytest.raises(StorageError):
        storage.create(name, FILE)

    assert [summary.name for summary in storage.summaries()] == ["An evening"]


def test_settings_are_small_and_plain(storage: Storage) -> None:
    """JSON of 32 KiB; neither more nor anything else."""
    most = 32 * 1024 - len('{"a":""}')
    campaign = storage.create("An evening", FILE)
    other = storage.create("Another", FILE, {"a": "é" * most})
    for settings in ({"a": "x" * (most + 1)}, {"a": float("nan")}, {"a": object()}):
        with pytest.raises(StorageError):
            storage.set_settings(campaign, settings)  # type: ignore[arg-type]  # what a bug would send

    assert storage.summary(campaign).settings == {}
    assert storage.summary(other).settings == {"a": "é" * most}


def test_a_campaign_in_the_bin_is_not_written(storage: Storage) -> None:
    """Nobody takes it, its owner has lost it, it comes back whole; only what is old is emptied, and only the bin."""
    campaign, other = storage.create("An evening", FILE), storage.create("Another", FILE)
    hold = storage.take(campaign)
    storage.bin(campaign)
    with pytest.raises(NotPlayable):
        storage.take(campaign, force=True)
    with pytest.raises(LostHold):
        storage.append(hold, *following(FILE))

    assert storage.summary(campaign).status == BINNED
    assert storage.empty_bin(storage.summary(campaign).changed) == 0
    storage.unbin(campaign)
    assert storage.read(campaign) == FILE
    storage.append(storage.take(campaign), *following(FILE))
    storage.bin(campaign)
    assert storage.empty_bin(storage.summary(campaign).changed + 1) == 1
    assert [summary.id for summary in storage.summaries()] == [other]
    with pytest.raises(NoSuchCampaign):
        storage.read(campaign)


def test_what_changes_nothing_leaves_a_campaign_where_it_is_in_the_list(storage: Storage) -> None:
    """Taking out of the bin what is not in it, or putting into it what is: the list and the times stay as they were."""
    now = [1000.0]
    storage = Storage(storage.database, lambda: now[0])
    first, second, binned = (storage.create(name, FILE) for name in ("First", "Second", "Binned"))
    for number, campaign in enumerate((second, first)):
        now[0] = 2000.0 + number
        storage.rename(campaign, "Renamed")
    storage.bin(binned)
    hold, before = storage.take(second), storage.summaries()
    now[0] = 3000.0
    storage.unbin(second)
    storage.bin(binned)

    assert storage.summaries() == before
    storage.append(hold, *following(FILE))  # and whoever holds it has it still
    assert storage.summaries_of_device("x") == []


@pytest.mark.parametrize("late", [0, 1])
def test_what_has_been_in_the_bin_for_long_is_deleted(storage: Storage, late: int) -> None:
    """By the storage's clock, from when it was put there: not what was put there later, nor what was taken out."""
    now = [1000.0]
    storage = Storage(storage.database, lambda: now[0])
    old, out, new, kept = (storage.create(name, FILE, {"members": [{"device": "a"}]}) for name in "abcd")
    storage.bin(old)
    storage.bin(out)
    now[0] = 1500.0
    storage.unbin(out)
    storage.bin(new)
    now[0] = 1000.0 + 30 * SECONDS_A_DAY + late

    assert storage.empty_bin_after(30 * SECONDS_A_DAY) == late
    assert {summary.id for summary in storage.summaries()} == {out, new, kept, *([] if late else [old])}
    assert {summary.id for summary in storage.summaries_of_device("a")} == {
        summary.id for summary in storage.summaries()
    }
    assert storage.empty_bin_after(30 * SECONDS_A_DAY) == 0


def test_of_threads_that_take_a_campaign_at_once_one_has_it(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second comes as the first has written that it has it, and is told that it is being played here."""
    campaign, writing = storage.create("An evening", FILE), storage.database.writing
    is_written, is_second_done = threading.Event(), threading.Event()

    @contextlib.contextmanager
    def paused_once() -> Iterator[None]:
        with writing():
            yield
        if not is_written.is_set():
            is_written.set()
            is_second_done.wait(0.2)  # whoever waits for the first is not done then

    def take_second() -> Hold:
        is_written.wait()
        try:
            return storage.take(campaign)
        finally:
            is_second_done.set()

    monkeypatch.setattr(storage.database, "writing", paused_once)
    with ThreadPoolExecutor(1) as thread:
        second = thread.submit(take_second)
        first = storage.take(campaign)
        with pytest.raises(Held):
            second.result()
    storage.release(first)

    assert storage.take(campaign).fence > first.fence


def test_one_campaign_of_the_bin_is_deleted_by_its_id(storage: Storage) -> None:
    """Only that one, only if it lies in the bin, and a second time nothing happens."""
    binned, other, kept = (storage.create(name, FILE) for name in ("Binned", "Other", "Kept"))
    storage.bin(binned)
    storage.bin(other)

    for campaign in (binned, binned, kept):
        storage.delete_binned(campaign)

    assert {summary.id: summary.status for summary in storage.summaries()} == {other: BINNED, kept: KEPT}


def test_a_list_for_a_device_reads_no_other_campaign(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that nobody has reads nothing, one with a place its campaigns; who leaves has it no longer."""
    ids = [storage.create(f"Evening {n}", FILE, {"members": [{"device": f"d{n % 4}"}]}) for n in range(8)]
    read: list[int] = []
    rows = storage.database.rows

    def counted(statement: str, *values: object) -> list[tuple[Any, ...]]:
        result = rows(statement, *values)
        read.append(len(result))
        return result

    monkeypatch.setattr(storage.database, "rows", counted)

    assert storage.summaries_of_device("invented") == []
    assert sum(read) == 0
    assert {summary.id for summary in storage.summaries_of_device("d1")} == {ids[1], ids[5]}
    assert sum(read) == 2
    storage.set_settings(ids[1], {"members": [{"device": "d2"}]})
    assert [summary.id for summary in storage.summaries_of_device("d1")] == [ids[5]]
    assert {summary.id for summary in storage.summaries_of_device("d2")} == {ids[1], ids[2], ids[6]}


def test_a_campaign_that_was_set_aside_is_not_written(storage: Storage) -> None:
    """It says why, can still be taken out as it lies there, and is not played by anybody."""
    campaign = storage.create("An evening", FILE)
    hold = storage.take(campaign)
    storage.set_aside(campaign, "a report")

    assert (storage.summary(campaign).status, storage.summary(campaign).report) == (ASIDE, "a report")
    assert storage.export(campaign) == FILE
    with pytest.raises(NotPlayable, match="a report"):
        storage.take(campaign, force=True)
    with pytest.raises(LostHold):
        storage.append(hold, *following(FILE))
    storage.unbin(campaign)
    assert storage.summary(campaign).status == ASIDE


def test_what_is_not_there_is_said_to_be_missing(storage: Storage) -> None:
    """Every question about an unknown campaign, also one that means harm, has the same answer."""
    for campaign in ("", "0" * 16, "' OR 1 = 1 --", "%s"):
        for ask in (storage.read, storage.export, storage.summary, storage.take, storage.bin):
            with pytest.raises(NoSuchCampaign):
                ask(campaign)
        with pytest.raises(NoSuchCampaign):
            storage.read_from(campaign, 0)

    assert storage.summaries() == []


def test_all_is_there_after_a_restart(reopen: Reopen) -> None:
    """Entries, commands, settings and the checkpoint; and the hold of a process that is gone can be taken."""
    storage = reopen()
    campaign = storage.create("An evening", FILE, {"a": 1})
    hold = storage.take(campaign)
    number, lines = following(FILE)
    storage.append(hold, number, lines, "mine")
    storage.leave_checkpoint(hold, b"state")
    storage.close()
    with pytest.raises(StorageFailed):
        storage.summaries()
    again = reopen()

    assert again.read(campaign) == FILE + lines
    assert again.find(campaign, "mine") == Stored(number, number + 1, again=True)
    assert (again.checkpoint(campaign), again.summary(campaign).settings) == (b"state", {"a": 1})
    fresh = again.take(campaign)
    assert fresh.fence > hold.fence
    with pytest.raises(LostHold):
        again.append(hold, *following(FILE + lines))
