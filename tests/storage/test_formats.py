"""T10: storages of every format are kept from now on, and today's program opens, takes over and restores each."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from sleeping_gods.campaign.migration import RuleChanged
from sleeping_gods.journal.errors import JournalError
from sleeping_gods.journal.notation import FORMAT as JOURNAL_FORMAT
from sleeping_gods.journal.reading import parse
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.plain import Json
from sleeping_gods.kernel.play import options
from sleeping_gods.storage import schema
from sleeping_gods.storage.backup import back_up, restore
from sleeping_gods.storage.errors import LostHold, NewerStorage, StorageError, StorageFailed
from sleeping_gods.storage.opening import open_storage
from sleeping_gods.storage.schema import FORMAT
from sleeping_gods.storage.sqlite import FILE as DATABASE
from sleeping_gods.storage.storage import Storage
from sleeping_gods.storage.store import open_campaign

from .playing import campaign_bytes

GOLDEN = Path(__file__).parent / "golden"
FORMATS = sorted(GOLDEN.glob("format-*.sqlite"))
"""Back-ups as that format wrote them; beside each lies what is in it. ``write_golden.py`` makes those of today."""


def told(storage: Storage) -> dict[str, object]:
    """What is in a storage, in words."""
    return {
        summary.id: {
            "name": summary.name,
            "status": summary.status,
            "report": summary.report,
            "settings": summary.settings,
            "seats": list(summary.seats),
            "commands": [bool(storage.find(summary.id, f"command {number}")) for number in range(3)],
            "file": storage.export(summary.id).decode(),
        }
        for summary in sorted(storage.summaries(), key=lambda summary: summary.id)
    }


def test_every_format_is_kept() -> None:
    """From the first to today's."""
    assert [path.stem for path in FORMATS] == [f"format-{number}" for number in range(1, FORMAT + 1)]


@pytest.mark.parametrize("golden", FORMATS, ids=lambda path: path.stem)
def test_a_storage_of_every_format_is_opened(golden: Path, tmp_path: Path) -> None:
    """Its campaigns are what they were, and can be read; opening it twice changes nothing more."""
    (tmp_path / "data").mkdir()
    shutil.copy(golden, tmp_path / "data" / DATABASE)
    expected = json.loads(golden.with_suffix(".json").read_text(encoding="utf-8"))
    for _ in range(2):
        storage = open_storage(str(tmp_path / "data"))
        assert told(storage) == expected
        for summary in storage.summaries():
            if summary.playable:
                assert parse(storage.read(summary.id)).journal.entries
        storage.close()


@pytest.mark.parametrize("golden", FORMATS, ids=lambda path: path.stem)
def test_a_back_up_of_every_format_is_restored(golden: Path, place: str) -> None:
    """Into either database; the back-up itself is not changed."""
    before = golden.read_bytes()
    count, damaged = restore(golden, place)
    storage = open_storage(place)

    assert told(storage) == json.loads(golden.with_suffix(".json").read_text(encoding="utf-8"))
    assert (count, len(damaged)) == (len(storage.summaries()), 0)
    assert golden.read_bytes() == before
    storage.close()


def test_a_newer_storage_is_refused_untouched(place: str, tmp_path: Path) -> None:
    """An older program neither reads nor changes it, nor a back-up of it."""
    storage = open_storage(place)
    storage.create("An evening", campaign_bytes())
    with storage.database.writing():
        storage.database.set_format(FORMAT + 1)
    storage.close()
    with pytest.raises(NewerStorage, match=f"got format {FORMAT + 1}"):
        open_storage(place)
    if not place.startswith("postgresql"):
        back_up(place, tmp_path / "a.backup")
        with pytest.raises(NewerStorage):
            restore(tmp_path / "a.backup", str(tmp_path / "other"))


