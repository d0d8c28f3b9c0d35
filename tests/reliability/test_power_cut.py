"""T02: whatever a power cut leaves of what was not flushed, nothing acknowledged is lost and every file can be read."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from sleeping_gods.campaign.profile import FILE, Profile
from sleeping_gods.journal.disk import sync_folder, write_all
from sleeping_gods.journal.reading import read
from sleeping_gods.journal.store import FileStore
from sleeping_gods.kernel.luck import Luck

from .playing import begin, go_on, next_line, say
from .power import Disk, findings
from .recording import Event, Mark, Recording, Written

CUTS = 2_000


def evening(folder: Path, decisions: int, seed: int) -> list[Event]:
    """A campaign from its set-up on, put away and taken up again half-way, with a sheet of achievements beside it."""
    recording, luck, path = Recording(folder), Luck(seed), folder / "evening.campaign"
    with recording.running():
        campaign = begin(path, seed)
        for entry in campaign.journal.entries:
            recording.mark("ack", path.name, entry)
        for number in range(decisions):
            if number == decisions // 2:
                campaign.close()
                campaign = go_on(path)
            line = next_line(campaign, luck)
            entries = say(campaign, line) if line else []
            for entry in entries:
                recording.mark("ack", path.name, entry)
            if number % 10 == 0:
                profile = Profile(folder)
                profile.note("sea", str(number), f"a note of decision {number}" * 5)
                export(recording, profile)
        campaign.close()
    for entry in campaign.journal.entries:
        recording.mark("sent", path.name, entry)
    return recording.events


def export(recording: Recording, profile: Profile) -> None:
    """Save a sheet, and note before it what it may become, and after it what it is."""
    start = len(recording.events)
    profile.save()
    data = (profile.folder / FILE).read_bytes()
    recording.events.insert(start, Mark("may be", FILE, data))
    recording.mark("is", FILE, data)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_acknowledged_is_lost(seed: int, tmp_path: Path) -> None:
    """A thousand cuts each, over every moment of an evening: all that was told is there, nothing that was not sent."""
    assert findings(evening(tmp_path, 60, seed), CUTS // 2, seed) == []


@pytest.mark.slow
def test_whatever_a_cut_leaves_can_be_played_on(tmp_path: Path) -> None:
    """What a cut left is opened, verified to its last line, and grows again; what was torn is set aside."""
    (tmp_path / "before").mkdir()
    events = evening(tmp_path / "before", 20, 3)
    disk, luck, torn = Disk(), Luck(3), 0
    for moment, event in enumerate(events):
        disk.take(event)
        left = disk.after_a_cut(luck)
        if not isinstance(event, Written) or "evening.campaign" not in left:
            continue
        folder = tmp_path / str(moment)
        folder.mkdir()
        for name, data in left.items():
            (folder / name).write_bytes(data)
        campaign = go_on(folder / "evening.campaign")
        torn += (folder / "evening.campaign.damaged").exists()
        entries = len(campaign.journal.entries)
        assert say(campaign, next_line(campaign, luck))
        campaign.close()
        assert len(read(folder / "evening.campaign").journal.entries) > entries
    assert torn > 3


def test_planted_no_flush_after_an_append(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An entry that is acknowledged when it was merely written is found lost."""
    monkeypatch.setattr(FileStore, "append", lambda self, data: write_all(self._descriptor, data))

    found = findings(evening(tmp_path, 12, 1), 200, 1)

    assert any("was acknowledged" in line for line in found)


def test_planted_a_folder_that_is_not_flushed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new campaign whose name was never confirmed is found gone."""
    monkeypatch.setattr("sleeping_gods.journal.store.sync_folder", lambda folder: None)

    found = findings(evening(tmp_path, 4, 1), 200, 1)

    assert any("is gone" in line for line in found)


@pytest.mark.slow
def test_planted_an_export_written_in_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sheet that is written over itself is found torn."""

    def in_place(path: Path, data: bytes) -> None:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o666)
        write_all(descriptor, data)
        os.fsync(descriptor)
        os.close(descriptor)
        sync_folder(path.parent)

    monkeypatch.setattr("sleeping_gods.campaign.profile.write_whole", in_place)

    found = findings(evening(tmp_path, 24, 1), 1_500, 1)

    assert any("achievements.json is torn" in line for line in found)
