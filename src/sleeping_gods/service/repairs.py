"""Endpoints that list the values that may be set by hand; setting them is a request over the socket."""

from __future__ import annotations

from ..wire.http import RepairList
from .endpoints import Call, Endpoint


async def repairs(call: Call) -> RepairList:
    """What can be set by hand, what it is called, and how it stands."""
    return await call.ask_table(lambda table, _ref: RepairList(tuple(table.repair_fields(call.lang))))


async def rest(call: Call) -> RepairList:
    """What can be told of something that was settled on the group's own table; nothing while that is not asked."""
    return await call.ask_table(lambda table, _ref: RepairList(tuple(table.rest_fields(call.lang))))


ENDPOINTS = (
    Endpoint("GET", "/api/campaigns/{campaign}/repairs", "host", repairs, answer=RepairList),
    Endpoint("GET", "/api/campaigns/{campaign}/rest", "seated", rest, answer=RepairList),
)
