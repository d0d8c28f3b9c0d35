"""The tables of this device: the one that is played stays open, any other is opened only for a call."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from typing import TypeVar

from ..campaign.errors import CampaignError, PackFileMissing
from ..host.deeds import Deed
from ..host.errors import HostError, NotThere
from ..host.roster import Roster
from ..host.table import ServedTable
from ..journal.errors import JournalError, WrongPack
from ..kernel.errors import BrokenPack, IllegalSetup
from ..languages import closest
from ..party.table.table import of_party
from ..presentation.localizer import localizer_of
from ..service.request_failures import text_of
from ..service.standings import Standings
from ..service.table_keeper import Ticked
from ..storage.records import CampaignSummary
from ..wire.coding import encode
from ..wire.events import Closing, Disclosure
from .campaign_files import CampaignFiles
from .device_campaigns import DeviceCampaigns, Unavailable
from .device_files import DeviceFiles
from .player import LocalPlayer, OpenCampaign
from .robot_play import LocalRobots

R = TypeVar("R")
ENTRIES_AT_ONCE = 10
"""Entries that are verified at a time: some ten milliseconds in a page."""
SECONDS_BETWEEN = 0.5
"""Seconds between two such times."""
log = logging.getLogger("sleeping_gods.local")


class LocalTables:
    """Plays at one table at a time; events are passed on as JSON text."""

    def __init__(self, device_files: DeviceFiles, tell: Callable[[str], object]) -> None:
        self.campaigns = DeviceCampaigns(self, device_files)
        self.standings = Standings()
        self.ticked = Ticked()
        self._send = tell
        self._turn = asyncio.Lock()
        """Held while a table is used."""
        self._player: LocalPlayer | None = None
        self._robots = LocalRobots(lambda: self._player, self._turn)
        self._verifying: asyncio.Task[None] | None = None
        """Verifies what a checkpoint skipped of the open table."""

    async def connect(self, campaign: str, lang: str) -> None:
        """Open a campaign's table: sends its snapshot, or a closing that says why it cannot be opened."""
        await self.leave()
        spoken = closest(lang)
        async with self._turn:
            try:
                opened = await self._open_campaign(campaign)
            except HostError as error:
                self._send(encode(Closing(0, error.key, text_of(spoken, error.key))).decode())
                return
            try:
                player = LocalPlayer(opened, spoken, self._send)
                player.come()
            except Exception as error:
                log.exception("campaign %s cannot be shown", campaign)
                opened.close()
                key = _why_closed(error)
                self._send(encode(Closing(0, key, text_of(spoken, key))).decode())
                return
            except BaseException:
                opened.files.close()
                raise
            self._player = player
            self._robots.look()
            if not opened.table.campaign.is_verified:
                self._verifying = asyncio.ensure_future(self._verify_behind())

    async def ask(self, text: str) -> None:
        """Handle a request and answer it; ignored where no table is open."""
        async with self._turn:
            if self._player is not None:
                await self._player.ask(text)
                self._robots.look()

    async def set_lang(self, lang: str) -> None:
        """Send everything in another language from now on."""
        async with self._turn:
            if self._player is not None:
                self._player.speak(lang)
                self._robots.look()

    async def leave(self) -> None:
        """Close the open table."""
        if self._verifying is not None:
            self._verifying.cancel()
            self._verifying = None
        self._robots.stop()
        async with self._turn:
            player, self._player = self._player, None
            if player is not None:
                player.opened.close()

    def files_of(self, campaign: str) -> CampaignFiles | None:
        """The files of a campaign whose table is open."""
        player = self._player_at(campaign)
        return player.opened.files if player else None

    def _player_at(self, campaign: str) -> LocalPlayer | None:
        """The player at a campaign's table, if it is the one that is open."""
        player = self._player
        return player if player is not None and player.opened.files.ref == campaign else None

    async def run(self, do: Callable[[], R]) -> R:
        """Run it at once: there is nothing else to do meanwhile."""
        return do()

    async def summary(self, campaign: str) -> tuple[CampaignSummary, Roster]:
        """A campaign's summary and roster."""
        return await self.campaigns.summary(campaign)

    @contextlib.asynccontextmanager
    async def at(self, campaign: str) -> AsyncIterator[OpenCampaign]:
        """A table and the exclusive right to use it; one that is not played is closed afterwards."""
        async with self._turn:
            player = self._player_at(campaign)
            if player is not None:
                yield player.opened
                return
            opened = await self._open_campaign(campaign)
            try:
                opened.files.note_ticked(of_party(opened.table.campaign.table).achievements())
                yield opened
            finally:
                opened.close()

    async def _open_campaign(self, campaign: str) -> OpenCampaign:
        """Open a campaign; NotThere says why it cannot be played."""
        files = await self.campaigns.hold(await self.campaigns.checked(campaign))
        try:
            summary = files.about.summary
            if not summary.playable:
                raise NotThere("not-playable")
            table = ServedTable(campaign, summary.name, files.open_campaign(), files, files.roster())
        except (JournalError, CampaignError, IllegalSetup, BrokenPack) as error:
            files.close()
            log.warning("campaign %s cannot be opened: %s", campaign, error)
            raise NotThere(_why_closed(error)) from error
        except OSError as error:
            files.close()
            log.warning("campaign %s cannot be read: %s", campaign, error)
            raise Unavailable from error
        except BaseException:
            files.close()
            raise
        return OpenCampaign(table, files)

    async def change(self, campaign: str, change: Callable[[ServedTable], R]) -> R:
        """Change the settings; the player is told."""
        async with self.at(campaign) as opened:
            table = opened.table
            result = table.seating.change_fresh(lambda: change(table))
            player = self._player_at(campaign)
            if player is not None:
                player.tell_people()
        return result

    async def renamed(self, campaign: str, name: str) -> None:
        """Tell the player that the campaign has another name."""
        async with self._turn:
            player = self._player_at(campaign)
            if player is not None:
                player.opened.table.name = name
                player.tell_people()

    async def disclose(self, campaign: str, disclosed: Disclosure) -> None:
        """Nothing to do: there is nobody else to tell."""

    async def announce(self, campaign: str, disclosed: Disclosure) -> None:
        """Nothing to do: there is nobody else to tell."""

    async def tell_of(self, campaign: str, deed: Deed) -> None:
        """Nothing to do: there is nobody else to tell."""

    async def forget(self, campaign: str, key: str = "closed") -> None:
        """Close a table, and tell its player."""
        player = self._player_at(campaign)
        if player is not None:
            table = player.opened.table
            localizer, position = localizer_of(table.campaign.game.id, player.lang), table.position
            await self.leave()
            player.tell(Closing(position, key, localizer.rich_text(localizer.say(f"closing_{key}"))))

    async def verify_some(self) -> bool:
        """Verify a few entries that a checkpoint skipped; returns whether there are more.

        A table whose entries do not lead to its state is closed, and its checkpoint is not used again.
        """
        async with self._turn:
            if self._player is None or self._player.opened.table.campaign.is_verified:
                return False
            table = self._player.opened.table
            try:
                done = table.campaign.verify(ENTRIES_AT_ONCE)
            except (JournalError, CampaignError, IllegalSetup) as error:
                log.error("the past of campaign %s does not lead to its present: %s", table.ref, error)
                table.campaign.drop_checkpoint()
            else:
                if done and table.campaign.mended_notes:
                    table.refresh_story_knowledge()
                return not done
        self._verifying = None
        await self.forget(table.ref, "not-playable")
        return False

    async def _verify_behind(self) -> None:
        """Verify a little at a time what a checkpoint let the tables skip, until all is."""
        await asyncio.sleep(SECONDS_BETWEEN)
        while await self.verify_some():
            await asyncio.sleep(SECONDS_BETWEEN)


def _why_closed(error: Exception) -> str:
    """The key of the reason why a table cannot be opened."""
    match error:
        case WrongPack():
            return "other-version"
        case PackFileMissing():
            return "files-missing"
    return "not-playable"
