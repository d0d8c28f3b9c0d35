"""``sleeping-gods pack bots``: robots play whole campaigns and count what they reach."""

from __future__ import annotations

import argparse
import contextlib
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from .which import add_pack

if TYPE_CHECKING:
    from ...authoring.playtest.reached import Report
    from ...bots.batch import Tally

SUMMARY = "let robots play whole campaigns of a pack: what they reach, what they miss, how they fare"
EXAMPLES = (
    "pack bots harbour --runs 200",
    "pack bots ./my-pack --runs 2000 --jobs 2 --json report.json",
    "pack bots harbour --runs 100 --bot careful --mode brutal --players 2",
)
SHOWN = 40
"""Holes that are listed; --json has them all."""
KINDS = ("random", "least", "hunter", "careful", "all")
MODES = ("normal", "easy", "brutal", "hard")


def arguments(parser: argparse.ArgumentParser) -> None:
    """How many campaigns, by whom, and where the report goes."""
    add_pack(parser)
    parser.add_argument("--runs", type=int, default=200, metavar="N", help="whole campaigns (default: %(default)s)")
    parser.add_argument(
        "--players", type=int, default=0, choices=(1, 2, 3, 4), help="players (default: 1 to 4 in turn)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the luck (default: %(default)s)")
    parser.add_argument("--bot", default="all", choices=KINDS, help="who plays (default: %(default)s)")
    parser.add_argument("--mode", default="", choices=MODES, help="difficulty (default: each in turn)")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes; the counts are the same for any J")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything for programs, - for the output")
    parser.add_argument("--reviewed", type=Path, metavar="FILE", help="places that need not be reached, with reasons")
    parser.add_argument("--failures", type=Path, default=Path("failures"), help="folder for campaigns that get stuck")


def run(args: argparse.Namespace) -> int:
    """Play and report; 1 if a place was missed or a campaign got stuck, 2 for a wrong call."""
    from ...authoring.playtest.playtesting import playtest
    from ...authoring.playtest.reached import report_of, with_hazards
    from ...authoring.playtest.reviewed import FILE, BadList, read_reviewed
    from ...authoring.project import open_project
    from ...bots.places import places_of
    from ...bots.plan import Order
    from ...campaign.games import game_of
    from ...kernel.errors import BrokenPack

    project = open_project(args.pack)
    if project.pack is None:
        raise BrokenPack([project.placed(finding, args.pack) for finding in project.findings])
    places = with_hazards(places_of(project.pack), project.source)
    levels = ("normal", "easy", "brutal") if project.game == "sea" else game_of("skies").option_values()["level"]
    try:
        if args.runs < 1 or args.jobs < 1:
            raise BadList(f"expected at least 1 campaign and 1 process, got {args.runs} and {args.jobs}")
        if args.mode and args.mode not in levels:
            raise BadList(f"expected a mode among {', '.join(levels)}, got {args.mode!r}")
        reviewed = read_reviewed(args.reviewed or project.folder / FILE, asked=args.reviewed is not None)
        reviewed.check({place.name for place in places})
    except BadList as bad:
        print(bad, file=sys.stderr)
        return 2
    order = Order(args.runs, args.seed, args.bot, args.players, args.mode)
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


def _write(path: Path, report: Report) -> None:
    import json

    text = json.dumps(report.as_json(), indent=1, ensure_ascii=False) + "\n"
    if str(path) == "-":
        print(text, end="")
    else:
        path.write_text(text, encoding="utf-8")


def show(report: Report, name: str) -> None:
    """The report for people: locations, campaigns, holes, what was stuck."""
    names = [f"{row.title} {row.called}".strip() for row in report.rows]
    wide = min(36, max([12, *(len(called) + 2 for called in names)]))
    print(f"{'location':<{wide}}{'places':>8}{'reached':>9}{'visits':>9}{'least':>8}{'holes':>7}")
    for row, called in zip(report.rows, names, strict=True):
        noted = f"  ({row.reviewed} reviewed)" if row.reviewed else ""
        figures = f"{row.places:>8}{row.reached:>9}{row.visits:>9,}{row.least:>8,}{row.holes or '':>7}"
        print(f"{called[: wide - 1]:<{wide}}{figures}{noted}")
    print()
    print(
        f"{'bot':<9}{'mode':<8}{'runs':>6}{'ended':>8}{'unbeaten':>9}{'defeats':>9}{'turns':>7}{'decisions':>11}",
        end="",
    )
    print(f"{'totems':>8}{'quests':>8}{'xp':>7}{'score':>7}  endings")
    for (bot, mode), each in sorted(report.figures.items()):
        runs = max(1, each.campaigns)
        endings = ", ".join(f"{ending} {count}" for ending, count in each.endings.most_common(5))
        print(
            f"{bot:<9}{mode:<8}{each.campaigns:>6}{each.survived / runs:>8.0%}{each.unbeaten / runs:>9.0%}"
            f"{each.mean('defeats'):>9}{each.mean('turns'):>7.0f}{each.mean('decisions'):>11,.0f}"
            f"{each.mean('totems'):>8.1f}{each.mean('quests'):>8.1f}{each.mean('xp'):>7.1f}{each.mean('score'):>7.0f}"
            f"  {endings}"
        )
    print()
    for place in report.holes[:SHOWN]:
        print(f"{name.rstrip('/')}/{place.file}:{place.line}: never reached: {place.name} ({place.words})")
    if len(report.holes) > SHOWN:
        print(f"... and {len(report.holes) - SHOWN} more; --json FILE has them all")
    for spared in report.spared:
        print(f"{report.reviewed.file}: {spared} was reached after all; take it off the list")
    for stuck in report.stuck:
        print(f"campaign {stuck.campaign} by {stuck.bot}, decision {stuck.decision}: {stuck.kind}: {stuck.message}")
        print(f"  see {stuck.file}")
    reached = len(report.places) - len(report.unreached)
    print(
        f"{reached:,} of {len(report.places):,} places reached ({report.share:.2%}), {len(report.holes)} holes,",
        end=" ",
    )
    print(f"{len(report.unreached) - len(report.holes)} reviewed, {len(report.stuck)} stuck campaigns")


@contextlib.contextmanager
def progress_of(runs: int, places: int) -> Iterator[Callable[[Tally], None]]:
    """A bar on a terminal, a line now and then elsewhere, on the error stream."""
    began = time.perf_counter()

    def told(tally: Tally) -> str:
        decisions = sum(outcome.decisions for outcome in tally.outcomes)
        speed = decisions / max(0.001, time.perf_counter() - began)
        return f"{speed:,.0f} decisions/s, {len(tally.hits) / max(1, places):.1%} reached, {len(tally.stuck)} stuck"

    if not sys.stderr.isatty():
        shown = 0

        def line(tally: Tally) -> None:
            nonlocal shown
            done = len(tally.outcomes)
            if done * 10 // runs > shown:
                shown = done * 10 // runs
                print(f"{done:,} of {runs:,} campaigns, {told(tally)}", file=sys.stderr, flush=True)

        yield line
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("campaigns", total=runs)
        yield lambda tally: bar.update(task, completed=len(tally.outcomes), description=told(tally))
