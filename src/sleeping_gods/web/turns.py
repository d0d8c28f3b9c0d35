"""Serializes opening and closing of tables: one at a time for a campaign, a few at once in all."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

AT_ONCE = 4
"""Tables that are opened at the same time: more would take turns on the same core, and all would be ready late."""


@dataclass(slots=True)
class Turn:
    """Whose turn it is to open or close the table of one campaign."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    wanted: int = 0
    """How many have it or wait for it."""
    failure: Exception | None = None
    """Why the table could not be opened: whoever waited for that is told the same and does not try it again."""


class Turns:
    """The turns of all campaigns: whoever opens one table does not wait for those who open others."""

    def __init__(self) -> None:
        self._turns: dict[str, Turn] = {}
        self.opening = asyncio.Semaphore(AT_ONCE)

    @contextlib.asynccontextmanager
    async def of(self, campaign: str) -> AsyncIterator[Turn]:
        """Wait for one's turn to open or close a campaign's table."""
        turn = self._turns.setdefault(campaign, Turn())
        turn.wanted += 1
        try:
            async with turn.lock:
                yield turn
        finally:
            turn.wanted -= 1
            if not turn.wanted:
                del self._turns[campaign]

    def waiting(self, campaign: str) -> int:
        """How many have or want the turn of a campaign."""
        turn = self._turns.get(campaign)
        return turn.wanted if turn else 0
