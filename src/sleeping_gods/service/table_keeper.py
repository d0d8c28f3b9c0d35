"""The interface between the endpoints and whatever keeps the tables: a server, or a page that plays by itself."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Protocol, TypeVar

from ..host.deeds import Deed
from ..host.roster import Roster
from ..host.table import ServedTable
from ..kernel.plain import Json
from ..storage.records import CampaignSummary, Tried
from ..wire.events import Disclosure
from .standings import Standings

R = TypeVar("R")


class HasTable(Protocol):
    """Something that holds a table."""

    @property
    def table(self) -> ServedTable:
        """The table."""


class KeptCampaigns(Protocol):
    """Where campaigns lie; every method is whole when it returns."""

    async def create(self, name: str, data: bytes, settings: dict[str, Json]) -> str:
        """A new campaign from the bytes of a sound campaign file; returns its id."""

    async def bring_in(self, name: str, data: bytes, settings: Callable[[Tried], dict[str, Json]]) -> str:
        """The same from a file that nobody vouches for: every line of it is played again first."""

    async def of_device(self, device: str) -> list[CampaignSummary]:
        """The campaigns in which a device has a place, the one that changed last first."""

    async def export(self, campaign: str) -> bytes:
        """The campaign file as it lies there."""

    async def rename(self, campaign: str, name: str) -> None:
        """Give a campaign another name."""

    async def bin(self, campaign: str) -> None:
        """Put a campaign into the bin."""

    async def unbin(self, campaign: str) -> None:
        """Take a campaign out of the bin."""


class TableKeeper(Protocol):
    """The tables that are open, and those that can be."""

    @property
    def kept(self) -> KeptCampaigns:
        """Where their campaigns lie."""

    @property
    def standings(self) -> Standings:
        """Where campaigns stood when somebody last asked."""

    async def run(self, do: Callable[[], R]) -> R:
        """Do something that may take long, beside everything else where that is possible."""

    def at(self, campaign: str) -> AbstractAsyncContextManager[HasTable]:
        """A table, with its queue to oneself; it is opened if it is not open."""

    async def summary(self, campaign: str) -> tuple[CampaignSummary, Roster]:
        """What is kept of a campaign beside its entries, and who sits there; NotThere if it is none."""

    async def change(self, campaign: str, change: Callable[[ServedTable], R]) -> R:
        """Change who sits at a table or what was agreed on; everybody there is told."""

    async def disclose(self, campaign: str, disclosed: Disclosure) -> None:
        """Tell everybody at a table of something, now and when they come."""

    async def announce(self, campaign: str, disclosed: Disclosure) -> None:
        """Tell everybody who is at a table of something that is stored already."""

    async def tell_of(self, campaign: str, deed: Deed) -> None:
        """Tell the others at a table what somebody did, if it is open."""

    async def forget(self, campaign: str) -> None:
        """Close a table, and tell whoever is there why."""
