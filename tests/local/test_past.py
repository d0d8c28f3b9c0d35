"""The past of a campaign on a device: opened from a checkpoint, verified behind, taken over from older formats."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from sleeping_gods.campaign import checkpoint
from sleeping_gods.journal.notation import FORMAT, Journal, format_journal
from sleeping_gods.journal.reading import parse
from sleeping_gods.local import older_format
from sleeping_gods.local.folder_files import FolderFiles
from sleeping_gods.wire.events import Closing, Snapshot

from ..campaign.test_old_files import FILES
from .device import Device, snapshot_in
from .failing_files import FailingFiles, Killed

FORGED = 20
"""The entry that is not what was played."""


def played(folder: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Device, str]:
    """A device with a campaign that has left a checkpoint."""
    monkeypatch.setattr(checkpoint, "ENTRIES_BETWEEN", 20)
    device = Device(folder)
    campaign = device.begin()
    device.open(campaign)
    while device.table.position < 140:
        device.choose(device.table.position)
    device.leave()
    return device, campaign


def verify_all(device: Device) -> int:
    """Verify until there is no more; how many times that took."""
    times = 1
    while device.run(device.tables.verify_some()):
        times += 1
    return times


def test_what_a_checkpoint_spared_is_verified_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A few entries at a time, until all are."""
    device, campaign = played(tmp_path, monkeypatch)
    device.open(campaign)
    assert not device.table.campaign.is_verified

    assert verify_all(device) > 2
    assert device.table.campaign.is_verified


def test_a_past_that_does_not_lead_to_the_present_closes_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever plays is told; without its checkpoint it is not opened again."""
    device, campaign = played(tmp_path, monkeypatch)
    file = tmp_path / f"{campaign}.journal"
    journal = parse(file.read_bytes()).journal
    entries = list(journal.entries)
    entries[FORGED] = replace(entries[FORGED], choice=f"{entries[FORGED].choice} forged")
    forged = format_journal(Journal(journal.setup, journal.engine, entries)).encode()
    file.write_bytes(forged)
    device.open(campaign)

    told = device.hear(lambda: verify_all(device))

    assert [event.key for event in told if isinstance(event, Closing)] == ["not-playable"]
    assert [event.key for event in device.open(campaign) if isinstance(event, Closing)] == ["not-playable"]
    assert (tmp_path / f"{campaign}.checkpoint").read_bytes() == b""
    assert file.read_bytes() == forged


def test_a_device_without_a_checkpoint_opens_the_same_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is only a cache."""
    device, campaign = played(tmp_path, monkeypatch)
    first = snapshot_in(device.open(campaign))
    device.leave()
    (tmp_path / f"{campaign}.checkpoint").write_bytes(b"torn")

    assert snapshot_in(device.open(campaign)).sections == first.sections
    assert device.table.campaign.is_verified


@pytest.mark.slow
@pytest.mark.parametrize("killed_in", [0, 1, 2])
def test_a_campaign_of_an_older_format_is_taken_over(killed_in: int, tmp_path: Path) -> None:
    """Also if the page is killed in the middle of that: the old one is there until the new one is."""
    old = (FILES / "format-2" / "sea-1.campaign").read_bytes()
    device = Device(tmp_path)
    campaign = device.begin("wandering-sea")
    (tmp_path / f"{campaign}.journal").write_bytes(old)
    device_files = FailingFiles(FolderFiles(tmp_path))
    device_files.kill_in = killed_in
    dying = Device(tmp_path, lambda _: device_files)
    if killed_in:
        with pytest.raises(Killed):
            dying.open(campaign)
    else:
        dying.open(campaign)
        dying.leave()

    told = Device(tmp_path).open(campaign)

    assert any(isinstance(event, Snapshot) for event in told), told
    assert parse((tmp_path / f"{campaign}.journal").read_bytes()).journal.form == FORMAT
    assert not (tmp_path / f"{campaign}.checkpoint").read_bytes().startswith(older_format.OLDER)
