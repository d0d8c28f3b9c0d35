"""S1: nobody loses a seat. Who has a link to a place has that place; who guesses, or has an old link, has nothing."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from sleeping_gods.host.roster import roster_of
from sleeping_gods.web.logs import OUR_LOGGER
from sleeping_gods.wire.events import Closing, Disclosure, Done, Notice, Snapshot, TableEvent
from sleeping_gods.wire.requests import ChatRequest, RepairRequest

from .door import Door, Reply, opened
from .running import run
from .tables import Person, Round, seat, written

GUESSES = 10
"""So many a minute from one address."""
NEW, NEWER = "n" * 43, "o" * 43
"""Devices that have no place anywhere."""


async def own(door: Door, table: Round, person: Person, **body: bool) -> str:
    """What opens somebody's own place."""
    reply = await door.ask("POST", f"/api/campaigns/{table.campaign}/link", body, person.secret)
    assert reply.status == 200, reply.body
    return str(reply.said["url"]).partition("#")[2]


async def help_back(door: Door, table: Round, helper: Person, lost: Person) -> Reply:
    """Make a link to another's place."""
    return await door.ask("POST", f"/api/campaigns/{table.campaign}/people/{lost.ref}/link", None, helper.secret)


async def follow(door: Door, link: str, device: str = "", address: str = "") -> Reply:
    """Follow a link to a place."""
    return await door.ask("POST", "/api/return", {"link": link}, device, address=address)


def disclosed(door: Door, table: Round) -> list[Disclosure]:
    """What everybody at the table is told."""
    return [*roster_of(door.storage.summary(table.campaign).settings).disclosed]


def test_a_host_without_cookies_is_host_again(tmp_path: Path) -> None:
    """The link that she kept gives her table, her seat and being host on a new device, also after a restart, twice."""

    async def before() -> tuple[Round, str]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            return table, await own(door, table, table.host)

    async def after(table: Round, link: str) -> tuple[list[str], list[int], str, int]:
        async with opened(tmp_path) as door:
            replies = [await follow(door, link), await follow(door, link, NEWER)]
            secret = replies[0].said["secret"]
            settings = f"/api/campaigns/{table.campaign}/settings"
            done = [await door.ask("PUT", settings, {}, device) for device in (secret, NEWER, table.host.secret)]
            line = await door.play(table.campaign, secret)
            snapshot = await line.hear(Snapshot)
            listed = await door.ask("GET", "/api/campaigns", secret=secret)
            return (
                [one.said["you"] for one in replies], [one.status for one in done], snapshot.you, len(listed.said)
            )  # fmt: skip

    table, link = run(before())
    places, done, you, listed = run(after(table, link))

    assert places == [table.host.ref] * 2
    assert done == [204] * 3
    assert (you, listed) == (table.host.ref, 1)


def test_the_same_device_shows_the_same_link_until_it_is_renewed(tmp_path: Path) -> None:
    """A link that was kept stays good however often it is shown; each device has its own; a renewed one voids all."""

    async def play() -> tuple[list[str], list[int], int, str]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            links = [await own(door, table, table.ada) for _ in range(3)]
            await follow(door, links[0], NEW)
            links.append(await own(door, table, Person(NEW, table.ada.ref)))
            links.append(await own(door, table, table.ada, renew=True))
            statuses = [(await follow(door, link)).status for link in links]
            still = await door.ask("GET", f"/api/campaigns/{table.campaign}", secret=NEW)
            return links, statuses, still.status, repr(door.storage.summary(table.campaign).settings)

    links, statuses, still, stored = run(play())

    assert links[0] == links[1] == links[2]
    assert len({*links}) == 3
    assert statuses == [404, 404, 404, 404, 200]
    assert still == 200
    assert not any(link.partition(".")[2] in stored for link in links)


def test_both_devices_play_the_same_seat(tmp_path: Path) -> None:
    """The sofa is not thrown out by the phone: each hears what the other does, and they are one person."""

    async def play() -> tuple[str, str, int]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            sofa = await door.play(table.campaign, table.ada.secret)
            await follow(door, await own(door, table, table.ada), NEW)
            phone = await door.play(table.campaign, NEW)
            first, second = await sofa.hear(Snapshot), await phone.hear(Snapshot)
            phone.send(ChatRequest("r", "From the phone"))
            await phone.hear(Done)
            sofa.send(ChatRequest("s", "From the sofa"))
            await sofa.hear(Done)
            people = (await door.ask("GET", f"/api/campaigns/{table.campaign}", secret=NEW)).said["people"]
            return first.you + repr(first.seats), second.you + repr(second.seats), len(people)

    first, second, people = run(play())

    assert first == second
    assert people == 4


