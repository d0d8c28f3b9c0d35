"""T20: an invitation is one seat for one person; who guesses finds nothing, and no secret stands where others read."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from sleeping_gods.host.roster import roster_of
from sleeping_gods.storage.storage import Storage
from sleeping_gods.web.addresses import rate_limit_key
from sleeping_gods.web.logs import LIBRARY_LOGGERS, OUR_LOGGER
from sleeping_gods.wire.events import Done, Snapshot
from sleeping_gods.wire.requests import ChatRequest

from .door import Door, Reply, opened
from .player import Player, ask, ask_whole, begin, invite
from .running import run
from .serving import served
from .tables import Round, seat, written

GUESSES = 10
"""So many a minute from one address."""


def people(storage: Storage, table: Round) -> int:
    """How many sit at a table."""
    return len(roster_of(storage.summary(table.campaign).settings).members)


async def follow(door: Door, invitation: str, secret: str = "", address: str = "") -> Reply:
    """Follow an invitation."""
    return await door.ask("POST", "/api/join", {"invite": invitation, "name": "Eve"}, secret, address=address)


def test_an_invitation_opens_once(tmp_path: Path) -> None:
    """The second who follows it finds nothing; whoever followed it has one place, however often they click."""

    async def play() -> tuple[list[int], set[str], int, int]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            before = people(door.storage, table)
            first = await follow(door, table.invite)
            others = [await follow(door, table.invite) for _ in range(3)]
            again = [await follow(door, table.invite, first.said["secret"]) for _ in range(20)]
            places = {one.said["you"] for one in [first, *again]}
            return [one.status for one in others], places, before, people(door.storage, table)

    others, places, before, after = run(play())

    assert others == [404, 404, 404]
    assert len(places) == 1
    assert after == before + 1


@pytest.mark.parametrize("known", [True, False])
def test_a_hundred_clicks_at_once_are_one_seat(known: bool, tmp_path: Path) -> None:
    """From one device they all lead to the same place; from devices that are new one of them wins."""

    async def play() -> tuple[list[int], set[str], int, int]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            before = people(door.storage, table)
            secret = "d" * 43 if known else ""
            replies = await asyncio.gather(*(follow(door, table.invite, secret) for _ in range(100)))
            places = {one.said["you"] for one in replies if one.status == 200}
            return [one.status for one in replies], places, before, people(door.storage, table)

    statuses, places, before, after = run(play())

    assert sorted(statuses) == ([200] * 100 if known else [200] + [404] * 99)
    assert len(places) == 1
    assert after == before + 1


def test_a_revoked_invitation_opens_nothing(tmp_path: Path) -> None:
    """Nor can it be revoked twice, nor from another table."""

    async def play() -> tuple[list[str], str, list[object], list[object]]:
        async with opened(tmp_path) as door:
            table, other = seat(door.storage), seat(door.storage)
            path = f"/invites/{table.invite_ref}"
            elsewhere = await door.ask("DELETE", f"/api/campaigns/{other.campaign}{path}", secret=other.host.secret)
            done = await door.ask("DELETE", f"/api/campaigns/{table.campaign}{path}", secret=table.host.secret)
            before = written(door.storage)
            opens = await follow(door, table.invite)
            twice = await door.ask("DELETE", f"/api/campaigns/{table.campaign}{path}", secret=table.host.secret)
            said = [f"{one.status} {one.key}" for one in (elsewhere, opens, twice)]
            return said, str(done.status), before, written(door.storage)

    said, done, before, after = run(play())

    assert said == ["404 no-invite"] * 3
    assert done == "204"
    assert before == after


def test_an_invitation_is_for_its_own_table(tmp_path: Path) -> None:
    """One table's secret does not open another's, and what is only like an invitation opens nothing, nor a table."""

    async def play() -> tuple[list[int], int]:
        async with opened(tmp_path) as door:
            table, other = seat(door.storage), seat(door.storage)
            secret = table.invite.partition(".")[2]
            tried = [
                f"{other.campaign}.{secret}", table.campaign, f"{table.campaign}.", secret, f".{secret}",
                f"{table.campaign}.{secret[:-1]}", f"{table.campaign}.{secret}x", f"{table.campaign} .{secret}",
                f"{table.campaign}.{table.invite_ref}", f"{table.campaign}.{table.host.ref}", "\x00.\x00", "..",
                f"{table.campaign.upper()}.{secret}",
            ]  # fmt: skip
            return [(await follow(door, one)).status for one in tried], door.registry.tables

    found, tables = run(play())

    assert found == [404] * len(found)
    assert tables == 0


def test_who_guesses_is_stopped(tmp_path: Path) -> None:
    """After ten in a minute even the right one opens nothing; another address is not hindered, nor who waits."""

    async def play() -> tuple[list[int], int, int, list[int], int]:
        async with opened(tmp_path) as door:
            now = [0.0]
            door.gate.clock = lambda: now[0]
            table, other = seat(door.storage), seat(door.storage)
            wrong = [f"{table.campaign}.{'g' * 42}{number % 10}" for number in range(GUESSES * 3)]
            guesses = [(await follow(door, one, address="10.9.9.9")).status for one in wrong]
            right = (await follow(door, table.invite, address="10.9.9.9")).status
            elsewhere = (await follow(door, other.invite, address="10.9.9.8")).status
            now[0] += 60.0
            later = [(await follow(door, one, address="10.9.9.9")).status for one in wrong[: GUESSES + 1]]
            now[0] += 6.0
            return guesses, right, elsewhere, later, (await follow(door, table.invite, address="10.9.9.9")).status

    guesses, right, elsewhere, later, last = run(play())

    assert guesses == [404] * GUESSES + [429] * GUESSES * 2
    assert (right, elsewhere) == (429, 200)
    assert later == [404] * GUESSES + [429]
    assert last == 200


@pytest.mark.parametrize(
    ("many", "others"),
    [
        ("2001:db8:1:2:{:x}::", ("2001:db8:1:3::1", "2001:db8:1::1")),
        ("2001:db8:1:2::{:x}%eth0", ("2001:db8:2:2::1",)),
        ("::ffff:10.9.9.9", ("10.9.9.8", "::ffff:10.9.9.7")),
    ],
)
def test_guesses_are_counted_by_the_network_of_a_household(many: str, others: tuple[str, ...], tmp_path: Path) -> None:
    """Whoever has a network of IPv6 has all its addresses, and ten guesses in all; the next network has its own."""

    async def play() -> tuple[list[int], list[int]]:
        async with opened(tmp_path) as door:
            door.gate.clock = lambda: 0.0
            wrong = f"{seat(door.storage).campaign}.{'g' * 43}"
            guesses = [(await follow(door, wrong, address=many.format(n + 1))).status for n in range(GUESSES + 5)]
            return guesses, [(await follow(door, wrong, address=one)).status for one in others]

    guesses, elsewhere = run(play())

    assert guesses == [404] * GUESSES + [429] * 5
    assert elsewhere == [404] * len(elsewhere)


def test_an_address_counts_under_one_name_however_it_is_written() -> None:
    """IPv4 by itself, IPv6 by its first half, this machine as itself; what is no address as it stands."""
    assert (
        rate_limit_key("10.0.0.1") == rate_limit_key("::ffff:10.0.0.1") == rate_limit_key("::ffff:a00:1") == "10.0.0.1"
    )
    assert rate_limit_key("10.0.0.1") != rate_limit_key("10.0.0.2")
    assert rate_limit_key("2001:db8::1") == rate_limit_key("2001:0DB8:0:0:ffff::9") != rate_limit_key("2001:db8:0:1::1")
    assert [rate_limit_key(one) for one in ("127.0.0.1", "::1", "", "unix", "::ffff:127.0.0.1")] == [
        "127.0.0.1", "::1", "", "unix", "127.0.0.1",
    ]  # fmt: skip


def test_guesses_at_once_are_counted_before_they_are_looked_up(tmp_path: Path) -> None:
    """A thousand together are no more than ten, and those who are invited cost nothing."""

    async def play() -> tuple[list[int], list[int]]:
        async with opened(tmp_path) as door:
            door.gate.clock = lambda: 0.0
            tables = [seat(door.storage) for _ in range(GUESSES + 2)]
            invited = [(await follow(door, one.invite, address="10.9.9.9")).status for one in tables]
            many = (f"{tables[0].campaign}.{'g' * 43}" for _ in range(100))
            replies = await asyncio.gather(*(follow(door, one, address="10.9.9.9") for one in many))
            return invited, [one.status for one in replies]

    invited, statuses = run(play())

    assert invited == [200] * (GUESSES + 2)
    assert sorted(statuses) == [404] * GUESSES + [429] * 90


def test_no_secret_stands_where_others_read(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    """Not in a line of any log, not on the console, not in the database, and in no address that a browser sends."""
    for logger in (
        None,
        OUR_LOGGER,
        *LIBRARY_LOGGERS,
    ):  # as it is served: below that, what is sent is itself written down
        caplog.set_level(logging.INFO, logger)
    with served(tmp_path / "data") as url:
        campaign, host = begin(url)
        path = f"/api/campaigns/{campaign}"
        _, made = ask(url, "POST", f"{path}/invites", {"seats": [1]}, host)
        link = urlsplit(made["url"])
        opens = link.fragment.partition(".")[2]
        page = {"origin": url}
        _, _, headers = ask_whole(url, "POST", "/api/join", {"invite": link.fragment, "name": "Ben"}, headers=page)
        guest = headers["set-cookie"].partition(";")[0].partition("=")[2]
        guessed, unused = "G" * 43, invite(url, campaign, host, role="spectator")
        ask(url, "POST", "/api/join", {"invite": f"{campaign}.{guessed}", "name": "Eve"}, "S" * 43)
        ask(url, "GET", f"{path}/export", secret=guest)
        ask(url, "DELETE", f"{path}/people/nobody", secret="T" * 43)
        ask(url, "POST", f"{path}/invites", b'{"seats": ["' + b"U" * 43 + b'"]}', host)
        player = Player(url, campaign, host)
        player.socket.send('{"kind": "chat", "id": "' + "V" * 43)
        player.send(ChatRequest("words", "W" * 43))
        player.until(Done)
        player.close()
    secrets = [host, opens, guest, guessed, unused.partition(".")[2], *(sign * 43 for sign in "STUVW")]
    logged = "\n".join(f"{record.getMessage()} {record.args} {record.exc_text}" for record in caplog.records)
    said = capfd.readouterr()
    stored = b"".join(file.read_bytes() for file in (tmp_path / "data").rglob("*") if file.is_file())

    assert [one for one in secrets if one in logged or one in said.out + said.err] == []
    assert [one for one in secrets if one.encode() in stored] == []
    assert "/api/join" in logged
    assert len({host, opens, guest}) == 3
    assert opens not in link.path + link.query
    assert min(map(len, (host, opens, guest))) == 43


def test_secrets_are_never_told_to_the_others(tmp_path: Path) -> None:
    """What everybody at a table is told of it holds neither secrets nor what is kept of them."""

    async def play() -> tuple[str, list[str]]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            roster = roster_of(door.storage.summary(table.campaign).settings)
            line = await door.play(table.campaign, table.watcher.secret)
            told = await line.hear(Snapshot)
            reply = await door.ask("GET", f"/api/campaigns/{table.campaign}", secret=table.watcher.secret)
            hidden = [one.device for one in roster.members] + [one.secret for one in roster.invites]
            hidden += [one.ref for one in roster.invites] + [table.host.secret, table.ada.secret]
            return repr(told) + reply.body.decode(), hidden

    told, hidden = run(play())

    assert [one for one in hidden if one in told] == []
    assert len(hidden) == 8
