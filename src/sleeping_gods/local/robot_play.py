"""Robots at a table of this device: they think in this process, a little at a time, between what the player asks."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from ..host.robot_pace import pause
from ..host.robot_question import RobotAnswer, question_of
from ..host.robot_turns import RobotTurn
from ..host.table import ServedTable
from ..host.waits import Blocking
from .player import LocalPlayer

if TYPE_CHECKING:
    from ..host.robot_thought import Thinker

MILLISECONDS = 150
"""How long a robot may think at once: the page is told nothing meanwhile."""
log = logging.getLogger("sleeping_gods.local")


class LocalRobots:
    """The robots of the table that is played."""

    def __init__(self, player_now: Callable[[], LocalPlayer | None], turn_lock: asyncio.Lock) -> None:
        self._player_now = player_now
        self._lock = turn_lock
        self._thinker: Thinker | None = None
        self._turn: RobotTurn | None = None
        self._task: asyncio.Task[None] | None = None

    def look(self) -> None:
        """Let a robot begin or stop, after something has happened at the table; with the table's lock held."""
        player = self._player_now()
        if player is None:
            self.stop()
            return
        table = player.opened.table
        player.tell_robot()
        turn = table.robots.turn
        if turn is None or not turn.thinks:
            self.stop()
        elif turn != self._turn or self._task is None or self._task.done() or table.robots.turns.is_hurried:
            self.stop()
            self._turn = turn
            seconds = 0.0 if table.robots.turns.is_hurried else pause(turn, table.roster.settings.robot_pace)
            self._task = asyncio.ensure_future(self._play(turn, seconds))

    def stop(self) -> None:
        """Let no robot play."""
        task, self._task, self._turn = self._task, None, None
        if task is not None and task is not asyncio.current_task():
            task.cancel()

    async def _play(self, turn: RobotTurn, seconds: float) -> None:
        """Let the player read, then think and choose."""
        await asyncio.sleep(seconds)
        async with self._lock:
            player = self._player_now()
            if player is None or player.opened.table.robots.turn != turn:
                return
            await self._choose(player, turn)
            self._task = self._turn = None
            self.look()

    async def _choose(self, player: LocalPlayer, turn: RobotTurn) -> None:
        """Let the robot think, and make its choice; if that fails people choose for it."""
        table = player.opened.table
        try:
            answer = self._think(table, turn)
            outcome = await table.answer_for_robot(turn, answer, Blocking())
        except Exception:  # a bug of ours must not leave the player waiting for a robot
            log.exception("a robot of campaign %s has no answer", table.ref)
            table.robots.turns.fail(turn.position)
            return
        if outcome is not None:
            player.tell_robots_choice(outcome)

    def _think(self, table: ServedTable, turn: RobotTurn) -> RobotAnswer:
        """The robot's answer, thought out in this process."""
        if self._thinker is None:
            from ..host.robot_thought import Thinker  # only who plays with robots waits for them to be read

            self._thinker = Thinker(time.monotonic)
        return self._thinker.answer(question_of(table.campaign, turn, MILLISECONDS))
