"""Tasks that a server does every minute: close unused tables, and empty the bin."""

from __future__ import annotations

import asyncio
import itertools
import logging
from typing import TYPE_CHECKING

from ..journal.errors import JournalError
from ..storage.empty_bin import SECONDS_A_DAY
from ..storage.errors import StorageError

if TYPE_CHECKING:
    from .table_registry import TableRegistry

SECONDS_BETWEEN = 60.0
"""After which unused tables are closed: those at which nobody has been since the last time."""
ROUNDS_PER_BIN = 60
"""The bin is looked at once in so many rounds: its old campaigns are deleted for good."""
log = logging.getLogger("sleeping_gods.web")


async def keep_up(registry: TableRegistry) -> None:
    """Close unused tables and empty the bin, until cancelled."""
    for minute in itertools.count():
        await asyncio.sleep(SECONDS_BETWEEN)
        try:
            await registry.close_resting()
        except (JournalError, OSError) as error:
            log.warning("a table could not be closed: %s", type(error).__name__)
        if minute % ROUNDS_PER_BIN == 0:
            await empty_bin(registry)


async def empty_bin(registry: TableRegistry) -> None:
    """Delete what has been in the bin for too long; failures are retried later."""
    days = registry.limits.bin_days
    if not days:
        return
    try:
        deleted = await registry.run(lambda: registry.storage.empty_bin_after(days * SECONDS_A_DAY))
    except (StorageError, OSError) as error:
        log.warning("the bin could not be emptied: %s", error)
        return
    if deleted:
        log.info("deleted %d campaigns that had been in the bin for more than %d days", deleted, days)