def test_only_here_shows_the_other_devices_out(tmp_path: Path) -> None:
    """Whoever fears that somebody else has their place: every other device loses it at once, nobody else does."""

    async def play() -> tuple[str, list[int]]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            path = f"/api/campaigns/{table.campaign}"
            await follow(door, await own(door, table, table.ada), NEW)
            thief = await door.play(table.campaign, NEW)
            await thief.hear(Snapshot)
            await own(door, table, table.ada, only_here=True)
            closing = await thief.hear(Closing)
            devices = (NEW, table.ada.secret, table.cas.secret)
            return closing.key, [(await door.ask("GET", path, secret=secret)).status for secret in devices]

    assert run(play()) == ("removed", [404, 200, 200])


@pytest.mark.parametrize("lost", ["host", "cas"])
def test_a_friend_gives_a_seat_back(lost: str, tmp_path: Path) -> None:
    """Of the host or of a guest: the link opens once, and everybody is told who made it and that it was used."""

    async def play() -> tuple[list[int], str, list[str], list[tuple[str, ...]], int]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            person: Person = getattr(table, lost)
            watcher = await door.play(table.campaign, table.watcher.secret)
            await watcher.hear(Snapshot)
            link = (await help_back(door, table, table.ada, person)).said["url"].partition("#")[2]
            notices = [(await watcher.hear(Notice)).key]
            replies = [await follow(door, link, NEW), await follow(door, link, NEWER), await follow(door, link, NEW)]
            notices.append((await watcher.hear(Notice)).key)
            old = await door.ask("GET", f"/api/campaigns/{table.campaign}", secret=person.secret)
            return (
                [one.status for one in replies], replies[0].said["you"] + replies[2].said["you"], notices,
                [one.about for one in disclosed(door, table)], old.status,
            )  # fmt: skip

    statuses, places, notices, told, old = run(play())

    assert statuses == [200, 404, 200]
    assert len({places[:12], places[12:]}) == 1
    assert notices == ["seat-link-made", "seat-link-used"]
    name = "Host" if lost == "host" else "Guest 2"
    assert told == [("seat-link-made", "Guest 1", name), ("seat-link-used", "Guest 1", name)]
    assert old == 200


def test_a_friend_does_not_help_where_the_host_says_no(tmp_path: Path) -> None:
    """Then the host alone does; nobody makes a link for somebody who is here, or for who only watches."""

    async def play() -> list[str]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            settings = f"/api/campaigns/{table.campaign}/settings"
            await door.ask("PUT", settings, {"friends_help": False}, table.host.secret)
            replies = [
                await help_back(door, table, table.ada, table.cas),
                await help_back(door, table, table.host, table.cas),
            ]
            await door.ask("PUT", settings, {}, table.host.secret)
            line = await door.play(table.campaign, table.cas.secret)
            await line.hear(Snapshot)
            replies += [await help_back(door, table, table.ada, lost) for lost in (table.cas, table.watcher, table.ada)]
            replies += [await help_back(door, table, table.watcher, table.ada)]
            replies += [await help_back(door, table, table.ada, table.removed)]
            return [f"{reply.status} {reply.key}".strip() for reply in replies]

    assert run(play()) == [
        "403 no-friends-help", "200", "403 person-here", "403 watchers-are-invited", "403 person-here",
        "403 only-seated", "404 no-person",
    ]  # fmt: skip


def test_nobody_gets_more_than_the_place_of_the_link(tmp_path: Path) -> None:
    """A guest's link makes no host; a device that plays another seat keeps that; a spectator's takes the seat up."""

    async def play() -> tuple[list[str], str, list[str]]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            link = await own(door, table, table.ada)
            replies = [await follow(door, link, one.secret) for one in (table.cas, table.host, table.watcher)]
            line = await door.play(table.campaign, table.watcher.secret)
            snapshot = await line.hear(Snapshot)
            line.send(RepairRequest("r", snapshot.position, "coins 3"))
            names = [one.name for one in (await line.hear(TableEvent)).table.people]
            export = await door.ask("GET", f"/api/campaigns/{table.campaign}/export", secret=table.watcher.secret)
            return (
                [f"{one.status} {one.key}".strip() for one in [*replies, export]],
                snapshot.you + table.ada.ref,
                names,
            )

    statuses, places, names = run(play())

    assert statuses == ["403 seated-already", "403 seated-already", "200", "403 only-host"]
    assert places[:12] == places[12:]
    assert names == ["Host", "Guest 1", "Guest 2"]


