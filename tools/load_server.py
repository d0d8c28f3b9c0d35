"""Load on the campaign server: many campaigns with two clients each, every choice stored, both told.

    python tools/load_server.py --campaigns 500 --rate 250 --seconds 20 --servers 2 --postgresql
    python tools/load_server.py --database postgresql://... --servers 2 --rate 250,300,350,400
    python tools/load_server.py --parts 400

The real worlds are played in turn, and told in English and French: in half of the campaigns one client reads English
and the other French. Prints what was reached: choices a second, the time from a choice to the other client's update,
and the CPU of servers, database and client. With ``--parts`` no server is started: what each part of a choice costs is
measured in this process.
"""

from __future__ import annotations

import argparse
import contextlib
import random
import time
from pathlib import Path

from load_client import PAIRS, Choice, Heard, Table, close_all, decode, open_all, play_at
from load_figures import Figures, report
from own_postgresql import own_postgresql, postmaster
from raw_socket import run
from server_processes import HERE, ask, servers

PACKS = ("wandering-sea", "lifted-north")
__all__ = ["Choice", "Heard", "ask", "decode"]


def prepare(urls: list[str], count: int, packs: list[str], pairs: list[tuple[str, str]], *, apart: bool) -> list[Table]:
    """So many campaigns of the packs in turn, each with two people: at one server, or apart at two."""
    tables = []
    for number in range(count):
        url, other = urls[number % len(urls)], urls[(number + apart) % len(urls)]
        round_ = number // len(urls)  # each server has all packs, and each pack all pairs of languages
        pack, langs = packs[round_ % len(packs)], pairs[round_ // len(packs) % len(pairs)]
        body = {"pack": pack, "name": f"Load {number}", "players": ["Ada", "Ben"], "host": "Ada"}
        begun = ask(url, "POST", "/api/campaigns", body)
        campaign, host = begun["campaign"], begun["secret"]
        invited = ask(url, "POST", f"/api/campaigns/{campaign}/invites", {"seats": [1]}, host)
        joined = ask(url, "POST", "/api/join", {"invite": invited["url"].partition("#")[2], "name": "Ben"})
        tables.append(Table(campaign, (host, joined["secret"]), (url, other), langs))
    return tables


def pairs_of(langs: str) -> list[tuple[str, str]]:
    """The languages of the two clients of a campaign, for the campaigns in turn."""
    first, _, second = langs.partition(",")
    return [*PAIRS] if langs == "mixed" else [(first, second or first)]


def measured(args: argparse.Namespace, pairs: list[tuple[str, str]], database: str) -> None:
    """Start servers, play at each rate, and print what was counted."""
    with servers(args.servers, database, args.tree) as (urls, processes):
        began = time.perf_counter()
        tables = prepare(urls, args.campaigns, args.packs.split(","), pairs, apart=args.apart)
        print(f"prepared in {time.perf_counter() - began:.1f} s", flush=True)
        figures, rng = Figures(processes, postmaster(database) if database else 0), random.Random(args.seed)  # noqa: S311
        kind = "PostgreSQL" if database else "SQLite"

        async def play() -> None:
            await open_all(tables, figures)
            print(f"{args.campaigns} campaigns of {args.packs}, told in {args.langs}, {2 * args.campaigns} clients")
            for rate in map(float, args.rate.split(",")):
                await play_at(tables, figures, rate, args.warm, args.seconds, rng)
                print(f"{args.servers} server process(es) on {kind}, {rate:g} choices a second wanted")
                report(figures, args.seconds)
            close_all(tables)

        run(play())


def main() -> None:
    """Run it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--campaigns", type=int, default=500)
    parser.add_argument("--rate", default="200", help="choices a second that are wanted, or several: 250,300,350")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--warm", type=float, default=10.0, help="seconds that are played before and not counted")
    parser.add_argument("--servers", type=int, default=1, help="server processes; more than one needs PostgreSQL")
    parser.add_argument("--apart", action="store_true", help="the two of a campaign are connected to two servers")
    parser.add_argument(
        "--database", default="", metavar="URL", help="a PostgreSQL; without one SQLite in a new folder"
    )
    parser.add_argument("--postgresql", action="store_true", help="start a PostgreSQL for this run")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--packs", default=",".join(PACKS), help="the packs that are played in turn")
    parser.add_argument("--langs", default="mixed", help="mixed, or what the two of a campaign read: en, fr, or en,fr")
    parser.add_argument("--tree", type=Path, default=HERE, help="the checkout whose servers are started")
    parser.add_argument("--parts", type=int, default=0, metavar="CHOICES")
    args = parser.parse_args()
    pairs = pairs_of(args.langs)
    if args.parts:
        from load_parts import parts

        parts(args.parts, args.packs.split(","), pairs)
        return
    with contextlib.ExitStack() as stack:
        database = stack.enter_context(own_postgresql())[0] if args.postgresql else args.database
        measured(args, pairs, database)


if __name__ == "__main__":
    main()
