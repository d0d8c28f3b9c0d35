"""``sleeping-gods bench``: how fast the engine plays whole random campaigns."""

from __future__ import annotations

import argparse
import json
import time

SUMMARY = "measure decisions a second, the cost of each operation, bytes and memory"
EXAMPLES = (
    "bench",
    "bench --json --decisions 300000",
    "bench --profile",
    "bench --peers --also build/fast",
    "bench --campaigns 500",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    """How much to measure, and how to tell it."""
    parser.add_argument("--pack", default="harbour", help="pack to play (default: %(default)s)")
    parser.add_argument("--decisions", type=int, default=100_000, metavar="N", help="at least so many decisions")
    parser.add_argument("--seed", type=int, default=1, help="seed of the luck (default: %(default)s)")
    parser.add_argument("--json", action="store_true", help="figures for programs")
    parser.add_argument("--profile", action="store_true", help="add the functions that cost most")
    parser.add_argument("--peers", action="store_true", help="instead, both games beside other engines, with ratios")
    parser.add_argument(
        "--rounds", type=int, default=12, metavar="N", help="rounds with --peers (default: %(default)s)"
    )
    parser.add_argument(
        "--seconds",
        type=float,
        default=1.0,
        metavar="S",
        help="CPU time of a round with --peers (default: %(default)s)",
    )
    parser.add_argument(
        "--campaigns", type=int, metavar="N", help="instead, what choices on disk cost, and N campaigns open at once"
    )
    parser.add_argument(
        "--choices", type=int, default=1000, metavar="N", help="choices of each with --campaigns (default: %(default)s)"
    )
    parser.add_argument("--also", metavar="FOLDER", help="with --peers: another build of ours, such as build/fast")


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    if args.peers:
        from .bench_peers import run_peers

        return run_peers(args.rounds, args.seconds, args.also)
    if args.campaigns is not None:
        from .bench_campaigns import run_campaigns

        return run_campaigns(args.pack, args.choices, args.campaigns)
    from ..bots.bench import bench
    from ..campaign.games import load_pack

    started = time.process_time()
    game, pack = load_pack(args.pack)
    loading = 1000 * (time.process_time() - started)
    result = bench(game, pack, args.decisions, seed=args.seed, profile=args.profile)
    if args.json:
        figures = {**result.as_json(), "loading_milliseconds": round(loading, 1)}
        print(json.dumps({result.game: figures}, indent=2))
        return 0
    print(f"{result.game}, pack {result.pack}, {result.python}")
    print(f"  {result.decisions_per_second:>10,} decisions a second (chance not counted, its time is)")
    print(f"  {result.decisions:>10,} decisions, {result.draws:,} draws, {result.campaigns} campaigns")
    print(f"  {result.seconds:>10.2f} seconds of CPU time")
    print(f"  {loading:>10.1f} ms to load the pack, the first of this process")
    for name, cost in result.microseconds.items():
        print(f"  {cost:>10.2f} µs {name}")
    print(f"  {result.bytes_per_state:>10,} bytes a state")
    print(f"  {result.peak_memory_kilobytes / 1024:>10.1f} MB memory at most")
    if result.flatness_at:
        print(f"  {result.flatness:>10.2f} × the early cost of a decision late in a campaign of {result.flatness_at:,}")
    for function, calls, seconds in result.profile:
        print(f"  {seconds:>10.3f} s {calls:>10,} calls {function}")
    return 0
