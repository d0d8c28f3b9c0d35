"""The interface between the endpoints and whatever keeps the tables: a server, or a page that plays without one."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Protocol, TypeAlias, TypeVar

from ..host.deeds import Deed
from ..host.roster import Roster
from ..host.table import ServedTable
from ..kernel.plain import Json
from ..storage.records import CampaignSummary, Tried
from ..wire.events import Disclosure
from .recent_answers import RecentAnswers
from .standings import Standings

R = TypeVar("R")
Ticked: TypeAlias = RecentAnswers[tuple[str, int], tuple[str, ...]]
"""A cache of the boxes that campaigns have ticked, by their ids and entries."""


class HasTable(Protocol):
    """Something that holds a table."""

    @property
    def table(self) -> ServedTable:
        """The table."""


class KeptCampaigns(Protocol):
    """Stored campaigns; every method returns when its change is stored."""

    async def create(self, name: str, data: bytes, settings: dict[str, Json]) -> str:
        """Store a new campaign from a valid campaign file; returns its id."""

    async def bring_in(self, name: str, data: bytes, settings: Callable[[Tried], dict[str, Json]]) -> str:
        """Store a new campaign from an untrusted file, after replaying every line of it; returns its id."""

    async def of_device(self, device: str) -> list[CampaignSummary]:
        """The campaigns in which a device has a place, the one that changed last first."""

    async def export(self, campaign: str) -> bytes:
        """The campaign file exactly as it is stored."""

    async def rename(self, campaign: str, name: str) -> None:
        """Give a campaign another name."""

    async def bin(self, campaign: str) -> None:
        """Put a campaign into the bin."""

    async def unbin(self, campaign: str) -> None:
        """Take a campaign out of the bin."""


class TableKeeper(Protocol):
    """The open tables, and the means to open others."""

    @property
    def campaigns(self) -> KeptCampaigns:
        """The stored campaigns."""

    @property
    def standings(self) -> Standings:
        """The cache of where campaigns stand."""

    @property
    def ticked(self) -> Ticked:
        """The cache of what campaigns have ticked."""

    async def run(self, do: Callable[[], R]) -> R:
        """Run something slow, on another thread where there is one."""

    def at(self, campaign: str) -> AbstractAsyncContextManager[HasTable]:
        """A table and the exclusive right to use it; it is opened if necessary."""

    async def summary(self, campaign: str) -> tuple[CampaignSummary, Roster]:
        """A campaign's summary and roster; NotThere if there is no such campaign."""

    async def change(self, campaign: str, change: Callable[[ServedTable], R]) -> R:
        """Change the roster or the settings of a table; everybody there is told."""

    async def disclose(self, campaign: str, disclosed: Disclosure) -> None:
        """Store a disclosure and show it to everybody at a table, now or when they connect."""

    async def announce(self, campaign: str, disclosed: Disclosure) -> None:
        """Show a disclosure that is stored already to everybody who is connected."""

    async def tell_of(self, campaign: str, deed: Deed) -> None:
        """Tell the other members what somebody did, if the table is open."""

    async def forget(self, campaign: str) -> None:
        """Close a table and its connections."""
