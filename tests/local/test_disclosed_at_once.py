"""What everybody at a table is told of how a campaign came about, from its first entry on."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.local import device_campaigns
from sleeping_gods.storage.records import Tried
from sleeping_gods.wire.events import Disclosure

from .device import Device


def disclosed(device: Device, campaign: str) -> tuple[Disclosure, ...]:
    """What is disclosed at the table of a campaign, whose host plays every seat that nobody else does."""
    _, roster = device.run(device.tables.summary(campaign))
    assert [(member.seats, member.role) for member in roster.members] in ([((), "host")], [((0, 1), "host")])
    return roster.disclosed


def test_a_seed_that_was_chosen_is_told(tmp_path: Path) -> None:
    """With the seed; one that the program drew is not."""
    device = Device(tmp_path)
    drawn = device.call("POST", "campaigns", body={"pack": "harbour", "name": "Ours", "players": ["Ada", "Ben"]})

    assert disclosed(device, device.begin()) == (Disclosure("seed-chosen", "Host", 0, "7"),)
    assert disclosed(device, drawn["campaign"]) == ()


@pytest.mark.parametrize("unverified", [0, 1, 3])
def test_a_file_that_is_brought_in_is_told(unverified: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And that somebody may have chosen its draws, where any does not follow from its seed."""
    device = Device(tmp_path)
    data = device.export(device.begin())
    monkeypatch.setattr(device_campaigns, "try_file", lambda given: Tried(given, 0, unverified))

    campaign = device.call("POST", "import", body=data)["campaign"]

    brought_in, chosen = Disclosure("file-brought-in", "Host", 0), Disclosure("draws-unverified", "Host", 0)
    assert disclosed(device, campaign) == ((brought_in, chosen) if unverified else (brought_in,))
    assert device.listed()[0]["name"] == "Ours"
