"""Our server and boardgame.io's, each with the same PostgreSQL, at the same pace on the same machine: one table.

    python tools/compare_servers.py --campaigns 500 --rate 250 --seconds 20

boardgame.io and its store for PostgreSQL are installed with npm into the user's cache, at the versions of the lock file
in ``compare_boardgame_io``; that needs Node and a package registry. Both sides: two server processes, two clients at
each campaign or match, the clients of one at the same process, PostgreSQL with every commit flushed. The README there
says what is compared and what cannot be made alike.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys

import psycopg
from boardgame_io import installed, theirs
from load_client import PAIRS, load
from load_figures import CORES, Figures, share
from load_server import PACKS, prepare
from own_postgresql import empty, own_postgresql, postmaster
from raw_socket import run
from server_processes import servers
from strains.player import Player
from strains.setting import Made

LOCKED_FOR = 3.0
"""Seconds for which a row is locked to see whether anybody is told of what cannot be stored."""


def ours(args: argparse.Namespace) -> tuple[Figures, str]:
    """Our server under the same load, and the same question."""
    with own_postgresql() as (url, database):
        with servers(1, url) as (urls, _):
            (table, *_) = prepare(urls, 1, ["wandering-sea"], [("en", "en")], apart=False)
            told_of_failure = run(our_probe(urls[0], [Made(table.campaign, secret) for secret in table.secrets], url))
        empty(database)
        with servers(args.servers, url) as (urls, processes):
            tables = prepare(urls, args.campaigns, [*PACKS], [*PAIRS], apart=False)
            figures = Figures(processes, postmaster(url))
            run(load(tables, figures, args.rate, args.warm, args.seconds, args.seed))
    return figures, told_of_failure


async def our_probe(url: str, people: list[Made], database: str) -> str:
    """Whether the other client is told of a choice while the row of its campaign is locked."""
    first, second = [Player(url, person, random.Random(seat)) for seat, person in enumerate(people)]  # noqa: S311
    for player in (first, second):
        await player.come()
    mover, other = (first, second) if first.choices else (second, first)
    before = other.position
    with psycopg.connect(database) as session:
        session.execute("SELECT id FROM campaign WHERE id = %s FOR UPDATE", (mover.made.campaign,))
        await asyncio.gather(mover.choose(LOCKED_FOR), asyncio.sleep(LOCKED_FOR))
        told_of_failure = other.position != before
    for player in (first, second):
        player.leave()
    return "told" if told_of_failure else "not told"


def rows(figures: Figures, told_of_failure: str, seconds: float) -> dict[str, str]:
    """One column of the table."""
    done = max(len(figures.latencies), 1)
    each = {name: 1000 * spent / done for name, spent in figures.cpu.items()}
    all_ = 100 * sum(figures.cpu.values()) / seconds / CORES
    times = " · ".join(share(figures.latencies, part) for part in (0.5, 0.9, 0.99))
    return {
        "moves a second": f"{len(figures.latencies) / seconds:.0f}",
        "skipped, refused": f"{figures.late}, {figures.refused}",
        "to the other client, p50 · p90 · p99": f"{times} ms",
        "CPU of a move: servers": f"{each['servers']:.2f} ms",
        "CPU of a move: database": f"{each['database']:.2f} ms",
        "CPU of a move: load client": f"{each['this client']:.2f} ms",
        f"busy, of {CORES} cores": f"{all_:.0f} %",
        "received for a move, by both": f"{figures.received / done / 1024:.1f} KiB",
        "the other client is told of a move that cannot be stored": "yes" if told_of_failure == "told" else "no",
    }


def main() -> None:
    """Run it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--campaigns", type=int, default=500)
    parser.add_argument("--rate", type=float, default=250.0, help="moves a second that are wanted of both")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--warm", type=float, default=10.0, help="seconds that are played before and not counted")
    parser.add_argument("--servers", type=int, default=2)
    parser.add_argument("--states", default="4300", help="bytes of the state of boardgame.io's game, or several")
    parser.add_argument("--seed", type=int, default=7)
    args = parser.parse_args()
    folder = installed()
    columns = {}
    print("our server ...", file=sys.stderr, flush=True)
    columns["ours, real worlds in two languages"] = rows(*ours(args), args.seconds)
    for size in map(int, args.states.split(",")):
        print(f"boardgame.io with a state of {size} bytes ...", file=sys.stderr, flush=True)
        columns[f"boardgame.io, a card game with a state of {size} bytes"] = rows(
            *theirs(args, folder, size), args.seconds
        )
    print(f"| {args.campaigns} campaigns, {args.rate:g} a second wanted | {' | '.join(columns)} |")
    print(f"|---|{'---|' * len(columns)}")
    for what in next(iter(columns.values())):
        print(f"| {what} | {' | '.join(column[what] for column in columns.values())} |")


if __name__ == "__main__":
    main()
