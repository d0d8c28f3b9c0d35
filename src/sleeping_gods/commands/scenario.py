"""``sleeping-gods scenario``: run worked examples written in plain text."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

SUMMARY = "run scenario files: given a table, when these choices are made, expect that"
EXAMPLES = ("scenario tests/scenarios/galley.scenario", "scenario tests/scenarios/*.scenario")


def arguments(parser: argparse.ArgumentParser) -> None:
    """Files."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="scenario file (see docs/scenarios.md)")
    parser.add_argument("--quiet", action="store_true", help="only name what does not hold")


def run(args: argparse.Namespace) -> int:
    """Run all scenarios; 1 if one does not hold."""
    from ..campaign.games import stage_for
    from ..campaign.rehearsal import rehearse
    from ..campaign.scenario import BrokenScenario, read_scenarios

    scenarios = [scenario for file in args.files for scenario in read_scenarios(file)]
    failed = 0
    for scenario in scenarios:
        try:
            rehearse(scenario, stage_for(scenario.pack))
        except BrokenScenario as broken:
            failed += 1
            print(f"FAILED {scenario.title}\n  {broken}", file=sys.stderr)
        else:
            if not args.quiet:
                print(f"ok     {scenario.title}")
    print(f"{len(scenarios)} scenarios, {failed} failed")
    return 1 if failed else 0
