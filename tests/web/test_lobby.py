"""What the first page and the desk ask for: where a campaign stands and came from, who is invited, all words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sleeping_gods.languages import WHOLE, Lang

from .door import Door, opened
from .running import run
from .tables import PLAYERS, Round, seat


async def said(door: Door, table: Round, path: str, **also: Any) -> Any:
    """What the host is answered."""
    reply = await door.ask("GET", f"/api/campaigns/{table.campaign}/{path}", secret=table.host.secret, **also)
    assert reply.status == 200, reply.said
    return reply.said


@pytest.mark.parametrize(("lang", "turn"), [("en", "Turn"), ("fr", "Tour")])
@pytest.mark.parametrize("pack", ["harbour", "airfield"])
def test_where_a_campaign_stands(pack: str, lang: Lang, turn: str, tmp_path: Path) -> None:
    """In the language of whoever asks, whether or not anybody plays it now."""

    async def play() -> Any:
        async with opened(tmp_path) as door:
            return await said(door, seat(door.storage, pack), f"standing?lang={lang}")

    found = run(play())

    assert found["title"].startswith(turn)
    assert found["place"]
    assert found["over"] is False


def test_a_branch_says_where_it_came_from(tmp_path: Path) -> None:
    """To everybody at it, also when the other campaign has another name by now; one that came from none says so."""

    async def play() -> tuple[Round, str, list[Any], Any]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            path, host = f"/api/campaigns/{table.campaign}", table.host.secret
            made = await door.ask("POST", f"{path}/branch", {"entry": 1, "name": "What if"}, host)
            await door.ask("PATCH", path, {"name": "Another name"}, host)
            listed = await door.ask("GET", "/api/campaigns", secret=table.ada.secret)
            looked = await door.ask("GET", f"/api/campaigns/{made.said['campaign']}", secret=table.ada.secret)
            return table, made.said["campaign"], listed.said, looked.said

    table, made, listed, looked = run(play())

    origin = {"campaign": table.campaign, "name": "An evening", "entry": 1}
    assert {one["id"]: one["origin"] for one in listed} == {made: origin, table.campaign: None}
    assert {one["id"]: one["is_host"] for one in listed} == {made: False, table.campaign: False}
    assert looked["origin"] == origin
    assert looked["players"] == [*PLAYERS]


def test_invitations_that_wait_are_listed_without_what_opens_them(tmp_path: Path) -> None:
    """By what they offer; one that is followed or taken back waits no longer."""

    async def play() -> tuple[list[Any], list[Any], str]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            path, host = f"/api/campaigns/{table.campaign}/invites", table.host.secret
            made = await door.ask("POST", path, {"seats": [2]}, host)
            before = await said(door, table, "invites")
            await door.ask("POST", "/api/join", {"invite": table.invite, "name": "Eve"})
            await door.ask("DELETE", f"{path}/{made.said['ref']}", secret=host)
            return before, await said(door, table, "invites"), made.said["url"].partition(".")[2]

    before, after, secret = run(play())

    assert [(one["role"], one["seats"]) for one in before] == [("spectator", []), ("player", [2])]
    assert {key for one in before for key in one} == {"ref", "role", "seats"}
    assert secret not in str(before)
    assert after == []


@pytest.mark.parametrize("since", ["-1", "x", "1e3", "٣", "9999999999", "999999"])
@pytest.mark.parametrize("path", ["replay?since=", "scene?entry="])
def test_an_entry_that_is_none_is_not_there(path: str, since: str, tmp_path: Path) -> None:
    """Whatever somebody types as a number."""

    async def play() -> Any:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            return await door.ask("GET", f"/api/campaigns/{table.campaign}/{path}{since}", secret=table.host.secret)

    reply = run(play())

    assert reply.status == 404 or (path.startswith("replay") and since == "999999" and reply.said == [])


@pytest.mark.parametrize("lang", WHOLE)
def test_the_client_is_sent_all_its_words(lang: Lang, tmp_path: Path) -> None:
    """Of the table and of the desk, no message twice."""

    async def play() -> str:
        async with opened(tmp_path) as door:
            reply = await door.ask("GET", f"/api/words?lang={lang}")
            return str(reply.said["source"])

    source = run(play())

    ids = [line.partition(" = ")[0] for line in source.splitlines() if " = " in line and line[0].isalpha()]
    assert {"play", "coach-welcome"} <= {*ids}
    assert len(ids) == len({*ids})
