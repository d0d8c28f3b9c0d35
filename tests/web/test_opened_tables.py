"""A table as a server opens it: for whom robots play there, what is done on its own thread, and how all of it ends."""

from __future__ import annotations

import threading
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from sleeping_gods.host.errors import NotThere
from sleeping_gods.host.roster import new_roster
from sleeping_gods.storage.errors import StorageFailed
from sleeping_gods.storage.sqlite import SqliteDatabase
from sleeping_gods.storage.storage import Storage
from sleeping_gods.web.open_table import OpenTable
from sleeping_gods.web.server_limits import DEFAULT_LIMITS
from sleeping_gods.web.table_registry import TableRegistry
from sleeping_gods.wire.events import Done, Settings

from ..storage.playing import campaign_bytes
from .running import run


@pytest.mark.parametrize("processes", [0, 2])
def test_a_table_is_opened_once_and_let_go_at_the_end(processes: int) -> None:
    """Robots play where there are processes for them, and what they weighed is stored with other things."""
    roster, _ = new_roster("Ada", "d" * 43, 1, Settings())
    storage = Storage(SqliteDatabase(":memory:"))
    campaign = storage.create("An evening", campaign_bytes(2), roster.plain())

    async def play() -> None:
        registry = TableRegistry(storage, replace(DEFAULT_LIMITS, robot_processes=processes))
        opened = await registry.open(campaign)
        robots = opened.table.robots
        assert (robots.saves_each, robots.are_served, opened.resting) == (False, bool(processes), False)
        assert (registry.tables, registry.is_open(campaign), registry.stopping) == (1, True, False)
        opened.resting = True
        async with registry.at(campaign) as used:
            assert used is opened
            assert not used.resting
        with pytest.raises(NotThere) as missing:
            await registry.open("0" * 16)
        assert missing.value.key == "no-campaign"
        with pytest.raises(NotThere) as unknown:
            await registry.summary("nonsense")
        assert unknown.value.key == "no-campaign"
        threads = [await registry.done(threading.get_ident, long=long) for long in (False, True)]
        threads.append(await registry.done(threading.get_ident))
        assert [thread == threading.get_ident() for thread in threads] == [True, False, False]
        await registry.stop()
        await registry.farewell()
        assert (registry.tables, registry.stopping) == (0, True)

    run(play())
    with pytest.raises(StorageFailed, match="closed"):
        storage.summary(campaign)


class Listener:
    """A connection that keeps what it is sent."""

    def __init__(self, ref: str, lang: str) -> None:
        self.ref, self.lang, self.told = ref, lang, list[str]()

    def send(self, data: bytes) -> None:
        """Keep the id of what is sent."""
        self.told.append(msgspec.json.decode(data)["id"])


@pytest.mark.parametrize(("asked", "robot"), [(True, True), (False, False)])
def test_who_comes_is_told_all_and_the_others_who_has_come(asked: bool, robot: bool) -> None:
    """The table first, then what was disclosed, who is there, what is asked, what was said, and what a robot does."""

    def event(name: str) -> Done:
        return Done(1, name)

    table: Any = SimpleNamespace(
        roster=SimpleNamespace(disclosed=("a", "b")),
        robots=SimpleNamespace(turn="now" if robot else None),
        connected=lambda ref: event(f"people with {ref}"),
        disclosure=lambda disclosed, lang: event(f"{disclosed} {lang}"),
        undo_request=lambda: event("undo") if asked else None,
        talk=lambda: [event("hello"), event("hi")],
        presence=lambda lang, ref: [event(f"presence {lang} {ref}")],
        robot_event=lambda lang: event(f"robot {lang}"),
        notice=lambda key, lang: event(f"{key} {lang}"),
    )
    opened, first, second = OpenTable(table), Listener("ada", "en"), Listener("ben", "fr")
    connections: list[Any] = [first]
    opened.connections = connections
    newcomer: Any = second
    opened.admit(newcomer, msgspec.json.encode({"id": "snapshot"}))
    opened.send_notice("cannot-save")

    wanted = ["snapshot", "a fr", "b fr", "people with ben", *["undo"] * asked, "hello", "hi", "presence fr ben"]
    assert second.told == [*wanted, *["robot fr"] * robot, "cannot-save fr"]
    assert first.told == ["people with ben", "cannot-save en"]
    assert connections == [first, second]
