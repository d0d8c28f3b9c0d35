"""The interface between a served table and the storage of its campaign."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Protocol

from ..campaign.audience import Played
from ..campaign.live import Campaign
from ..storage.records import Stored
from .roster import Roster


class TableStore(Protocol):
    """Keeps one campaign; every method but ``begin_append`` returns when its change is stored."""

    def begin_append(self, data: bytes, command: str) -> Future[Stored]:
        """Begin to store lines under a command id; they count once the future is done."""

    def knows(self, command: str) -> bool:
        """Whether a command is stored already."""

    def catch_up(self, campaign: Campaign) -> list[Played]:
        """Take the right to write; returns the entries that others have written meanwhile, now played."""

    def follow(self, campaign: Campaign) -> list[Played]:
        """Play and return the entries that others have written, without taking the right to write."""

    def open_again(self) -> Campaign:
        """Open the campaign as it is stored, after a failure."""

    def roster(self) -> Roster:
        """The stored roster."""

    def keep(self, roster: Roster) -> None:
        """Store a roster; SettingsChanged if another one was stored since it was read."""
