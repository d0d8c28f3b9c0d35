"""kill -9 of the server at random moments, while campaigns are played over sockets: is anything lost or doubled?

    python tools/kill_server.py --kills 200 --campaigns 20
    python tools/kill_server.py --kills 200 --database postgresql://... --servers 2

Every client keeps its own list of what it sent and what was acknowledged, and sends again after a reconnect what was
not answered. At the end the storage is asked. Exit code 1 if an acknowledged choice is missing, one is stored twice or
never sent, or a server was not ready again in time.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from load_server import Choice, ask, decode
from websockets.asyncio.client import connect

from sleeping_gods.journal.file import parse
from sleeping_gods.journal.notation import CHANCE, START
from sleeping_gods.storage.opening import open_storage

PACKS = ("harbour", "airfield")
READY = 5.0
"""Seconds in which a server is to be ready again."""


@dataclass(slots=True)
class Server:
    """A server process that is killed and started again on the same port."""

    place: list[str]
    port: int
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> float:
        """Start it; the seconds until it answers."""
        began = time.perf_counter()
        command = [sys.executable, "-m", "sleeping_gods", "serve", *self.place, "--port", str(self.port)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: S603
        while time.perf_counter() - began < 60:
            with contextlib.suppress(OSError):
                ask(self.url, "GET", "/health")
                return time.perf_counter() - began
            time.sleep(0.02)
        raise SystemExit("the server does not start")

    def kill(self) -> None:
        """kill -9."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()


@dataclass(slots=True)
class Client:
    """Somebody who plays a campaign alone, through every interruption."""

    campaign: str
    secret: str
    servers: list[Server]
    rng: random.Random
    sent: dict[str, str] = field(default_factory=dict)
    """Every request by its id: the choice."""
    acknowledged: set[str] = field(default_factory=set)
    unanswered: str = ""
    position: int = 0
    asked_at: int = 0
    choices: list[Choice] = field(default_factory=list)
    reconnects: int = 0

    async def play(self, stop: asyncio.Event) -> None:
        """Play until told to stop, and go on after every loss of the connection."""
        while not stop.is_set() or self.unanswered:
            server = self.rng.choice(self.servers)
            address = f"ws{server.url.removeprefix('http')}/api/campaigns/{self.campaign}/play"
            headers = {"authorization": f"Bearer {self.secret}"}
            try:
                async with connect(address, additional_headers=headers, max_size=None, open_timeout=5) as self_socket:
                    await self._talk(self_socket, stop)
            except Exception:
                self.reconnects += 1
                await asyncio.sleep(0.2)

    async def _talk(self, socket_: object, stop: asyncio.Event) -> None:
        fresh = True
        async for data in socket_:  # type: ignore[attr-defined]  # a connection
            event = decode(data)
            if event.kind in ("snapshot", "changed"):
                self.position = event.position
                if event.sections is not None and event.sections.menu is not None:
                    self.choices = event.sections.menu.own
            if event.kind == "done" and event.id == self.unanswered:
                self.acknowledged.add(event.id)
                self.unanswered = ""
            if event.kind == "refused" and event.id == self.unanswered:
                self.sent.pop(self.unanswered, None)
                self.unanswered = ""
            if stop.is_set() and not self.unanswered:
                return
            if event.kind == "snapshot" and fresh and self.unanswered:
                fresh = False
                await self._send(socket_)
            elif event.kind in ("snapshot", "changed") and not self.unanswered and self.choices:
                self._decide()
                await self._send(socket_)

    def _decide(self) -> None:
        self.unanswered = f"n{len(self.sent)}-{self.rng.getrandbits(32)}"
        self.sent[self.unanswered] = self.rng.choice(self.choices).notation
        self.asked_at = self.position

    async def _send(self, socket_: object) -> None:
        request = {"kind": "choose", "id": self.unanswered, "position": self.asked_at}
        await socket_.send(json.dumps({**request, "choice": self.sent[self.unanswered]}))  # type: ignore[attr-defined]  # the same


async def run(servers: list[Server], clients: list[Client], kills: int, rng: random.Random) -> list[float]:
    """Play, kill, start again; the seconds until each server was ready."""
    stop, ready = asyncio.Event(), []
    playing = [asyncio.create_task(client.play(stop)) for client in clients]
    for number in range(kills):
        await asyncio.sleep(rng.uniform(0.05, 0.6))
        server = rng.choice(servers)
        server.kill()
        ready.append(await asyncio.to_thread(server.start))
        if sys.stderr.isatty() or number % 20 == 19:
            print(f"{number + 1} kills, {sum(len(one.acknowledged) for one in clients)} acknowledged", file=sys.stderr)
    await asyncio.sleep(1.0)
    stop.set()
    await asyncio.wait_for(asyncio.gather(*playing), 120)
    return ready


def check(place: str, clients: list[Client]) -> list[str]:
    """What is wrong in the storage, compared with what the clients know."""
    wrong = []
    storage = open_storage(place)
    for client in clients:
        data = parse(storage.read(client.campaign)).journal.entries
        made = [entry for entry in data if entry.seat not in (CHANCE, START)]
        found = {ref: storage.find(client.campaign, ref) for ref in client.sent}
        lost = [ref for ref in client.acknowledged if found[ref] is None]
        stored = [one for one in found.values() if one is not None]
        if lost:
            wrong.append(f"{client.campaign}: {len(lost)} acknowledged choices are missing")
        if len({one.first for one in stored}) != len(stored) or len(made) != len(stored):
            wrong.append(f"{client.campaign}: {len(made)} choices are stored, of {len(stored)} that were sent")
        for ref, one in found.items():
            if one is not None and data[one.first].choice != client.sent[ref]:
                wrong.append(f"{client.campaign}: entry {one.first} is not what was sent")
    storage.close()
    return wrong


def main() -> int:
    """Run it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--campaigns", type=int, default=20)
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--database", default="")
    parser.add_argument("--seed", type=int, default=7)
    args = parser.parse_args()
    rng = random.Random(args.seed)  # noqa: S311  # only when and which
    with tempfile.TemporaryDirectory() as folder:
        place = args.database or str(Path(folder) / "data")
        servers = []
        for _ in range(args.servers):
            with socket.create_server(("127.0.0.1", 0)) as free:
                port = free.getsockname()[1]
            servers.append(Server(["--database" if args.database else "--data", place], port))
        for server in servers:
            server.start()
        clients = []
        for number in range(args.campaigns):
            body = {"pack": PACKS[number % 2], "name": f"Kill {number}", "players": ["Ada"], "host": "Ada"}
            begun = ask(servers[0].url, "POST", "/api/campaigns", body)
            own = random.Random(f"{args.seed} {number}")  # noqa: S311  # only which choice
            clients.append(Client(begun["campaign"], begun["secret"], servers, own))
        try:
            ready = asyncio.run(run(servers, clients, args.kills, rng))
        finally:
            for server in servers:
                if server.process is not None:
                    server.process.terminate()
                    server.process.wait(30)
        wrong = check(place, clients)
    acknowledged = sum(len(one.acknowledged) for one in clients)
    late = [one for one in ready if one > READY]
    print(f"{args.kills} kills, {acknowledged} choices acknowledged, {sum(c.reconnects for c in clients)} reconnects")
    print(f"lost or doubled: {len(wrong)}; ready again after {max(ready):.1f} s at most, {len(late)} times too late")
    print(*wrong, sep="\n")
    return 1 if wrong or late else 0


if __name__ == "__main__":
    raise SystemExit(main())
