"""Verifies in the background the entries that a checkpoint let tables skip when they were opened."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from ..campaign.errors import CampaignError
from ..campaign.live import Campaign
from ..journal.errors import JournalError
from ..kernel.errors import IllegalSetup

if TYPE_CHECKING:
    from .table_registry import TableRegistry

ENTRIES_AT_ONCE = 10
"""Entries that are played again at a time: a few milliseconds."""
SHARE_OF_CORE = 1 / 20
"""The part of one core's time that verifying may take."""
IDLE_SECONDS = 1.0
"""Seconds until it is looked again whether there is something to verify."""
log = logging.getLogger("sleeping_gods.web")


async def verify_pasts(registry: TableRegistry) -> None:
    """Verify the past of all tables that were opened from a checkpoint, one after the other, as long as this runs."""
    while True:
        spent = await verify_some(registry)
        await asyncio.sleep(IDLE_SECONDS if spent is None else spent * (1 / SHARE_OF_CORE - 1))


async def verify_some(registry: TableRegistry) -> float | None:
    """Verify a few entries of the first table that needs it; the seconds that took, or None if none does.

    Nothing is verified while as many tables are being opened as may be at once: somebody waits for each of them.
    They are played again on a table of their own, so whoever plays there waits for nothing. A table whose past does not
    lead to its present is closed, and without its checkpoint it is not opened again.
    """
    if registry.turns.opening.locked():
        return None
    for campaign, opened in registry.open_tables():
        played = opened.table.campaign
        if played.is_verified:
            continue
        try:
            spent, done = await registry.run(_timed(played))
        except (JournalError, CampaignError, IllegalSetup) as error:
            await _close_damaged(registry, campaign, played, error)
            return 0.0
        if done and played.mended_notes:
            log.warning("campaign %s: %s notes of its checkpoint were wrong", campaign, played.mended_notes)
            async with opened.lock:
                opened.table.refresh_story_knowledge()
        return spent
    return None


async def _close_damaged(registry: TableRegistry, campaign: str, played: Campaign, error: Exception) -> None:
    """Close a table whose past does not lead to its present."""
    number = getattr(error, "number", 0)
    log.error("the past of campaign %s does not lead to its present, entry %s: %s", campaign, number, error)
    registry.metrics.count("damaged_total")
    await registry.run(played.drop_checkpoint)
    await registry.forget(campaign, "not-playable")


def _timed(played: Campaign) -> Callable[[], tuple[float, bool]]:
    """Verifies a few entries; the seconds of a core that it took, and whether all are verified now."""

    def verify() -> tuple[float, bool]:
        """Verify some entries; returns the seconds of processor time that it took, and whether all are verified."""
        began = time.thread_time()
        done = played.verify(ENTRIES_AT_ONCE)
        return time.thread_time() - began, done

    return verify
