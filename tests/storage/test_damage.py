"""T07 in the storage: no damage is silently read, and one damaged campaign hinders no other."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from sleeping_gods.journal.reading import parse
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.storage import reading
from sleeping_gods.storage.errors import DamagedCampaign, NoSuchCampaign, NotPlayable, StorageError
from sleeping_gods.storage.opening import open_storage
from sleeping_gods.storage.reading import good_part
from sleeping_gods.storage.records import ASIDE
from sleeping_gods.storage.sqlite import FILE as DATABASE
from sleeping_gods.storage.storage import Storage

from ..daily import first_daily
from .playing import campaign_bytes, following

FILE = campaign_bytes()


def change(storage: Storage, statement: str, *values: object) -> None:
    """Change a row behind the storage's back."""
    with storage.database.writing():
        storage.database.rows(statement, *values)


def grown(storage: Storage, name: str = "An evening") -> tuple[str, bytes]:
    """A campaign of several rows, and its bytes."""
    campaign = storage.create(name, FILE)
    hold, data = storage.take(campaign), FILE
    for number in range(4):
        at, lines = following(data, 2)
        storage.append(hold, at, lines, f"command {number}")
        data += lines
    storage.release(hold)
    return campaign, data


DAMAGES: dict[str, Callable[[Storage, str], None]] = {
    "a flipped bit": lambda storage, one: change(
        storage, "UPDATE stretch SET body = ? WHERE campaign = ? AND first = 0", FILE.replace(b"p1", b"p3", 1), one
    ),
    "a lost row": lambda storage, one: change(
        storage, "DELETE FROM stretch WHERE campaign = ? AND command = ?", one, "command 1"
    ),
    "the last row lost": lambda storage, one: change(
        storage, "DELETE FROM stretch WHERE campaign = ? AND command = ?", one, "command 3"
    ),
    "another command": lambda storage, one: change(
        storage, "UPDATE stretch SET command = 'x' WHERE campaign = ? AND command = ?", one, "command 2"
    ),
    "another number": lambda storage, one: change(
        storage, "UPDATE stretch SET until = until + 1 WHERE campaign = ? AND command = ?", one, "command 0"
    ),
    "another sum": lambda storage, one: change(
        storage, "UPDATE stretch SET sum = ? WHERE campaign = ? AND command = ?", bytes(16), one, "command 2"
    ),
    "all rows lost": lambda storage, one: change(storage, "DELETE FROM stretch WHERE campaign = ?", one),
    "another length": lambda storage, one: change(storage, "UPDATE campaign SET entries = 3 WHERE id = ?", one),
    "another size": lambda storage, one: change(storage, "UPDATE campaign SET size = 3 WHERE id = ?", one),
    "another chain": lambda storage, one: change(storage, "UPDATE campaign SET chain = '0' WHERE id = ?", one),
    "another head": lambda storage, one: change(storage, "UPDATE campaign SET head = ? WHERE id = ?", b"x", one),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_campaign_is_set_aside(storage: Storage, damage: str) -> None:
    """It is named with its entry, nobody plays it, its bytes can be had; the other one and the list are as before."""
    campaign, _ = grown(storage)
    other, data = grown(storage, "Another")
    DAMAGES[damage](storage, campaign)
    before = storage.export(campaign)
    with pytest.raises(DamagedCampaign, match=f"campaign {campaign}, entry "):
        storage.read(campaign)

    summary = storage.summary(campaign)
    assert (summary.status, summary.report.startswith(f"campaign {campaign}, entry ")) == (ASIDE, True)
    with pytest.raises(NotPlayable):
        storage.take(campaign, force=True)
    with pytest.raises(DamagedCampaign):
        storage.read(campaign)
    assert storage.export(campaign) == before
    assert {one.id for one in storage.summaries()} == {campaign, other}
    assert storage.read(other) == data
    storage.append(storage.take(other), *following(data))


@pytest.mark.parametrize("column", ["name", "game", "pack", "seats", "status", "report", "settings", "seal"])
def test_a_damaged_card_says_so(storage: Storage, column: str) -> None:
    """Whatever people named or set is sealed: the list shows the summary, and nobody plays or renames it."""
    campaign, data = grown(storage)
    other, _ = grown(storage, "Another")
    statement = f"UPDATE campaign SET {column} = ? WHERE id = ?"  # noqa: S608  # one of the names above
    change(storage, statement, b"x" if column == "seal" else "x", campaign)
    summaries = {summary.id: summary for summary in storage.summaries()}

    assert not summaries[campaign].playable
    assert summaries[campaign].report
    assert summaries[other].playable
    with pytest.raises(NotPlayable):
        storage.take(campaign)
    if column != "status":
        with pytest.raises(NotPlayable):
            storage.rename(campaign, "Better")
    assert storage.read(campaign) == data
    storage.set_aside(campaign, "its summary is damaged")
    assert storage.summary(campaign).status == ASIDE


def test_one_among_two_hundred(storage: Storage) -> None:
    """Two hundred campaigns, one damaged: the list has all of them, and only the one is refused."""
    data = campaign_bytes(1)
    ids = [storage.create(f"Evening {number}", data) for number in range(200)]
    change(storage, "UPDATE stretch SET body = ? WHERE campaign = ?", data[:-9] + b"\n", ids[77])
    summaries = storage.summaries()

    assert len(summaries) == 200
    for campaign in ids[70:80]:
        if campaign == ids[77]:
            with pytest.raises(DamagedCampaign):
                storage.read(campaign)
        else:
            assert storage.read(campaign) == data
    assert sum(summary.playable for summary in storage.summaries()) == 199


def test_planted_rows_without_sums(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    """If rows are not summed, a damage goes unnoticed."""
    campaign, _ = grown(storage)
    DAMAGES["another command"](storage, campaign)
    monkeypatch.setattr(reading, "_verified_bodies", lambda campaign, rows, entries, head: [row[3] for row in rows])

    storage.read(campaign)


def test_the_good_part_of_a_damaged_campaign(storage: Storage) -> None:
    """Everything before the damage can be kept as a new campaign; where nothing is good there is nothing."""
    campaign, data = grown(storage)
    lines = data.splitlines(keepends=True)
    change(
        storage,
        "UPDATE stretch SET body = ? WHERE campaign = ? AND command = ?",
        lines[-3].replace(b"keep", b"kept"),
        campaign,
        "command 2",
    )
    with pytest.raises(DamagedCampaign) as damaged:
        storage.read(campaign)
    good = good_part(storage.export(campaign))

    assert data.startswith(good)
    assert len(parse(good).journal.entries) == damaged.value.number
    assert storage.read(storage.create("Rescued", good)) == good
    assert good_part(b"x" + data) == good_part(b"") == b""


def test_a_damaged_index_of_devices_hinders_no_list_and_no_game(tmp_path: Path) -> None:
    """The list for a device is made from all campaigns then, and they are played on."""
    storage = open_storage(str(tmp_path))
    ids = [storage.create(f"Evening {n}", FILE, {"members": [{"device": f"d{n}"}]}) for n in range(3)]
    with storage.database.reading():
        roots = storage.database.rows("SELECT rootpage FROM sqlite_master WHERE tbl_name = 'device'")
        size = int(storage.database.rows("PRAGMA page_size")[0][0])
    storage.close()
    data = bytearray((tmp_path / DATABASE).read_bytes())
    for (page,) in roots:
        data[(page - 1) * size : page * size] = b"\xff" * size
    (tmp_path / DATABASE).write_bytes(data)
    again = open_storage(str(tmp_path))

    assert [summary.id for summary in again.summaries_of_device("d1")] == [ids[1]]
    assert again.summaries_of_device("invented") == []
    again.append(again.take(ids[1]), *following(FILE))
    again.bin(ids[2])
    again.close()


@pytest.mark.slow
@pytest.mark.parametrize("seed", first_daily(range(2)))
def test_flipped_bits_of_the_file(seed: int, tmp_path: Path) -> None:
    """A thousand bits of the database in all: each campaign is read as it was, or refused; nothing else is raised."""
    sound = tmp_path / "sound"
    storage = open_storage(str(sound))
    ids = dict(grown(storage, f"Evening {number}") for number in range(6))
    hold = storage.take(next(iter(ids)))
    storage.leave_checkpoint(hold, bytes(2000))
    storage.close()
    true, luck = (sound / DATABASE).read_bytes(), Luck(seed)
    outcomes = dict.fromkeys(("whole", "some", "none"), 0)
    for number in range(500):
        folder = tmp_path / str(number)
        folder.mkdir()
        at, bit = luck.below(len(true)), luck.below(8)
        changed = bytearray(true)
        changed[at] ^= 1 << bit
        (folder / DATABASE).write_bytes(changed)
        refused = _refused(folder, ids, f"byte {at}, bit {bit}")
        outcomes["whole" if not refused else "some" if refused < len(ids) else "none"] += 1
        shutil.rmtree(folder)

    assert outcomes["some"] > 50
    assert outcomes["whole"] > 50
    assert outcomes["none"] < 150


def _refused(folder: Path, ids: dict[str, bytes], where: str) -> int:
    """How many campaigns are not read; none is read as something else."""
    try:
        storage = open_storage(str(folder))
    except StorageError:
        return len(ids)
    refused = 0
    try:
        try:
            summaries = {summary.id: summary for summary in storage.summaries()}
        except StorageError:
            return len(ids)
        for campaign, data in ids.items():
            try:
                assert storage.read(campaign) == data, where
                refused += campaign not in summaries or not summaries[campaign].playable
            except (DamagedCampaign, NoSuchCampaign, StorageError):
                refused += 1
    finally:
        storage.close()
    return refused
