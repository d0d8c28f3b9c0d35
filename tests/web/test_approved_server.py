"""All that a server answers and tells a host, a player, somebody who watches and strangers, as it was approved.

What presenters say is left out. How to approve a change and how to look at it says tests/approving.py.
"""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from sleeping_gods import __version__
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import options
from sleeping_gods.web import sockets
from sleeping_gods.wire.events import Event
from sleeping_gods.wire.requests import (
    AnswerUndo,
    AskRequest,
    ChatRequest,
    ChooseRequest,
    ListUnavailable,
    NameMoment,
    PresenceRequest,
    Redo,
    Refresh,
    RepairRequest,
    Undo,
)

from ..approving import changed
from ..fixed_chance import fix_chance
from ..outlines import outline
from ..unworded import UNWORDED, unworded
from .door import Door, Line, Reply, opened

APPROVED = Path(__file__).parent / "approved" / "server.txt"
CHANGED = re.compile(rb'"changed_at":\d+,')
LEFT_OUT = ("content-length", "etag")
"""Headers that hang on the words."""


class Server:
    """A server without a network, everybody with a device, and all that was said, by kind."""

    def __init__(self, door: Door) -> None:
        self.door = door
        self.texts: dict[str, list[bytes]] = {}
        self.secrets: dict[str, str] = {"nobody": "", "stranger": "x" * 43}
        self.lines: dict[str, Line] = {}
        self.campaign = ""
        self._luck = Luck(4)
        self._sent = 0

    def note(self, part: str, said: object) -> None:
        """Keep something that was said."""
        data = CHANGED.sub(b"", msgspec.json.encode(said).replace(__version__.encode(), b"VERSION"))
        self.texts.setdefault(part, []).append(data)

    async def ask(self, who: str, method: str, path: str, body: object = None, **headers: str) -> Reply:
        """An endpoint as somebody; the status, the headers and the answer."""
        path = f"/api/{path}".replace("CAMPAIGN", self.campaign)
        named = {"accept-language": UNWORDED, **{name.replace("_", "-"): value for name, value in headers.items()}}
        reply = await self.door.ask(method, path, body, self.secrets[who], named.items())
        plain = reply.said if isinstance(reply.said, dict | list) else reply.body.decode(errors="replace")
        kept = [(name, value) for name, value in reply.headers if name not in LEFT_OUT]
        self.note(f"{method} {who}", [path, reply.status, kept, outline(plain)])
        if method != "GET" or path.endswith("/export"):
            await self.listen(f"{method} told")
        return reply

    async def sit(self, who: str) -> None:
        """Somebody opens a socket."""
        self.lines[who] = self.door.call(self.campaign, self.secrets[who], query=f"lang={UNWORDED}")
        self.note("sockets", [who, await self.lines[who].accepted()])
        await self.listen("coming")

    async def get_up(self, who: str) -> None:
        """Somebody closes it."""
        await self.lines.pop(who).hang_up()
        await self.listen("going")

    def id(self) -> str:
        """The id of the next request."""
        self._sent += 1
        return f"r{self._sent}"

    async def send(self, who: str, request: Any) -> None:
        """A request, and what everybody is told because of it."""
        self.lines[who].send(request)
        await self.listen(f"asked by {who}")

    async def listen(self, part: str) -> None:
        """What everybody has been told, up to the answer to a question that nothing hangs on."""
        for who in [*self.lines]:
            line, mark = self.lines[who], self.id()
            line.send(ListUnavailable(mark))
            heard = []
            while True:
                event = await line.hear(*get_args(Event))
                if getattr(event, "id", "") == mark:
                    break
                heard.append(outline(event))
            self.note(part, [who, heard])

    @property
    def table(self) -> Any:
        """The table that is played at."""
        opened_table = self.door.registry.opened(self.campaign)
        assert opened_table is not None
        return opened_table.table

    async def choose(self) -> str:
        """A choice of whoever is asked, any kind as likely as any other."""
        choices = options(self.table.campaign.table)
        verb = self._luck.pick(sorted({choice[0] for choice in choices}))
        choice = self._luck.pick([choice for choice in choices if choice[0] == verb])
        seat = self.table.campaign.table.actor(choice)
        who = "player" if seat == 1 else "host"
        await self.send(who, ChooseRequest(self.id(), self.table.position, text(choice)))
        return text(choice)


