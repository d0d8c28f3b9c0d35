"""The campaigns on the device, as the endpoints use them."""

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
from ..storage.trial import REFUSED, try_file
from ..wire.http import Whereabouts
from .about import About
from .campaign_files import JOURNAL, CampaignFiles, remove
from .device_files import DeviceFiles

if TYPE_CHECKING:
    from .local_tables import LocalTables

R = TypeVar("R")
log = logging.getLogger("sleeping_gods.local")
ID = re.compile(r"[0-9a-f]{16}")


class Unavailable(HostError):
    """The files of a campaign cannot be opened now."""

    def __init__(self) -> None:
        super().__init__("unavailable")


class DeviceCampaigns:
    """Every campaign of this device."""

    def __init__(self, tables: LocalTables, device_files: DeviceFiles) -> None:
        self._tables = tables
        self._device_files = device_files

    async def create(self, name: str, data: bytes, settings: dict[str, Json]) -> str:
        """Store a new campaign from a valid campaign file; returns its id."""
        ref = secrets.token_hex(8)
        await CampaignFiles.create(self._device_files, ref, name, data, settings)
        return ref

    async def bring_in(self, name: str, data: bytes, settings: Callable[[Tried], dict[str, Json]]) -> str:
        """Store a new campaign from an untrusted file, after replaying every line of it."""
        try:
            tried = try_file(data)
        except (*REFUSED, RecursionError, MemoryError) as error:
            raise RefusedImport(str(error)) from error
        return await self.create(name, tried.sound, settings(tried))

    async def of_device(self, device: str) -> list[CampaignSummary]:
        """All campaigns except those that another window holds, the one that changed last first."""
        summaries = []
        for ref in await self._refs():
            with contextlib.suppress(Unavailable):
                about = await self._about(ref)
                summaries.append(about.summary)
                if about.ticked is not None:
                    self._tables.ticked.put((ref, about.listed.entries), about.ticked)
        return sorted(summaries, key=lambda summary: (-summary.changed, summary.id))

    async def summary(self, campaign: str) -> tuple[CampaignSummary, Roster]:
        """A campaign's summary and roster."""
        about = await self._about(await self.checked(campaign))
        return about.summary, roster_of(about.roster)

    async def checked(self, campaign: str) -> str:
        """The id itself; NotThere if there is no such campaign."""
        if campaign not in await self._refs():
            raise NotThere("no-campaign")
        return campaign

    async def export(self, campaign: str) -> bytes:
        """The campaign file exactly as it is stored."""
        return await self._with_files(campaign, CampaignFiles.read)

    async def rename(self, campaign: str, name: str) -> None:
        """Give a campaign another name."""
        await self._relist(campaign, name=name)
        await self._tables.renamed(campaign, name)

    async def note_standing(self, campaign: str, lang: Lang, where: Whereabouts) -> None:
        """Store where a campaign stands, for the list of campaigns in a language."""
        await self._with_files(campaign, lambda files: files.note_standing(lang, where))

    async def bin(self, campaign: str) -> None:
        """Put a campaign into the bin."""
        await self._relist(campaign, binned=True)

    async def unbin(self, campaign: str) -> None:
        """Take a campaign out of the bin."""
        await self._relist(campaign, binned=False)

    async def remove(self, campaign: str) -> None:
        """Delete a campaign."""
        await remove(self._device_files, await self.checked(campaign))

    async def hold(self, campaign: str) -> CampaignFiles:
        """Open and lock the files of a campaign, which the caller closes; Unavailable if another window has them."""
        try:
            return await CampaignFiles.open(self._device_files, campaign)
        except OSError as error:
            log.warning("campaign %s cannot be held: %s", campaign, error)
            raise Unavailable from error

    async def _relist(self, campaign: str, **listed: str | bool) -> None:
        """Change what the list says of a campaign."""

        def change(files: CampaignFiles) -> None:
            files.write_about(replace(files.about, listed=replace(files.about.listed, **listed)))

        await self._with_files(campaign, change)

    async def _about(self, campaign: str) -> About:
        """What is kept of a campaign beside its entries."""
        return await self._with_files(campaign, lambda files: files.about)

    async def _with_files(self, campaign: str, work: Callable[[CampaignFiles], R]) -> R:
        """Use the files of a campaign: those of its open table, or opened just for this."""
        held = self._tables.files_of(campaign)
        if held is not None:
            return work(held)
        files = await self.hold(campaign)
        try:
            return work(files)
        finally:
            files.close()

    async def _refs(self) -> list[str]:
        """The ids of the campaigns that lie on the device."""
        names = await self._device_files.names()
        return [
            name.removesuffix(JOURNAL)
            for name in names
            if name.endswith(JOURNAL) and ID.fullmatch(name.removesuffix(JOURNAL))
        ]
