"""Clients that play through every death of the server, and what the storage must hold when they are done."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from load_server import Choice, Heard, decode
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from sleeping_gods.campaign.games import load_for
from sleeping_gods.host.forced_answers import answer_of
from sleeping_gods.journal.notation import CHANCE, START, UNDO
from sleeping_gods.journal.reading import parse
from sleeping_gods.journal.replay import Replay
from sleeping_gods.kernel.choices import text
from sleeping_gods.presentation.presenters import presenter_of
from sleeping_gods.storage.storage import Storage
from sleeping_gods.wire.events import Settings

AGAIN = ("too-many", "cannot-save", "failed")
"""Refusals that leave it open whether something was done: it is sent again."""
PAUSE = 0.2
"""Seconds before somebody connects or sends again."""
BACK = 12
"""One of so many requests is a step back."""


@dataclass(frozen=True, slots=True)
class Sent:
    """A request: a choice, or a step back if it has none."""

    choice: str
    position: int


@dataclass(slots=True)
class Client:
    """Somebody who plays a campaign alone, through every interruption."""

    campaign: str
    secret: str
    urls: Sequence[str]
    rng: random.Random
    sent: dict[str, Sent] = field(default_factory=dict)
    """Every request by its id."""
    acknowledged: set[str] = field(default_factory=set)
    refused: set[str] = field(default_factory=set)
    unanswered: str = ""
    position: int = 0
    choices: list[Choice] = field(default_factory=list)
    reconnects: int = 0
    waited: float = 0.0
    """The longest from a request to its answer, in seconds, however often servers were killed meanwhile."""
    waited_after_kill: float = 0.0
    """The longest from a request, or from the last kill since then, to its answer."""
    last_kill: float = 0.0
    """When a server was last killed."""
    answered_at: float = 0.0
    """When the last answer came."""
    _again: bool = False
    """Whether the request is to be sent again, because it was refused for the moment."""
    _expected: int = 0
    """Where the table stands by the last answer; what has changed is told after it."""
    _since: float = 0.0

    async def play(self, stop: asyncio.Event) -> None:
        """Play until told to stop and all is answered, and go on after every loss of the connection."""
        while not stop.is_set() or self.unanswered:
            url = self.rng.choice(self.urls)
            address = f"ws{url.removeprefix('http')}/api/campaigns/{self.campaign}/play"
            headers = {"authorization": f"Bearer {self.secret}"}
            try:
                async with connect(address, additional_headers=headers, max_size=None, open_timeout=5) as connection:
                    await self._talk(connection, stop)
            except (OSError, WebSocketException):
                self.reconnects += 1
                await asyncio.sleep(PAUSE)

    async def _talk(self, connection: ClientConnection, stop: asyncio.Event) -> None:
        """Hear and answer; what was not answered before is sent again under the same id."""
        while await self._hear(connection) != "snapshot":
            pass  # the socket is accepted before its table is open
        if self.unanswered:
            await self._send(connection)
        while not stop.is_set() or self.unanswered:
            if not self.unanswered and self.position >= self._expected:
                self._decide()
                await self._send(connection)
            if self._again:
                await asyncio.sleep(PAUSE)
                await self._send(connection)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1.0):  # and then looks whether it is over
                    await self._hear(connection)

    async def _hear(self, connection: ClientConnection) -> str:
        """Take in a message; its kind."""
        event: Heard = decode(await connection.recv())
        if event.kind in ("snapshot", "changed"):
            self.position = event.position
            if event.sections is not None and event.sections.menu is not None:
                self.choices = event.sections.menu.own
        if event.id != self.unanswered or event.kind not in ("done", "refused"):
            return event.kind
        if event.kind == "refused" and event.key in AGAIN:
            self._again = True  # sent again by whoever called this, who may give up waiting but not that
            return event.kind
        self.answered_at = now = time.perf_counter()
        self.waited = max(self.waited, now - self._since)
        self.waited_after_kill = max(self.waited_after_kill, now - max(self._since, self.last_kill))
        (self.acknowledged if event.kind == "done" else self.refused).add(self.unanswered)
        self.unanswered, self._expected = "", event.position
        return event.kind

    def _decide(self) -> None:
        back = not self.choices or (self.position > BACK and self.rng.randrange(BACK) == 0)  # from the end, too
        self.unanswered = f"n{len(self.sent)}-{self.rng.getrandbits(32)}"
        self.sent[self.unanswered] = Sent("" if back else self.rng.choice(self.choices).notation, self.position)
        self._since = time.perf_counter()

    async def _send(self, connection: ClientConnection) -> None:
        self._again = False
        sent = self.sent[self.unanswered]
        kind = {"kind": "choose", "choice": sent.choice} if sent.choice else {"kind": "undo"}
        await connection.send(json.dumps({**kind, "id": self.unanswered, "position": sent.position}))


def findings(storage: Storage, client: Client) -> list[str]:
    """What is stored of a campaign and what its client knows, entry by entry and both ways; whatever does not fit."""
    wrong, commands = [], dict[int, str]()
    for ref, sent in client.sent.items():
        stored = storage.find(client.campaign, ref)
        if stored is None:
            if ref in client.acknowledged:
                wrong.append(f"lost: {ref} was acknowledged")
            continue
        if ref in client.refused:
            wrong.append(f"stored: {ref} was refused")
        if stored.first != sent.position or stored.first in commands:
            wrong.append(f"elsewhere: {ref} was sent at {sent.position} and is entry {stored.first}")
        commands[stored.first] = ref
    journal = parse(storage.read(client.campaign)).journal
    again = Replay(*load_for(journal), journal)
    presenter = presenter_of(journal.setup.game)
    while not again.done:
        answer = answer_of(presenter, again.table, Settings())
        entry, _ = again.step()  # compares what it leads to with what was stored
        if entry.seat in (CHANCE, START):
            continue
        if entry.number not in commands:
            if answer is None or text(answer) != entry.choice:
                wrong.append(f"doubled, or never sent: entry {entry.number}, {entry.choice}")
        elif client.sent[commands[entry.number]].choice != ("" if entry.seat == UNDO else entry.choice):
            wrong.append(f"changed: entry {entry.number} is {entry.choice}")
    return [f"{client.campaign}: {line}" for line in wrong]
