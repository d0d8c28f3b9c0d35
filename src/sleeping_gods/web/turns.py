"""Serializes opening and closing of tables: one at a time per campaign, a few at once in all."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

MAX_AT_ONCE = 4
"""Tables that are opened at the same time: more would take turns on the same core, and all would be ready late."""


@dataclass(slots=True)
class CampaignTurn:
    """The lock for opening and closing one campaign's table."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    wanted: int = 0
    """How many have it or wait for it."""
    failure: Exception | None = None
    """Why the table could not be opened: whoever waited for that is told the same and does not try it again."""


class Turns:
    """The locks of all campaigns."""

    def __init__(self) -> None:
        self._turns: dict[str, CampaignTurn] = {}
        self.opening = asyncio.Semaphore(MAX_AT_ONCE)

    @contextlib.asynccontextmanager
    async def of(self, campaign: str) -> AsyncIterator[CampaignTurn]:
        """Wait for the right to open or close a campaign's table."""
        turn = self._turns.setdefault(campaign, CampaignTurn())
        turn.wanted += 1
        try:
            async with turn.lock:
                yield turn
        finally:
            turn.wanted -= 1
            if not turn.wanted:
                del self._turns[campaign]

    def waiting(self, campaign: str) -> int:
        """How many have or wait for the right for a campaign."""
        turn = self._turns.get(campaign)
        return turn.wanted if turn else 0
