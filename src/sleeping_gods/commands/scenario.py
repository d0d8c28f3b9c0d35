"""``sleeping-gods scenario``: run worked examples written in plain text."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from .command_words import say
from .parser import CommandParser

EXAMPLES = ("scenario tests/scenarios/galley.scenario", "scenario tests/scenarios/*.scenario")


def arguments(parser: CommandParser) -> None:
    """Files."""
    parser.add_argument(
        "files", nargs="+", type=Path, metavar=parser.say("metavar_file"), help=parser.say("scenario_files")
    )
    parser.add_argument("--quiet", action="store_true", help=parser.say("scenario_quiet"))


def run(args: argparse.Namespace) -> int:
    """Run all scenarios; 1 if one does not hold."""
    from ..campaign.games import stage_for
    from ..campaign.scenario import BrokenScenario, read_scenarios
    from ..campaign.scenario_run import rehearse

    scenarios = [scenario for file in args.files for scenario in read_scenarios(file)]
    failed = 0
    for scenario in scenarios:
        try:
            rehearse(scenario, stage_for(scenario.pack))
        except BrokenScenario as broken:
            failed += 1
            print(f"{say('scenario_failed', title=scenario.title)}\n  {broken}", file=sys.stderr)
        else:
            if not args.quiet:
                print(say("scenario_good", title=scenario.title))
    print(say("scenario_sum", count=len(scenarios), failed=failed))
    return 1 if failed else 0
