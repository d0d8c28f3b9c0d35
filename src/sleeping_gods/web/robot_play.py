"""Lets the robots of the open tables play: each thinks in another process, then lets people read, then chooses."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..host.deeds import Deed
from ..host.robot_pace import pause
from ..host.robot_question import RobotAnswer, RobotQuestion, question_of
from ..host.robot_turns import RobotTurn
from ..kernel.errors import IllegalChoice
from ..storage.errors import StorageError
from ..wire.coding import encode
from .open_table import OpenTable
from .robot_pool import RobotFailed, RobotPool

if TYPE_CHECKING:
    from .table_registry import TableRegistry

SAVING_SECONDS = 15.0
"""Marks of the log are stored together: each flush of the disk is one for which people's choices wait."""
MILLISECONDS = {"calm": 1000, "brisk": 300}
"""How long a robot may think at each pace."""
log = logging.getLogger("sleeping_gods.web")


@dataclass(slots=True)
class Thinking:
    """A robot that thinks at a table."""

    turn: RobotTurn
    hurry: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None


class RobotPlay:
    """The robots of the open tables."""

    def __init__(self, registry: TableRegistry, pool: RobotPool) -> None:
        self.pool = pool
        self._registry = registry
        self._thinking: dict[str, Thinking] = {}

    @property
    def count(self) -> int:
        """How many robots think or wait until their choice counts."""
        return len(self._thinking)

    def look(self, opened: OpenTable) -> None:
        """Let a robot begin, hurry or stop thinking, after something has happened at a table; with its lock held."""
        table = opened.table
        if not table.roster.robots and opened.robot_state is None:
            return
        self._tell_state(opened)
        turn, robots = table.robots.turn, table.robots.turns
        thinking = self._thinking.get(table.ref)
        if turn is None or not turn.thinks or not robots.watched_by() or self._registry.stopping:
            self._drop(table.ref)
            return
        if thinking is None or thinking.turn != turn:
            self._drop(table.ref)
            thinking = self._thinking[table.ref] = Thinking(turn)
            thinking.task = asyncio.create_task(self._play(opened, thinking))
        if robots.is_hurried:
            thinking.hurry.set()

    async def save_notes(self, opened: OpenTable) -> None:
        """Store which lines of a table's log are robots'; with its lock held. What cannot be stored waits."""
        table = opened.table
        opened.robots_saved = time.monotonic()
        if table.robots.has_unsaved_notes:
            with contextlib.suppress(StorageError, OSError):
                await self._registry.run(table.robots.save_notes)

    def stop(self) -> None:
        """Let no robot think any more."""
        for campaign in list(self._thinking):
            self._drop(campaign)

    def forget(self, campaign: str) -> None:
        """Let the robot of a table that is closed think no more."""
        self._drop(campaign)

    def _drop(self, campaign: str) -> None:
        """Let the robot of a campaign think no further, unless it is the one that asks."""
        thinking = self._thinking.pop(campaign, None)
        if thinking is not None and thinking.task is not None and thinking.task is not asyncio.current_task():
            thinking.task.cancel()

    def _tell_state(self, opened: OpenTable) -> None:
        """Tell everybody what the robot that is to choose is doing, if that is news."""
        turn = opened.table.robots.turn
        if turn == opened.robot_state:
            return
        opened.robot_state = turn
        for listener in opened.connections:
            listener.send(encode(opened.table.robot_event(listener.lang)))

    async def _play(self, opened: OpenTable, thinking: Thinking) -> None:
        """Think, let people read, and choose; what is thought too late is dropped."""
        turn, began = thinking.turn, time.monotonic()
        pace = opened.table.roster.settings.robot_pace
        answer: RobotAnswer | None = None
        try:
            question = await self._question(opened, thinking, MILLISECONDS[pace])
            if question is None:
                return
            answer = await self.pool.think(question)
        except RobotFailed as error:
            log.warning("a robot of campaign %s has no answer: %s", opened.table.ref, error)
        except Exception:  # a bug of ours must not leave people waiting for a robot
            log.exception("a robot of campaign %s cannot be asked", opened.table.ref)
        left = pause(turn, pace) - (time.monotonic() - began)
        if answer is not None and left > 0:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await thinking.hurry.wait()
        await asyncio.shield(self._registry.later(self._choose(opened, thinking, answer)))

    async def _question(self, opened: OpenTable, thinking: Thinking, milliseconds: int) -> RobotQuestion | None:
        """What the robot is asked; None if its turn is over already."""
        async with opened.lock:
            campaign = opened.table.campaign
            if self._thinking.get(opened.table.ref) is not thinking or opened.table.robots.turn != thinking.turn:
                return None
            return await self._registry.run(lambda: question_of(campaign, thinking.turn, milliseconds))

    async def _choose(self, opened: OpenTable, thinking: Thinking, answer: RobotAnswer | None) -> None:
        """Let a choice count, if the turn is still the robot's."""
        registry, turn = self._registry, thinking.turn
        async with opened.lock:
            table = opened.table
            if self._thinking.get(table.ref) is not thinking or registry.opened(table.ref) is not opened:
                return
            del self._thinking[table.ref]
            try:
                if answer is not None:
                    outcome = await table.answer_for_robot(turn, answer, registry)
                    if outcome is not None:
                        registry.metrics.count("robot_choices_total")
                        await registry.tell(opened, outcome)
                    if time.monotonic() - opened.robots_saved > SAVING_SECONDS:
                        await self.save_notes(opened)
                else:
                    await self._fail(opened, turn)
            except IllegalChoice as error:
                log.warning("a robot of campaign %s chose what is not offered: %s", table.ref, error)
                await self._fail(opened, turn)
            self.look(opened)

    async def _fail(self, opened: OpenTable, turn: RobotTurn) -> None:
        """Say that a robot cannot think: people choose for it, or tell it to try again."""
        table = opened.table
        if table.robots.turn != turn:
            return
        self._registry.metrics.count("robot_failures_total")
        table.robots.turns.fail(turn.position)
        opened.send_deed(Deed("robot-stopped-playing", "", "", text=turn.robot.name))
        await opened.send_changed({}, self._registry.run)
