"""The tables of this device: the one at which somebody plays stays open, any other is opened for a moment."""

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
from ..presentation.localizer import localizer_of
from ..service.request_failures import text_of
from ..service.standings import Standings
from ..storage.records import CampaignSummary
from ..wire.coding import encode
from ..wire.events import Closing, Disclosure
from .campaign_files import CampaignFiles
from .player import LocalPlayer, OpenCampaign
from .shelf import Shelf
from .shelved_campaigns import ShelvedCampaigns, Unavailable

R = TypeVar("R")
ENTRIES = 10
"""Entries that are verified at a time: some ten milliseconds in a page."""
BETWEEN = 0.5
"""Seconds between two such times."""
log = logging.getLogger("sleeping_gods.local")


class LocalTables:
    """Plays at one table at a time; whatever is told goes out as the text of events."""

    def __init__(self, shelf: Shelf, tell: Callable[[str], object]) -> None:
        self.kept = ShelvedCampaigns(self, shelf)
        self.standings = Standings()
        self._send = tell
        self._turn = asyncio.Lock()
        self._player: LocalPlayer | None = None
        self._verifying: asyncio.Task[None] | None = None

    async def connect(self, campaign: str, lang: str) -> None:
        """Sit down at a table: everything is told, or why it cannot be opened."""
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
            if not opened.table.campaign.is_verified:
                self._verifying = asyncio.ensure_future(self._verify_behind())

    async def ask(self, text: str) -> None:
        """Do what a request asks for, and answer it; nothing happens where no table is open."""
        async with self._turn:
            if self._player is not None:
                await self._player.ask(text)

    async def set_lang(self, lang: str) -> None:
        """Be told everything in another language from now on."""
        async with self._turn:
            if self._player is not None:
                self._player.speak(lang)

    async def leave(self) -> None:
        """Get up: the table is closed."""
        if self._verifying is not None:
            self._verifying.cancel()
            self._verifying = None
        async with self._turn:
            player, self._player = self._player, None
            if player is not None:
                player.opened.close()

    def files_of(self, campaign: str) -> CampaignFiles | None:
        """The files of a campaign whose table is open."""
        player = self._player_at(campaign)
        return player.opened.files if player else None

    def _player_at(self, campaign: str) -> LocalPlayer | None:
        player = self._player
        return player if player is not None and player.opened.files.ref == campaign else None

    async def run(self, do: Callable[[], R]) -> R:
        """Do it: there is nothing else to do meanwhile."""
        return do()

    async def summary(self, campaign: str) -> tuple[CampaignSummary, Roster]:
        """What is kept of a campaign beside its entries, and who sits there."""
        return await self.kept.summary(campaign)

    @contextlib.asynccontextmanager
    async def at(self, campaign: str) -> AsyncIterator[OpenCampaign]:
        """A table, with its queue to oneself; one at which nobody plays is closed again."""
        async with self._turn:
            player = self._player_at(campaign)
            if player is not None:
                yield player.opened
                return
            opened = await self._open_campaign(campaign)
            try:
                yield opened
            finally:
                opened.close()

    async def _open_campaign(self, campaign: str) -> OpenCampaign:
        """The table of a campaign; NotThere says why it cannot be played."""
        files = await self.kept.hold(await self.kept.checked(campaign))
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
        """Change what was agreed on; whoever plays there is told."""
        async with self.at(campaign) as opened:
            table = opened.table
            result = table.seating.change_fresh(lambda: change(table))
            player = self._player_at(campaign)
            if player is not None:
                player.tell_people()
        return result

    async def renamed(self, campaign: str, name: str) -> None:
        """A campaign has another name: whoever plays there is told."""
        async with self._turn:
            player = self._player_at(campaign)
            if player is not None:
                player.opened.table.name = name
                player.tell_people()

    async def disclose(self, campaign: str, disclosed: Disclosure) -> None:
        """Nobody else sits there who should be told."""

    async def announce(self, campaign: str, disclosed: Disclosure) -> None:
        """Nobody else sits there who should be told."""

    async def tell_of(self, campaign: str, deed: Deed) -> None:
        """Nobody else sits there who should be told."""

    async def forget(self, campaign: str, key: str = "closed") -> None:
        """Close a table, and tell whoever plays there."""
        player = self._player_at(campaign)
        if player is not None:
            table = player.opened.table
            localizer, position = localizer_of(table.campaign.game.id, player.lang), table.position
            await self.leave()
            player.tell(Closing(position, key, localizer.rich_text(localizer.say(f"closing_{key}"))))

    async def verify_some(self) -> bool:
        """Verify a few of the entries that a checkpoint spared; whether there are more.

        A table whose past does not lead to its present is closed, and is not opened from that checkpoint again.
        """
        async with self._turn:
            if self._player is None or self._player.opened.table.campaign.is_verified:
                return False
            table = self._player.opened.table
            try:
                done = table.campaign.verify(ENTRIES)
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
        await asyncio.sleep(BETWEEN)
        while await self.verify_some():
            await asyncio.sleep(BETWEEN)


def _why_closed(error: Exception) -> str:
    """Why a table cannot be opened, as a word."""
    match error:
        case WrongPack():
            return "other-version"
        case PackFileMissing():
            return "files-missing"
    return "not-playable"
