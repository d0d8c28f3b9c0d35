"""The tables that are open on this server, with a request queue each, and the connections to them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

from ..campaign.errors import CampaignError
from ..campaign.loaded_packs import LoadedPacks
from ..host.deeds import Deed
from ..host.errors import NotThere
from ..host.outcome import Outcome
from ..host.roster import Roster, roster_of
from ..host.storage_table_store import open_table
from ..host.table import ServedTable
from ..journal.errors import JournalError, WrongPack
from ..kernel.errors import Bug, IllegalSetup
from ..languages import Lang, closest
from ..service.standings import Standings
from ..service.table_keeper import Ticked
from ..storage.errors import NoSuchCampaign, StorageError, StorageFailed
from ..storage.group import Group
from ..storage.records import CampaignSummary, Stored
from ..storage.storage import Storage
from ..wire.coding import encode, kind_of
from ..wire.events import Disclosure, Event
from ..wire.requests import AdviseRequest, Refresh, Request
from .advising import Advising
from .connection import Connection
from .kept_campaigns import StoredCampaigns
from .metrics import Metrics
from .open_table import ConnectedTable, OpenTable
from .other_processes import OtherProcesses
from .robot_play import RobotPlay
from .robot_pool import RobotPool
from .server_limits import DEFAULT_LIMITS, ServerLimits
from .store_failures import cause_of, error_sentence
from .turns import Turns
from .upkeep import keep_up
from .upload_queue import server_queue
from .verifying import verify_pasts

R = TypeVar("R")
ID = re.compile(r"[0-9a-f]{16}")
"""What our own campaigns are called; nothing else is looked up."""
MAX_THREADS = 32
"""How many tables can wait for the disk at once; the rules use one core whatever their number."""
FINISHING_SECONDS = 10.0
"""Time for the requests in progress when the server stops."""
GOODBYE_SECONDS = 5.0
"""Time after that for all clients to read that it does."""
log = logging.getLogger("sleeping_gods.web")


class TableRegistry:
    """The state of a server that is only in memory; everything that matters is in the storage."""

    def __init__(self, storage: Storage, limits: ServerLimits = DEFAULT_LIMITS) -> None:
        self.storage = storage
        self.limits = limits
        self.metrics = Metrics()
        self.stopping = False
        """Whether clients have been told that the server stops: nothing is begun any more."""
        self._group = Group(storage)
        """Stores the entries of all tables."""
        self._open: dict[str, OpenTable] = {}
        """The open tables by campaign."""
        self.turns = Turns()
        """Locks for opening and closing tables."""
        self._shelf = LoadedPacks()
        """The packs that tables were opened with."""
        self._threads = ThreadPoolExecutor(MAX_THREADS, thread_name_prefix="table")
        self._tasks: set[asyncio.Task[None]] = set()
        """What is awaited before the server stops."""
        self._gone = asyncio.Event()
        """Set whenever a connection has ended."""
        self._background: list[asyncio.Task[None]] = []
        """What runs until the server stops."""
        self.uploading = server_queue()
        self.campaigns = StoredCampaigns(self)
        self.standings = Standings()
        self.ticked = Ticked()
        self.others = OtherProcesses(self)
        self.robots = RobotPlay(self, RobotPool(limits.robot_processes))
        self.advising = Advising(self)

    async def run(self, do: Callable[[], R]) -> R:
        """Run something that may wait for the disk on a worker thread.

        A ``StopIteration`` cannot be set on a future, and whoever waits for it would wait forever.
        """

        def done() -> R:
            try:
                return do()
            except StopIteration as stop:
                raise Bug("expected an item, got the end of an iterator") from stop

        return await asyncio.get_running_loop().run_in_executor(self._threads, done)

    async def done(self, work: Callable[[], R], *, long: bool = True) -> R:
        """Run a part of a request: on a worker thread if it is long, else at once."""
        return await self.run(work) if long else work()

    async def stored(self, write: Future[Stored]) -> Stored:
        """Wait until lines are stored, while other tables are played."""
        return await asyncio.wrap_future(write)

    @property
    def tables(self) -> int:
        """The number of open tables."""
        return len(self._open)

    @property
    def connections(self) -> int:
        """The number of sockets."""
        return sum(len(opened.connections) for opened in self._open.values())

    def cannot_save(self, error: BaseException | None, campaign: str = "") -> None:
        """Count and log a failure to store or read."""
        self.metrics.count("cannot_save_total", f'cause="{cause_of(error)}"')
        log.error("cannot save%s: %s", f" campaign {campaign}" if campaign else "", error_sentence(error))

    async def summary(self, campaign: str) -> tuple[CampaignSummary, Roster]:
        """A campaign's summary and roster; NotThere if there is no such campaign."""
        if not ID.fullmatch(campaign):
            raise NotThere("no-campaign")
        try:
            summary = await self.run(lambda: self.storage.summary(campaign))
            return summary, roster_of(summary.settings)
        except (NoSuchCampaign, ValueError) as error:
            raise NotThere("no-campaign") from error

    async def open(self, campaign: str) -> OpenTable:
        """A table that is open, or is opened now."""
        opened = self._open.get(campaign)
        if opened is not None:
            return opened
        async with self.turns.of(campaign) as turn:
            opened = self._open.get(campaign)
            if opened is None:
                if turn.failure is not None:
                    raise turn.failure
                try:
                    async with self.turns.opening:
                        table = await self._open_stored(campaign)
                except Exception as error:
                    turn.failure = error
                    raise
                table.robots.saves_each = False
                table.robots.are_served = bool(self.limits.robot_processes)
                opened = self._open[campaign] = OpenTable(table)
        return opened

    async def _open_stored(self, campaign: str) -> ServedTable:
        """The table of a campaign out of the storage; NotThere says why it cannot be played."""
        try:
            return await self.run(lambda: open_table(self.storage, campaign, self._group, self._shelf.load_for))
        except NoSuchCampaign as error:
            raise NotThere("no-campaign") from error
        except StorageFailed:
            raise
        except (JournalError, CampaignError, IllegalSetup) as error:
            log.warning("campaign %s cannot be opened: %s", campaign, type(error).__name__)
            raise NotThere("other-version" if isinstance(error, WrongPack) else "not-playable") from error

    def opened(self, campaign: str) -> OpenTable | None:
        """The open table of a campaign; None if it is not open."""
        return self._open.get(campaign)

    def is_open(self, campaign: str) -> bool:
        """Whether the campaign's table is open here."""
        return campaign in self._open

    @contextlib.asynccontextmanager
    async def at(self, campaign: str) -> AsyncIterator[OpenTable]:
        """A table, with its queue to oneself; one that was closed while this waited is opened anew."""
        while True:
            opened = await self.open(campaign)
            async with opened.lock:
                if self._open.get(campaign) is opened:
                    opened.resting = False
                    yield opened
                    return

    async def connect(self, campaign: str, ref: str, lang: Lang, device: str = "") -> ConnectedTable:
        """Connect a member: they get a snapshot, and the others are told."""
        async with self.at(campaign) as opened:
            table = opened.table
            async with self.turns.opening:  # whoever is told first is told soon, though many come at once
                await self.run(table.seating.refresh)
                deeds = await self._give_back(table, ref)
                perspective = table.perspective_of(ref, lang)
                connection = Connection(ref, lang, perspective, table.seating.renumbered, device)
                sent = await self.run(lambda: encode(table.snapshot(ref, lang)))
            opened.admit(connection, sent)
            for deed in deeds:
                opened.send_deed(deed)
            if deeds:
                await opened.send_changed({}, self.run, except_for=connection)
            self.robots.look(opened)
            if self.stopping:
                opened.close_connection(connection, "stopping")
        return ConnectedTable(opened, connection)

    async def _give_back(self, table: ServedTable, ref: str) -> list[Deed]:
        """Give somebody who has come the seats back that robots held for them; what cannot be stored waits."""
        if not table.roster.robots or ref in table.seating.here:
            return []
        try:
            return await self.run(lambda: table.robots.give_back(ref))
        except (StorageError, OSError) as error:
            self.cannot_save(error, table.ref)
            return []

    async def disconnect(self, opened: OpenTable, connection: Connection) -> None:
        """Remove a connection, and tell the others."""
        connection.close("gone")
        async with opened.lock:
            if connection in opened.connections:
                opened.connections.remove(connection)
                for event in opened.table.disconnected(connection.ref):
                    opened.send(encode(event))
                opened.table.keep_perspectives([listener.perspective for listener in opened.connections])
                self.robots.look(opened)
                self._gone.set()

    async def ask(self, opened: OpenTable, connection: Connection, request: Request) -> None:
        """Handle a request to the end, even if its sender disconnects meanwhile.

        Nothing is begun while the server stops: clients send their requests again to the next server.
        """
        if self.stopping:
            return
        await asyncio.shield(self.later(self._ask(opened, connection, request)))

    def later(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a task that is awaited before the server stops."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _ask(self, opened: OpenTable, connection: Connection, request: Request) -> None:
        """Answer a request, and tell the others what came of it."""
        if isinstance(request, AdviseRequest):
            await self.advising.advise(opened, connection, request)
            return
        async with opened.lock:
            if connection.is_shown_out:
                return
            table, ref, lang = opened.table, connection.ref, connection.lang
            if isinstance(request, Refresh) and request.lang is not None:
                lang = connection.lang = closest(request.lang)
                connection.perspective = table.perspective_of(ref, lang)
            outcome = await table.answer(request, ref, lang, self)
            fresh = await self.run(lambda: encode(table.snapshot(ref, lang))) if outcome.fresh else b""
            self.reply(connection, request, outcome.reply)
            await self.tell(opened, outcome, connection, fresh)
            self.robots.look(opened)

    def reply(self, connection: Connection, request: Request, reply: Event) -> None:
        """Send the reply to a request, and count it."""
        self.metrics.count("requests_total", f'kind="{kind_of(request)}",result="{kind_of(reply)}"')
        connection.send(encode(reply))

    async def tell(
        self, opened: OpenTable, outcome: Outcome, sender: Connection | None = None, fresh: bytes = b""
    ) -> None:
        """Tell everybody at a table what came of a request; its sender gets a whole snapshot if there is one."""
        table = opened.table
        for event in outcome.everybody:
            opened.send(encode(event))
        if outcome.notice == "cannot-save":
            self.cannot_save(table.writing.failure, table.ref)
            if self.storage.shared:
                self.later(self.others.settings_stored(table.ref))  # another process may have put it into the bin
        if outcome.notice:
            opened.send_notice(outcome.notice)
        messages = {perspective: encode(event) for perspective, event in outcome.changed.items()}
        await opened.send_changed(messages, self.run, except_for=sender if fresh else None)
        if fresh and sender is not None:
            sender.send(fresh)
        for event in outcome.afterwards:
            opened.send(encode(event))
        if outcome.presence is not None:
            for listener in opened.connections:
                if sender is None or listener.ref != sender.ref:
                    listener.send(encode(table.presence_for(outcome.presence, listener.perspective)))
        for deed in outcome.deeds:
            opened.send_deed(deed)

    async def tell_of(self, campaign: str, deed: Deed) -> None:
        """Tell the others at a table what somebody did, if it is open here."""
        opened = self._open.get(campaign)
        if opened is not None:
            async with opened.lock:
                opened.send_deed(deed)

    async def change(self, campaign: str, change: Callable[[ServedTable], R]) -> R:
        """Change a table's roster or settings, and send new snapshots where perspectives change."""
        async with self.at(campaign) as opened:
            table = opened.table
            result = await self.run(lambda: table.seating.change_fresh(lambda: change(table)))
            opened.send(encode(table.people()))
            await opened.send_changed({}, self.run)
            self.robots.look(opened)
        return result

    async def disclose(self, campaign: str, disclosed: Disclosure) -> None:
        """Store a disclosure and show it to everybody; on a full disk only to those who are connected."""
        async with self.at(campaign) as opened:
            table = opened.table

            def add() -> None:
                """Store a roster with the disclosure."""
                table.seating.change(table.roster.with_disclosure(disclosed))

            with contextlib.suppress(StorageError, OSError):
                await self.run(lambda: table.seating.change_fresh(add))
            opened.send(encode(table.people()))
            opened.send_disclosure(disclosed)

    async def announce(self, campaign: str, disclosed: Disclosure) -> None:
        """Show a stored disclosure to everybody who is connected."""
        async with self.at(campaign) as opened:
            opened.send_disclosure(disclosed)

    def open_tables(self) -> list[tuple[str, OpenTable]]:
        """The open tables by campaign, in the order in which they were opened."""
        return list(self._open.items())

    async def forget(self, campaign: str, key: str = "closed") -> None:
        """Close a table and its connections, with a reason; it is not opened again before that is done."""
        async with self.turns.of(campaign) as turn:
            turn.failure = None
            opened = self._open.pop(campaign, None)
            if opened is not None:
                self.robots.forget(campaign)
                async with opened.lock:
                    opened.close_connections(key)
                    await self.robots.save_notes(opened)
                    await self.run(opened.table.campaign.close)

    async def close_resting(self) -> None:
        """Close the tables that nobody has used since the last call."""
        for campaign, opened in list(self._open.items()):
            if opened.lock.locked():
                continue  # somebody is there
            async with self.turns.of(campaign), opened.lock:
                if opened.resting and not opened.connections and self._open.get(campaign) is opened:
                    del self._open[campaign]
                    await self.robots.save_notes(opened)
                    await self.run(opened.table.campaign.close)
                opened.resting = not opened.connections

    def begin(self) -> None:
        """Start the background work: follow other processes, close unused tables, verify checkpoints."""
        self.others.begin()
        self._background = [asyncio.create_task(keep_up(self)), asyncio.create_task(verify_pasts(self))]

    async def farewell(self) -> None:
        """Finish running requests, tell all clients that the server stops, and wait until they have read it."""
        if self.stopping:
            return
        self.stopping = True
        self.robots.stop()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=FINISHING_SECONDS)
        for opened in self._open.values():
            opened.close_connections("stopping")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_SECONDS):
                while self.connections:
                    self._gone.clear()
                    await self._gone.wait()

    async def stop(self) -> None:
        """Tell the clients if that is not done yet, and release everything."""
        await self.farewell()
        await self.robots.pool.close()
        self.others.stop()
        for task in self._background:
            task.cancel()
        for campaign in list(self._open):
            await self.forget(campaign)
        await self.run(self._group.close)
        self._threads.shutdown(wait=False)
        self.storage.close()
