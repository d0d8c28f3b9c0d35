"""``sleeping-gods pack craft``: the rules of craft, measured, beside what a volume may have."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from ..command_words import figure, say
from ..parser import CommandParser
from .which import add_pack

if TYPE_CHECKING:
    from ...authoring.craft.measures import CraftMeasure

EXAMPLES = ("pack craft harbour", "pack craft ./my-pack --all", "pack craft harbour --json")


def arguments(parser: CommandParser) -> None:
    """A pack, and how much is told."""
    add_pack(parser)
    parser.add_argument("--all", action="store_true", help=parser.say("craft_all"))
    parser.add_argument("--json", action="store_true", help=parser.say("shared_json"))


def run(args: argparse.Namespace) -> int:
    """A line for each measure, or all of it as JSON."""
    from dataclasses import asdict

    from ...authoring.craft.measures import figures
    from ...authoring.project import open_project

    project = open_project(args.pack)
    measures = figures(project, project.loaded(args.pack))
    if args.json:
        rows = [{**asdict(measure), "share": round(measure.share, 4), "kept": measure.kept} for measure in measures]
        print(json.dumps(rows, ensure_ascii=False, indent=1))
        return 0
    for measure in measures:
        print(_line(measure))
        if args.all and measure.places:
            print(f"      {', '.join(measure.places)}")
    kept_count = sum(measure.kept for measure in measures)
    print("\n" + say("craft_kept", kept=kept_count, all=len(measures)))
    return 0


def _line(measure: CraftMeasure) -> str:
    """``  ! 31%   75 of  244  choice points ...  at most 20%``."""
    got = figure(f"{measure.share:.0%}") if measure.of else str(measure.some)
    counts = say("craft_of", some=str(measure.some), all=str(measure.of)) if measure.of else ""
    mark = " " if measure.kept else "!"
    return f"{mark} {got:>5}  {counts:>11}  {say(f'craft_{measure.key}')}{_limit(measure)}"


def _limit(measure: CraftMeasure) -> str:
    """What a measure may at most or must at least be, in brackets; empty if it has no limit."""
    if measure.limit is None:
        return ""
    most = figure(f"{measure.limit:.0%}") if measure.of else f"{measure.limit:.0f}"
    return f" ({say('craft_least' if measure.least else 'craft_most', limit=most)})"
