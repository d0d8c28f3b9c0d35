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
from ..host.perspectives import Perspective
from ..host.roster import Roster
from ..host.table import ServedTable
from ..host.waits import Blocking
from ..journal.errors import JournalError, WrongPack
from ..kernel.errors import BrokenPack, IllegalSetup
from ..kernel.play import is_over
from ..languages import Lang, closest
from ..presentation.localizer import voice_of
from ..presentation.scene.text import RichText, Span
from ..service.history_endpoints import whereabouts
from ..service.problems import words
from ..service.standings import Standings
from ..storage.records import CampaignSummary
from ..wire.coding import BadMessage, encode, read_request
from ..wire.events import Changed, Closing, Disclosure, Done, Event, Refused, Snapshot
from ..wire.requests import AskRequest, ChatRequest, PresenceRequest, Refresh, Request
from .campaign_files import CampaignFiles
from .open_campaign import OpenCampaign, Player
from .shelf import Shelf
from .shelved_campaigns import ShelvedCampaigns

R = TypeVar("R")
NEED_SERVER = (ChatRequest, AskRequest)
"""Requests that are of use only where others sit at the table."""
ENTRIES = 10
"""Entries that are verified at a time: some ten milliseconds in a page."""
BETWEEN = 0.5
"""Seconds between two such times."""
log = logging.getLogger("sleeping_gods.local")


