"""No room, torn writes, kills at any moment, lost notes: nothing that was answered with done is lost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sleeping_gods.journal.reading import parse
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import options
from sleeping_gods.local.about import read_record
from sleeping_gods.local.folder_files import FolderFiles
from sleeping_gods.wire.events import Closing, Done, Notice, Refused
from sleeping_gods.wire.requests import ChooseRequest

from .device import Device, snapshot_in
from .failing_files import FailingFiles, Killed


def failing(folder: Path) -> tuple[Device, FailingFiles]:
    """A device whose files can fail."""
    device_files = FailingFiles(FolderFiles(folder))
    return Device(folder, lambda _: device_files), device_files


@pytest.mark.parametrize("kinds", [(".journal",), (".journal", ".about", ".spare", ".checkpoint")])
def test_a_full_store_refuses_the_choice_and_loses_nothing(kinds: tuple[str, ...], tmp_path: Path) -> None:
    """The choice is refused with cannot-save; with room again the very same choice is done."""
    device, device_files = failing(tmp_path)
    campaign = device.begin()
    device.open(campaign)
    for at in range(5):
        device.choose(at)
    before, position = device.table.campaign.table, device.table.position
    journal = (tmp_path / f"{campaign}.journal").read_bytes()

    device_files.full, device_files.kinds = True, kinds
    told = device.choose()
    again = device.choose()

    assert [event.key for event in told if isinstance(event, Refused | Notice)] == ["cannot-save", "cannot-save"]
    assert isinstance(again[0], Refused)
    assert device.table.position == position
    assert (tmp_path / f"{campaign}.journal").read_bytes() == journal
    assert device.export(campaign).startswith(journal)
    device_files.full = False
    assert isinstance(device.choose()[0], Done)
    assert device.table.position > position
    assert device.table.campaign.table != before


def test_notes_that_find_no_room_stop_no_choice(tmp_path: Path) -> None:
    """The list may be behind; the campaign is not."""
    device, device_files = failing(tmp_path)
    campaign = device.begin()
    device.open(campaign)
    device_files.full, device_files.kinds = True, (".about", ".spare", ".checkpoint")

    assert isinstance(device.choose()[0], Done)
    assert isinstance(device.choose()[0], Done)

    position = device.table.position
    device.leave()
    device_files.full = False
    assert snapshot_in(device.open(campaign)).position == position
    assert device.listed()[0]["entries"] == position


def test_without_room_no_campaign_begins_and_nothing_is_left_of_it(tmp_path: Path) -> None:
    """It is refused in words, and so is another name."""
    device, device_files = failing(tmp_path)
    campaign = device.begin()
    device_files.full = True

    body = {"pack": "harbour", "name": "Second", "players": ["Ada"]}
    status, problem = device.answer("POST", "campaigns", {"lang": "fr"}, body)
    assert (status, json.loads(problem)["key"]) == (503, "cannot-save")
    assert {name.partition(".")[0] for name in device.run(FolderFiles(tmp_path).names())} == {campaign}
    status, problem = device.answer("PATCH", f"campaigns/{campaign}", {}, {"name": "Other"})
    assert (status, json.loads(problem)["key"]) == (503, "cannot-save")
    assert [row["name"] for row in Device(tmp_path).listed()] == ["Ours"]


def test_kills_at_any_write_lose_nothing_that_was_answered(tmp_path: Path) -> None:
    """After each kill the campaign opens with every choice that was done, and its list entry is there."""
    luck, campaign, done = Luck(8), "", 0
    for round_ in range(25):
        device, device_files = failing(tmp_path)
        if not campaign:
            campaign = device.begin()
        device_files.kill_in = 1 + luck.below(9)
        try:
            snapshot = snapshot_in(device.open(campaign))
            assert snapshot.position >= done
            done = snapshot.position
            while True:
                told = device.choose(round_)
                done = max(done, device.table.position) if isinstance(told[0], Done) else done
        except Killed:
            player = device.tables._player
            if player is not None:
                player.opened.files.close()
        journal = parse((tmp_path / f"{campaign}.journal").read_bytes()).journal
        assert len(journal.entries) >= done
        records = [read_record((tmp_path / f"{campaign}.{kind}").read_bytes()) for kind in ("about", "spare")]
        assert any(record and record.listed.name == "Ours" for record in records)
    assert done > 25


def test_a_campaign_whose_notes_are_lost_is_still_there(tmp_path: Path) -> None:
    """It is listed by its world, and played on."""
    device = Device(tmp_path)
    campaign = device.begin()
    device.open(campaign)
    device.choose()
    position = device.table.position
    device.leave()
    for kind in ("about", "spare"):
        (tmp_path / f"{campaign}.{kind}").write_bytes(b"torn")

    again = Device(tmp_path)

    assert [(row["name"], row["entries"], row["damaged"]) for row in again.listed()] == [("harbour", position, "")]
    assert snapshot_in(again.open(campaign)).seats == (0, 1)
    assert isinstance(again.choose()[0], Done)


def test_a_damaged_journal_is_refused_and_can_be_kept(tmp_path: Path) -> None:
    """Whoever opens it is told why not; its bytes can be taken as a file."""
    device = Device(tmp_path)
    campaign = device.begin()
    device.open(campaign)
    device.choose()
    device.leave()
    file = tmp_path / f"{campaign}.journal"
    damaged = file.read_bytes().replace(b" #", b" !", 1)
    file.write_bytes(damaged)

    told = device.open(campaign)

    assert [event.key for event in told if isinstance(event, Closing)] == ["not-playable"]
    assert device.export(campaign).startswith(damaged[:-1])


def test_a_campaign_that_is_held_elsewhere_is_refused(tmp_path: Path) -> None:
    """A second window is told that the table cannot be opened just now."""
    device, other = Device(tmp_path), Device(tmp_path)
    campaign = device.begin()
    device.open(campaign)

    told = other.open(campaign)

    assert [event.key for event in told if isinstance(event, Closing)] == ["unavailable"]
    status, problem = other.answer("GET", f"campaigns/{campaign}/standing")
    assert (status, json.loads(problem)["key"]) == (503, "unavailable")
    assert other.listed() == []
    device.leave()
    assert snapshot_in(other.open(campaign)).position > 0


def test_a_request_that_is_sent_again_is_not_done_twice(tmp_path: Path) -> None:
    """Also by a page that was opened anew."""
    device = Device(tmp_path)
    campaign = device.begin()
    device.open(campaign)
    choice = text(options(device.table.campaign.table)[0])
    request = ChooseRequest("same", device.table.position, choice)
    first = device.ask(request)
    position = device.table.position
    device.leave()

    again = Device(tmp_path)
    again.open(campaign)
    second = again.ask(request)

    assert isinstance(first[0], Done)
    assert isinstance(second[0], Done)
    assert second[0].repeated
    assert again.table.position == position
