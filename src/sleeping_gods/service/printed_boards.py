"""Endpoint that lists the figures of ours about which the owner of a printed box is asked."""

from __future__ import annotations

from ..wire.http import PrintedBoards
from .endpoints import Call, Endpoint


async def printed_boards(call: Call) -> PrintedBoards:
    """The boards with figures that nobody has confirmed; none at a table of our own worlds."""
    return await call.ask_table(lambda table, _ref: PrintedBoards(tuple(table.printed_boards(call.lang))))


ENDPOINTS = (Endpoint("GET", "/api/campaigns/{campaign}/printed", "member", printed_boards, answer=PrintedBoards),)
