"""Load on the campaign server: many campaigns with two clients each, every choice stored, both told.

    python tools/load_server.py --campaigns 500 --rate 200 --seconds 20
    python tools/load_server.py --database postgresql://... --servers 2 --rate 400
    python tools/load_server.py --parts 400

Prints what was reached: choices a second, and the time from a choice to the other client's update. With ``--parts`` no
server is started: what each part of a choice costs is measured in this process.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import http.client
import itertools
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

PACKS = ("harbour", "airfield")


class Choice(msgspec.Struct):
    """What a client needs of a line of the menu."""

    notation: str
    seat: int


class Menu(msgspec.Struct):
    """The choices of the decision."""

    own: list[Choice]


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
class Table:
    """A campaign with its two clients."""

    campaign: str
    secrets: tuple[str, str]
    urls: tuple[str, str]
    sockets: list[ClientConnection] = field(default_factory=list)
    choices: list[list[Choice]] = field(default_factory=lambda: [[], []])
    position: int = 0
    sent: float = 0.0
    sender: int = -1
    number: int = 0
    over: bool = False


@dataclass(slots=True)
class Figures:
    """What was measured."""

    latencies: list[float] = field(default_factory=list)
    answered: list[float] = field(default_factory=list)
    refused: int = 0
    late: int = 0
    processes: tuple[int, ...] = ()
    """The servers, by their numbers."""
    cpu: tuple[float, float] = (0.0, 0.0)
    """Seconds of CPU of the servers and of this client."""

    def begin(self) -> None:
        """Count from now on."""
        self.latencies.clear()
        self.answered.clear()
        self.refused = self.late = 0
        self.cpu = self._cpu()

    def end(self) -> None:
        """Count no more CPU."""
        servers_, client = self._cpu()
        self.cpu = servers_ - self.cpu[0], client - self.cpu[1]

    def _cpu(self) -> tuple[float, float]:
        return sum(map(cpu_of, self.processes)), time.process_time()


def cpu_of(process: int) -> float:
    """Seconds of CPU that a process has had, where the system tells it as Linux does."""
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def ask(url: str, method: str, path: str, body: object = None, secret: str = "") -> Any:
    """An HTTP request."""
    connection = http.client.HTTPConnection(url.removeprefix("http://"), timeout=60)
    headers = {"authorization": f"Bearer {secret}"} if secret else {}
    for pause in (0.1, 0.3, 1.0, 2.0, 4.0, 0.0):
        connection.request(method, path, None if body is None else json.dumps(body).encode(), headers)
        answer = connection.getresponse()
        data = answer.read()
        if answer.status != 429:
            break
        time.sleep(pause)
    connection.close()
    if answer.status >= 300:
        raise SystemExit(f"{method} {path}: {answer.status} {data[:200]!r}")
    return json.loads(data) if data else None


@contextlib.contextmanager
def servers(count: int, database: str) -> Iterator[tuple[list[str], tuple[int, ...]]]:
    """So many server processes, their addresses and numbers; without a database one, on a new folder."""
    with contextlib.ExitStack() as stack:
        place = ["--database", database] if database else ["--data", stack.enter_context(tempfile.TemporaryDirectory())]
        urls, running = [], []
        for _ in range(count):
            with socket.create_server(("127.0.0.1", 0)) as free:
                port = free.getsockname()[1]
            command = [sys.executable, "-m", "sleeping_gods", "serve", *place, "--port", str(port)]
            running.append(subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))  # noqa: S603
            urls.append(f"http://127.0.0.1:{port}")
        try:
            for url in urls:
                _wait_for(url)
            yield urls, tuple(one.pid for one in running)
        finally:
            for one in running:
                one.terminate()
            for one in running:
                one.wait(30)


def _wait_for(url: str) -> None:
    for _ in range(300):
        with contextlib.suppress(OSError):
            ask(url, "GET", "/health")
            return
        time.sleep(0.1)
    raise SystemExit(f"{url} does not answer")


def prepare(urls: list[str], count: int, *, apart: bool) -> list[Table]:
    """So many campaigns of both games, each with two people: at one server, or apart at two."""
    tables = []
    for number in range(count):
        url, other = urls[number % len(urls)], urls[(number + apart) % len(urls)]
        pack = PACKS[number // len(urls) % 2]  # both games at each server
        body = {"pack": pack, "name": f"Load {number}", "players": ["Ada", "Ben"], "host": "Ada"}
        begun = ask(url, "POST", "/api/campaigns", body)
        campaign, host = begun["campaign"], begun["secret"]
        invited = ask(url, "POST", f"/api/campaigns/{campaign}/invites", {"seats": [1]}, host)
        joined = ask(url, "POST", "/api/join", {"invite": invited["url"].partition("#")[2], "name": "Ben"})
        tables.append(Table(campaign, (host, joined["secret"]), (url, other)))
    return tables


async def listen(table: Table, seat: int, figures: Figures) -> None:
    """Hear what one client is told."""
    with contextlib.suppress(Exception):
        async for data in table.sockets[seat]:
            event, now = decode(data), time.perf_counter()
            if event.kind == "refused":
                figures.refused += 1
                table.sender = -1
            if event.kind == "done" and seat == table.sender:
                figures.answered.append(now - table.sent)
            if event.kind not in ("snapshot", "changed"):
                continue
            table.position = max(table.position, event.position)
            if event.sections is not None and event.sections.menu is not None:
                table.choices[seat] = [one for one in event.sections.menu.own if one.seat == seat]
            if event.kind == "changed" and table.sender not in (-1, seat):
                figures.latencies.append(now - table.sent)
                table.sender = -1


async def play(table: Table, rng: random.Random) -> bool:
    """Send a choice for one of the two; false if the last one is still under way or nobody can choose."""
    if table.sender != -1:
        return False
    ready = [(seat, one.notation) for seat in (0, 1) for one in table.choices[seat]]
    if not ready:
        table.over = True
        return False
    seat, notation = rng.choice(ready)
    table.number += 1
    table.sender, table.sent = seat, time.perf_counter()
    table.choices[seat] = []
    request = {"kind": "choose", "id": f"n{table.number}", "position": table.position, "choice": notation}
    await table.sockets[seat].send(json.dumps(request))
    return True


async def load(
    tables: list[Table],
    langs: tuple[str, str],
    rate: float,
    warm: float,
    seconds: float,
    seed: int,
    processes: tuple[int, ...],
) -> Figures:
    """Play at a rate, each campaign in its turn, whether or not the server keeps up; the first seconds do not count."""
    figures, rng = Figures(processes=processes), random.Random(seed)  # noqa: S311  # only which choice
    for table in tables:
        for seat, lang in enumerate(langs):
            address = f"ws{table.urls[seat].removeprefix('http')}/api/campaigns/{table.campaign}/play?lang={lang}"
            headers = {"authorization": f"Bearer {table.secrets[seat]}"}
            table.sockets.append(await connect(address, additional_headers=headers, max_size=None, compression=None))
    listening = [asyncio.create_task(listen(table, seat, figures)) for table in tables for seat in (0, 1)]
    await asyncio.sleep(1.0)
    gc.collect()
    gc.freeze()  # what this client tidies up would count as the server's time
    began, sent, turns, counts = time.perf_counter(), 0, itertools.cycle(tables), False
    while (now := time.perf_counter() - began) < warm + seconds:
        if not counts and now >= warm:
            figures.begin()
            print(f"counting after {warm:g} s", flush=True)
            counts = True
        due = int(now * rate) - sent
        for _ in range(min(due, 50)):
            table = next((one for one in itertools.islice(turns, len(tables)) if not one.over), None)
            if table is None or not await play(table, rng):
                figures.late += 1
            sent += 1
        await asyncio.sleep(0.001)
    figures.end()
    await asyncio.sleep(2.0)
    for table in tables:
        for one in table.sockets:
            await one.close()
    for task in listening:
        task.cancel()
    return figures


def share(values: list[float], part: float) -> str:
    """The time below which such a part lies, in milliseconds."""
    found = sorted(values)
    return f"{1000 * found[min(len(found) - 1, int(part * len(found)))]:.1f}" if found else "-"


def report(figures: Figures, seconds: float, rate: float, count: int, servers_: int) -> None:
    """The table."""
    done = len(figures.latencies)
    print(f"{count} campaigns, {2 * count} clients, {servers_} server process(es), {rate:g} choices a second wanted")
    print(f"  choices a second      {done / seconds:8.1f}")
    print(f"  skipped (still busy)  {figures.late:8}")
    print(f"  refused               {figures.refused:8}")
    for name, cpu in zip(("servers' CPU", "this client's CPU"), figures.cpu, strict=True):
        print(f"  {name:<20}{1000 * cpu / max(done, 1):10.2f}  ms a choice, {100 * cpu / seconds:.0f} % of a core")
    print(f"  {'':20}{'p50':>10}{'p90':>10}{'p99':>10}{'most':>10}  ms")
    for name, values in (("choice to answer", figures.answered), ("to the other client", figures.latencies)):
        print(f"  {name:<20}" + "".join(f"{share(values, part):>10}" for part in (0.5, 0.9, 0.99, 1.0)))


def main() -> None:
    """Run it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--campaigns", type=int, default=500)
    parser.add_argument("--rate", type=float, default=200.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--warm", type=float, default=10.0, help="seconds that are played before and not counted")
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--apart", action="store_true", help="the two of a campaign are connected to two servers")
    parser.add_argument("--database", default="")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--langs", default="en,fr", help="what the two clients of a campaign are told in")
    parser.add_argument("--parts", type=int, default=0, metavar="CHOICES")
    args = parser.parse_args()
    first, _, second = args.langs.partition(",")
    langs = (first, second or first)
    if args.parts:
        from load_parts import parts

        parts(args.parts, langs)
        return
    with servers(args.servers, args.database) as (urls, processes):
        began = time.perf_counter()
        tables = prepare(urls, args.campaigns, apart=args.apart)
        print(f"prepared in {time.perf_counter() - began:.1f} s", flush=True)
        figures = asyncio.run(load(tables, langs, args.rate, args.warm, args.seconds, args.seed, processes))
    report(figures, args.seconds, args.rate, args.campaigns, args.servers)


if __name__ == "__main__":
    main()
