"""kill -9 of the server at random moments, while campaigns are played over sockets: is anything lost or doubled?

    python tools/kill_server.py --kills 200 --campaigns 20
    python tools/kill_server.py --kills 200 --postgresql --servers 2

Every client keeps its own list of what it sent, what was acknowledged and what was refused, and sends again after a
reconnect what was not answered. At the end every campaign is played again and compared with that, entry by entry. Exit
code 1 if an acknowledged choice or step back is missing, one is stored twice, elsewhere, though refused, or never sent,
or if a server was not ready again in time (``--ready 0`` does not ask for that: a machine may be busy). After every
tenth kill the next one waits until every table has answered, and how long that took is told.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from kill_clients import Client, findings
from load_server import ask
from own_postgresql import own_postgresql

from sleeping_gods.storage.opening import open_storage

PACKS = ("harbour", "airfield")
READY = 5.0
"""Seconds in which a server is to be ready again."""
BETWEEN = 5
"""So many choices are acknowledged after a server was killed before the next one is."""
ALL_ANSWER = 10
"""After every so many kills all tables answer before the next one."""
PATIENCE = 60.0
"""Seconds that an answer is waited for at most."""


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
class Waits:
    """Seconds after kills."""

    ready: list[float] = field(default_factory=list)
    """Until the killed server was ready again."""
    all_answered: list[float] = field(default_factory=list)
    """Until every table had answered, of the kills after which that was waited for."""


async def run(servers: list[Server], clients: list[Client], kills: int, rng: random.Random) -> Waits:
    """Play, kill, start again, once somebody has played on; how long all that took."""
    stop, waits = asyncio.Event(), Waits()
    playing = [asyncio.create_task(client.play(stop)) for client in clients]
    for number in range(1, kills + 1):
        await asyncio.sleep(rng.uniform(0.05, 0.6))
        server = rng.choice(servers)
        server.kill()
        killed_at = time.perf_counter()
        for client in clients:
            client.last_kill = killed_at
        before = acknowledged_by(clients)
        waits.ready.append(await asyncio.to_thread(server.start))
        async with asyncio.timeout(PATIENCE):
            while acknowledged_by(clients) < before + BETWEEN:  # a kill in idleness tells nothing
                await asyncio.sleep(0.05)
            if number % ALL_ANSWER == 0:
                while any(client.answered_at < killed_at for client in clients):
                    await asyncio.sleep(0.01)
                waits.all_answered.append(time.perf_counter() - killed_at)
        if sys.stderr.isatty() or number % 20 == 0:
            print(f"{number} kills, {acknowledged_by(clients)} acknowledged", file=sys.stderr)
    await asyncio.sleep(1.0)
    stop.set()
    await asyncio.wait_for(asyncio.gather(*playing), 120)
    return waits


def acknowledged_by(clients: list[Client]) -> int:
    """How many choices of all clients were acknowledged."""
    return sum(len(client.acknowledged) for client in clients)


def check(place: str, clients: list[Client]) -> list[str]:
    """What is wrong in the storage, compared with what the clients know."""
    storage = open_storage(place)
    try:
        return [line for client in clients for line in findings(storage, client)]
    finally:
        storage.close()


def main() -> int:
    """Run it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--campaigns", type=int, default=20)
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--database", default="")
    parser.add_argument("--postgresql", action="store_true", help="start a PostgreSQL for this run")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--ready", type=float, default=READY, help="seconds for a server to be ready again; 0 for any")
    args = parser.parse_args()
    with contextlib.ExitStack() as stack:
        database = stack.enter_context(own_postgresql())[0] if args.postgresql else args.database
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        place = database or str(Path(folder) / "data")
        servers = [Server(["--database" if database else "--data", place], _free_port()) for _ in range(args.servers)]
        for server in servers:
            server.start()
        clients = []
        for number in range(args.campaigns):
            body = {"pack": PACKS[number % 2], "name": f"Kill {number}", "players": ["Ada"], "host": "Ada"}
            begun = ask(servers[0].url, "POST", "/api/campaigns", body)
            own = random.Random(f"{args.seed} {number}")  # noqa: S311  # only which choice
            clients.append(Client(begun["campaign"], begun["secret"], [each.url for each in servers], own))
        try:
            waits = asyncio.run(run(servers, clients, args.kills, random.Random(args.seed)))  # noqa: S311  # when and which
        finally:
            for server in servers:
                if server.process is not None:
                    server.process.terminate()
                    server.process.wait(30)
        wrong = check(place, clients)
    late = sum(each > args.ready for each in waits.ready) if args.ready else 0
    print(*report(args.kills, clients, waits, len(wrong), late), *wrong, sep="\n")
    return 1 if wrong or late or not acknowledged_by(clients) else 0


def report(kills: int, clients: list[Client], waits: Waits, wrong: int, late: int) -> list[str]:
    """What came of it, in lines."""
    reconnects = sum(client.reconnects for client in clients)
    lines = [
        f"{kills} kills, {acknowledged_by(clients)} choices acknowledged, {reconnects} reconnects",
        f"lost or doubled: {wrong}; ready again after {max(waits.ready):.1f} s at most, {late} times too late",
        f"the longest wait for an answer: {max(client.waited for client in clients):.1f} s over all kills meanwhile, "
        f"{max(client.waited_after_kill for client in clients):.1f} s after the last of them",
    ]
    if waits.all_answered:
        middle, longest = statistics.median(waits.all_answered), max(waits.all_answered)
        lines.append(
            f"every table had answered {middle:.1f} s after a kill (median), {longest:.1f} s at most; "
            f"looked at after {len(waits.all_answered)} kills"
        )
    return lines


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    return port


if __name__ == "__main__":
    raise SystemExit(main())
