"""What earlier campaigns on a device have unlocked, for the next one there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sleeping_gods.campaign.errors import PackFileMissing
from sleeping_gods.host.errors import NotThere
from sleeping_gods.local.device_campaigns import Unavailable
from sleeping_gods.local.local_tables import LocalTables
from sleeping_gods.sea.table.table import SeaTable

from ..finished import ELSEWHERE, ONE_OF_THEM, WORLD, finished
from .device import Device

pytestmark = pytest.mark.slow
UNLOCKED = f"packs/{WORLD}/unlocked"


def numbers(device: Device) -> list[int]:
    """The numbers of the cards that are offered."""
    return [card["number"] for card in device.call("GET", UNLOCKED)["cards"]]


def test_a_campaign_that_is_brought_in_unlocks_quests_for_the_next(tmp_path: Path) -> None:
    """SG-ACH-002, SG-ACH-007: and the next begins elsewhere; after a start of the device too."""
    device = Device(tmp_path)
    assert numbers(device) == []
    device.call("POST", "import", {"name": "Ours"}, finished())
    free = numbers(device)

    began = device.begin(WORLD, "Ada", unlocked=f"{ELSEWHERE} 213")

    assert free == numbers(Device(tmp_path)) == [212, 213, 214, 215, 217]
    device.open(began)
    table = device.table.campaign.table
    assert isinstance(table, SeaTable)
    assert table.region == "8.middle"


def test_the_table_that_is_open_counts_too(tmp_path: Path) -> None:
    """Whoever is on the last page may begin again from there."""
    device = Device(tmp_path)
    campaign = device.call("POST", "import", {"name": "Ours"}, finished())["campaign"]
    told = device.open(campaign)

    assert told
    assert numbers(device) == [212, 213, 214, 215, 217]


@pytest.mark.parametrize("taken", [ELSEWHERE, " ".join(ONE_OF_THEM[:2]), "5"])
def test_what_is_not_unlocked_is_refused(taken: str, tmp_path: Path) -> None:
    """SG-ACH-002, SG-ACH-008: in the words of the rule, as at a server."""
    device = Device(tmp_path)
    if taken != ELSEWHERE:
        device.call("POST", "import", {"name": "Ours"}, finished())
    body = {"pack": WORLD, "name": "Again", "players": ["Ada"], "options": {"unlocked": taken}}

    status, data = device.answer("POST", "campaigns", body=body)

    assert (status, json.loads(data)["key"]) == (403, "bad-setup")
    assert "(SG-ACH-00" in json.loads(data)["words"]


def test_what_is_known_of_a_campaign_needs_no_opening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SG-ACH-003: what it has ticked lies beside it, and a start of the device opens none of them."""
    device = Device(tmp_path)
    device.call("POST", "import", {"name": "Ours"}, finished())
    free = numbers(device)

    async def refuse(tables: LocalTables, campaign: str) -> None:
        raise AssertionError(campaign)

    monkeypatch.setattr(LocalTables, "_open_campaign", refuse)

    assert numbers(Device(tmp_path)) == free == [212, 213, 214, 215, 217]


@pytest.mark.parametrize(
    "error", [NotThere("files-missing"), Unavailable(), PackFileMissing("harbour.pack", "no file")]
)
def test_what_cannot_be_opened_counts_nothing(
    error: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One whose world has not been fetched, or that another window holds, is left out and tried again the next time."""
    device = Device(tmp_path)
    device.call("POST", "import", {"name": "Ours"}, finished())

    async def refuse(tables: LocalTables, campaign: str) -> None:
        raise error

    with monkeypatch.context() as refusing:
        refusing.setattr(LocalTables, "_open_campaign", refuse)
        assert numbers(device) == []

    assert numbers(device) == [212, 213, 214, 215, 217]
