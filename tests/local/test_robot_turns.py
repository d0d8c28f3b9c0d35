"""When a robot of a device begins to think and when it stops, by what stands at the table."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from sleeping_gods.local import robot_play
from sleeping_gods.local.robot_play import LocalRobots


class Table:
    """A table at which a robot may be to choose."""

    def __init__(self) -> None:
        self.turns = SimpleNamespace(is_hurried=False)
        self.robots = SimpleNamespace(turn=None, turns=self.turns)
        self.roster = SimpleNamespace(settings=SimpleNamespace(robot_pace="calm"))
        self.told = 0
        self.player: Any = SimpleNamespace(opened=SimpleNamespace(table=self), tell_robot=self.tell_robot)

    def tell_robot(self) -> None:
        """Note that the player is told."""
        self.told += 1

    def to_choose(self, position: int, *, thinks: bool = True) -> None:
        """Whose turn it is now."""
        self.robots.turn = SimpleNamespace(position=position, thinks=thinks)


class Watched(LocalRobots):
    """Notes which turns are played, and after which pause."""

    def __init__(self, table: Table) -> None:
        self.table: Table | None = table
        self.begun: list[tuple[int, float]] = []
        super().__init__(lambda: self.table.player if self.table else None, asyncio.Lock())

    async def _play(self, turn: Any, seconds: float) -> None:
        self.begun.append((turn.position, seconds))
        await asyncio.sleep(seconds)


@pytest.fixture(autouse=True)
def pause_of_an_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody reads so long."""
    monkeypatch.setattr(robot_play, "pause", lambda turn, pace: {"calm": 3600.0}[pace])


def test_a_robot_begins_once_for_each_turn() -> None:
    """And anew where its turn is another, where it is hurried, and where it has ended without a choice."""

    async def play() -> list[tuple[int, float]]:
        table = Table()
        robots = Watched(table)
        for position in (3, 3, 4, 4):
            if table.robots.turn is None or table.robots.turn.position != position:
                table.to_choose(position)
            robots.look()
            await asyncio.sleep(0)
        assert robots.begun == [(3, 3600.0), (4, 3600.0)]
        table.turns.is_hurried = True
        robots.look()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        table.turns.is_hurried = False
        task = robots._task
        assert task is not None
        await task
        robots.look()
        await asyncio.sleep(0)
        assert table.told == 6
        robots.stop()
        return robots.begun

    assert asyncio.run(play()) == [(3, 3600.0), (4, 3600.0), (4, 0.0), (4, 3600.0)]


@pytest.mark.parametrize("why", ["nobody's turn", "waits", "no table"])
def test_a_robot_stops_where_it_is_not_to_choose(why: str) -> None:
    """What it has begun is given up."""

    async def play() -> tuple[bool, bool, bool]:
        table = Table()
        robots = Watched(table)
        table.to_choose(3)
        robots.look()
        task = robots._task
        assert task is not None
        if why == "no table":
            robots.table = None
        elif why == "waits":
            table.to_choose(3, thinks=False)
        else:
            table.robots.turn = None
        robots.look()
        await asyncio.sleep(0)
        return task.cancelled(), robots._task is None, robots._turn is None

    assert asyncio.run(play()) == (True, True, True)


def test_a_robot_does_not_cut_itself_off() -> None:
    """What it has begun comes to its end, also where it is what stops the robots."""

    async def play() -> str:
        robots = Watched(Table())
        robots._task = asyncio.current_task()
        robots.stop()
        await asyncio.sleep(0)
        return "came to its end"

    assert asyncio.run(play()) == "came to its end"
