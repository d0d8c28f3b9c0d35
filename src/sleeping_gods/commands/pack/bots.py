"""``sleeping-gods pack bots``: robots play whole campaigns and count what they reach."""

from __future__ import annotations

import argparse
import contextlib
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from ..command_words import figure, say
from ..parser import CommandParser
from .which import add_pack

if TYPE_CHECKING:
    from ...authoring.playtest.reached import PlaytestReport
    from ...bots.runs.batch import BatchTally

EXAMPLES = (
    "pack bots harbour --runs 200",
    "pack bots ./my-pack --runs 2000 --jobs 2 --json report.json",
    "pack bots harbour --runs 100 --bot careful --mode brutal --players 2",
)
MAX_HOLES = 40
"""Places never reached that are listed; --json has them all."""
MIN_NAME_WIDTH = 12
"""The narrowest column for the names of locations."""
MAX_NAME_WIDTH = 36
"""The widest column for them; longer names are cut."""
LINES = 10
"""About how many lines tell the progress where there is no terminal."""
LEAST_SECONDS = 0.001
"""So that nothing is divided by 0 at the beginning."""
KINDS = ("random", "least", "hunter", "careful", "reading", "all")
MODES = ("normal", "easy", "brutal", "hard")


def arguments(parser: CommandParser) -> None:
    """How many campaigns, by whom, and where the report goes."""
    add_pack(parser)
    parser.add_argument("--runs", type=int, default=200, metavar="N", help=parser.say("bots_runs"))
    parser.add_argument("--players", type=int, default=0, choices=(1, 2, 3, 4), help=parser.say("bots_players"))
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=parser.say("shared_seed"))
    parser.add_argument("--bot", default="all", choices=KINDS, help=parser.say("bots_bot"))
    parser.add_argument("--mode", default="", choices=MODES, help=parser.say("bots_mode"))
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help=parser.say("bots_jobs"))
    parser.add_argument("--json", type=Path, metavar=parser.say("metavar_file"), help=parser.say("shared_json-file"))
    parser.add_argument("--reviewed", type=Path, metavar=parser.say("metavar_file"), help=parser.say("bots_reviewed"))
    parser.add_argument(
        "--failures",
        type=Path,
        metavar=parser.say("metavar_folder"),
        default=Path("failures"),
        help=parser.say("shared_failures"),
    )


def run(args: argparse.Namespace) -> int:
    """Play and report; 1 if a place was missed or a campaign got stuck, 2 for a wrong call."""
    from ...authoring.playtest.playtesting import playtest
    from ...authoring.playtest.reached import report_of, with_hazards
    from ...authoring.playtest.reviewed import FILE, BadList, read_reviewed
    from ...authoring.project import open_project
    from ...bots.runs.batch import all_places
    from ...bots.runs.plan import Order
    from ...campaign.games import game_of
    from ...kernel.errors import BrokenPack

    project = open_project(args.pack)
    if project.pack is None:
        raise BrokenPack([project.placed(finding, args.pack) for finding in project.findings])
    places = with_hazards(all_places(project.pack), project.source)
    levels = ("normal", "easy", "brutal") if project.game == "sea" else game_of("skies").option_values()["level"]
    try:
        if args.runs < 1 or args.jobs < 1:
            raise BadList(say("bots_too-few", runs=args.runs, jobs=args.jobs))
        if args.mode and args.mode not in levels:
            raise BadList(say("bots_no-mode", known=", ".join(levels), got=repr(args.mode)))
        reviewed = read_reviewed(args.reviewed or project.folder / FILE, asked=args.reviewed is not None)
        reviewed.check({place.name for place in places})
    except BadList as bad:
        print(bad, file=sys.stderr)
        return 2
    order = Order(runs=args.runs, seed=args.seed, bot=args.bot, players=args.players, mode=args.mode)
    with progress_of(args.runs, len(places)) as progress:
        tally = playtest(
            args.pack, project.pack.digest, order, jobs=args.jobs, failures=args.failures, progress=progress
        )
    report = report_of(project.pack.id, places, tally, reviewed, project.pack.titles)
    if args.json is not None:
        _write(args.json, report)
    if args.json is None or str(args.json) != "-":
        show(report, args.pack)
    return 0 if report.good else 1


def _write(path: Path, report: PlaytestReport) -> None:
    import json

    text = json.dumps(report.as_json(), indent=1, ensure_ascii=False) + "\n"
    if str(path) == "-":
        print(text, end="")
    else:
        path.write_text(text, encoding="utf-8")


