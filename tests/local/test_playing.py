"""A campaign on a device without a server: begun, played, taken back, closed, opened, listed, taken along."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.wire.events import Closing, Done, Refused, TableEvent
from sleeping_gods.wire.requests import ChatRequest, PresenceRequest

from .device import Device, snapshot_in


@pytest.mark.parametrize("pack", ["harbour", "airfield"])
def test_a_campaign_is_played_closed_and_goes_on_where_it_was(pack: str, tmp_path: Path) -> None:
    """Every choice is on the device when it is answered."""
    device = Device(tmp_path)
    campaign = device.begin(pack)
    first = device.open(campaign)
    for at in range(12):
        told = device.choose(at)
        assert isinstance(told[0], Done)
    before, position = device.table.campaign.table, device.table.position
    device.leave()

    again = Device(tmp_path)
    opened = again.open(campaign)

    assert [event.__struct_config__.tag for event in first] == ["snapshot", "notice", "table"]
    assert snapshot_in(opened).position == position > 12
    assert again.table.campaign.table == before


def test_a_choice_is_there_though_the_page_was_killed(tmp_path: Path) -> None:
    """Nothing is left to do for whoever goes on."""
    device = Device(tmp_path)
    campaign = device.begin()
    device.open(campaign)
    device.choose()
    journal = (tmp_path / f"{campaign}.journal").read_bytes()

    assert journal.count(b"\n") >= device.table.position
    assert device.export(campaign).startswith(journal)


def test_a_step_back_and_forward(tmp_path: Path) -> None:
    """Undo and redo as on a server."""
    device = Device(tmp_path)
    device.open(device.begin())
    before = device.table.campaign.table
    device.choose()
    after = device.table.campaign.table

    device.undo()
    assert device.table.campaign.table == before
    device.redo()
    assert device.table.campaign.table == after


def test_the_list_tells_how_a_campaign_stands(tmp_path: Path) -> None:
    """Also while it is played, and after it was renamed and put into the bin."""
    device = Device(tmp_path)
    campaign = device.begin()
    device.open(campaign)
    device.choose()
    entries = device.table.position
    assert [(row["name"], row["entries"]) for row in device.listed()] == [("Ours", entries)]

    told = device.hear(lambda: device.call("PATCH", f"campaigns/{campaign}", body={"name": "Theirs"}))
    assert [event.table.name for event in told if isinstance(event, TableEvent)] == ["Theirs"]
    told = device.hear(lambda: device.call("DELETE", f"campaigns/{campaign}"))
    assert [event.key for event in told if isinstance(event, Closing)] == ["closed"]

    assert [(row["name"], row["binned"]) for row in Device(tmp_path).listed()] == [("Theirs", True)]
    refused = device.open(campaign)
    assert [event.key for event in refused if isinstance(event, Closing)] == ["not-playable"]
    device.call("POST", f"campaigns/{campaign}/unbin")
    assert snapshot_in(device.open(campaign)).table.name == "Theirs"


def test_a_campaign_is_taken_along_and_brought_back(tmp_path: Path) -> None:
    """The file of a campaign becomes a campaign on another device, with the same table."""
    device = Device(tmp_path / "one")
    campaign = device.begin()
    device.open(campaign)
    for at in range(10):
        device.choose(at)
    other = Device(tmp_path / "two")

    brought = other.call("POST", "import", {"name": "Brought"}, device.export(campaign))["campaign"]

    other.open(brought)
    assert other.table.campaign.table == device.table.campaign.table
    assert [row["name"] for row in other.listed()] == ["Ours"]


def test_what_needs_others_says_so(tmp_path: Path) -> None:
    """Talk is refused, showing what one does is not heard by anybody."""
    device = Device(tmp_path)
    campaign = device.begin()
    device.open(campaign)

    [refused] = device.ask(ChatRequest("c1", "hello"))
    assert isinstance(refused, Refused)
    assert refused.key == "needs-server"
    assert isinstance(device.ask(PresenceRequest("p1", 0, (), ""))[0], Done)
    status, problem = device.answer("POST", f"campaigns/{campaign}/invites", {"lang": "fr"}, {})
    assert status == 403
    assert b"needs-server" in problem
    assert "serveur" in problem.decode()
