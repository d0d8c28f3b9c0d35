"""How a socket ends whose table cannot be shown, or whose task is ended while the table is opened."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import pytest

from sleeping_gods.campaign.errors import PackFileMissing
from sleeping_gods.host.shown import ShownTable
from sleeping_gods.wire.events import Closing

from .door import PATIENCE, opened
from .running import run
from .tables import seat
from .test_opening import Slow, begun, slow

__all__ = ("slow",)


def test_who_comes_where_a_file_of_the_story_is_missing_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The socket ends with that reason, for good; nobody is left at the table and no task is left behind."""

    def missing(*_: object) -> None:
        raise PackFileMissing("packs/compiled/harbour.fr.story", "it is not there")

    monkeypatch.setattr(ShownTable, "snapshot", missing)

    async def play() -> tuple[str, int, int, int]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            tasks = len(asyncio.all_tasks())
            line = await door.enter(table.campaign, table.ada.secret)
            key, code = (await line.hear(Closing)).key, await line.ended()
            await line.task
            return key, code, door.registry.connections, len(asyncio.all_tasks()) - tasks

    assert run(play()) == ("files-missing", 1008, 0, 0)


def test_who_is_cut_off_while_the_table_is_opened_is_not_left_at_it(tmp_path: Path, slow: Slow) -> None:
    """The table is opened all the same; the connection that was being made for them ends."""

    async def play() -> tuple[int, int]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            with slow.holding(table.campaign):
                line = await door.enter(table.campaign, table.ada.secret)
                await begun(slow, table.campaign)
                line.task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await line.task
            async with asyncio.timeout(PATIENCE):
                while door.registry._tasks:
                    await asyncio.sleep(0.001)
            return door.registry.tables, door.registry.connections

    assert run(play()) == (1, 0)
