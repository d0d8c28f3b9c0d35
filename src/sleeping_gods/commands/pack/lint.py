"""``sleeping-gods pack lint``: everything wrong with a pack, with file, line and code."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from ..command_words import figure, print_error, say
from ..parser import CommandParser

if TYPE_CHECKING:
    from ...authoring.project import Project

EXAMPLES = (
    "pack lint",
    "pack lint harbour",
    "pack lint ./my-pack --watch",
    "pack lint harbour --counts",
    "pack lint ./my-pack --mended",
    "pack lint ./my-pack --json",
)
CLEAR = "\033[2J\033[H"
"""What empties a terminal."""


NAME_WIDTH = 34
"""Columns of a pack's name above its counts."""


def arguments(parser: CommandParser) -> None:
    """Names or folders, and what to show of them."""
    parser.add_argument("packs", nargs="*", metavar=parser.say("metavar_pack"), help=parser.say("lint_packs"))
    parser.add_argument("--json", action="store_true", help=parser.say("shared_json"))
    parser.add_argument("--counts", action="store_true", help=parser.say("lint_counts"))
    parser.add_argument("--mended", action="store_true", help=parser.say("lint_mended"))
    parser.add_argument("--watch", action="store_true", help=parser.say("lint_watch"))


def run(args: argparse.Namespace) -> int:
    """A line for each finding; 1 if there are any."""
    from ...campaign.games import with_sources

    names: list[str] = args.packs or with_sources()
    if args.watch and (args.json or args.counts):
        return print_error(say("lint_watch-alone"))
    if args.watch:
        return watch(names, time.sleep, time.perf_counter)
    projects = _open(names)
    if args.mended:
        strike_out(projects)
    if args.counts:
        return _show_counts(projects, machine=args.json)
    return show_findings(projects, machine=args.json)


def watch(names: list[str], sleep: Callable[[float], None], clock: Callable[[], float]) -> int:
    """Lint again after each change; 0 when Ctrl-C ends it."""
    from ...authoring.watch import changes
    from ...campaign.games import source_folder_of
    from ...content.box import boxes
    from ...content.builtin import PACKS

    folders = [*(source_folder_of(name) for name in names), *(PACKS / box for box in boxes())]
    try:
        for _ in changes(folders, sleep):
            print(CLEAR, end="")
            began = clock()
            show_findings(_open(names), machine=False)
            seconds = figure(f"{clock() - began:.1f}")
            print(say("lint_watching", seconds=seconds, packs=", ".join(names)), flush=True)
    except KeyboardInterrupt:
        print()
    return 0


def _open(names: list[str]) -> dict[str, Project]:
    """The projects of packs by their names."""
    from ...authoring.project import open_project

    return {name: open_project(name) for name in names}


def show_findings(projects: dict[str, Project], *, machine: bool) -> int:
    """Findings in files of a box are shown once, however many packs take it."""
    import json
    from dataclasses import asdict

    from ...authoring.lint.run import lint

    findings = dict.fromkeys(
        project.placed(finding, name) for name, project in projects.items() for finding in lint(project)
    )
    if machine:
        print(json.dumps([asdict(finding) for finding in findings], ensure_ascii=False, indent=1))
    else:
        for finding in findings:
            print(finding)
        print(say("lint_found", count=len(findings)))
    return 1 if findings else 0


def strike_out(projects: dict[str, Project]) -> None:
    """Take what is mended off the lists of known findings; nothing is ever put on them."""
    from ...authoring.lint.known_findings import without_fixed
    from ...authoring.lint.run import lint_without_list
    from ...authoring.project import CRAFT

    for name, project in projects.items():
        if project.pack is None or project.craft is None:
            continue
        left = without_fixed(project.craft, lint_without_list(project))
        count = len(project.craft.splitlines()) - len(left.splitlines())
        if count:
            (project.folder / CRAFT).write_text(left, encoding="utf-8")
            project.craft = left
        print(say("lint_struck", pack=name.rstrip("/"), count=count))


def _show_counts(projects: dict[str, Project], *, machine: bool) -> int:
    """How many pieces each pack has, beside what its box holds."""
    import json
    from dataclasses import asdict

    from ...authoring.texts.counts import count

    counted = {name: count(project.loaded(name)) for name, project in projects.items()}
    if machine:
        print(json.dumps({name: [asdict(each) for each in counts] for name, counts in counted.items()}, indent=1))
        return 0
    for name, counts in counted.items():
        print(f"{name + ' ':<{NAME_WIDTH}}  {say('lint_box')}")
        for each in counts:
            print(f"  {each.what:<24}{each.number:>8,}  {'' if each.most is None else each.most:>10}".rstrip())
    return 0
