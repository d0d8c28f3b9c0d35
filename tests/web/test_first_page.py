"""What the first page says of a campaign: whose turn it is, and the name that its file brought along."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.play import options
from sleeping_gods.storage.storage import Storage

from .door import opened
from .running import run
from .tables import begun, seat


@pytest.mark.parametrize("pack", ["harbour", "airfield"])
def test_whose_turn_it_is(pack: str, tmp_path: Path) -> None:
    """By the name of who plays; and whether it is the caller, who may play several seats, or only watch."""

    async def play() -> list[tuple[str, bool]]:
        async with opened(tmp_path) as door:
            table = seat(door.storage, pack)
            path = f"/api/campaigns/{table.campaign}/standing"
            people = (table.ada, table.host, table.cas, table.watcher)
            told = [(await door.ask("GET", path, secret=person.secret)).said for person in people]
            return [(where["waits_for"], where["yours"]) for where in told]

    assert run(play()) == [("Ada", True), ("Ada", False), ("Ada", False), ("Ada", False)]


def test_a_campaign_that_has_not_changed_is_not_opened_to_say_how_it_stands(tmp_path: Path) -> None:
    """Who asks again is answered from what was said; after another choice the table is looked at."""

    async def play() -> list[object]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            registry = door.registry
            path, secret = f"/api/campaigns/{table.campaign}/standing", table.ada.secret
            first = (await door.ask("GET", path, secret=secret)).said
            await registry.forget(table.campaign)
            again = (await door.ask("GET", path, secret=secret)).said
            closed = registry.is_open(table.campaign)
            async with registry.at(table.campaign) as held:
                campaign = held.table.campaign
                campaign.play(None, text(options(campaign.table)[0]))
            await registry.forget(table.campaign)
            await door.ask("GET", path, secret=secret)
            return [first == again, closed, registry.is_open(table.campaign)]

    assert run(play()) == [True, False, True]


def named(storage: Storage, campaign: str) -> str:
    """What a campaign is called."""
    return storage.summary(campaign).name


@pytest.mark.slow
def test_a_campaign_that_is_brought_in_keeps_its_name(tmp_path: Path) -> None:
    """The name that it had when its file was taken, twice over; a file that tells none is called as the caller says."""

    async def play() -> list[str]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            names = []
            campaign, secret = table.campaign, table.host.secret
            for name in ("Friday: the sea % 2", "Été à Kannan"):
                await door.ask("PATCH", f"/api/campaigns/{campaign}", {"name": name}, secret)
                taken = (await door.ask("GET", f"/api/campaigns/{campaign}/export", secret=secret)).body
                reply = await door.ask("POST", "/api/import?name=camp", taken, secret)
                campaign = reply.said["campaign"]
                names.append(named(door.storage, campaign))
            for data in (begun(), begun() + b"% name: \n", begun() + b"% name: \xff\n"):
                reply = await door.ask("POST", "/api/import?name=camp", data, secret)
                names.append(named(door.storage, reply.said["campaign"]) if reply.status == 200 else reply.key)
            return names

    assert run(play()) == ["Friday: the sea % 2", "Été à Kannan", "camp", "camp", "bad-file"]
