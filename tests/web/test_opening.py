"""A socket is accepted before its table is open; a table that takes long to open keeps nobody else waiting."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sleeping_gods.host.storage_table_store import open_table
from sleeping_gods.host.table import ServedTable
from sleeping_gods.storage.errors import StorageFailed
from sleeping_gods.storage.storage import Storage
from sleeping_gods.web import early_messages, sockets, table_registry
from sleeping_gods.wire.events import Changed, Closing, Done, Notice, Snapshot, TableEvent
from sleeping_gods.wire.requests import ChatRequest, ChooseRequest, Refresh

from .door import PATIENCE, Line, opened
from .running import run
from .tables import seat
from .test_sockets_allowed import own_line


class Slow:
    """Opens tables, but those of some campaigns only when they may; every attempt is counted."""

    def __init__(self) -> None:
        self.held: dict[str, threading.Event] = {}
        self.begun: list[str] = []
        self.failing: set[str] = set()

    def __call__(self, storage: Storage, ref: str, *others: Any) -> ServedTable:
        """Open a table."""
        self.begun.append(ref)
        if ref in self.held:
            assert self.held[ref].wait(PATIENCE)
        if ref in self.failing:
            raise StorageFailed("the database", "locked")
        return open_table(storage, ref, *others)

    @contextlib.contextmanager
    def holding(self, *campaigns: str) -> Iterator[None]:
        """These are not opened meanwhile."""
        for campaign in campaigns:
            self.held[campaign] = threading.Event()
        try:
            yield
        finally:
            for campaign in campaigns:
                self.held.pop(campaign).set()


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    """All tables of the registry are opened by it."""
    made = Slow()
    monkeypatch.setattr(table_registry, "open_table", made)
    return made


async def begun(slow: Slow, *campaigns: str) -> None:
    """Wait until somebody has begun to open these."""
    async with asyncio.timeout(PATIENCE):
        while not {*campaigns} <= {*slow.begun}:
            await asyncio.sleep(0.001)


def test_others_are_opened_and_played_meanwhile(tmp_path: Path, slow: Slow) -> None:
    """The sockets of three tables that do not open are accepted; those of two others are told all, and play on."""

    async def play() -> tuple[list[bool], int, bool, int]:
        async with opened(tmp_path) as door:
            stuck = [seat(door.storage, pack) for pack in ("harbour", "airfield", "harbour")]
            others = [seat(door.storage, pack) for pack in ("airfield", "harbour")]
            with slow.holding(*(table.campaign for table in stuck)):
                lines = [door.call(table.campaign, table.ada.secret) for table in stuck]
                taken = [await line.accepted() for line in lines]
                await begun(slow, *(table.campaign for table in stuck))
                moved = 0
                for table in others:
                    line = await door.play(table.campaign, table.ada.secret)
                    told = await line.hear(Snapshot)
                    line.send(ChooseRequest("on", told.position, own_line(told)))
                    await line.hear(Done)
                    moved += (await line.hear(Changed)).position > told.position
                stranger = await door.call(stuck[0].campaign, others[0].ada.secret).accepted()
            for line in lines:
                await line.hear(Snapshot)
            return taken, moved, stranger, door.registry.tables

    assert run(play()) == ([True] * 3, 2, False, 5)


def test_what_is_sent_meanwhile_is_done_in_its_order(tmp_path: Path, slow: Slow) -> None:
    """A few messages are kept and then answered one after the other; of a flood the rest stays unread until then."""

    async def play() -> tuple[list[str], int, int]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            line = await door.play(table.campaign, table.cas.secret)
            await line.hear(Snapshot)
            await line.hang_up()
            await door.registry.forget(table.campaign)
            with slow.holding(table.campaign):
                line = await door.enter(table.campaign, table.cas.secret)
                line.send("no request", *(ChatRequest(f"s{number}", str(number)) for number in range(40)))
                async with asyncio.timeout(PATIENCE):
                    while line.unread > 41 - early_messages.MAX_MESSAGES:
                        await asyncio.sleep(0.001)
                for _ in range(20):
                    await asyncio.sleep(0)
                unread = line.unread
            snapshot = await line.hear(Snapshot, TableEvent)
            answers = [(await line.hear(Done)).id for _ in range(40)]
            return answers, unread, int(isinstance(snapshot, Snapshot))

    answers, unread, first = run(play())

    assert answers == [f"s{number}" for number in range(40)]
    assert unread == 41 - early_messages.MAX_MESSAGES
    assert first


@pytest.mark.parametrize("language", ["en", "fr"])
def test_who_waits_is_told_that_it_is_being_opened(
    tmp_path: Path, slow: Slow, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """In their own language, before all else; whoever comes to a table that is open hears nothing of it."""
    monkeypatch.setattr(sockets, "OPENING_NOTICE_SECONDS", 0.01)

    async def play() -> tuple[str, str, type]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            with slow.holding(table.campaign):
                headers = [("accept-language", language)]
                line = door.call(table.campaign, table.ada.secret, headers=headers)
                assert await line.accepted()
                notice = await line.hear(Notice, Snapshot)
                assert isinstance(notice, Notice)
            await line.hear(Snapshot)
            monkeypatch.setattr(sockets, "OPENING_NOTICE_SECONDS", PATIENCE)
            second = await door.play(table.campaign, table.cas.secret)
            return notice.key, notice.words[0][1], type(await second.hear(Notice, Snapshot))

    english, french = "The table is being opened. A moment, please.", "La table s’ouvre. Un instant, s’il vous plaît."
    assert run(play()) == ("opening", french if language == "fr" else english, Snapshot)


def test_who_goes_away_meanwhile_leaves_nothing_behind(tmp_path: Path, slow: Slow) -> None:
    """The table is opened all the same, for whoever comes next, and nobody is said to be there."""

    async def play() -> tuple[int, int, list[bool]]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            with slow.holding(table.campaign):
                line = await door.enter(table.campaign, table.ada.secret)
                line.send(Refresh("l"))
                await begun(slow, table.campaign)
                leaving = asyncio.create_task(line.hang_up())
                await asyncio.sleep(0)
            await leaving
            connections = door.registry.connections
            told = await (await door.play(table.campaign, table.cas.secret)).hear(Snapshot)
            here = [one.online for one in told.table.people if one.ref == table.ada.ref]
            return connections, door.registry.tables, here

    assert run(play()) == (0, 1, [False])


@pytest.mark.parametrize("waiting", [1, 3])
def test_all_who_wait_for_a_table_that_fails_are_told_at_once(tmp_path: Path, slow: Slow, waiting: int) -> None:
    """It is tried once for all of them; they hear that it will be tried again, and the next attempt is a new one."""

    async def play() -> tuple[list[str], int, bool]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            slow.failing.add(table.campaign)
            secrets = [table.ada.secret, table.cas.secret, table.watcher.secret][:waiting]
            with slow.holding(table.campaign):
                lines = [await door.enter(table.campaign, secret) for secret in secrets]
                async with asyncio.timeout(PATIENCE):
                    while door.registry.turns.waiting(table.campaign) < waiting:
                        await asyncio.sleep(0.001)
            said = [await turned_away(line) for line in lines]
            tries = len(slow.begun)
            slow.failing.clear()
            again = await door.play(table.campaign, table.ada.secret)
            return said, tries, (await again.hear(Snapshot)).position > 0

    assert run(play()) == (["unavailable 1013"] * waiting, 1, True)


async def turned_away(line: Line) -> str:
    """Why a socket ends that was accepted, and with which code."""
    closing = await line.hear(Closing)
    return f"{closing.key} {await line.ended()}"