async def evening(server: Server) -> None:
    """From the first campaign to the bin."""
    new = {"pack": "harbour", "name": "Ours", "players": ["Ada", "Ben"], "options": {"seed": "11"}, "host": "Ada"}
    begun = await server.ask("nobody", "POST", "campaigns", new)
    server.campaign, server.secrets["host"] = begun.said["campaign"], begun.said["secret"]
    await server.ask("nobody", "POST", "campaigns", new, origin="http://127.0.0.1:8000")
    await server.ask("nobody", "POST", "campaigns", new, origin="http://elsewhere.example")
    links = {}
    for who, wanted in (("player", {"seats": [1]}), ("watcher", {"role": "spectator"}), ("gone", {"seats": [0]})):
        invited = await server.ask("host", "POST", "campaigns/CAMPAIGN/invites", wanted)
        links[who] = invited.said["url"].partition("#")[2]
        await server.ask("stranger", "POST", "look-at-link", {"link": links[who]})
    await server.ask("host", "GET", "campaigns/CAMPAIGN/invites")
    await server.sit("host")
    for who in ("player", "watcher"):
        joined = await server.ask("nobody", "POST", "join", {"invite": links[who], "name": who.title()})
        server.secrets[who] = joined.said["secret"]
        await server.ask(who, "POST", "join", {"invite": links[who], "name": "Again"})
        await server.sit(who)
    waiting = (await server.ask("host", "GET", "campaigns/CAMPAIGN/invites")).said
    await server.ask("host", "DELETE", f"campaigns/CAMPAIGN/invites/{waiting[0]['ref']}")
    await server.ask("host", "DELETE", "campaigns/CAMPAIGN/invites/none")
    await server.ask("stranger", "POST", "join", {"invite": links["gone"], "name": "Eve"})
    await play(server)
    for who in ("host", "player", "watcher", "stranger", "nobody"):
        for path in ("", "/standing", "/back", "/repairs", "/export", "/replay?since=3", "/scene?entry=4", "/invites"):
            await server.ask(who, "GET", f"campaigns/CAMPAIGN{path}")
        await server.ask(who, "PATCH", "campaigns/CAMPAIGN", {"name": f"Of {who}"})
        await server.ask(who, "GET", "campaigns")
    await seats(server)
    other = await server.ask("host", "POST", "campaigns/CAMPAIGN/branch", {"entry": 4, "name": "Branch"})
    await server.ask("host", "GET", f"campaigns/{other.said['campaign']}")
    for who in ("player", "host"):
        await server.ask(who, "DELETE", f"campaigns/{other.said['campaign']}")
        await server.ask(who, "POST", f"campaigns/{other.said['campaign']}/unbin")
    await server.ask("host", "GET", "campaigns/nothing")
    await server.ask("host", "PATCH", "campaigns/CAMPAIGN", b"{}")
    await server.ask("nobody", "GET", "packs")
    figures = (await server.door.ask("GET", "/metrics")).body.decode().splitlines()
    server.note("figures", [line for line in figures if not line.startswith("sleeping_gods_request_seconds")])
    server.note("figures", (await server.door.ask("GET", "/health")).said)
    for who in [*server.lines]:
        await server.get_up(who)
    registry = server.door.registry
    registry.stopping = True
    late = server.door.call(server.campaign, server.secrets["host"])
    _, roster = await registry.summary(server.campaign)
    _, connection = await registry.connect(server.campaign, roster.members[0].ref, UNWORDED)
    server.note("sockets", ["late", await late.accepted(), connection.closing])


