"""``sleeping-gods pack new``: begin a pack, or a location in it."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

SUMMARY = "begin a pack in an empty folder, or a new location in a pack"
EXAMPLES = ("pack new ./my-pack", 'pack new ./my-pack 38 "The Drowned Stair"')


def arguments(parser: argparse.ArgumentParser) -> None:
    """A folder, and for a location its number and title."""
    parser.add_argument("folder", type=Path, metavar="DIR", help="folder of the pack")
    parser.add_argument("number", nargs="?", type=int, metavar="NUMBER", help="number of a new location")
    parser.add_argument("title", nargs="?", metavar="TITLE", help="title of the new location")


def run(args: argparse.Namespace) -> int:
    """Write files and say what to do next; 2 if something is in the way."""
    from ...authoring.beginning import CannotBegin, begin_location, begin_pack
    from ...authoring.project import read_project

    try:
        if args.number is None:
            files = begin_pack(args.folder)
            _say_next(args.folder, files)
        elif args.title is None:
            raise CannotBegin(f"expected a title after {args.number}, such as {'The Drowned Stair'!r}")
        else:
            file, line = begin_location(read_project(args.folder), args.number, args.title)
            print(f"{args.folder / file}: written")
            print(f"now let the map lead there: {line}")
    except CannotBegin as wrong:
        print(f"error: {wrong}", file=sys.stderr)
        return 2
    return 0


def _say_next(folder: Path, files: list[str]) -> None:
    for file in files:
        print(f"{folder / file}: written")
    name = str(folder) if folder.is_absolute() or len(folder.parts) > 1 else f"./{folder}"
    print(f"next: sleeping-gods pack lint {name}")
    print(f"      sleeping-gods pack play {name} 2")
