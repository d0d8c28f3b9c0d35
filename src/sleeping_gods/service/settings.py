"""Endpoint that changes a table's settings."""

from __future__ import annotations

from ..wire.events import Settings
from .endpoints import Call, Endpoint


async def settle(call: Call) -> None:
    """Change the table's settings."""
    body: Settings = call.body
    await call.registry.change(
        call.here.summary.id, lambda table: table.seating.change(table.roster.with_settings(body))
    )


ENDPOINTS = (Endpoint("PUT", "/api/campaigns/{campaign}/settings", "host", settle, Settings),)
