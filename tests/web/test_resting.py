"""A table that nobody uses is closed; whoever comes finds it as it was left, and nobody is shown out by it."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from sleeping_gods.wire.events import Changed, Done, Snapshot, TableEvent
from sleeping_gods.wire.requests import ChooseRequest

from .door import PATIENCE, Door, Line, opened
from .running import run
from .tables import Round, seat
from .test_sockets_allowed import own_line


async def choose(line: Line, ref: str, told: Snapshot) -> int:
    """Take a choice; where the table stands then."""
    line.send(ChooseRequest(ref, told.position, own_line(told)))
    await line.hear(Done)
    return (await line.hear(Changed)).position


async def used(door: Door, table: Round) -> None:
    """Use a table without staying there."""
    assert (await door.ask("GET", f"/api/campaigns/{table.campaign}", secret=table.host.secret)).status == 200


def test_a_table_is_closed_at_the_second_look(tmp_path: Path) -> None:
    """Not at the first, for somebody was just there; not if it was used since; and not while somebody is connected."""

    async def play() -> list[int]:
        async with opened(tmp_path) as door:
            tables, registry, open_ = [seat(door.storage) for _ in range(3)], door.registry, []
            for table in tables:
                await used(door, table)
            line = await door.play(tables[2].campaign, tables[2].ada.secret)
            for again in (None, tables[1], None, None):
                if again:
                    await used(door, again)
                await registry.close_resting()
                open_.append(registry.tables)
            await line.hang_up()
            for _ in range(2):
                await registry.close_resting()
                open_.append(registry.tables)
            return open_

    assert run(play()) == [3, 2, 1, 1, 1, 0]


@pytest.mark.parametrize("pack", ["harbour", "airfield"])
def test_a_closed_table_is_opened_where_it_was(pack: str, tmp_path: Path) -> None:
    """Nothing is lost by it, its campaign is held by nobody meanwhile, and a second time is as the first."""

    async def play() -> list[tuple[int, int, bool]]:
        async with opened(tmp_path) as door:
            table, found = seat(door.storage, pack), []
            for number in range(2):
                line = await door.play(table.campaign, table.ada.secret)
                told = await line.hear(Snapshot)
                left = await choose(line, f"c{number}", told)
                await line.hang_up()
                for _ in range(2):
                    await door.registry.close_resting()
                door.storage.release(door.storage.take(table.campaign))  # Held if anybody had it
                again = await door.play(table.campaign, table.ada.secret)
                after = await again.hear(Snapshot)
                found.append((left, after.position, door.registry.tables == 1))
                await again.hang_up()
            return found

    first, second = run(play())

    assert first[0] == first[1]
    assert second[0] == second[1] > first[1]
    assert first[2]
    assert second[2]


def test_who_waited_is_answered_by_the_table_that_is_opened_anew(tmp_path: Path) -> None:
    """Somebody asks while the table is being closed: they wait for that, and what they change is kept and told."""

    async def play() -> tuple[int, bool, bool]:
        async with opened(tmp_path) as door:
            table, going_on = seat(door.storage), threading.Event()
            found = await door.registry.open(table.campaign)
            close = found.table.campaign.close

            def slowly() -> None:
                assert going_on.wait(PATIENCE)
                close()

            found.table.campaign.close = slowly  # type: ignore[method-assign]  # the same, in its own time
            await door.registry.close_resting()
            closing = asyncio.create_task(door.registry.close_resting())
            while not found.lock.locked():
                await asyncio.sleep(0)
            path = f"/api/campaigns/{table.campaign}/settings"
            asked = asyncio.create_task(door.ask("PUT", path, {"open_hands": True}, table.host.secret))
            while door.registry.turns.waiting(table.campaign) < 2 and not found.lock._waiters:
                await asyncio.sleep(0)
            going_on.set()
            await closing
            status = (await asked).status
            now = await door.registry.open(table.campaign)
            return status, now is not found, now.table.roster.settings.open_hands

    assert run(play()) == (204, True, True)


def test_who_comes_while_it_is_looked_stays(tmp_path: Path) -> None:
    """The table rests and is about to be closed, somebody connects before that: it stays open, and so do they."""

    async def play() -> tuple[int, int]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            await used(door, table)
            await door.registry.close_resting()
            async with door.registry.turns.of(table.campaign):  # somebody else opens or closes it
                closing = asyncio.create_task(door.registry.close_resting())
                while door.registry.turns.waiting(table.campaign) < 2:
                    await asyncio.sleep(0)
                line = await door.play(table.campaign, table.ada.secret)
                told = await line.hear(Snapshot)
            await closing
            await line.hear(TableEvent)
            position = await choose(line, "on", told)
            return door.registry.tables, position - told.position

    tables, more = run(play())

    assert tables == 1
    assert more >= 1
