"""Answers requests for advice: a table is locked before and after a robot thinks, and played on meanwhile."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ..host.outcome import Outcome
from ..wire.requests import AdviseRequest
from .connection import Connection
from .open_table import OpenTable

if TYPE_CHECKING:
    from ..host.advice_inquiry import AdviceInquiry
    from .table_registry import TableRegistry

MAX_TRIES = 3
"""How often a robot thinks for one request, if something else is chosen meanwhile; after that it is refused."""


class Advising:
    """Lets one robot think at a time, on a worker thread."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._thinking = asyncio.Lock()
        """Robots of this process think one after the other anyway; so only one of them occupies a thread."""

    async def advise(self, opened: OpenTable, connection: Connection, request: AdviseRequest) -> None:
        """Answer a member who asks for advice."""
        for _ in range(MAX_TRIES):
            inquiry = await self._begin(opened, connection, request)
            if inquiry is None:
                return
            async with self._thinking:
                await self._registry.run(inquiry.think)
            if await self._end(opened, connection, request, inquiry):
                return
        async with opened.lock:
            self._registry.reply(connection, request, opened.table.refuse_advice(request, connection.lang).reply)

    async def _begin(self, opened: OpenTable, connection: Connection, request: AdviseRequest) -> AdviceInquiry | None:
        """Begin what a robot has to think over; None if it is answered already, or nobody waits for it any more."""
        registry, table = self._registry, opened.table
        async with opened.lock:
            if connection.is_shown_out:
                return None
            inquiry = await registry.run(lambda: table.begin_advice(request, connection.ref, connection.lang))
            if isinstance(inquiry, Outcome):
                registry.reply(connection, request, inquiry.reply)
                return None
            return inquiry

    async def _end(
        self, opened: OpenTable, connection: Connection, request: AdviseRequest, inquiry: AdviceInquiry
    ) -> bool:
        """Answer after a robot has thought; False if what it thought about has been decided meanwhile."""
        registry, table = self._registry, opened.table
        async with opened.lock:
            if connection.is_shown_out:
                return True
            outcome = await registry.run(lambda: table.end_advice(inquiry))
            if outcome is None:
                return False
            registry.reply(connection, request, outcome.reply)
            return True
