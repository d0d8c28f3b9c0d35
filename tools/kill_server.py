"""kill -9 of the server at random moments, while campaigns are played over sockets: is anything lost or doubled?

    python tools/kill_server.py --kills 200 --campaigns 20
    python tools/kill_server.py --kills 200 --database postgresql://... --servers 2

Every client keeps its own list of what it sent, what was acknowledged and what was refused, and sends again after a
reconnect what was not answered. At the end every campaign is played again and compared with that, entry by entry. Exit
code 1 if an acknowledged choice or step back is missing, one is stored twice, elsewhere, though refused, or never sent,
or if a server was not ready again in time (``--ready 0`` does not ask for that: a machine may be busy).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from kill_clients import Client, findings
from load_server import ask

from sleeping_gods.storage.opening import open_storage

PACKS = ("harbour", "airfield")
READY = 5.0
"""Seconds in which a server is to be ready again."""
BETWEEN = 5
"""So many choices are acknowledged after a server was killed before the next one is."""


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


async def run(servers: list[Server], clients: list[Client], kills: int, rng: random.Random) -> list[float]:
    """Play, kill, start again, once somebody has played on; the seconds until each server was ready."""
    stop, ready = asyncio.Event(), []
    playing = [asyncio.create_task(client.play(stop)) for client in clients]
    for number in range(kills):
        await asyncio.sleep(rng.uniform(0.05, 0.6))
        server = rng.choice(servers)
        server.kill()
        for client in clients:
            client.last_kill = time.perf_counter()
        before = acknowledged_by(clients)
        ready.append(await asyncio.to_thread(server.start))
        async with asyncio.timeout(60):
            while acknowledged_by(clients) < before + BETWEEN:  # a kill in idleness tells nothing
                await asyncio.sleep(0.05)
        if sys.stderr.isatty() or number % 20 == 19:
            print(f"{number + 1} kills, {acknowledged_by(clients)} acknowledged", file=sys.stderr)
    await asyncio.sleep(1.0)
    stop.set()
    await asyncio.wait_for(asyncio.gather(*playing), 120)
    return ready


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
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--ready", type=float, default=READY, help="seconds for a server to be ready again; 0 for any")
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
            clients.append(Client(begun["campaign"], begun["secret"], [each.url for each in servers], own))
        try:
            ready = asyncio.run(run(servers, clients, args.kills, rng))
        finally:
            for server in servers:
                if server.process is not None:
                    server.process.terminate()
                    server.process.wait(30)
        wrong = check(place, clients)
    acknowledged = acknowledged_by(clients)
    late = [each for each in ready if args.ready and each > args.ready]
    print(f"{args.kills} kills, {acknowledged} choices acknowledged, {sum(c.reconnects for c in clients)} reconnects")
    print(f"lost or doubled: {len(wrong)}; ready again after {max(ready):.1f} s at most, {len(late)} times too late")
    after_kill = max(each.waited_after_kill for each in clients)
    print(
        f"the longest wait for an answer: {max(each.waited for each in clients):.1f} s over all kills meanwhile, ",
        end="",
    )
    print(f"{after_kill:.1f} s after the last of them")
    print(*wrong, sep="\n")
    return 1 if wrong or late or not acknowledged else 0


if __name__ == "__main__":
    raise SystemExit(main())