class LocalTables:
    """Plays at one table at a time; whatever is told goes out as the text of events, in the order of a socket."""

    def __init__(self, shelf: Shelf, tell: Callable[[str], object]) -> None:
        self.kept = ShelvedCampaigns(self, shelf)
        self.standings = Standings()
        self._send = tell
        self._turn = asyncio.Lock()
        self._player: Player | None = None
        self._verifying: asyncio.Task[None] | None = None

    def files_of(self, campaign: str) -> CampaignFiles | None:
        """The files of a campaign whose table is open."""
        opened = self._player.opened if self._player else None
        return opened.files if opened and opened.files.ref == campaign else None

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
            playing = self._player.opened if self._player else None
            if playing is not None and playing.files.ref == campaign:
                yield playing
                return
            opened = await self._opened(campaign)
            try:
                yield opened
            finally:
                opened.close()

    async def _opened(self, campaign: str) -> OpenCampaign:
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
        except BaseException:
            files.close()
            raise
        return OpenCampaign(table, files)

    async def connect(self, campaign: str, lang: str) -> None:
        """Sit down at a table: everything is told, or why it cannot be opened."""
        await self.leave()
        spoken = closest(lang)
        async with self._turn:
            try:
                opened = await self._opened(campaign)
            except (HostError, OSError) as error:
                key = error.key if isinstance(error, HostError) else "unavailable"
                self._tell(Closing(0, key, _said(spoken, key)))
                return
            try:
                self._sit_down(opened, spoken)
            except Exception as error:
                log.exception("campaign %s cannot be shown", campaign)
                self._player = None
                opened.close()
                key = _why_closed(error)
                self._tell(Closing(0, key, _said(spoken, key)))

    def _sit_down(self, opened: OpenCampaign, lang: Lang) -> None:
        table, ref = opened.table, opened.ref
        player = self._player = Player(opened, lang, table.perspective_of(ref, lang), table.seating.renumbered)
        player.standing = dict(opened.files.about.standing)
        self._tell_everything(player)
        people = table.connected(ref)
        for disclosed in table.roster.disclosed:
            self._tell(table.disclosure(disclosed, lang))
        self._tell(people)
        self._note(player)
        if not table.campaign.is_verified:
            self._verifying = asyncio.ensure_future(self._verify_behind())

    async def leave(self) -> None:
        """Get up: the table is closed."""
        if self._verifying is not None:
            self._verifying.cancel()
            self._verifying = None
        async with self._turn:
            player, self._player = self._player, None
            if player is not None:
                player.opened.close()

    async def verify_some(self) -> bool:
        """Verify a few of the entries that a checkpoint spared; whether there are more.

        A table whose past does not lead to its present is closed, and is not opened from that checkpoint again.
        """
        async with self._turn:
            player = self._player
            if player is None:
                return False
            played, table = player.opened.table.campaign, player.opened.table
            if played.is_verified:
                return False
            try:
                done = played.verify(ENTRIES)
            except (JournalError, CampaignError, IllegalSetup) as error:
                log.error("the past of campaign %s does not lead to its present: %s", table.ref, error)
                played.drop_checkpoint()
            else:
                if done and played.mended_notes:
                    table.learn()
                return not done
        self._verifying = None
        await self.forget(table.ref, "not-playable")
        return False

    async def _verify_behind(self) -> None:
        await asyncio.sleep(BETWEEN)
        while await self.verify_some():
            await asyncio.sleep(BETWEEN)

    async def set_lang(self, lang: str) -> None:
        """Be told everything in another language from now on."""
        async with self._turn:
            player = self._player
            if player is None:
                return
            try:
                self._speak(player, lang)
            except PackFileMissing as error:
                log.error("%s", error)
                self._refuse(player, "files-missing")
                return
            self._tell_everything(player)
            self._note(player)

    async def ask(self, text: str) -> None:
        """Do what a request asks for, and answer it; nothing happens where no table is open."""
        async with self._turn:
            player = self._player
            if player is None:
                return
            try:
                request = read_request(text)
            except BadMessage:
                self._refuse(player, "bad-request")
                return
            try:
                await self._ask(player, request)
            except PackFileMissing as error:
                log.error("%s", error)
                self._refuse(player, "files-missing", request.id)
            except Exception:
                log.exception("a request failed: %s", type(request).__name__)
                self._refuse(player, "failed", request.id)

    async def _ask(self, player: Player, request: Request) -> None:
        table, ref = player.opened.table, player.opened.ref
        if isinstance(request, NEED_SERVER):
            self._refuse(player, "needs-server", request.id)
            return
        if isinstance(request, PresenceRequest):
            self._tell(Done(table.position, request.id))
            return
        if isinstance(request, Refresh) and request.lang is not None:
            self._speak(player, request.lang)
        before = table.position
        outcome = await table.answer(request, ref, player.lang, Blocking())
        self._tell(outcome.reply)
        for event in outcome.everybody:
            self._tell(event)
        if outcome.notice:
            self._tell(table.notice(outcome.notice, player.lang))
        self._tell_changed(player, outcome.changed, fresh=outcome.fresh)
        for event in outcome.afterwards:
            self._tell(event)
        if table.position != before:
            player.standing = {}
            self._note(player)

    def _speak(self, player: Player, lang: str) -> None:
        """Speak another language; PackFileMissing if the story in it is not here, and nothing has changed then."""
        spoken, table = closest(lang), player.opened.table
        table.check_language(spoken)
        player.lang, player.perspective = spoken, table.perspective_of(player.opened.ref, spoken)

    def _tell_changed(self, player: Player, changed: dict[Perspective, Changed], *, fresh: bool = False) -> None:
        """Tell what is new; everything, if that was asked for or if something else may be known now."""
        table = player.opened.table
        before = player.perspective, player.renumbered
        player.perspective = table.perspective_of(player.opened.ref, player.lang)
        player.renumbered = table.seating.renumbered
        if fresh or before != (player.perspective, player.renumbered):
            self._tell_everything(player)
        elif player.perspective in changed:
            event = changed[player.perspective]
            player.hear(event.sections)
            self._tell(event)

    def _tell_everything(self, player: Player) -> None:
        table = player.opened.table
        snapshot: Snapshot = table.snapshot(player.opened.ref, player.lang)
        table.keep_perspectives([player.perspective])
        player.hear(snapshot.sections)
        self._tell(snapshot)

    def _note(self, player: Player) -> None:
        """Keep beside the campaign how long it is and where it stands."""
        table = player.opened.table
        if player.headline is not None:
            over = is_over(table.campaign.table)
            seats = player.perspective.audience.seats
            player.standing[player.lang] = whereabouts(player.headline, player.decision, over, seats)
        player.opened.files.note_played(table.position, player.standing)

    async def change(self, campaign: str, change: Callable[[ServedTable], R]) -> R:
        """Change what was agreed on; whoever plays there is told."""
        async with self.at(campaign) as opened:
            table = opened.table
            result = table.seating.change_fresh(lambda: change(table))
            self._tell_people(opened)
        return result

    async def renamed(self, campaign: str, name: str) -> None:
        """A campaign has another name: whoever plays there is told."""
        async with self._turn:
            if self._player is not None and self._player.opened.files.ref == campaign:
                self._player.opened.table.name = name
                self._tell_people(self._player.opened)

    def _tell_people(self, opened: OpenCampaign) -> None:
        player = self._player
        if player is not None and player.opened is opened:
            self._tell(opened.table.people())
            self._tell_changed(player, {})

    async def disclose(self, campaign: str, disclosed: Disclosure) -> None:
        """Nobody else sits there who should be told."""

    async def announce(self, campaign: str, disclosed: Disclosure) -> None:
        """Nobody else sits there who should be told."""

    async def tell_of(self, campaign: str, deed: Deed) -> None:
        """Nobody else sits there who should be told."""

    async def forget(self, campaign: str, key: str = "closed") -> None:
        """Close a table, and tell whoever plays there."""
        player = self._player
        if player is not None and player.opened.files.ref == campaign:
            localizer = voice_of(player.opened.table.campaign.game.id, player.lang)
            closing = localizer.rich_text(localizer.say(f"closing_{key}"))
            position = player.opened.table.position
            await self.leave()
            self._tell(Closing(position, key, closing))

    def _refuse(self, player: Player, key: str, ref: str = "") -> None:
        self._tell(Refused(player.opened.table.position, ref, key, _said(player.lang, key)))

    def _tell(self, event: Event) -> None:
        self._send(encode(event).decode())


def _why_closed(error: Exception) -> str:
    """Why a table cannot be opened, as a word."""
    match error:
        case WrongPack():
            return "other-version"
        case PackFileMissing():
            return "files-missing"
    return "not-playable"


def _said(lang: Lang, key: str) -> RichText:
    return (Span("plain", words(lang, key)),)
