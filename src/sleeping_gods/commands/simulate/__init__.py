"""``sleeping-gods simulate``: many campaigns by a robot, as tables; ``simulate report`` draws what they show."""

from __future__ import annotations

import argparse
import functools
import re
import sys
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING

from ..command_words import print_error, say
from ..group import add_command, fill_command
from ..key_value import key_value
from ..pack.which import default_pack
from ..parser import CommandParser

if TYPE_CHECKING:
    from ...simulation.plan import Plan
    from ...simulation.workers import Workers

EXAMPLES = (
    "simulate --pack harbour --campaigns 200 --players 2",
    "simulate --pack wandering-sea --campaigns 1000 --robot careful --out before",
    "simulate --campaigns 10000 --dask tcp://10.0.0.1:8786 --out big",
    "simulate report before --out before.html",
    "simulate report before after --out change.html",
)
STOPPED = 130
"""The exit code for Ctrl-C."""
LEAST = {"campaigns": 1, "seed": 0, "jobs": 1, "budget": 1, "milliseconds": 1}
"""The least number that each argument may be."""


def arguments(parser: CommandParser) -> None:
    """What is played, by whom and how often, where, and where the tables go."""
    from ...bots.robots.make import KINDS

    reports = parser.add_subparsers(metavar=parser.say("simulate_report-place"), required=False)
    report = functools.partial(fill_command, f"{__name__}.report")
    add_command(parser, reports, "report", report, "simulate-report")
    pack = default_pack()
    parser.add_argument("--pack", metavar=parser.say("metavar_pack"), default=pack, help=parser.say("simulate_pack"))
    parser.add_argument("--campaigns", type=int, default=100, metavar="N", help=parser.say("simulate_campaigns"))
    parser.add_argument("--players", default="1-4", metavar="N", help=parser.say("simulate_players"))
    parser.add_argument("--robot", default="careful", choices=KINDS, help=parser.say("simulate_robot"))
    parser.add_argument("--knowing", action="store_true", help=parser.say("simulate_knowing"))
    parser.add_argument("--budget", type=int, metavar="N", help=parser.say("simulate_budget"))
    parser.add_argument("--milliseconds", type=float, metavar="T", help=parser.say("simulate_milliseconds"))
    parser.add_argument("--mode", default="normal", help=parser.say("simulate_mode"))
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar=parser.say("metavar_key-value"),
        type=key_value,
        help=parser.say("simulate_option"),
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=parser.say("shared_seed"))
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=int, metavar="J", help=parser.say("simulate_jobs"))
    where.add_argument("--dask", metavar=parser.say("metavar_address"), help=parser.say("simulate_dask"))
    parser.add_argument("--out", type=Path, metavar=parser.say("metavar_folder"), help=parser.say("simulate_out"))


def run(args: argparse.Namespace) -> int:
    """Play, keep and sum up; 1 if a campaign could not go on, 2 for a wrong call."""
    from ...simulation.errors import SimulationError
    from ...simulation.folder import begin_or_resume
    from ...simulation.plan import new_plan
    from ...simulation.run import RunProgress, simulate
    from .progress import progress_bar
    from .summary import show_summary

    progress: RunProgress | None = None
    try:
        plan = plan_of(args)
        folder = begin_or_resume(args.out, plan) if args.out else None
        plan = folder.plan if folder else new_plan(plan)
        progress = RunProgress(plan)
        if folder and folder.tables.suffix != "parquet":
            print(say("simulate_no-arrow"), file=sys.stderr)
        if plan.milliseconds:
            print(say("simulate_by-clock"), file=sys.stderr)
        with _workers(args) as workers, progress_bar(plan.campaigns) as tell:
            simulate(progress, folder, workers, tell)
    except SimulationError as error:
        return print_error(say(error.key, **error.values))
    except KeyboardInterrupt:
        done = len(progress.campaigns) if progress else 0
        key = "simulate_stopped-kept" if args.out else "simulate_stopped"
        print(say(key, done=done, all=args.campaigns, folder=str(args.out)), file=sys.stderr)
        return STOPPED
    show_summary(progress, args.out)
    return 1 if progress.stuck() else 0


def _workers(args: argparse.Namespace) -> AbstractContextManager[Workers]:
    """Where the campaigns are played."""
    import os

    from ...simulation.workers import workers_of

    if args.dask:
        from ...simulation.cluster import cluster_at

        return cluster_at(args.dask)
    return workers_of(args.jobs or os.cpu_count() or 1)


def plan_of(args: argparse.Namespace) -> Plan:
    """The plan that a call asks for; every set-up of it is tried."""
    from ...campaign.games import load_pack
    from ...simulation.errors import SimulationError
    from ...simulation.plan import MODES, Plan
    from ...simulation.robots import check_robot, with_default_budget

    _check_least(args)
    game, pack = load_pack(args.pack)
    known = MODES[game.id]
    modes = known if args.mode == "all" else tuple(args.mode.split(","))
    if not set(modes) <= set(known):
        raise SimulationError("bots_no-mode", known=", ".join((*known, "all")), got=repr(args.mode))
    plan = Plan(
        pack=args.pack,
        game=game.id,
        digest=pack.digest,
        campaigns=args.campaigns,
        players=_players(args.players),
        modes=modes,
        robot=args.robot,
        seed=args.seed,
        options=tuple(sorted(args.option)),
        knowing=args.knowing,
        playouts=args.budget or 0,
        milliseconds=args.milliseconds or 0.0,
    )
    check_robot(plan)
    plan = with_default_budget(plan)
    for campaign in range(len(plan.players) * len(plan.modes)):
        game.set_up(pack, plan.setup_of(game, pack, campaign))
    return plan


def _check_least(args: argparse.Namespace) -> None:
    """SimulationError if a number is smaller than it may be."""
    from ...simulation.errors import SimulationError

    for name, least in LEAST.items():
        value = getattr(args, name)
        if value is not None and value < least:
            raise SimulationError("simulate_too-small", name=f"--{name}", least=least, got=str(value))


def _players(text: str) -> tuple[int, ...]:
    """Numbers of players: ``2``, ``1-4`` or ``1,2,4``."""
    from ...simulation.errors import SimulationError

    span = re.fullmatch(r"([1-4])-([1-4])", text)
    if span and span[1] <= span[2]:
        return tuple(range(int(span[1]), int(span[2]) + 1))
    if not re.fullmatch(r"[1-4](,[1-4])*", text):
        raise SimulationError("simulate_bad-players", got=repr(text))
    return tuple(dict.fromkeys(map(int, text.split(","))))
