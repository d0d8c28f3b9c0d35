"""A campaign of the storage under an authority: it is taken when something is to be written, and given up to nobody."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeAlias

from ..campaign.audience import Played
from ..campaign.games import load_for
from ..campaign.live import Campaign
from ..journal.notation import Journal
from ..kernel.game import Game, PackInfo
from ..kernel.plain import Json
from ..storage.group import Group
from ..storage.records import Stored
from ..storage.storage import Storage
from ..storage.store import CampaignStore, open_campaign
from .roster import Roster, roster_of
from .table import ServedTable

Load: TypeAlias = Callable[[Journal], tuple[Game, PackInfo]]
"""Finds the game and the pack that a journal names."""


class StorageTableStore:
    """Keeps one campaign in a storage that other processes may write too."""

    def __init__(
        self, storage: Storage, store: CampaignStore, group: Group | None, read: dict[str, Json], load: Load = load_for
    ) -> None:
        self._storage = storage
        self._store = store
        self._group = group
        self._load = load
        self._read = read
        """Who sits there, as it was last read or written here."""

    def begin_append(self, data: bytes, command: str) -> Future[Stored]:
        """Hand lines over to be stored under a command."""
        return self._store.submit(data, command)

    def knows(self, command: str) -> bool:
        """Whether a command is stored already."""
        return self._storage.find(self._store.name, command) is not None

    def catch_up(self, campaign: Campaign) -> list[Played]:
        """Take the right to write, after taking in what another has written."""
        self._store.regain()
        return self.follow(campaign)

    def follow(self, campaign: Campaign) -> list[Played]:
        """Take in what another has written."""
        return campaign.merge(self._storage.read_from(self._store.name, len(campaign.journal.entries)))

    def open_again(self) -> Campaign:
        """The campaign as it is stored."""
        campaign, self._store = open_campaign(
            self._storage, self._store.name, force=True, group=self._group, load=self._load
        )
        return campaign

    def roster(self) -> Roster:
        """Who sits there, as it is stored."""
        self._read = self._storage.summary(self._store.name).settings
        return roster_of(self._read)

    def keep(self, roster: Roster) -> None:
        """Store who sits there, unless somebody has changed that meanwhile."""
        settings = roster.plain()
        self._storage.set_settings(self._store.name, settings, self._read)
        self._read = settings


def open_table(storage: Storage, ref: str, group: Group | None = None, load: Load = load_for) -> ServedTable:
    """The table of a stored campaign, which is taken from whoever had it; where nothing can be stored it is read."""
    summary = storage.summary(ref)
    campaign, stored = open_campaign(storage, ref, force=True, group=group, only_to_read=True, load=load)
    store = StorageTableStore(storage=storage, store=stored, group=group, read=summary.settings, load=load)
    return ServedTable(ref=ref, name=summary.name, campaign=campaign, store=store, roster=roster_of(summary.settings))
