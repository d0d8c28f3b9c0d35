"""The campaigns on a shelf, as the endpoints ask for them."""

from __future__ import annotations

import contextlib
import logging
import re
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace

from ..host.errors import HostError, NotThere
from ..host.roster import Roster, roster_of
from ..kernel.plain import Json
from ..languages import Lang
from ..storage.errors import RefusedImport
from ..storage.records import CampaignSummary, Tried
from ..storage.trial import REFUSED, verified
from ..wire.http import Whereabouts
from .about import About
from .campaign_files import JOURNAL, CampaignFiles, remove
from .shelf import Shelf

if TYPE_CHECKING:
    from .local_tables import LocalTables

R = TypeVar("R")
log = logging.getLogger("sleeping_gods.local")
ID = re.compile(r"[0-9a-f]{16}")


class Unavailable(HostError):
    """A campaign whose files cannot be held just now."""

    def __init__(self) -> None:
        super().__init__("unavailable")


class ShelvedCampaigns:
    """Every campaign of this device."""

    def __init__(self, tables: LocalTables, shelf: Shelf) -> None:
        self._tables = tables
        self._shelf = shelf

    async def create(self, name: str, data: bytes, settings: dict[str, Json]) -> str:
        """A new campaign from the bytes of a sound campaign file; returns its id."""
        ref = secrets.token_hex(8)
        await CampaignFiles.create(self._shelf, ref, name, data, settings)
        return ref

    async def bring_in(self, name: str, data: bytes, settings: Callable[[Tried], dict[str, Json]]) -> str:
        """The same from a file that nobody vouches for, after every line of it has been played again."""
        try:
            tried = Tried(*verified(data))
        except (*REFUSED, RecursionError, MemoryError) as error:
            raise RefusedImport(str(error)) from error
        return await self.create(name, tried.sound, settings(tried))

    async def of_device(self, device: str) -> list[CampaignSummary]:
        """All campaigns but those that another window holds, the one that changed last first."""
        summaries = []
        for ref in await self._refs():
            with contextlib.suppress(Unavailable):
                summaries.append((await self._about(ref)).summary)
        return sorted(summaries, key=lambda summary: (-summary.changed, summary.id))

    async def summary(self, campaign: str) -> tuple[CampaignSummary, Roster]:
        """What is kept of a campaign beside its entries, and who sits there."""
        about = await self._about(await self.checked(campaign))
        return about.summary, roster_of(about.roster)

    async def checked(self, campaign: str) -> str:
        """A campaign that is there; NotThere for any other name."""
        if campaign not in await self._refs():
            raise NotThere("no-campaign")
        return campaign

    async def export(self, campaign: str) -> bytes:
        """The campaign file as it lies there."""
        return await self._with_files(campaign, CampaignFiles.read)

    async def rename(self, campaign: str, name: str) -> None:
        """Give a campaign another name."""
        await self._relist(campaign, name=name)
        await self._tables.renamed(campaign, name)

    async def note_standing(self, campaign: str, lang: Lang, where: Whereabouts) -> None:
        """Keep where a campaign stands, for a list of campaigns in a language."""
        await self._with_files(campaign, lambda files: files.note_standing(lang, where))

    async def bin(self, campaign: str) -> None:
        """Put a campaign into the bin."""
        await self._relist(campaign, binned=True)

    async def unbin(self, campaign: str) -> None:
        """Take a campaign out of the bin."""
        await self._relist(campaign, binned=False)

    async def remove(self, campaign: str) -> None:
        """Delete a campaign for good."""
        await remove(self._shelf, await self.checked(campaign))

    async def hold(self, campaign: str) -> CampaignFiles:
        """The files of a campaign; whoever asks lets them go. Unavailable if another window holds them."""
        try:
            return await CampaignFiles.open(self._shelf, campaign)
        except OSError as error:
            log.warning("campaign %s cannot be held: %s", campaign, error)
            raise Unavailable from error

    async def _relist(self, campaign: str, **listed: str | bool) -> None:
        def change(files: CampaignFiles) -> None:
            files.write_about(replace(files.about, listed=replace(files.about.listed, **listed)))

        await self._with_files(campaign, change)

    async def _about(self, campaign: str) -> About:
        return await self._with_files(campaign, lambda files: files.about)

    async def _with_files(self, campaign: str, work: Callable[[CampaignFiles], R]) -> R:
        """Do something with the files of a campaign: those that its open table holds, or held just for this."""
        held = self._tables.files_of(campaign)
        if held is not None:
            return work(held)
        files = await self.hold(campaign)
        try:
            return work(files)
        finally:
            files.close()

    async def _refs(self) -> list[str]:
        names = await self._shelf.names()
        return [
            name.removesuffix(JOURNAL)
            for name in names
            if name.endswith(JOURNAL) and ID.fullmatch(name.removesuffix(JOURNAL))
        ]
