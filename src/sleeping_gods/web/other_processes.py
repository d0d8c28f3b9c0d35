"""What other processes write into a shared storage: open tables follow it."""

from __future__ import annotations

import asyncio
import logging
import threading
from typing import TYPE_CHECKING

from ..journal.errors import JournalError
from ..storage.errors import NoSuchCampaign, StorageError
from ..storage.records import BINNED
from ..wire.coding import encode

if TYPE_CHECKING:
    from .table_registry import TableRegistry

GATHERING = 0.02
"""Seconds in which news of other processes gather: under load they are many, and looking at each alone takes longer."""
log = logging.getLogger("sleeping_gods.web")


class OtherProcesses:
    """Listens to what other processes have stored, and tells whoever is connected here."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._ended = threading.Event()

    def begin(self) -> None:
        """Listen in a thread, if the storage is shared at all."""
        if self._registry.storage.shared:
            loop = asyncio.get_running_loop()
            threading.Thread(target=self._listen, args=(loop,), name="news", daemon=True).start()

    def stop(self) -> None:
        """Listen no more."""
        self._ended.set()

    async def entries_stored(self, campaign: str, entries: int) -> None:
        """A campaign has grown: if another process wrote that, read it and tell whoever is connected here."""
        registry = self._registry
        opened = registry.opened(campaign)
        if opened is None:
            return
        async with opened.lock:
            table = opened.table
            if entries <= table.position or registry.opened(campaign) is not opened:
                return
            try:
                changed = await registry.run(table.follow)
            except JournalError as error:
                log.warning("campaign %s cannot be followed: %s", campaign, type(error).__name__)
                table.writing.mark_unsure()
                return
            messages = {perspective: encode(event) for perspective, event in changed.items()}
            await opened.send_changed(messages, registry.run)
            for settled in table.settle():
                opened.send(encode(settled))

    async def settings_stored(self, campaign: str) -> None:
        """Something else than entries may have been stored: tell all who sit there now, end the connections of those
        who lost their place, and close the table if the campaign is not to be played any more."""
        registry = self._registry
        opened = registry.opened(campaign)
        if opened is None:
            return
        try:
            reason = await registry.run(lambda: self._why_closed(campaign))
            if reason:
                await registry.forget(campaign, reason)
                return
            async with opened.lock:
                if registry.opened(campaign) is not opened or not await registry.run(opened.table.seating.refresh):
                    return
                opened.send(encode(opened.table.people()))
                await opened.send_changed({}, registry.run)
        except (JournalError, OSError, ValueError) as error:
            log.warning("the people of campaign %s cannot be read: %s", campaign, type(error).__name__)

    def _why_closed(self, campaign: str) -> str:
        """Why a campaign is not to be played any more, as the key of a closing; empty if it is."""
        try:
            summary = self._registry.storage.summary(campaign)
        except NoSuchCampaign:
            return "closed"
        return "" if summary.playable else "closed" if summary.status == BINNED else "not-playable"

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        while not self._ended.is_set():
            try:
                news = self._registry.storage.news(1.0)
            except (StorageError, OSError) as error:
                log.warning("news failed: %s", type(error).__name__)
                self._ended.wait(1.0)
                continue
            for item in news:
                if item.own and item.entries:
                    continue  # whoever plays at a table here is told as soon as it counts
                if self._registry.is_open(item.campaign) and not self._ended.is_set():
                    follow = (
                        self.entries_stored(item.campaign, item.entries)
                        if item.entries
                        else self.settings_stored(item.campaign)
                    )
                    asyncio.run_coroutine_threadsafe(follow, loop)
            self._ended.wait(GATHERING)
