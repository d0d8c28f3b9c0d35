"""A queue before uploads: a few are read at once, some wait, and the rest are asked to try again later."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator

from ..host.errors import HostError

MAX_UPLOADS = 4
"""Campaign files that are in memory at once."""
MAX_UPLOADS_OF_ADDRESS = 2
"""Campaign files of one address that are in memory or wait."""
MAX_WAITING_UPLOADS = 32
"""Campaign files that may wait, unread."""
UPLOAD_WAIT_SECONDS = 60.0
"""How long they may wait."""


class UploadQueue:
    """Lets a few uploads in at once; some more wait for a while, and of one address only few are inside or wait."""

    def __init__(self, *, max_inside: int, max_waiting: int, max_seconds: float, max_per_address: int) -> None:
        self._free = asyncio.Semaphore(max_inside)
        """Taken by each that is inside."""
        self._max_waiting = max_waiting
        self._max_seconds = max_seconds
        self._max_per_address = max_per_address
        self._of_address: Counter[str] = Counter()
        """How many of each address are inside or wait."""
        self.waiting = 0
        """How many wait now."""

    @contextlib.asynccontextmanager
    async def entered(self, address: str = "") -> AsyncIterator[None]:
        """Be inside; HostError if too many are here already, or this one has waited for too long.

        Without an address any number may wait.
        """
        if address and self._of_address[address] >= self._max_per_address:
            raise HostError("busy")
        self._of_address[address] += 1
        try:
            await self._enter()
            try:
                yield
            finally:
                self._free.release()
        finally:
            self._of_address[address] -= 1
            if not self._of_address[address]:
                del self._of_address[address]

    async def _enter(self) -> None:
        """Wait for a place; HostError if too many wait already, or it takes too long."""
        if self._free.locked() and self.waiting >= self._max_waiting:
            raise HostError("busy")
        self.waiting += 1
        try:
            async with asyncio.timeout(self._max_seconds):
                await self._free.acquire()
        except TimeoutError:
            raise HostError("busy") from None
        finally:
            self.waiting -= 1


def server_queue() -> UploadQueue:
    """The queue of a server."""
    return UploadQueue(
        max_inside=MAX_UPLOADS,
        max_waiting=MAX_WAITING_UPLOADS,
        max_seconds=UPLOAD_WAIT_SECONDS,
        max_per_address=MAX_UPLOADS_OF_ADDRESS,
    )
