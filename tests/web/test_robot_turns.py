"""When a robot at a served table begins to think, how long people may read, and what comes of its failures."""

from __future__ import annotations

import asyncio
import logging
from types import SimpleNamespace
from typing import Any

import pytest

from sleeping_gods.web import robot_play
from sleeping_gods.web.robot_play import RobotPlay, Thinking
from sleeping_gods.web.robot_pool import RobotFailed

from .running import run


class Noted(RobotPlay):
    """Notes what would be chosen."""

    def __init__(self, answer: object) -> None:
        self.answer, self.asked, self.chosen = answer, list[object](), list[object]()
        registry: Any = SimpleNamespace(run=self.at_once, later=asyncio.ensure_future, stopping=False)
        pool: Any = SimpleNamespace(think=self.think)
        super().__init__(registry, pool)
        self.registry: Any = registry

    async def at_once(self, work: Any) -> Any:
        """Do it."""
        return work()

    async def think(self, question: object) -> object:
        """The answer, or a failure."""
        self.asked.append(question)
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer

    async def _choose(self, opened: Any, thinking: Thinking, answer: object) -> None:
        self.chosen.append(answer)


def table(turn: object, pace: str = "calm") -> Any:
    """An open table at which a robot is to choose."""
    turns = SimpleNamespace(is_hurried=False, watched_by=lambda: True)
    roster = SimpleNamespace(robots=("Crow",), settings=SimpleNamespace(robot_pace=pace))
    served = SimpleNamespace(ref="ours", campaign=None, roster=roster, robots=SimpleNamespace(turn=turn, turns=turns))
    return SimpleNamespace(table=served, lock=asyncio.Lock(), connections=[], robot_state=None)


def turn(position: int, *, thinks: bool = True) -> Any:
    """A turn of a robot."""
    return SimpleNamespace(position=position, thinks=thinks)


@pytest.fixture(autouse=True)
def questions(monkeypatch: pytest.MonkeyPatch) -> None:
    """A question is what it is about; people read for an hour where the robot is calm."""
    monkeypatch.setattr(robot_play, "question_of", lambda campaign, about, most: (about.position, most))
    monkeypatch.setattr(robot_play, "pause", lambda about, pace: {"calm": 3600.0, "brisk": 0.005}[pace])


@pytest.mark.parametrize(("pace", "most"), [("calm", 1000), ("brisk", 300)])
def test_a_choice_waits_until_people_have_read_or_hurry(pace: str, most: int) -> None:
    """How long it may think depends on the pace too."""

    async def play() -> tuple[list[object], list[object], list[object]]:
        robots, opened = Noted("keep watch"), table(turn(3), pace)
        robots.look(opened)
        while not robots.asked:
            await asyncio.sleep(0)
        early = [*robots.chosen]
        opened.table.robots.turns.is_hurried = pace == "calm"
        robots.look(opened)
        while not robots.chosen:
            await asyncio.sleep(0.001)
        return robots.asked, early, robots.chosen

    assert run(play()) == ([(3, most)], [], ["keep watch"])


@pytest.mark.parametrize(
    ("error", "level", "told"),
    [
        (RobotFailed("EOFError"), logging.WARNING, "a robot of campaign ours has no answer: EOFError"),
        (KeyError("x"), logging.ERROR, "a robot of campaign ours cannot be asked"),
    ],
)
def test_a_robot_without_an_answer_keeps_nobody_waiting(
    error: Exception, level: int, told: str, caplog: pytest.LogCaptureFixture
) -> None:
    """People choose at once; the cause is logged."""

    async def play() -> list[object]:
        robots, opened = Noted(error), table(turn(3))
        robots.look(opened)
        while not robots.chosen:
            await asyncio.sleep(0)
        return robots.chosen

    assert run(play()) == [None]
    assert [(record.levelno, record.getMessage()) for record in caplog.records] == [(level, told)]


@pytest.mark.parametrize("why", ["nobody's turn", "waits", "nobody watches", "stopping", "another turn", "the same"])
def test_a_robot_thinks_as_long_as_it_is_its_turn(why: str) -> None:
    """And somebody is there; another turn is thought over anew."""

    async def play() -> tuple[bool, int]:
        robots, opened = Noted("keep watch"), table(turn(3))
        robots.look(opened)
        task = robots._thinking["ours"].task
        assert task is not None
        while not robots.asked:
            await asyncio.sleep(0)
        now, turns = opened.table.robots, opened.table.robots.turns
        if why == "nobody's turn":
            now.turn = None
        elif why == "waits":
            now.turn = turn(3, thinks=False)
        elif why == "nobody watches":
            turns.watched_by = lambda: False
        elif why == "stopping":
            robots.registry.stopping = True
        elif why == "another turn":
            now.turn = turn(4)
        robots.look(opened)
        await asyncio.sleep(0)
        is_given_up, count = bool(task.cancelling()), robots.count
        robots.stop()
        assert robots.count == 0
        return is_given_up, count

    assert run(play()) == (why != "the same", int(why in ("another turn", "the same")))


def test_a_robot_whose_turn_is_over_is_not_asked() -> None:
    """Somebody has chosen for it before its question was made."""

    async def play() -> list[object]:
        robots, opened = Noted("keep watch"), table(turn(3))
        robots.look(opened)
        opened.table.robots.turn = turn(4)
        task = robots._thinking["ours"].task
        assert task is not None
        await task
        return [*robots.asked, *robots.chosen]

    assert run(play()) == []
