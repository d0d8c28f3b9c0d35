"""``sleeping-gods pack trans``: the French of a pack."""

from __future__ import annotations

import argparse
import dataclasses
import json
import sys

from .which import add_pack

SUMMARY = "show how far the French of a pack has come, or begin the French of a location"
EXAMPLES = ("pack trans status ./my-pack", "pack trans new ./my-pack 38", "pack trans status harbour --json")


def arguments(parser: argparse.ArgumentParser) -> None:
    """Two commands of its own."""
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    status = commands.add_parser("status", help="translated, stale and missing paragraphs, location by location")
    add_pack(status)
    status.add_argument("--json", action="store_true", help="print the figures as JSON")
    status.set_defaults(run=run_status)
    new = commands.add_parser("new", help="write what is to be translated of a location, with the English as notes")
    add_pack(new)
    new.add_argument("location", metavar="LOCATION", help="the number of a location, such as 38 or F1")
    new.set_defaults(run=run_new)


def run_status(args: argparse.Namespace) -> int:
    """A line for each location; 1 if something is missing or stale."""
    from ...authoring.project import open_project
    from ...authoring.translation.status import status

    project = open_project(args.pack)
    french = project.translations
    locations, whole = status(project.source.paragraphs.values(), french.paragraphs)
    if args.json:
        told = {number: dataclasses.asdict(one) for number, one in {**locations, "all": whole}.items()}
        print(json.dumps(told, indent=2))
    else:
        heads = ("translated", "stale", "missing", "English words", "French words")
        print(" " * 6 + " ".join(f"{head:>13}" for head in heads))
        for number, one in {**locations, "all": whole}.items():
            figures = (one.translated, one.stale, one.missing, one.words, one.french_words)
            print(f"{number:>5} " + " ".join(f"{figure:>13,}" for figure in figures))
        for finding in french.findings:
            print(finding)
        if project.findings:
            print(f"counted as far as the pack can be read: pack lint has {len(project.findings)} to tell")
    return 1 if whole.stale or whole.missing or french.findings or project.findings else 0


def run_new(args: argparse.Namespace) -> int:
    """Write the file, or add what it lacks; 2 if there is no such location."""
    from ...authoring.project import open_project
    from ...authoring.translation.skeleton import NoLocation, begin_french

    project = open_project(args.pack)
    try:
        file, added = begin_french(project, args.location)
    except NoLocation as wrong:
        print(f"error: {wrong}", file=sys.stderr)
        return 2
    if not added:
        print(f"{file}: every paragraph is there already")
    else:
        print(f"{file}: {added} paragraph{'' if added == 1 else 's'} to translate")
    return 0