def test_a_format_is_taken_over_whole_or_not_at_all(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A step of a future format: if a statement of it fails nothing has happened; then it is taken, once."""
    storage = open_storage(place)
    campaign = storage.create("An evening", campaign_bytes())
    storage.close()
    monkeypatch.setattr(schema, "FORMAT", FORMAT + 1)
    with pytest.raises(StorageError, match=f"got format {FORMAT}"):
        open_storage(place)
    adding = "ALTER TABLE checkpoint ADD COLUMN more {integer}"
    monkeypatch.setitem(schema.MIGRATIONS, FORMAT, (adding, "UPDATE nothing SET x = 1"))
    with pytest.raises(StorageFailed):
        open_storage(place)
    monkeypatch.setitem(schema.MIGRATIONS, FORMAT, (adding, "UPDATE campaign SET name = 'Taken over'"))
    for _ in range(2):
        storage = open_storage(place)
        assert storage.read(campaign) == campaign_bytes()
        assert storage.database.format_version() == FORMAT + 1
        with storage.database.reading():
            assert storage.database.rows("SELECT more FROM checkpoint") == []
        assert [summary.name for summary in storage.summaries()] == ["Taken over"]
        storage.close()


def test_a_storage_of_format_1_learns_what_created_a_campaign(place: str) -> None:
    """In either database: its campaigns stay, none was created by a command, and from now on commands create once."""
    storage = open_storage(place)
    kept = storage.create("An evening", campaign_bytes())
    new = _columns(storage)
    with storage.database.writing():
        storage.database.rows("DROP TABLE device")
        storage.database.rows("DROP INDEX campaign_command")
        storage.database.rows("ALTER TABLE campaign DROP COLUMN command")
        storage.database.set_format(1)
    storage.close()
    again = open_storage(place)
    made = [again.create("Another", campaign_bytes(), None, "mine") for _ in range(2)]
    plain = [again.create("More", campaign_bytes()) for _ in range(2)]

    assert _columns(again) == new
    assert again.database.format_version() == FORMAT
    assert again.read(kept) == campaign_bytes()
    assert made[0] == made[1]
    assert len(again.summaries()) == len({kept, *made, *plain}) == 4
    again.close()


def _columns(storage: Storage) -> list[str]:
    """The columns of a campaign's row, in their order."""
    with storage.database.reading():
        if storage.name.startswith("postgresql"):
            asked = (
                "SELECT attname FROM pg_attribute WHERE attrelid = to_regclass('campaign') AND attnum > 0 "
                "AND NOT attisdropped ORDER BY attnum"
            )
            return [row[0] for row in storage.database.rows(asked)]
        return [row[1] for row in storage.database.rows("PRAGMA table_info(campaign)")]


def test_what_created_a_campaign_is_in_a_back_up(place: str, tmp_path: Path) -> None:
    """From either database: asked again after a restoration, the command still creates nothing."""
    storage = open_storage(place)
    made = storage.create("An evening", campaign_bytes(), None, "mine")
    back_up(place, tmp_path / "a.backup")
    storage.close()
    restore(tmp_path / "a.backup", str(tmp_path / "other"))
    other = open_storage(str(tmp_path / "other"))

    assert other.create("An evening", campaign_bytes(), None, "mine") == made
    other.close()


def test_a_storage_of_format_2_learns_which_devices_have_a_place(place: str) -> None:
    """In either database: the lists of devices that were known before are whole, and are kept from then on."""
    storage = open_storage(place)
    ids = [storage.create(f"Evening {number}", campaign_bytes(1), members("a", f"b{number}")) for number in range(3)]
    storage.create("Of nobody", campaign_bytes(1), {"members": ["a", {"device": 7}, {}]})
    storage.bin(ids[2])
    with storage.database.writing():
        storage.database.rows("DROP TABLE device")
        storage.database.set_format(2)
    storage.close()
    for _ in range(2):
        again = open_storage(place)
        assert again.database.format_version() == FORMAT
        assert {summary.id for summary in again.summaries_of_device("a")} == {*ids}
        assert [summary.id for summary in again.summaries_of_device("b1")] == [ids[1]]
        assert again.summaries_of_device("b") == again.summaries_of_device("") == []
        again.set_settings(ids[0], members("c"))
        assert {summary.id for summary in again.summaries_of_device("a")} == {*ids[1:]}
        again.set_settings(ids[0], members("a", "b0"))
        again.close()


def test_devices_that_an_older_version_changed_are_indexed_when_the_campaign_is_opened(place: str) -> None:
    """Where processes of two versions share a database, whoever joined at the older one finds the campaign again."""
    storage = open_storage(place)
    campaign = storage.create("An evening", campaign_bytes(1), members("a", "b"))
    with storage.database.writing():
        storage.database.rows("DELETE FROM device WHERE device = 'a'")
        storage.database.rows("INSERT INTO device (device, campaign) VALUES ('gone', ?)", campaign)

    assert storage.summaries_of_device("a") == []
    storage.release(storage.take(campaign))
    assert [summary.id for summary in storage.summaries_of_device("a")] == [campaign]
    assert storage.summaries_of_device("gone") == []
    storage.close()


def test_which_devices_have_a_place_is_in_a_back_up(place: str, tmp_path: Path) -> None:
    """From either database into either."""
    storage = open_storage(place)
    made = storage.create("An evening", campaign_bytes(1), members("a"))
    back_up(place, tmp_path / "a.backup")
    storage.close()
    restore(tmp_path / "a.backup", str(tmp_path / "other"))
    other = open_storage(str(tmp_path / "other"))

    assert [summary.id for summary in other.summaries_of_device("a")] == [made]
    other.close()


def members(*devices: str) -> dict[str, Json]:
    """Settings in which these devices have a place, one of them twice."""
    return {"members": [{"device": device, "name": device} for device in (*devices, devices[0])]}


def test_the_golden_storage_of_format_2_knows_its_command(tmp_path: Path) -> None:
    """The one of format 2 has a campaign that a command created."""
    restore(GOLDEN / "format-2.sqlite", str(tmp_path / "data"))
    storage = open_storage(str(tmp_path / "data"))
    before = {summary.id for summary in storage.summaries() if summary.name == "Appended to"}

    assert {storage.create("Again", campaign_bytes(), None, "created once")} == before
    storage.close()


OLDER = Path(__file__).parents[1] / "campaign" / "files" / "other-seats"
"""Campaigns of format 2 in which other seats were asked than today."""


@pytest.mark.slow
@pytest.mark.parametrize("name", ["sea", "skies"])
def test_an_older_campaign_is_taken_over_when_it_is_opened(
    name: str, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SG-SAVE-007, DS-SAVE-007: the same choices by today's rules, stored in today's format; then it is played on."""
    data = (OLDER / f"{name}.campaign").read_bytes()
    with monkeypatch.context() as then:
        then.setattr("sleeping_gods.storage.storage.FORMAT", 2)
        stored_id = storage.create("Before", data)
    campaign, _ = open_campaign(storage, stored_id)
    choices = [entry.choice for entry in campaign.journal.entries]

    assert [choice for choice in choices if choice != "go on" and not choice.isdecimal()] == [
        entry.choice
        for entry in parse(data).journal.entries
        if entry.choice != "go on" and not entry.choice.isdecimal()
    ]
    if name == "sea":  # the other is over
        campaign.play(None, text(options(campaign.table)[0]))
    campaign.close()
    stored = parse(storage.read(stored_id)).journal
    assert (stored.form, stored) == (JOURNAL_FORMAT, campaign.journal)
    assert storage.summary(stored_id).entries == len(stored.entries) >= len(choices)
    again, _ = open_campaign(storage, stored_id)
    assert again.journal == stored
    again.close()


@pytest.mark.parametrize("golden", FORMATS, ids=lambda path: path.stem)
def test_the_campaigns_of_older_storages_are_opened(golden: Path, tmp_path: Path) -> None:
    """One whose choices are legal is taken over; one with lines that no rule knows stays as it was."""
    restore(golden, str(tmp_path / "data"))
    storage = open_storage(str(tmp_path / "data"))
    summaries = {summary.game: summary.id for summary in storage.summaries() if summary.playable}
    forged = storage.read(summaries["sea"])

    campaign, _ = open_campaign(storage, summaries["skies"])
    assert parse(storage.read(summaries["skies"])).journal == campaign.journal
    campaign.close()
    with pytest.raises(RuleChanged, match="keep watch"):
        open_campaign(storage, summaries["sea"])
    assert storage.read(summaries["sea"]) == forged
    storage.close()


def test_a_campaign_that_was_taken_by_another_is_not_rewritten(tmp_path: Path) -> None:
    """Whoever lost the right to write leaves it as it is; so does a file that is no campaign of today's format."""
    restore(GOLDEN / "format-3.sqlite", str(tmp_path / "data"))
    storage = open_storage(str(tmp_path / "data"))
    summary = next(summary for summary in storage.summaries() if summary.playable)
    before = storage.read(summary.id)
    lost = storage.take(summary.id)
    hold = storage.take(summary.id, force=True)

    with pytest.raises(LostHold):
        storage.rewrite(lost, campaign_bytes())
    for data in (before, campaign_bytes()[:-1], b""):
        with pytest.raises((StorageError, JournalError)):
            storage.rewrite(hold, data)
    assert storage.read(summary.id) == before
    storage.close()
