"""``sleeping-gods soak``: the long random run that looks for anything broken."""

from __future__ import annotations

import argparse
import contextlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from .command_words import figure, say
from .parser import CommandParser

if TYPE_CHECKING:
    from ..bots.runs.soak_report import SoakReport

EXAMPLES = ("soak --decisions 500000", "soak --decisions 20000 --save-load --views --json")


def arguments(parser: CommandParser) -> None:
    """How long, what to check, and where failures go."""
    parser.add_argument("--pack", metavar=parser.say("metavar_pack"), default="harbour", help=parser.say("shared_pack"))
    parser.add_argument("--decisions", type=int, default=500_000, metavar="N", help=parser.say("shared_decisions"))
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=parser.say("shared_seed"))
    parser.add_argument("--save-load", action="store_true", help=parser.say("soak_save-load"))
    parser.add_argument("--views", action="store_true", help=parser.say("soak_views"))
    parser.add_argument(
        "--failures",
        type=Path,
        metavar=parser.say("metavar_folder"),
        default=Path("failures"),
        help=parser.say("shared_failures"),
    )
    parser.add_argument("--json", action="store_true", help=parser.say("shared_json"))


def run(args: argparse.Namespace) -> int:
    """Run and report; 1 if a promise was broken."""
    from ..bots.runs.soak import soak
    from ..campaign.games import load_pack
    from ..campaign.supported_games import SUPPORTED_GAMES

    game, pack = load_pack(args.pack)
    with progress_bar(args.decisions) as progress:
        report = soak(
            game,
            pack,
            args.decisions,
            seed=args.seed,
            save_load=args.save_load,
            view=SUPPORTED_GAMES[game.id].view if args.views else None,
            failures=args.failures,
            progress=progress,
        )
    if args.json:
        print(report.as_json())
    else:
        _print_report(report)
    return 0 if report.good else 1


def _print_report(report: SoakReport) -> None:
    """The figures of a run, and each failure with the file that shows it."""
    players = ", ".join(
        say("soak_players", campaigns=campaigns, number=number) for number, campaigns in sorted(report.players.items())
    )
    decisions, draws, longest = (figure(f"{amount:,}") for amount in (report.decisions, report.draws, report.longest))
    print(say("soak_decisions", decisions=decisions, draws=draws, acts=report.table_acts))
    print(say("soak_campaigns", campaigns=report.campaigns, players=players, longest=longest))
    print(say("soak_combinations", count=report.combinations, all=report.combinations_in_all))
    print(
        say(
            "soak_wrong",
            violations=report.violations,
            exceptions=report.exceptions,
            stuck=report.without_option,
            endless=report.endless,
            loaded=report.save_load,
        )
    )
    for failure in report.failures:
        where = say("soak_failure", campaign=failure.campaign, decision=failure.decision)
        print(f"{where}{failure.kind}: {failure.message}")
        print(f"  {say('soak_see', file=str(failure.file))}")


@contextlib.contextmanager
def progress_bar(total: int) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream, where somebody can see it."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(say("soak_bar"), total=total)
        yield lambda done: bar.advance(task, done)
