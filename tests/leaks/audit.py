"""A table at which everything is asked by everybody, and whatever is sent to anybody is looked at."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from types import MappingProxyType

import msgspec

from sleeping_gods.host.perspectives import names_of as names_played
from sleeping_gods.journal.notation import CHANCE, format_journal
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import is_over
from sleeping_gods.presentation.audience import SPECTATOR, Audience
from sleeping_gods.web.connection import Connection
from sleeping_gods.web.open_table import OpenTable
from sleeping_gods.wire.coding import encode
from sleeping_gods.wire.requests import AnswerUndo, ChooseRequest, Request, Undo

from ..host.marked import Thing, marked_pack
from ..host.oracle import Oracle
from ..host.test_hidden_cards import secrets_in
from ..web.door import Door, Reply, opened
from ..web.robot_pools import HeldPool
from .people import MEMBERS, begun_campaign, everybody, marked_world, random_choice

EMPTY: Mapping[str, bytes] = MappingProxyType({})
WENT_BACK = b'"key":"went-back"'
NAME = "Evening of secrets"
"""What the campaign is called; nobody outside it hears of it."""


class Audit:
    """A served campaign with everybody who could ask something, and what was looked at."""

    def __init__(self, door: Door, pack: str, seed: int, choices: int = 0, *, from_hand: bool = False) -> None:
        self.door = door
        self.pack = pack
        self.luck = Luck(seed)
        roster, self.people = everybody()
        campaign = begun_campaign(pack, seed, choices, until_from_hand=from_hand)
        data = format_journal(campaign.journal).encode()
        self.campaign = door.storage.create(NAME, data, roster.plain())
        other, others = everybody()
        self.people["other campaign"] = others["host"]
        self.other = door.storage.create("Another", data, other.plain())
        self.connections: dict[str, Connection] = {}
        self.looked: Counter[tuple[str, str]] = Counter()
        """How many messages were looked at, by the kind of request that they came of and the role of who sent it."""
        self.leaks: list[str] = []
        self.invites: list[str] = []
        """Invitations that wait, by their names."""
        self._oracle: Oracle | None = None
        self._sent = 0

    async def open(self) -> OpenTable:
        """The table, open."""
        return await self.door.registry.open(self.campaign)

    async def connect(self) -> None:
        """Let everybody who sits there come who is not there."""
        for at, role in enumerate(MEMBERS):
            known = self.connections.get(role)
            if known is None or known.closing:
                lang = "fr" if at % 2 else "en"
                _, self.connections[role] = await self.door.registry.connect(self.campaign, self.people[role].ref, lang)
        await self._find()
        await self.look_at_all("come", "host")

    async def leave(self) -> None:
        """Let everybody go: a server that stops waits until they have."""
        found = await self.open()
        for connection in list(found.connections):
            await self.door.registry.disconnect(found, connection)

    async def _find(self) -> None:
        """Find the table as the server has it now: it may have been closed and opened anew."""
        self.table = (await self.open()).table
        if self._oracle is None or self._oracle.campaign is not self.table.campaign:
            self._oracle = Oracle(marked_pack(self.pack), self.table.campaign)

    @property
    def oracle(self) -> Oracle:
        """Who may know what."""
        assert self._oracle is not None
        return self._oracle

    def audience(self, role: str) -> Audience:
        """What somebody may know now; who is outside knows what spectators may know at most."""
        if role not in MEMBERS or self.people[role].ref not in [one.ref for one in self.table.roster.members]:
            return SPECTATOR
        return self.table.perspective_of(self.people[role].ref, "en").audience

    def id(self) -> str:
        """A new name for a request."""
        self._sent += 1
        return f"r{self._sent}"

    async def advance(self) -> None:
        """Whoever it belongs to takes a random choice."""
        now = self.table.campaign.table
        choice = random_choice(now, self.luck)
        seat = now.actor(choice)
        role = next(role for role in MEMBERS if seat in self.table.roster.member(self.people[role].ref).seats)
        await self.send(role, ChooseRequest(self.id(), self.table.position, text(choice)))

    async def send(self, role: str, request: Request) -> None:
        """Send a request over somebody's socket, if they get one, and look at whatever is sent because of it."""
        kind = type(request).__name__
        if role not in MEMBERS:
            line = self.door.call(self.campaign, self.people[role].device)
            if await line.accepted():
                self.leaks.append(f"{role} has a socket")
            self.looked[kind, role] += 1
            return
        logs = self._logs() if isinstance(request, Undo | AnswerUndo) else {}
        await self.door.registry.ask(await self.open(), self.connections[role], request)
        await self.look_at_all(kind, role, encode(request), logs)

    def _logs(self) -> dict[str, bytes]:
        """The log of everybody who is there, as they have been told it."""
        logs = {}
        for role, connection in self.connections.items():
            logs[role] = msgspec.json.encode(self.table._perspectives.log(connection.perspective))
        return logs

    async def ask(self, role: str, method: str, path: str, body: object = None) -> Reply:
        """Send a request over HTTP; the answer is for the caller to look at."""
        lang = ("accept-language", "fr" if self.luck.below(2) else "en")
        return await self.door.ask(method, path, body, self.people[role].device, [lang])

    async def look_at_all(self, kind: str, gate: str, asked: bytes = b"", logs: Mapping[str, bytes] = EMPTY) -> None:
        """Look at what waits to be sent to everybody.

        Whoever goes back is named with the first line that is taken back: each hears it as their own log told it.
        """
        await self._find()
        self.oracle.look()
        for role, connection in self.connections.items():
            while connection._waiting:  # whatever is not sent yet; nobody else takes it
                data = await connection.next()
                assert data is not None
                taken_back = logs.get(role, b"") if WENT_BACK in data else b""
                self.look_at(kind, gate, role, data, (asked if role == gate else b"") + taken_back)

    def look_at(self, kind: str, gate: str, role: str, data: bytes, asked: bytes = b"") -> None:
        """Look at bytes that somebody is sent."""
        self.looked[kind, gate] += 1
        self._found(kind, role, data, self.oracle.unentitled(data, self.audience(role), asked))

    def look_outside(self, kind: str, role: str, data: bytes, asked: bytes) -> None:
        """Look at bytes for somebody outside: nothing of the campaign is for them, not even what lies open there."""
        self.looked[kind, role] += 1
        named = self.oracle.marked.named_in(data) - self.oracle.marked.named_in(asked)
        self._found(kind, role, data, named)
        own = self.table.roster.members
        told = [word for word in (NAME, *(one.ref for one in own), *(one.name for one in own)) if word.encode() in data]
        self.leaks += [f"{kind} tells {role}: {word}" for word in told if word.encode() not in asked]

    def look_at_log(self, kind: str, role: str, data: bytes) -> None:
        """Look at lines of the log, each by what was secret at its entry."""
        wrapped = msgspec.json.encode({"sections": {"log": {"lines": msgspec.json.decode(data)}}})
        self.look_at(kind, role, role, wrapped)

    def look_at_past(self, kind: str, role: str, data: bytes, entry: int) -> None:
        """Look at the table as it was after an entry: what was known then may be secret again by now."""
        self.looked[kind, role] += 1
        history, oracle, audience = self.table.campaign.history, self.oracle, self.audience(role)
        names = names_played(self.table.campaign.table, audience)
        line = [0, *history.numbers()]
        known = set[Thing]()
        for number in line[line.index(entry) :]:
            then = history.table_after(number)
            seats = tuple(seat for seat, name in enumerate(then.names) if name in names)  # type: ignore[attr-defined]  # of a party
            known |= oracle.abilities(then, Audience(seats, audience.open_hands))
            following = [later for later in line if later > number]
            if not following or history.entry(following[0]).seat != CHANCE:
                break  # where chance is to draw nobody has seen anything yet
        self._found(kind, role, data, oracle.unentitled(data, audience) - known)

    def _found(self, kind: str, role: str, data: bytes, things: set[Thing]) -> None:
        self.leaks += [f"{kind} tells {role}: {thing}" for thing in sorted(map(str, things))]
        self.leaks += [f"{kind} tells {role}: {secret}" for secret in secrets_in(self, data)]  # type: ignore[arg-type]  # has a table

    @property
    def is_over(self) -> bool:
        """Whether the campaign has ended."""
        return is_over(self.table.campaign.table)


@asynccontextmanager
async def audited(
    folder: Path, pack: str, seed: int, choices: int = 0, *, from_hand: bool = False
) -> AsyncIterator[Audit]:
    """A server with a campaign on a marked world, after so many choices, and everybody at the table.

    If wished, it begins where somebody chooses among cards of their hand.
    """
    with marked_world(pack):
        async with opened(folder) as door:
            door.registry.robots.pool = HeldPool()  # robots hold seats, and people choose
            audit = Audit(door, pack, seed, choices, from_hand=from_hand)
            await audit.connect()
            yield audit
            await audit.leave()


def rows(looked: Counter[tuple[str, str]], roles: tuple[str, ...]) -> Iterator[list[str]]:
    """How many messages were looked at: a row for each kind of request, a column for each role, and the sums."""
    kinds = sorted({kind for kind, _ in looked})
    yield ["", *roles, "all"]
    for kind in kinds:
        counts = [looked[kind, role] for role in roles]
        yield [kind, *(f"{count:,}" for count in counts), f"{sum(counts):,}"]
    sums = [sum(looked[kind, role] for kind in kinds) for role in roles]
    yield ["all", *(f"{count:,}" for count in sums), f"{sum(sums):,}"]