async def play(server: Server) -> None:
    """Requests of every kind that others hear of."""
    for number in range(8):
        line = await server.choose()
        at = server.table.position
        host, player = ("host", "player") if number % 2 else ("player", "host")
        match number:
            case 0 | 4:
                await server.send(host, Undo(server.id(), at))
                await server.send(player, AnswerUndo(server.id(), at, agree=number == 4))
            case 1:
                await server.send(host, ChatRequest(server.id(), "Well played"))
                await server.send("watcher", ChatRequest(server.id(), "Indeed"))
            case 2:
                await server.send(host, PresenceRequest(server.id(), at, (), "page 2"))
                await server.send("watcher", ChooseRequest(server.id(), at, line))
            case 3:
                await server.send("host", RepairRequest(server.id(), at, "nonsense"))
                await server.send("player", RepairRequest(server.id(), at, "nonsense"))
            case 5:
                await server.send("host", NameMoment(server.id(), at, "Here"))
                await server.send(player, ChooseRequest(server.id(), 0, line))
            case 6:
                await server.send(host, AskRequest(server.id(), line))
                await server.send("watcher", Refresh(server.id(), UNWORDED))
            case 7:
                await server.send(host, Redo(server.id(), at))
                await server.send(player, '{"kind":"choose"}')


async def seats(server: Server) -> None:
    """Who may do what with seats, links and settings."""
    people = {
        person["name"]: person["ref"]
        for person in (await server.ask("host", "GET", "campaigns/CAMPAIGN")).said["people"]
    }
    player, watcher = people["Player"], people["Watcher"]
    for who in ("player", "host"):
        await server.ask(who, "POST", "campaigns/CAMPAIGN/seats", {"person": player, "seats": []})
        await server.ask(who, "POST", "campaigns/CAMPAIGN/seats", {"person": player, "seats": [1]})
        await server.ask(who, "POST", "campaigns/CAMPAIGN/seats", {"person": player, "seats": [2]})
        await server.ask(who, "PUT", "campaigns/CAMPAIGN/settings", {"open_hands": True})
        await server.ask(who, "PUT", "campaigns/CAMPAIGN/settings", {})
        await server.ask(who, "POST", "campaigns/CAMPAIGN/link", {})
        await server.ask(who, "POST", "campaigns/CAMPAIGN/link", {"renew": True})
        await server.ask(who, "POST", f"campaigns/CAMPAIGN/people/{watcher}/link")
    await server.ask("watcher", "POST", f"campaigns/CAMPAIGN/people/{player}/link")
    await server.get_up("player")
    link = (await server.ask("host", "POST", f"campaigns/CAMPAIGN/people/{player}/link")).said["url"]
    await server.ask("stranger", "POST", "look-at-link", {"link": link.partition("#")[2]})
    await server.ask("stranger", "POST", "return", {"link": link.partition("#")[2]})
    await server.ask("nobody", "POST", "return", {"link": link.partition("#")[2]})
    await server.sit("player")
    await server.ask("watcher", "POST", "campaigns/CAMPAIGN/host", {"person": player})
    await server.ask("host", "POST", "campaigns/CAMPAIGN/host", {"person": watcher})
    await server.ask("host", "POST", "campaigns/CAMPAIGN/host", {"person": player})
    await server.ask("player", "POST", "campaigns/CAMPAIGN/host", {"person": people["Ada"]})
    await server.ask("player", "DELETE", f"campaigns/CAMPAIGN/people/{watcher}")
    shown_out = server.lines.pop("watcher")
    await server.ask("host", "DELETE", f"campaigns/CAMPAIGN/people/{watcher}")
    server.note("sockets", ["watcher", await shown_out.ended()])
    await server.ask("host", "DELETE", f"campaigns/CAMPAIGN/people/{people['Ada']}")


def test_what_a_server_says_was_approved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Status, headers and answer of every endpoint, and what everybody at the table hears."""
    fix_chance(monkeypatch)
    monkeypatch.setattr(sockets, "REQUEST_LIMIT", (100_000, 100_000))
    monkeypatch.setattr(sockets, "OPENING_NOTICE_SECONDS", None)  # on a busy machine opening takes long

    async def run() -> dict[str, list[bytes]]:
        async with opened(tmp_path) as door:
            server = Server(door)
            await evening(server)
            return server.texts

    with unworded():
        texts = asyncio.run(run())

    assert changed(APPROVED, texts) == []
