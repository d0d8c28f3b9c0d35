"""``sleeping-gods pack craft``: the rules of craft, measured, beside what a volume may have."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from ..parser import CommandParser
from ..saying import figure, say
from .which import add_pack

if TYPE_CHECKING:
    from ...authoring.craft.figures import Figure

EXAMPLES = ("pack craft harbour", "pack craft ./my-pack --all", "pack craft harbour --json")


def arguments(parser: CommandParser) -> None:
    """A pack, and how much is told."""
    add_pack(parser)
    parser.add_argument("--all", action="store_true", help=parser.say("craft_all"))
    parser.add_argument("--json", action="store_true", help=parser.say("shared_json"))


def run(args: argparse.Namespace) -> int:
    """A line for each measure, or all of it as JSON."""
    from dataclasses import asdict

    from ...authoring.craft.figures import figures
    from ...authoring.project import open_project
    from ...kernel.errors import BrokenPack

    project = open_project(args.pack)
    if project.pack is None:
        raise BrokenPack([project.placed(finding, args.pack) for finding in project.findings])
    found = figures(project, project.pack)
    if args.json:
        told = [{**asdict(one), "share": round(one.share, 4), "kept": one.kept} for one in found]
        print(json.dumps(told, ensure_ascii=False, indent=1))
        return 0
    for one in found:
        print(_line(one))
        if args.all and one.places:
            print(f"      {', '.join(one.places)}")
    kept = sum(one.kept for one in found)
    print("\n" + say("craft_kept", kept=kept, all=len(found)))
    return 0


def _line(one: Figure) -> str:
    """``  ! 31%   75 of  244  choice points ...  at most 20%``."""
    got = figure(f"{one.share:.0%}") if one.of else str(one.some)
    counts = say("craft_of", some=str(one.some), all=str(one.of)) if one.of else ""
    mark = " " if one.kept else "!"
    return f"{mark} {got:>5}  {counts:>11}  {say(f'craft_{one.key}')}{_limit(one)}"


def _limit(one: Figure) -> str:
    if one.limit is None:
        return ""
    most = figure(f"{one.limit:.0%}") if one.of else f"{one.limit:.0f}"
    return f" ({say('craft_least' if one.least else 'craft_most', limit=most)})"
