"""Where a campaign is kept: what an authority needs of a storage, whichever it is."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Protocol

from ..campaign.audience import Played
from ..campaign.live import Campaign
from ..storage.records import Stored
from .roster import Roster


class TableStore(Protocol):
    """Keeps one campaign; every method but the first is whole when it returns."""

    def begin_append(self, data: bytes, command: str) -> Future[Stored]:
        """Hand lines over to be stored under a command, once; nothing counts before it is stored."""

    def knows(self, command: str) -> bool:
        """Whether a command is stored already."""

    def catch_up(self, campaign: Campaign) -> list[Played]:
        """Take the right to write again, after taking in what another has written meanwhile, which is returned."""

    def follow(self, campaign: Campaign) -> list[Played]:
        """Take in what another has written, and leave the right to write where it is."""

    def open_again(self) -> Campaign:
        """The campaign as it is stored, after a failure that left nothing certain."""

    def roster(self) -> Roster:
        """Who sits there, as it is stored."""

    def keep(self, roster: Roster) -> None:
        """Store who sits there and what was agreed on; SettingsChanged if that is no longer as it was read here."""
