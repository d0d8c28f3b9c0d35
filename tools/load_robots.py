"""People's choices on a server where robots think at other tables, beside the same people without robots, in one run.

    python tools/load_robots.py --tables 50 --robots 20 --rate 10 --seconds 30

First with all tables open and no robot; then robots hold seats at some of the tables and think one choice after the
other, without a pause; then the same once more. People choose at the other tables all the while, at the same pace.
Prints the times from a choice to its answer and to the other client, and how many choices the robots made.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import urllib.request
from pathlib import Path

import msgspec
from load_client import PAIRS, Table, close_all, open_all, play_at
from load_figures import Figures, report
from load_server import PACKS, prepare
from raw_socket import run
from server_processes import HERE, servers

EVERY = 0.3
"""Seconds after which a robot's table is looked at again."""


def send(table: Table, client: int, **request: object) -> None:
    """Send a request of one of the two."""
    socket = table.clients[client].socket
    table.number += 1
    if socket is not None:
        socket.send(msgspec.json.encode({"id": f"r{table.number}", **request}))


async def with_robots(tables: list[Table], rng: random.Random, ended: asyncio.Event) -> None:
    """Robots hold the hosts' seats and never wait; the other seat answers when it is asked."""
    for table in tables:
        send(table, 0, kind="seat-robot", seat=0, name="Crow")
    ready: dict[tuple[str, int], int] = {}
    while tables and not ended.is_set():
        for table in tables:
            other = table.clients[1]
            own = [choice.notation for choice in other.choices if choice.seat == 1]
            if own:
                send(table, 1, kind="choose", position=other.position, choice=rng.choice(own))
            else:
                for client in (0, 1):
                    position = table.clients[client].position
                    if ready.get((table.campaign, client)) != position:
                        ready[table.campaign, client] = position
                        send(table, client, kind="let-robot-play", position=position)
            await asyncio.sleep(EVERY / len(tables))  # people at other tables do not choose in step either
    for table in tables:
        send(table, 0, kind="unseat-robot", seat=0)


def robot_choices(url: str) -> int:
    """How many choices robots have made on a server."""
    with urllib.request.urlopen(f"{url}/metrics") as page:  # noqa: S310  # our own server
        lines = page.read().decode().splitlines()
    return sum(int(float(line.split()[1])) for line in lines if line.startswith("sleeping_gods_robot_choices_total"))


def measured(args: argparse.Namespace) -> None:
    """Start a server and play three times."""
    with servers(1, "", args.tree) as (urls, processes):
        tables = prepare(urls, args.tables, list(PACKS), [*PAIRS], apart=False)
        robots, people = tables[: args.robots], tables[args.robots :]
        figures, rng = Figures(processes), random.Random(args.seed)  # noqa: S311  # only which choice

        async def play() -> None:
            await open_all(robots, Figures())
            await open_all(people, figures)
            for thinking in (False, True, False, True):
                ended, before = asyncio.Event(), robot_choices(urls[0])
                robots_play = asyncio.create_task(with_robots(robots, rng, ended)) if thinking else None
                await play_at(people, figures, args.rate, args.warm, args.seconds, rng)
                ended.set()
                if robots_play is not None:
                    await robots_play
                chosen = robot_choices(urls[0]) - before
                at = args.robots if thinking else 0
                print(f"{len(people)} tables of people; robots at {at} others: {chosen} choices of robots")
                report(figures, args.seconds)
            close_all(tables)

        run(play())


def main() -> None:
    """Run it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--robots", type=int, default=20, help="tables of these at which a robot thinks")
    parser.add_argument("--rate", type=float, default=10.0, help="choices of people a second")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--warm", type=float, default=10.0, help="seconds that are played before and not counted")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tree", type=Path, default=HERE, help="the checkout whose server is measured")
    measured(parser.parse_args())


if __name__ == "__main__":
    main()