def test_a_link_opens_one_table(tmp_path: Path) -> None:
    """Not another, not a branch of it, and not after its person was asked to leave; nothing is written for a guess."""

    async def play() -> tuple[list[int], bool]:
        async with opened(tmp_path) as door:
            table, other = seat(door.storage), seat(door.storage)
            path = f"/api/campaigns/{table.campaign}"
            link = await own(door, table, table.ada)
            secret = link.partition(".")[2]
            branch = await door.ask("POST", f"{path}/branch", {"entry": 1, "name": "What if"}, table.host.secret)
            before = written(door.storage)
            guesses = [
                f"{other.campaign}.{secret}", f"{branch.said['campaign']}.{secret}", f"{table.campaign}.{'x' * 43}",
                f"{table.campaign}.", table.campaign, f"{'0' * 16}.{secret}", table.invite,
            ]  # fmt: skip
            replies = [await follow(door, guess, NEW) for guess in guesses]
            unchanged = written(door.storage) == before
            await door.ask("DELETE", f"{path}/people/{table.ada.ref}", secret=table.host.secret)
            replies.append(await follow(door, link, NEW))
            return [one.status for one in replies], unchanged

    statuses, unchanged = run(play())

    assert statuses == [404] * 8
    assert unchanged


@pytest.mark.parametrize("path", ["/api/return", "/api/look-at-link"])
def test_guesses_are_few(path: str, tmp_path: Path) -> None:
    """After some wrong ones even the right one is not looked up; right ones cost nothing."""

    async def play() -> tuple[list[int], list[int]]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            link = await own(door, table, table.ada)
            right = [(await door.ask("POST", path, {"link": link}, NEW, address="10.1.1.1")).status for _ in range(15)]
            tries = [f"{table.campaign}.{number:043}" for number in range(GUESSES)] + [link]
            wrong = [await door.ask("POST", path, {"link": guess}, NEWER, address="10.2.2.2") for guess in tries]
            return right, [one.status for one in wrong]

    right, wrong = run(play())

    assert right == [200] * 15
    assert wrong == [404] * GUESSES + [429]


def test_a_link_says_what_it_leads_to(tmp_path: Path) -> None:
    """To whoever has it: the table, its host and the seats; of an invitation and of a place."""

    async def play() -> list[dict[str, object]]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            links = [table.invite, await own(door, table, table.ada), await own(door, table, table.host)]
            return [(await door.ask("POST", "/api/look-at-link", {"link": link})).said for link in links]

    offers = run(play())

    table = {"name": "An evening", "game": "sea", "pack": "harbour", "host": "Host", "players": ["Ada", "Ben", "Cas"]}
    assert offers == [
        {**table, "role": "spectator", "seats": [], "person": ""},
        {**table, "role": "player", "seats": ["Ada"], "person": "Guest 1"},
        {**table, "role": "host", "seats": ["Ben"], "person": "Host"},
    ]


def test_no_secret_stands_where_others_read(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Not in the log, not in what others are told, not in the storage; answers are kept by no cache."""
    caplog.set_level(logging.DEBUG, OUR_LOGGER)

    async def play() -> tuple[list[str], str, list[str]]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            replies = [
                await door.ask("POST", f"/api/campaigns/{table.campaign}/link", {}, table.ada.secret),
                await help_back(door, table, table.ada, table.cas),
            ]
            secrets = [one.said["url"].partition(".")[2] for one in replies]
            replies += [await follow(door, f"{table.campaign}.{secret}", NEW + "a") for secret in secrets]
            told = await door.ask("GET", f"/api/campaigns/{table.campaign}", secret=table.host.secret)
            stored = repr(door.storage.summary(table.campaign).settings)
            kept = [dict(one.headers).get("cache-control", "") for one in replies]
            return secrets, told.body.decode() + stored, kept

    secrets, told, kept = run(play())

    assert not any(secret in told + caplog.text for secret in secrets)
    assert {*kept} == {"no-store"}
