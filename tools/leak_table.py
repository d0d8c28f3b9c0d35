"""The leak test over whole campaigns: ``python -m tools.leak_table --campaigns 2`` prints what was looked at.

Campaigns of both games are played to their end by random choices at a served table of four seats. After every choice
some of everything that can be asked is asked, each by each in turn: every kind of request of the wire and every
endpoint, by the host, seats, spectators and people outside. Everything hidden bears a mark, and whatever is sent to
anybody is searched for marks, seeds, hashes and what opens a seat. ``--planted`` lets plans be told without a filter:
it must find leaks. Run it from the root.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from sleeping_gods.presentation.audience import SOFA
from sleeping_gods.presentation.party import choice_plan
from tests.leaks.audit import rows
from tests.leaks.evenings import IMPORT, Found, evening
from tests.leaks.people import ROLES

PACKS = ("airfield", "harbour", "lifted-north", "wandering-sea")
MOST = 5_000
"""Choices after which a campaign that does not end is left."""


def main() -> int:
    """Play, print the table, and fail if anything was told to whom it is not for."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--pack", action="append", choices=PACKS, help="the worlds to play (all four)")
    parser.add_argument("--campaigns", type=int, default=1, help="campaigns of each world (1)")
    parser.add_argument("--asked", type=int, default=6, help="requests after every choice (6)")
    parser.add_argument("--choices", type=int, default=MOST, help="choices at most of a campaign (to its end)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--planted", action="store_true", help="plans are told without a filter")
    args = parser.parse_args()
    if args.planted:
        plan_openly()
    found, campaigns = Found(), 0
    try:
        for number in range(args.campaigns):
            for pack in args.pack or PACKS:
                campaigns += 1
                play(pack, args.seed + number, args.choices, args.asked, found)
    except KeyboardInterrupt:
        print("stopped: the last campaign was not played to its end", file=sys.stderr)
    print_table(found, campaigns)
    return 1 if found.leaks else 0


def play(pack: str, seed: int, choices: int, asked: int, found: Found) -> None:
    """Play a campaign from its first choice on, count in what is found, and tell of it as soon as it is done."""
    began, before, looked = time.process_time(), found.choices, sum(found.looked.values())
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(evening(Path(folder), pack, seed, before + choices, asked, left_for_the_end=(IMPORT,), found=found))
    choices, messages = found.choices - before, sum(found.looked.values()) - looked
    told = f"{choices:,} choices, {messages:,} messages, {len(found.leaks)} leaks"
    print(f"{pack}, seed {seed}: {told}, {time.process_time() - began:.0f} s of CPU", file=sys.stderr, flush=True)


def print_table(found: Found, campaigns: int) -> None:
    """As it stands in docs/reliability.md."""
    head, *lines = rows(found.looked, ROLES)
    print(f"| {' | '.join(head)} |\n|{'---|' * len(head)}")
    for kind, *counts in lines:
        print(f"| {kind if kind == 'all' else f'`{kind}`'} | {' | '.join(counts)} |")
    total = f"{sum(found.looked.values()):,} messages looked at"
    print(f"\n{campaigns} campaigns, {found.choices:,} choices, {total}: {len(found.leaks)} leaks.")
    for leak in found.leaks[:20]:
        print(f"- {leak}")


def plan_openly() -> None:
    """Plant the defect that the test is for: a plan that tells every seat's choices."""
    usual: Any = choice_plan._table_after

    def openly(presenter: object, table: object, trial: object, audience: object) -> object:
        return usual(presenter, table, trial, SOFA)

    choice_plan._table_after = openly  # type: ignore[assignment]  # planted on purpose


if __name__ == "__main__":
    sys.exit(main())