def show(report: PlaytestReport, name: str) -> None:
    """The report for people: locations, campaigns, holes, what was stuck."""
    _print_locations(report)
    print()
    _print_campaigns(report)
    print()
    _print_holes(report, name)
    reached = len(report.places) - len(report.unreached)
    print(
        say(
            "bots_sum",
            reached=figure(f"{reached:,}"),
            places=figure(f"{len(report.places):,}"),
            share=figure(f"{report.share:.2%}"),
            holes=len(report.holes),
            reviewed=len(report.unreached) - len(report.holes),
            stuck=len(report.stuck),
        )
    )


def _print_locations(report: PlaytestReport) -> None:
    """A row for each location: its places, and how often they were reached."""
    names = [f"{row.title} {row.called}".strip() for row in report.rows]
    wide = min(MAX_NAME_WIDTH, max([MIN_NAME_WIDTH, *(len(name) + 2 for name in names)]))
    print(_head(location=-wide, places=8, reached=9, visits=9, least=8, holes=7))
    for row, name in zip(report.rows, names, strict=True):
        noted = f"  {say('bots_noted', count=row.reviewed)}" if row.reviewed else ""
        figures = f"{row.places:>8}{row.reached:>9}{row.visits:>9,}{row.least:>8,}{row.holes or '':>7}"
        print(f"{name[: wide - 1]:<{wide}}{figures}{noted}")


def _print_campaigns(report: PlaytestReport) -> None:
    """A row for each robot and mode: how its campaigns went; only the skies have camps."""
    first = _head(bot=-9, mode=-8, runs=6, ended=8, unbeaten=10, defeats=9, turns=7, decisions=11)
    skies = any(each.camps for each in report.figures.values())
    camps = _head(camps=7) if skies else ""
    print(f"{first}{camps}{_head(totems=8, quests=8, xp=7, score=7)}  {say('bots_head-endings')}")
    for (bot, mode), each in sorted(report.figures.items()):
        runs = max(1, each.campaigns)
        endings = ", ".join(f"{ending} {count}" for ending, count in each.endings.most_common(5))
        camps = f"{each.mean('camps'):>7.1f}" if skies else ""
        print(
            f"{bot:<9}{mode:<8}{each.campaigns:>6}{each.survived / runs:>8.0%}{each.unbeaten / runs:>10.0%}"
            f"{each.mean('defeats'):>9}{each.mean('turns'):>7.0f}{each.mean('decisions'):>11,.0f}"
            f"{camps}{each.mean('totems'):>8.1f}{each.mean('quests'):>8.1f}{each.mean('xp'):>7.1f}{each.mean('score'):>7.0f}"
            f"  {endings}"
        )


def _print_holes(report: PlaytestReport, name: str) -> None:
    """Places that were never reached, and campaigns that could not go on."""
    for place in report.holes[:MAX_HOLES]:
        never = say("bots_never", place=place.name, words=place.words)
        print(f"{name.rstrip('/')}/{place.file}:{place.line}: {never}")
    if len(report.holes) > MAX_HOLES:
        print(say("bots_more", count=len(report.holes) - MAX_HOLES))
    for spared in report.spared:
        print(say("bots_spared", file=str(report.reviewed.file), place=str(spared)))
    for stuck in report.stuck:
        where = say("bots_stuck", campaign=stuck.campaign, bot=stuck.bot, decision=stuck.decision)
        print(f"{where}{stuck.kind}: {stuck.message}")
        print(f"  {say('bots_see', file=str(stuck.file))}")


def _head(**wide: int) -> str:
    """The heads of columns by their names, each with its width; to the left if that is negative."""
    return "".join(
        f"{say(f'bots_head-{name}'):{'<' if width < 0 else '>'}{abs(width)}}" for name, width in wide.items()
    )


@contextlib.contextmanager
def progress_of(runs: int, places: int) -> Iterator[Callable[[BatchTally], None]]:
    """A bar on a terminal, a line now and then elsewhere, on the error stream."""
    began = time.perf_counter()

    def progress_text(tally: BatchTally) -> str:
        decisions = sum(outcome.decisions for outcome in tally.outcomes)
        speed = decisions / max(LEAST_SECONDS, time.perf_counter() - began)
        share = figure(f"{len(tally.hits) / max(1, places):.1%}")
        return say("bots_speed", speed=figure(f"{speed:,.0f}"), share=share, stuck=len(tally.stuck))

    if not sys.stderr.isatty():
        parts_printed = 0

        def print_line(tally: BatchTally) -> None:
            nonlocal parts_printed
            done = len(tally.outcomes)
            parts = done * LINES // runs
            if parts > parts_printed:
                parts_printed = parts
                counts = {"done": figure(f"{done:,}"), "runs": figure(f"{runs:,}")}
                print(say("bots_progress", **counts, speed=progress_text(tally)), file=sys.stderr, flush=True)

        yield print_line
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(say("bots_bar"), total=runs)
        yield lambda tally: bar.update(task, completed=len(tally.outcomes), description=progress_text(tally))
