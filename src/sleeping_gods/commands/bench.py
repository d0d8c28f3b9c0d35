"""``sleeping-gods bench``: how fast the engine plays whole random campaigns."""

from __future__ import annotations

import argparse
import json
import time

from .bench_output import print_figure
from .command_words import figure, print_error, say
from .parser import CommandParser

EXAMPLES = (
    "bench",
    "bench --json --decisions 300000",
    "bench --profile",
    "bench --peers --also build/fast",
    "bench --campaigns 500",
    "bench --scenes 2000",
    "bench --storage --choices 5000",
)


def arguments(parser: CommandParser) -> None:
    """How much to measure, and how to tell it."""
    parser.add_argument("--pack", metavar=parser.say("metavar_pack"), default="harbour", help=parser.say("shared_pack"))
    parser.add_argument("--decisions", type=int, default=100_000, metavar="N", help=parser.say("shared_decisions"))
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=parser.say("shared_seed"))
    parser.add_argument("--json", action="store_true", help=parser.say("bench_json"))
    parser.add_argument("--profile", action="store_true", help=parser.say("bench_profile"))
    instead = parser.add_mutually_exclusive_group()
    instead.add_argument("--peers", action="store_true", help=parser.say("bench_peers"))
    parser.add_argument("--rounds", type=int, default=12, metavar="N", help=parser.say("bench_rounds"))
    parser.add_argument(
        "--seconds",
        type=float,
        default=1.0,
        metavar="S",
        help=parser.say("bench_seconds"),
    )
    instead.add_argument("--campaigns", type=int, metavar="N", help=parser.say("bench_campaigns"))
    parser.add_argument("--choices", type=int, default=1000, metavar="N", help=parser.say("bench_choices"))
    instead.add_argument("--scenes", type=int, metavar="N", help=parser.say("bench_scenes"))
    place = parser.say("metavar_folder")
    instead.add_argument("--storage", nargs="?", const="", metavar=place, help=parser.say("bench_storage"))
    parser.add_argument("--also", metavar=parser.say("metavar_folder"), help=parser.say("bench_also"))


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    is_instead = args.peers or any(option is not None for option in (args.campaigns, args.scenes, args.storage))
    if is_instead and (args.json or args.profile):
        return print_error(say("bench_decisions-alone"))
    if args.peers:
        from .bench_peers import run_peers

        return run_peers(args.rounds, args.seconds, args.also)
    if args.campaigns is not None:
        from .bench_campaigns import run_campaigns

        return run_campaigns(args.pack, args.choices, args.campaigns)
    if args.scenes is not None:
        from .bench_scenes import run_scenes

        return run_scenes(args.scenes)
    if args.storage is not None:
        from .bench_storage import run_storage

        return run_storage(args.storage, args.pack, args.choices)
    return _run_decisions(args)


def _run_decisions(args: argparse.Namespace) -> int:
    """Measure decisions over whole campaigns."""
    from ..bots.runs.bench import bench
    from ..campaign.games import load_pack

    started = time.process_time()
    game, pack = load_pack(args.pack)
    loading = 1000 * (time.process_time() - started)
    result = bench(game, pack, args.decisions, seed=args.seed, profile=args.profile)
    if args.json:
        figures = {**result.as_json(), "loading_milliseconds": round(loading, 1)}
        print(json.dumps({result.game: figures}, indent=2))
        return 0
    print(say("bench_which", game=result.game, pack=result.pack, python=result.python))
    print_figure(f"{result.decisions_per_second:,}", say("bench_speed"))
    played = say("bench_played", draws=figure(f"{result.draws:,}"), campaigns=result.campaigns)
    print_figure(f"{result.decisions:,}", played)
    print_figure(f"{result.seconds:.2f}", say("bench_time"))
    print_figure(f"{loading:.1f}", say("bench_loading"))
    for name, cost in result.microseconds.items():
        print_figure(f"{cost:.2f}", f"µs {name}")
    print_figure(f"{result.bytes_per_state:,}", say("bench_state"))
    print_figure(f"{result.peak_memory_kilobytes / 1024:.1f}", say("bench_memory"))
    if result.flatness_at:
        print_figure(f"{result.flatness:.2f}", say("bench_flat", decisions=figure(f"{result.flatness_at:,}")))
    for function, calls, seconds in result.profile:
        print_figure(f"{seconds:.3f}", f"s {figure(f'{calls:,}'):>10} {say('bench_calls')} {function}")
    return 0
