"""Who may write a campaign: holds are taken and let go here, each with a higher fence than the last."""

from __future__ import annotations

import contextlib
import threading

from . import campaign_summaries
from .checks import check_playable
from .database import Database
from .devices import index_again
from .errors import Held, StorageFailed
from .records import Hold


class Holds:
    """The holds of this process; all methods are thread-safe."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._fences: dict[str, int] = {}
        """The fences of the holds that were taken here and not let go, by campaign."""
        self._changing = threading.Lock()
        """Held while a hold is taken or let go, so that the fences are those that the database has."""

    def take(self, campaign: str, *, force: bool) -> Hold:
        """The right to write a campaign; Held if somebody alive has it, unless it is taken by force."""
        database = self._database
        with self._changing:
            with database.writing():
                summary = campaign_summaries.read_summary(database, campaign)
                check_playable(summary)
                owner, fence = database.rows("SELECT owner, fence FROM campaign WHERE id = ?", campaign)[0]
                is_ours = owner == database.owner
                if owner and not force and (campaign in self._fences if is_ours else database.is_present(owner)):
                    raise Held(f"campaign {campaign} is being played {'here already' if is_ours else 'elsewhere'}")
                values = (database.owner, fence + 1, campaign)
                database.rows("UPDATE campaign SET owner = ?, fence = ? WHERE id = ?", *values)
            self._fences[campaign] = fence + 1
        with contextlib.suppress(StorageFailed):  # only an index; an older version may have changed who sits there
            index_again(database, campaign, summary.settings)
        return Hold(campaign, fence + 1)

    def release(self, hold: Hold) -> None:
        """Let a campaign go, so that others may take it; nothing happens if somebody has.

        If the database fails meanwhile, this process can take it again all the same, and others when this one is gone.
        """
        with self._changing:
            if self._fences.get(hold.campaign) == hold.fence:
                del self._fences[hold.campaign]
            with self._database.writing():
                values = (hold.fence + 1, hold.campaign, hold.fence)
                self._database.rows("UPDATE campaign SET owner = 0, fence = ? WHERE id = ? AND fence = ?", *values)
