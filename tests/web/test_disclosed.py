"""What gives somebody an advantage is told to everybody at the table: a chosen seed, a file taken or brought in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sleeping_gods.journal.notation import link
from sleeping_gods.storage.errors import StorageFailed
from sleeping_gods.storage.storage import Storage
from sleeping_gods.wire.events import Disclosure, Notice, Snapshot, TableEvent

from .door import Door, Line, opened
from .running import run
from .tables import begun, seat

FRENCH = (("accept-language", "fr"),)


def told(notice: Notice) -> str:
    """The words of a notice."""
    return "".join(run.text for run in notice.words)


async def first_notice(line: Line) -> str:
    """The first notice that somebody hears who comes, but for the one that the table is being opened."""
    assert await line.accepted()
    notice: Notice = await line.hear(Notice)
    while notice.key == "opening":  # on a busy machine
        notice = await line.hear(Notice)
    return f"{notice.key}: {told(notice)}"


async def watcher_of(door: Door, campaign: str, host: str) -> str:
    """The device of somebody who joins to watch."""
    link = (await door.ask("POST", f"/api/campaigns/{campaign}/invites", {"role": "spectator"}, host)).said["url"]
    reply = await door.ask("POST", "/api/join", {"invite": link.partition("#")[2], "name": "Eve"})
    return str(reply.said["secret"])


def test_a_seed_that_the_host_has_chosen_is_told_to_everybody(tmp_path: Path) -> None:
    """Also to who only watches, in their language, each time that they come; it stands in the description too."""

    async def play() -> tuple[list[str], list[Any], list[Any]]:
        async with opened(tmp_path) as door:
            body = {"pack": "harbour", "name": "Mine", "players": ["Ada", "Ben"], "host": "Ada"}
            chosen = (await door.ask("POST", "/api/campaigns", {**body, "options": {"seed": "4242"}})).said
            usual = (await door.ask("POST", "/api/campaigns", body)).said
            watcher = await watcher_of(door, chosen["campaign"], chosen["secret"])
            heard = [
                await first_notice(door.call(chosen["campaign"], device, headers))
                for device, headers in ((chosen["secret"], ()), (watcher, ()), (watcher, FRENCH), (watcher, ()))
            ]
            path = f"/api/campaigns/{chosen['campaign']}"
            described = (await door.ask("GET", path, secret=watcher)).said["disclosures"]
            other = (await door.ask("GET", f"/api/campaigns/{usual['campaign']}", secret=usual["secret"])).said
            return heard, described, other["disclosures"]

    heard, described, usual = run(play())

    assert all("Ada" in words and "4242" in words for words in heard)
    assert heard[0] == heard[1] == heard[3] != heard[2]
    assert all(words.startswith("seed-chosen: ") for words in heard)
    assert described == [{"how": "seed-chosen", "who": "Ada", "entry": 0, "seed": "4242", "whom": ""}]
    assert usual == []


def test_who_takes_the_file_is_told_to_everybody(tmp_path: Path) -> None:
    """At once to those who are there, later to those who come; a branch with luck of its own begins without it."""

    async def play() -> tuple[list[str], list[Any], list[Any], int]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            path, host = f"/api/campaigns/{table.campaign}", table.host.secret
            line = await door.play(table.campaign, table.watcher.secret)
            await line.hear(Snapshot)
            for _ in range(2):
                taken = await door.ask("GET", f"{path}/export", secret=host)
            people: TableEvent = await line.hear(TableEvent)
            while not people.table.disclosures:
                people = await line.hear(TableEvent)
            now: Notice = await line.hear(Notice)
            later = await first_notice(door.call(table.campaign, table.ada.secret))
            made = (await door.ask("POST", f"{path}/branch", {"entry": 1, "name": "What if"}, host)).said["campaign"]
            branch = (await door.ask("GET", f"/api/campaigns/{made}", secret=host)).said
            kinds = [one.how for one in people.table.disclosures]
            return [f"{now.key}: {told(now)}", later], kinds, branch["disclosures"], taken.status

    heard, kinds, branch, status = run(play())

    assert heard[0] == heard[1]
    assert heard[0].startswith("file-taken: Host ")
    assert kinds == ["file-taken"]
    assert branch == []
    assert status == 200


def test_the_file_is_given_also_where_nothing_can_be_noted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a full disk: whoever is there hears of it all the same."""

    async def play() -> tuple[int, str]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            line = await door.play(table.campaign, table.watcher.secret)
            await line.hear(Snapshot)

            def full(*args: object) -> None:
                raise StorageFailed("storage", "full")

            monkeypatch.setattr(Storage, "set_settings", full)
            path = f"/api/campaigns/{table.campaign}/export"
            reply = await door.ask("GET", path, secret=table.host.secret)
            notice: Notice = await line.hear(Notice)
            monkeypatch.undo()
            return reply.status, notice.key

    assert run(play()) == (200, "file-taken")


@pytest.mark.slow
def test_draws_that_do_not_follow_from_the_seed_are_told_to_the_table_and_stand_in_the_file(tmp_path: Path) -> None:
    """Of a file that was brought in: the table is told, and a file that is taken; an honest one is not."""

    async def play() -> tuple[list[list[str]], list[int]]:
        async with opened(tmp_path) as door:
            data, told, remarks = begun().replace(b"option seed: 7", b"option seed: 8"), [], []
            header, _, body = data.decode().partition("\n\n")
            chain, lines = link("", header), [header, ""]
            for line in body.splitlines():
                chain = link(chain, entry := line.rpartition(" ~")[0])
                lines.append(f"{entry} ~{chain}")
            forged = "\n".join([*lines, ""]).encode()
            taken = b""
            for sent in (begun(), forged, b""):
                made = (await door.ask("POST", "/api/import?name=Mine", sent or taken)).said
                path, secret = f"/api/campaigns/{made['campaign']}", made["secret"]
                looked = (await door.ask("GET", path, secret=secret)).said
                told.append([one["how"] for one in looked["disclosures"]])
                taken = (await door.ask("GET", f"{path}/export", secret=secret)).body
                remarks.append(taken.decode().count("do not follow from its seed"))
            return told, remarks

    told, remarks = run(play())

    assert told == [["file-brought-in"], *[["file-brought-in", "draws-unverified"]] * 2]
    assert remarks == [0, 1, 1]


@pytest.mark.slow
def test_a_campaign_that_was_brought_in_says_so(tmp_path: Path) -> None:
    """Whoever has the file knows its seed."""

    async def play() -> str:
        async with opened(tmp_path) as door:
            made = (await door.ask("POST", "/api/import?name=Mine", begun())).said
            watcher = await watcher_of(door, made["campaign"], made["secret"])
            return await first_notice(door.call(made["campaign"], watcher))

    assert run(play()).startswith("file-brought-in: ")


def test_what_was_drawn_otherwise_stays_so_in_a_branch(tmp_path: Path) -> None:
    """It has the same past; only that somebody knows the seed is over."""

    async def play() -> list[str]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            async with door.registry.at(table.campaign) as found:
                for how in ("draws-unverified", "file-brought-in"):
                    found.table.seating.change(found.table.roster.with_disclosure(Disclosure(how, "Host", 0)))
            path, host = f"/api/campaigns/{table.campaign}", table.host.secret
            made = (await door.ask("POST", f"{path}/branch", {"entry": 1, "name": "What if"}, host)).said["campaign"]
            described = (await door.ask("GET", f"/api/campaigns/{made}", secret=host)).said
            return [one["how"] for one in described["disclosures"]]

    assert run(play()) == ["draws-unverified"]
