"""``sleeping-gods soak``: the long random run that looks for anything broken."""

from __future__ import annotations

import argparse
import contextlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

SUMMARY = "play whole random campaigns, every option in turn, and check every promise after each decision"
EXAMPLES = ("soak --decisions 500000", "soak --decisions 20000 --save-load --views --json")


def arguments(parser: argparse.ArgumentParser) -> None:
    """How long, what to check, and where failures go."""
    parser.add_argument("--pack", default="harbour", help="pack to play (default: %(default)s)")
    parser.add_argument("--decisions", type=int, default=500_000, metavar="N", help="at least so many decisions")
    parser.add_argument("--seed", type=int, default=1, help="seed of the luck (default: %(default)s)")
    parser.add_argument("--save-load", action="store_true", help="after every decision save, load and compare")
    parser.add_argument("--views", action="store_true", help="build what each seat sees too, and compare it if saved")
    parser.add_argument("--failures", type=Path, default=Path("failures"), help="folder for campaigns that fail")
    parser.add_argument("--json", action="store_true", help="report for programs")


def run(args: argparse.Namespace) -> int:
    """Run and report; 1 if a promise was broken."""
    from ..bots.soak import soak
    from ..campaign.games import RULEBOOKS, load_pack

    game, pack = load_pack(args.pack)
    with progress_bar(args.decisions) as progress:
        report = soak(
            game,
            pack,
            args.decisions,
            seed=args.seed,
            save_load=args.save_load,
            view=RULEBOOKS[game.id].view if args.views else None,
            failures=args.failures,
            progress=progress,
        )
    if args.json:
        print(report.as_json())
        return 0 if report.good else 1
    players = ", ".join(f"{campaigns} with {number}" for number, campaigns in sorted(report.players.items()))
    print(f"{report.decisions:,} decisions, {report.draws:,} draws, {report.table_acts} acts of the table")
    print(f"{report.campaigns} campaigns ({players} players), the longest of {report.longest:,} decisions")
    print(f"{report.combinations} of {report.combinations_in_all} combinations of options")
    print(f"{report.violations} violations, {report.exceptions} exceptions, {report.without_option} states without")
    print(f"an option, {report.endless} runs without an end, {report.save_load} differences after loading")
    for failure in report.failures:
        print(f"campaign {failure.campaign}, decision {failure.decision}: {failure.kind}: {failure.message}")
        print(f"  see {failure.file}")
    return 0 if report.good else 1


@contextlib.contextmanager
def progress_bar(total: int) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream, where somebody can see it."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("decisions", total=total)
        yield lambda done: bar.advance(task, done)
