"""Somebody at a table who is told everything, chooses at random, and notes when what was heard."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field

import msgspec
from load_client import Choice, Heard, decode
from raw_socket import RawSocket, open_socket

from .setting import Made

PAUSE = 0.055
"""Seconds between an answer and the next choice: a seat may send 20 a second."""
PATIENCE = 60.0
"""Seconds after which an answer is no longer waited for."""


@dataclass(slots=True)
class Answer:
    """What came of a request."""

    kind: str
    key: str
    seconds: float

    def __str__(self) -> str:
        return f"{self.key or self.kind} after {self.seconds:.1f} s"


@dataclass(slots=True)
class Player:
    """One socket at one table."""

    url: str
    made: Made
    rng: random.Random
    local: str = ""
    """The address that it comes from, if it matters."""
    lang: str = "en"
    socket: RawSocket | None = None
    position: int = 0
    choices: list[Choice] = field(default_factory=list)
    heard: list[tuple[float, str, str]] = field(default_factory=list)
    """Closings and notices: when, what, and its key."""
    closed: float = 0.0
    """When the socket was closed by the server."""
    accepted: float = 0.0
    """Seconds until it was accepted."""
    _number: int = 0
    _told: asyncio.Event = field(default_factory=asyncio.Event)
    _waiting: dict[str, asyncio.Future[Heard]] = field(default_factory=dict)

    async def come(self) -> float:
        """Connect; the seconds until everything has been told."""
        began = time.perf_counter()
        path = f"/api/campaigns/{self.made.campaign}/play?lang={self.lang}"
        self.socket = await open_socket(self.url, path, self.made.secret, self._hear, self._end, self.local)
        self.accepted = time.perf_counter() - began
        await self._told.wait()
        if not self.closed:
            self.heard.clear()  # that its table is being opened
        return time.perf_counter() - began

    def _hear(self, data: memoryview) -> None:
        event: Heard = decode(data)
        if event.kind in ("snapshot", "changed"):
            self.position = event.position
            if event.sections is not None and event.sections.menu is not None:
                self.choices = event.sections.menu.own
            self._told.set()
        elif event.kind in ("closing", "notice"):
            self.heard.append((time.perf_counter(), event.kind, event.key))
        waiting = self._waiting.pop(event.id, None) if event.id else None
        if waiting is not None and not waiting.done():
            waiting.set_result(event)

    def _end(self, code: int) -> None:
        self.closed = time.perf_counter()
        self._told.set()

    async def choose(self, patience: float = PATIENCE) -> Answer:
        """Take one of the choices at random, and wait for the answer and, if it is done, for what has changed."""
        began = time.perf_counter()
        if not self.choices or self.socket is None:
            return Answer("nothing to choose", "", 0.0)
        self._number += 1
        ref, before = f"s{self._number}-{self.rng.getrandbits(40):x}", self.position
        choice = self.rng.choice(self.choices).notation
        self._waiting[ref] = waiting = asyncio.get_running_loop().create_future()
        request = {"kind": "choose", "id": ref, "position": before, "choice": choice}
        self._told.clear()
        self.socket.send(msgspec.json.encode(request))
        try:
            async with asyncio.timeout(patience):
                event = await waiting
                seconds = time.perf_counter() - began
                if event.kind == "done":
                    await self._told.wait()
        except TimeoutError:
            return Answer("no answer", "", time.perf_counter() - began)
        return Answer(event.kind, event.key, seconds)

    def leave(self) -> None:
        """Disconnect."""
        if self.socket is not None:
            self.socket.close()


async def choose_for(player: Player, seconds: float, pause: float = PAUSE) -> list[float]:
    """One choice after the other for so long; the seconds that each took until its answer."""
    taken, until = [], time.perf_counter() + seconds
    while time.perf_counter() < until:
        answer = await player.choose()
        if answer.kind == "nothing to choose":
            break
        taken.append(answer.seconds)
        await asyncio.sleep(pause)
    return taken
