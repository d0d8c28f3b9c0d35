"""A table as a server opens it: for whom robots play there, what is done on its own thread, and how all of it ends."""

from __future__ import annotations

import threading
from dataclasses import replace

import pytest

from sleeping_gods.host.roster import new_roster
from sleeping_gods.storage.errors import StorageFailed
from sleeping_gods.storage.sqlite import SqliteDatabase
from sleeping_gods.storage.storage import Storage
from sleeping_gods.web.server_limits import DEFAULT_LIMITS
from sleeping_gods.web.table_registry import TableRegistry
from sleeping_gods.wire.events import Settings

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
        threads = [await registry.done(threading.get_ident, long=long) for long in (False, True)]
        threads.append(await registry.done(threading.get_ident))
        assert [thread == threading.get_ident() for thread in threads] == [True, False, False]
        await registry.stop()
        await registry.farewell()
        assert (registry.tables, registry.stopping) == (0, True)

    run(play())
    with pytest.raises(StorageFailed, match="closed"):
        storage.summary(campaign)
