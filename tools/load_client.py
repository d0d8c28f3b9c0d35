"""Two clients at each of many campaigns: they hear everything that they are told, and choose at a given pace."""

from __future__ import annotations

import asyncio
import gc
import itertools
import random
import time
from dataclasses import dataclass, field

import msgspec
from load_figures import Figures
from raw_socket import RawSocket, open_socket

PAIRS = (("en", "fr"), ("en", "en"), ("fr", "en"), ("fr", "fr"))
"""What the two of a campaign read if languages are mixed: in half of the campaigns each another one."""
UNFOLDED_ONE_IN = 20
"""One of so many who wait for somebody else's choice unfolds what they could not choose themselves."""
AT_ONCE = 20
"""Sockets that are opened at the same time."""


class Choice(msgspec.Struct):
    """What a client needs of a line of the menu."""

    notation: str
    seat: int


class Menu(msgspec.Struct):
    """The choices of the decision."""

    own: list[Choice]
    unavailable_on_request: bool = False


class Sections(msgspec.Struct):
    """What a client needs of the sections."""

    menu: Menu | None = None


class Heard(msgspec.Struct):
    """What a client needs of an event."""

    kind: str
    position: int
    id: str = ""
    key: str = ""
    sections: Sections | None = None


decode = msgspec.json.Decoder(Heard).decode


@dataclass(slots=True)
class Client:
    """One of the two at a campaign."""

    table: Table
    seat: int
    figures: Figures
    socket: RawSocket | None = None
    position: int = -1
    choices: list[Choice] = field(default_factory=list)

    def hear(self, data: memoryview) -> None:
        """Take in a message."""
        event, now, table, figures = decode(data), time.perf_counter(), self.table, self.figures
        figures.messages += 1
        figures.received += len(data)
        if event.kind == "changed" or event.kind == "snapshot":
            self.position = event.position
            if event.sections is not None and event.sections.menu is not None:
                self.choices = event.sections.menu.own
                if event.sections.menu.unavailable_on_request:
                    self._may_ask()
            if event.kind == "changed" and table.sender not in (-1, self.seat):
                figures.latencies.append(now - table.sent)
                table.sender = -1
        elif event.kind == "done":
            if self.seat == table.sender:
                figures.answered.append(now - table.sent)
        elif event.kind == "refused":
            figures.refused += 1
            table.sender = -1

    def _may_ask(self) -> None:
        """Now and then somebody who waits unfolds what is barred, which a client asks for then."""
        self.figures.untold += 1
        if self.figures.untold % UNFOLDED_ONE_IN == 0 and self.socket is not None:
            self.socket.send(b'{"kind":"list-unavailable","id":"b%d"}' % self.figures.untold)


@dataclass(slots=True)
class Table:
    """A campaign with its two clients."""

    campaign: str
    secrets: tuple[str, str]
    urls: tuple[str, str]
    langs: tuple[str, str] = ("en", "en")
    clients: list[Client] = field(default_factory=list)
    sent: float = 0.0
    sender: int = -1
    """Who has chosen and is not answered yet; -1 for nobody."""
    number: int = 0
    over: bool = False

    async def open(self, figures: Figures) -> None:
        """Connect both, and wait until they know the table."""
        for seat, lang in enumerate(self.langs):
            client = Client(self, seat, figures)
            path = f"/api/campaigns/{self.campaign}/play?lang={lang}"
            client.socket = await open_socket(self.urls[seat], path, self.secrets[seat], client.hear)
            self.clients.append(client)
        while min(client.position for client in self.clients) < 0:  # a socket is accepted before its table is open
            if any(client.socket is None or client.socket.code for client in self.clients):
                raise SystemExit(f"the table of {self.campaign} was not opened")
            await asyncio.sleep(0.02)

    def play(self, rng: random.Random) -> bool:
        """Send a choice for one of the two; false if the last one is still under way or nobody can choose."""
        if self.sender != -1:
            return False
        first, second = self.clients
        position = max(first.position, second.position)
        ready = [
            (client, candidate.notation)
            for client in (first, second)
            if client.position == position
            for candidate in client.choices
            if candidate.seat == client.seat
        ]
        if not ready:
            self.over = first.position == second.position
            return False
        client, notation = rng.choice(ready)
        self.number += 1
        request = {"kind": "choose", "id": f"n{self.number}", "position": position, "choice": notation}
        self.sender, self.sent = client.seat, time.perf_counter()
        if client.socket is not None:
            client.socket.send(msgspec.json.encode(request))
        return True


async def open_all(tables: list[Table], figures: Figures) -> None:
    """Connect everybody."""
    for start in range(0, len(tables), AT_ONCE):
        await asyncio.gather(*(table.open(figures) for table in tables[start : start + AT_ONCE]))
    await asyncio.sleep(1.0)
    gc.collect()
    gc.freeze()  # what this client tidies up would count as the server's time


async def play_at(
    tables: list[Table], figures: Figures, rate: float, warm: float, seconds: float, rng: random.Random
) -> None:
    """Play at a rate, each campaign in its turn, whether or not the server keeps up; the first seconds do not count."""
    began, sent, turns, counts = time.perf_counter(), 0, itertools.cycle(tables), False
    while (now := time.perf_counter() - began) < warm + seconds:
        if not counts and now >= warm:
            figures.begin()
            print(f"counting {rate:g} a second after {warm:g} s", flush=True)
            counts = True
        for _ in range(min(int(now * rate) - sent, 50)):
            table = next((candidate for candidate in itertools.islice(turns, len(tables)) if not candidate.over), None)
            if table is None or not table.play(rng):
                figures.late += 1
            sent += 1
        await asyncio.sleep(max((sent + 1) / rate - (time.perf_counter() - began), 0.0005))
    figures.end()
    await asyncio.sleep(2.0)
    figures.over = sum(table.over for table in tables)


def close_all(tables: list[Table]) -> None:
    """Disconnect everybody."""
    for client in itertools.chain.from_iterable(table.clients for table in tables):
        if client.socket is not None:
            client.socket.close()


async def load(tables: list[Table], figures: Figures, rate: float, warm: float, seconds: float, seed: int) -> None:
    """Connect, play at a rate, and disconnect."""
    await open_all(tables, figures)
    await play_at(tables, figures, rate, warm, seconds, random.Random(seed))  # noqa: S311  # only which choice
    close_all(tables)
