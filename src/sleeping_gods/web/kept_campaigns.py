"""The campaigns in a server's storage, as the endpoints use them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from ..host.table import ServedTable
from ..kernel.plain import Json
from ..storage.importing import bring_in
from ..storage.records import CampaignSummary, Tried

if TYPE_CHECKING:
    from .table_registry import TableRegistry

MAX_IMPORTS = 2
"""How many campaign files are played again at once: each has a process, and a thread that waits for it."""


class StoredCampaigns:
    """Calls the storage on worker threads."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._importing = asyncio.Semaphore(MAX_IMPORTS)

    async def create(self, name: str, data: bytes, settings: dict[str, Json]) -> str:
        """Store a new campaign from a valid campaign file; returns its id."""
        return await self._registry.run(lambda: self._registry.storage.create(name, data, settings))

    async def bring_in(self, name: str, data: bytes, settings: Callable[[Tried], dict[str, Json]]) -> str:
        """Store a new campaign from an untrusted file, after a child process has replayed it."""
        async with self._importing:
            imported = await self._registry.run(lambda: bring_in(self._registry.storage, name, data, settings))
        return imported.id

    async def of_device(self, device: str) -> list[CampaignSummary]:
        """The campaigns in which a device, named by the hash of its secret, has a place."""
        return await self._registry.run(lambda: self._registry.storage.summaries_of_device(device))

    async def export(self, campaign: str) -> bytes:
        """The campaign file exactly as it is stored."""
        return await self._registry.run(lambda: self._registry.storage.export(campaign))

    async def rename(self, campaign: str, name: str) -> None:
        """Give a campaign another name."""

        def change(table: ServedTable) -> None:
            self._registry.storage.rename(campaign, name)
            table.name = name

        await self._registry.change(campaign, change)

    async def bin(self, campaign: str) -> None:
        """Put a campaign into the bin."""
        await self._registry.run(lambda: self._registry.storage.bin(campaign))

    async def unbin(self, campaign: str) -> None:
        """Take a campaign out of the bin."""
        await self._registry.run(lambda: self._registry.storage.unbin(campaign))
