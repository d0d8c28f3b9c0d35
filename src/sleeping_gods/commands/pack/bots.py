"""``sleeping-gods pack bots``: robots play whole campaigns and count what they reach."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ..command_words import say
from ..parser import CommandParser
from .json_output import leaves_output_free, write_json
from .which import add_pack

EXAMPLES = (
    "pack bots harbour --runs 200",
    "pack bots ./my-pack --runs 2000 --jobs 2 --json report.json",
    "pack bots harbour --runs 100 --bot careful --mode brutal --players 2",
)
KINDS = ("random", "least", "hunter", "careful", "reading", "all")
"""The robots that may play, and the word for all of them in turn."""
MODES = ("normal", "easy", "brutal", "hard")
"""The difficulties of either game."""


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
    from .bots_progress import progress_of
    from .bots_report import print_report

    project = open_project(args.pack)
    pack = project.loaded(args.pack)
    places = with_hazards(all_places(pack), project.source)
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
        tally = playtest(args.pack, pack.digest, order, jobs=args.jobs, failures=args.failures, progress=progress)
    report = report_of(pack.id, places, tally, reviewed, pack.titles)
    if args.json is not None:
        write_json(args.json, report.as_json())
    if leaves_output_free(args.json):
        print_report(report, args.pack)
    return 0 if report.good else 1
