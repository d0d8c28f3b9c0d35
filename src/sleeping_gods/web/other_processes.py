"""Follows what other processes write to a shared storage, and updates the open tables."""

from __future__ import annotations

import asyncio
import logging
import threading
from typing import TYPE_CHECKING

from ..journal.errors import JournalError
from ..storage.errors import NoSuchCampaign, StorageError
from ..storage.records import BINNED, News
from ..wire.coding import encode

if TYPE_CHECKING:
    from .table_registry import TableRegistry

GATHER_SECONDS = 0.02
"""Seconds in which news of other processes gather: under load they are many, and looking at each alone takes longer."""
NEWS_SECONDS = 1.0
"""Most seconds that it waits for news before it looks whether it should stop; as long as after a failure."""
log = logging.getLogger("sleeping_gods.web")


class OtherProcesses:
    """Listens to a shared storage, and informs the clients connected here."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._ended = threading.Event()

    def begin(self) -> None:
        """Start listening in a thread, if the storage is shared."""
        if self._registry.storage.shared:
            loop = asyncio.get_running_loop()
            threading.Thread(target=self._listen, args=(loop,), name="news", daemon=True).start()

    def stop(self) -> None:
        """Stop listening."""
        self._ended.set()

    async def entries_stored(self, campaign: str, entries: int) -> None:
        """A campaign has grown: if another process wrote that, play it and inform the connections."""
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
            for settled in table.withdraw():
                opened.send(encode(settled))
            registry.robots.look(opened)

    async def settings_stored(self, campaign: str) -> None:
        """Settings may have changed: inform everybody, disconnect those who lost their place, and close the table if
        the campaign cannot be played any more.
        """
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
                registry.robots.look(opened)
        except (JournalError, OSError, ValueError) as error:
            log.warning("the people of campaign %s cannot be read: %s", campaign, type(error).__name__)

    def _why_closed(self, campaign: str) -> str:
        """The key of the reason why a campaign cannot be played any more; empty if it can."""
        try:
            summary = self._registry.storage.summary(campaign)
        except NoSuchCampaign:
            return "closed"
        if summary.playable:
            return ""
        return "closed" if summary.status == BINNED else "not-playable"

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        """Ask the storage for news again and again, on a thread of its own."""
        while not self._ended.is_set():
            try:
                news = self._registry.storage.news(NEWS_SECONDS)
            except (StorageError, OSError) as error:
                log.warning("news failed: %s", type(error).__name__)
                self._ended.wait(NEWS_SECONDS)
                continue
            for item in news:
                self._follow(item, loop)
            self._ended.wait(GATHER_SECONDS)

    def _follow(self, item: News, loop: asyncio.AbstractEventLoop) -> None:
        """Take in one piece of news if its table is open here; whoever plays here hears of their own entries sooner."""
        if (item.own and item.entries) or not self._registry.is_open(item.campaign) or self._ended.is_set():
            return
        if item.entries:
            asyncio.run_coroutine_threadsafe(self.entries_stored(item.campaign, item.entries), loop)
        else:
            asyncio.run_coroutine_threadsafe(self.settings_stored(item.campaign), loop)
