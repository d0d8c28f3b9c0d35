"""A queue before uploads: a few are read at once, some wait, and the rest are asked to try again later."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator

from ..host.errors import HostError


class UploadQueue:
    """Lets so many in at once; so many more wait for at most so many seconds, and few of them for one address."""

    def __init__(self, most: int, waiting: int, seconds: float, each: int) -> None:
        self._free = asyncio.Semaphore(most)
        self._room = waiting
        self._seconds = seconds
        self._each = each
        self._here: Counter[str] = Counter()
        """How many of each address are inside or wait."""
        self.waiting = 0
        """How many wait now."""

    @contextlib.asynccontextmanager
    async def entered(self, who: str = "") -> AsyncIterator[None]:
        """Be inside; HostError if too many are here already, or this one has waited for too long.

        Whoever is named counts with all others of that name.
        """
        if who and self._here[who] >= self._each:
            raise HostError("busy")
        self._here[who] += 1
        try:
            await self._enter()
            try:
                yield
            finally:
                self._free.release()
        finally:
            self._here[who] -= 1
            if not self._here[who]:
                del self._here[who]

    async def _enter(self) -> None:
        if self._free.locked() and self.waiting >= self._room:
            raise HostError("busy")
        self.waiting += 1
        try:
            async with asyncio.timeout(self._seconds):
                await self._free.acquire()
        except TimeoutError:
            raise HostError("busy") from None
        finally:
            self.waiting -= 1
