"""A server without a network: whatever a stranger could send is given to the application as a web server would."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
from collections.abc import AsyncIterator, Iterable, MutableMapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import unquote

import msgspec
from starlette.applications import Starlette

from sleeping_gods.storage.opening import open_storage
from sleeping_gods.storage.storage import Storage
from sleeping_gods.web.app import build
from sleeping_gods.web.request_gate import RequestGate
from sleeping_gods.web.server_limits import DEFAULT_LIMITS, ServerLimits
from sleeping_gods.web.table_registry import TableRegistry
from sleeping_gods.wire.coding import encode, read_event
from sleeping_gods.wire.events import Event
from sleeping_gods.wire.requests import Request

HOME = "http://127.0.0.1:8000"
PATIENCE = 60
"""Seconds after which somebody who waits for a message is told that none comes: a hang, not a clock."""
E = TypeVar("E", bound=Event)
Headers = Iterable[tuple[str, str]]
Message = MutableMapping[str, Any]
Scope = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Reply:
    """What came back."""

    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes

    @property
    def said(self) -> Any:
        """The answer, read; nothing if it is no JSON."""
        try:
            return json.loads(self.body)
        except ValueError:
            return None

    @property
    def key(self) -> str:
        """The word for a refusal; empty if it is none."""
        return str(self.said.get("key", "")) if self.status >= 400 and isinstance(self.said, dict) else ""

    def all(self, name: str) -> list[str]:
        """The values of a header."""
        return [value for known, value in self.headers if known == name]


class Line:
    """A socket as its client has it."""

    def __init__(self, app: Starlette, scope: Message) -> None:
        self._in: asyncio.Queue[Message] = asyncio.Queue()
        self._out: asyncio.Queue[Message] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        self._ahead: list[Message] = []
        """What was waited for and is still to be heard."""
        self.reads = asyncio.Event()
        """Whether the client takes what is sent to it; otherwise the server cannot get rid of it."""
        self.reads.set()
        self.flood: bytes | None = None
        """What the client sends without end, once all else it sent has been taken."""
        self.task = asyncio.create_task(app(scope, self._get, self._send))

    async def _get(self) -> Message:
        if self.flood is not None and self._in.empty():
            return {"type": "websocket.receive", "bytes": self.flood}
        return await self._in.get()

    async def _send(self, message: Message) -> None:
        await self.reads.wait()
        await self._out.put(message)

    async def accepted(self) -> bool:
        """Whether the server takes the socket; a refusal comes before it is one, as HTTP 403."""
        first = await self._next()
        return str(first["type"]) == "websocket.accept"

    async def told(self) -> None:
        """Wait until the server has said something after it took the socket: then the table is open."""
        self._ahead.append(await self._next())

    def send(self, *messages: Request | str | bytes) -> None:
        """Send something, whatever it is."""
        for one in messages:
            data = encode(one) if not isinstance(one, str | bytes) else one
            name = "text" if isinstance(data, str) else "bytes"
            self._in.put_nowait({"type": "websocket.receive", name: data})

    async def hear(self, *kinds: type[E]) -> E:
        """The next event of one of these kinds; what comes before it is passed over."""
        while True:
            message = await self._next()
            if message["type"] != "websocket.send":
                raise AssertionError(f"expected {kinds}, got {message}")
            event = read_event(message["text"])
            if isinstance(event, kinds):
                return event

    async def ended(self) -> int:
        """The code with which the server ends the socket; what comes before it is passed over."""
        while (message := await self._next())["type"] != "websocket.close":
            pass
        return int(message["code"])

    @property
    def unread(self) -> int:
        """Messages that the server has not taken yet."""
        return self._in.qsize()

    async def hang_up(self) -> None:
        """Go away, and wait until the server has noticed."""
        self.reads.set()
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1001})
        async with asyncio.timeout(PATIENCE):
            await self.task

    async def _next(self) -> Message:
        if self._ahead:
            return self._ahead.pop()
        async with asyncio.timeout(PATIENCE):
            return await self._out.get()


class Door:
    """The application over a storage, and all that can be sent to it."""

    def __init__(self, app: Starlette, storage: Storage) -> None:
        self.app = app
        self.storage = storage
        self._addresses = itertools.count(1)

    @property
    def gate(self) -> RequestGate:
        """What its requests have in common."""
        found: RequestGate = self.app.state.gate
        return found

    @property
    def registry(self) -> TableRegistry:
        """What it keeps in memory."""
        return self.gate.registry

    async def ask(
        self, method: str, path: str, body: object = None, secret: str = "", headers: Headers = (), address: str = ""
    ) -> Reply:
        """Send a request over HTTP, from an address of its own if none is given."""
        data = body if isinstance(body, bytes) else b"" if body is None else msgspec.json.encode(body)
        waiting: list[Message] = [{"type": "http.request", "body": data, "more_body": False}]
        sent: list[Message] = []

        async def receive() -> Message:
            return waiting.pop() if waiting else {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            sent.append(message)

        async with asyncio.timeout(PATIENCE * 5):
            await self.app(self._scope("http", path, secret, headers, address) | {"method": method}, receive, send)
        start = sent[0]
        told = tuple((name.decode("latin-1"), value.decode("latin-1")) for name, value in start["headers"])
        return Reply(start["status"], told, b"".join(one.get("body", b"") for one in sent[1:]))

    def call(self, campaign: str, secret: str = "", headers: Headers = (), address: str = "", query: str = "") -> Line:
        """Open a socket."""
        path = f"/api/campaigns/{campaign}/play?{query}"
        return Line(self.app, self._scope("websocket", path, secret, headers, address) | {"subprotocols": []})

    async def play(self, campaign: str, secret: str) -> Line:
        """Open a socket that is taken, to a table that is open then."""
        line = await self.enter(campaign, secret)
        await line.told()
        return line

    async def enter(self, campaign: str, secret: str) -> Line:
        """Open a socket that is taken; its table may not be open yet."""
        line = self.call(campaign, secret)
        if not await line.accepted():
            raise AssertionError("expected a socket that is taken")
        return line

    def _scope(self, kind: str, path: str, secret: str, headers: Headers, address: str) -> Scope:
        path, _, query = path.partition("?")
        known = [("host", "127.0.0.1:8000"), *headers]
        if secret:
            known.append(("authorization", f"Bearer {secret}"))
        number = next(self._addresses)
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.lower().encode(), value.encode("latin-1")) for name, value in known],
            "client": (address or f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}", 4000),
            "server": ("127.0.0.1", 8000),
        }


@contextlib.asynccontextmanager
async def opened(
    folder: Path, public_url: str = HOME, *also: str, limits: ServerLimits = DEFAULT_LIMITS
) -> AsyncIterator[Door]:
    """A server over an empty storage, from its start to its stop."""
    storage = open_storage(str(folder / "data"))
    app = build(storage, public_url, *also, limits=limits)
    async with app.router.lifespan_context(app):
        yield Door(app, storage)
