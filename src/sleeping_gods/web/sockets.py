"""The websocket of a table: authenticated, accepted, and connected to its table once that is open."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from starlette.websockets import WebSocket, WebSocketDisconnect

from ..campaign.errors import PackFileMissing
from ..host.errors import HostError, NotThere
from ..host.seat_secrets import hash_of
from ..journal.errors import JournalError
from ..service.membership import Membership
from ..service.request_failures import failure_of, refusal, text_of
from ..wire.coding import BadMessage, encode, read_request
from ..wire.events import Closing, Event, Notice
from ..wire.requests import AskRequest, PresenceRequest
from ..wire.version import WIRE_VERSION
from .connection import Connection
from .early_messages import EarlyMessages
from .limits import Limit
from .open_table import ConnectedTable, OpenTable
from .request_gate import RequestGate, lang_of
from .socket_limits import SocketCounter

GONE = 1000
"""Close code of websockets: a normal end."""
REFUSED = 1008
"""Close code: policy violation."""
STOPPING = 1012
"""Close code: service restart."""
SLOW = 1013
"""Close code: try again later."""
CODES = {"too-slow": SLOW, "stopping": STOPPING}
"""The close code by the reason for which we close; GONE for any other."""
TRY_AGAIN_LATER = ("too-many-windows", "too-many-sockets")
"""Reasons for a refusal after which trying again may succeed."""
REQUEST_LIMIT = (60, 20)
"""Burst and requests per second of one member."""
PRESENCE_LIMIT = (20, 8)
"""Burst and requests per second of one member for requests that only show or ask the others something."""
OPENING_NOTICE_SECONDS = 1.0
"""If opening a table takes longer, the client is told."""
CLOSING_SECONDS = 5.0
"""Time for a client to read why its socket is closed."""
log = logging.getLogger("sleeping_gods.web")


class Sockets:
    """Accepts and serves the websockets of all tables."""

    def __init__(self, gate: RequestGate) -> None:
        self._gate = gate
        self._limit = Limit(*REQUEST_LIMIT, gate.now)
        """All messages of a member."""
        self._presence_limit = Limit(*PRESENCE_LIMIT, gate.now)
        """Those of them that only show or ask the others something."""
        self._counter = SocketCounter(gate.limits.sockets_per_person, gate.limits.connections_per_address)

    async def take(self, socket: WebSocket) -> None:
        """Serve a socket from the handshake to its end; without a valid place it is refused before it is accepted."""
        gate, registry = self._gate, self._gate.registry
        device, in_cookie = gate.device(socket)
        address = gate.address_of(socket)
        if not gate.origins.admits(socket.headers, cookie=in_cookie) or not gate.admits(address):
            await socket.close(REFUSED)
            return
        try:
            if not device or registry.stopping:
                raise HostError("no-secret")
            place = await gate.place(socket.path_params["campaign"], device)
            if not place.summary.playable:
                raise HostError("not-playable")
        except (HostError, JournalError, OSError) as error:
            if not isinstance(error, HostError):
                registry.cannot_save(error)
            await socket.close(REFUSED)
            return
        await socket.accept()
        if socket.query_params.get("wire", str(WIRE_VERSION)) != str(WIRE_VERSION):
            await _close_with_reason(socket, HostError("outdated"))
            return
        with contextlib.ExitStack() as counting:
            try:
                counting.enter_context(self._counter.entered(f"{place.summary.id} {place.member.ref}", address))
            except HostError as error:  # one too many: no table is opened for it
                registry.metrics.count("crowded_total")
                await _close_with_reason(socket, error)
                return
            await self._serve_accepted(socket, place, hash_of(device))

    async def _serve_accepted(self, socket: WebSocket, place: Membership, device: str) -> None:
        """Connect an accepted socket to its table, and serve it until it closes."""
        registry, early = self._gate.registry, EarlyMessages(socket)
        try:
            opened, connection = await self._connect(socket, place, device)
        except BaseException as error:
            await early.stop()
            if not isinstance(error, HostError | JournalError | OSError):
                raise
            if not isinstance(error, HostError):
                registry.cannot_save(error, place.summary.id)
            await _close_with_reason(socket, error)
            return
        try:
            await early.stop()
            await self._serve(socket, early, opened, connection)
        finally:
            await registry.disconnect(opened, connection)

    async def _connect(self, socket: WebSocket, place: Membership, device: str) -> ConnectedTable:
        """Connect to the table, opening it if necessary; the client is told if that takes long."""
        lang = lang_of(socket)
        connect = self._gate.registry.connect
        connecting = asyncio.create_task(connect(place.summary.id, place.member.ref, lang, device))
        try:
            done, _ = await asyncio.wait((connecting,), timeout=OPENING_NOTICE_SECONDS)
            if not done:
                await _send_event(socket, Notice(0, "opening", text_of(lang, "opening")))
            return await asyncio.shield(connecting)
        except PackFileMissing as error:
            log.error("%s", error)
            raise NotThere("files-missing") from error
        except asyncio.CancelledError:
            self._gate.registry.later(self._disconnect_after(connecting))
            raise

    async def _disconnect_after(self, connecting: asyncio.Task[ConnectedTable]) -> None:
        """Let somebody who has gone be connected to the end, and disconnect them."""
        await asyncio.wait((connecting,))
        if not connecting.cancelled() and connecting.exception() is None:
            await self._gate.registry.disconnect(*connecting.result())

    async def _serve(self, socket: WebSocket, early: EarlyMessages, opened: OpenTable, connection: Connection) -> None:
        """Send and receive until either ends or the table closes the connection, then close the socket."""
        sending = asyncio.create_task(_send(socket, connection))
        reading = asyncio.create_task(self._read(early, opened, connection))
        ending = asyncio.create_task(connection.ended.wait())
        try:
            await asyncio.wait((sending, reading, ending), return_when=asyncio.FIRST_COMPLETED)
            if connection.closing and connection.closing != "too-slow":
                await asyncio.wait((sending, reading), timeout=CLOSING_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        finally:
            connection.close("gone")
            if connection.closing == "too-slow":
                self._gate.registry.metrics.count("dropped_total")
            for task in (reading, sending, ending):
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
                    await task
            with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect, TimeoutError):
                async with asyncio.timeout(CLOSING_SECONDS):  # who does not read does not hear of this either
                    await socket.close(CODES.get(connection.closing, GONE))

    async def _read(self, early: EarlyMessages, opened: OpenTable, connection: Connection) -> None:
        """Take requests in one after another; those that cannot be read, or come too often, are refused."""
        registry = self._gate.registry
        while True:
            message = await early.next()
            if message["type"] == "websocket.disconnect":
                return
            began = time.monotonic()
            member = f"{opened.table.ref} {connection.ref}"
            data = message.get("text") or message.get("bytes") or ""
            allowed = self._limit.allows(member)  # a malformed message counts too
            try:
                request = read_request(data)
            except BadMessage:
                await self._refuse(opened, connection, "bad-request" if allowed else "too-many")
                continue
            if isinstance(request, AskRequest | PresenceRequest):
                allowed = allowed and self._presence_limit.allows(member)
            if not allowed:
                await self._refuse(opened, connection, "too-many", request.id)
                continue
            failure = await failure_of(registry.ask(opened, connection, request), request, log)
            if failure:
                registry.metrics.count("failures_total")
                await self._refuse(opened, connection, failure, request.id)
            registry.metrics.took(time.monotonic() - began)

    async def _refuse(self, opened: OpenTable, connection: Connection, key: str, ref: str = "") -> None:
        """Refuse a message, or tell that it failed, without quoting it."""
        connection.send(encode(refusal(opened.table.position, connection.lang, key, ref)))
        await asyncio.sleep(0)  # a flood waits its turn among the others, though nothing of it is done


async def _close_with_reason(socket: WebSocket, error: Exception) -> None:
    """Tell an accepted socket why the table cannot be opened, and close it."""
    key = error.key if isinstance(error, HostError) else "unavailable"
    is_final = isinstance(error, HostError) and key not in TRY_AGAIN_LATER
    lang = lang_of(socket)
    await _send_event(socket, Closing(0, key, text_of(lang, key)))
    with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect, TimeoutError):
        async with asyncio.timeout(CLOSING_SECONDS):
            await socket.close(REFUSED if is_final else SLOW)


async def _send_event(socket: WebSocket, event: Event) -> None:
    """Send an event to a socket that has no connection yet, and ignore that it may be gone."""
    with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect, TimeoutError):
        async with asyncio.timeout(CLOSING_SECONDS):
            await socket.send_text(encode(event).decode())


async def _send(socket: WebSocket, connection: Connection) -> None:
    """Send what a connection is to be told, until it is closed."""
    while (data := await connection.next()) is not None:
        await socket.send_text(data.decode())
