"""What a checkpoint spared is verified behind the play: what comes of each outcome, without a long campaign."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.campaign.errors import CampaignError
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.host.table import ServedTable
from sleeping_gods.wire.events import Closing

from .device import Device


class Verifying:
    """Stands in for what verifies entries; notes what was asked of the table."""

    def __init__(self, patch: pytest.MonkeyPatch, outcome: bool | Exception) -> None:
        self.calls: list[object] = []
        self.outcome = outcome
        patch.setattr(Campaign, "is_verified", property(lambda campaign: False))
        patch.setattr(Campaign, "verify", lambda campaign, most: self.answer(most))
        patch.setattr(Campaign, "drop_checkpoint", lambda campaign: self.calls.append("drop"))
        patch.setattr(ServedTable, "refresh_story_knowledge", lambda table: self.calls.append("refresh"))

    def answer(self, most: int) -> bool:
        """Whether all is verified."""
        self.calls.append(most)
        if isinstance(self.outcome, Exception):
            raise self.outcome
        return self.outcome


@pytest.fixture
def device(tmp_path: Path) -> Device:
    """A device with an open table."""
    device = Device(tmp_path)
    device.open(device.begin("harbour"))
    return device


def test_it_goes_on_until_all_is_verified(device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten entries at a time; the table stays open."""
    verifying = Verifying(monkeypatch, outcome=False)
    assert device.run(device.tables.verify_some())

    verifying.outcome = True
    assert not device.run(device.tables.verify_some())
    assert verifying.calls == [10, 10]
    assert device.table.campaign is not None


def test_mended_notes_are_told(device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once all is verified, and only if there are any."""
    verifying = Verifying(monkeypatch, outcome=False)
    monkeypatch.setattr(Campaign, "mended_notes", property(lambda campaign: True))
    device.run(device.tables.verify_some())
    verifying.outcome = True
    device.run(device.tables.verify_some())

    assert verifying.calls == [10, 10, "refresh"]


def test_a_past_that_leads_elsewhere_closes_the_table(device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its checkpoint is not used again, and whoever plays is told."""
    verifying = Verifying(monkeypatch, CampaignError("entry 3"))

    told = device.hear(lambda: device.run(device.tables.verify_some()))

    assert [event.key for event in told if isinstance(event, Closing)] == ["not-playable"]
    assert verifying.calls == [10, "drop"]
    assert not device.run(device.tables.verify_some())
    assert verifying.calls == [10, "drop"]


@pytest.mark.parametrize("verified", [False, True])
def test_verifying_begins_with_an_open_table_and_ends_with_it(
    verified: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only where a checkpoint has left something to verify."""
    tasks = []
    device = Device(tmp_path)
    Verifying(monkeypatch, outcome=True)
    monkeypatch.setattr(Campaign, "is_verified", property(lambda campaign: verified))
    device.open(device.begin("harbour"))
    tasks.append(device.tables._verifying)
    device.leave()
    tasks.append(device.tables._verifying)

    assert [task is None for task in tasks] == [verified, True]
