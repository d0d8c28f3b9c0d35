"""``sleeping-gods pack new``: begin a pack, or a location in it."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..command_words import print_error, say
from ..parser import CommandParser

EXAMPLES = ("pack new ./my-pack", 'pack new ./my-pack 38 "The Drowned Stair"')


def arguments(parser: CommandParser) -> None:
    """A folder, and for a location its number and title."""
    parser.add_argument("folder", type=Path, metavar=parser.say("metavar_folder"), help=parser.say("packnew_folder"))
    parser.add_argument(
        "number", nargs="?", type=int, metavar=parser.say("metavar_number"), help=parser.say("packnew_number")
    )
    parser.add_argument("title", nargs="?", metavar=parser.say("metavar_title"), help=parser.say("packnew_title"))


def run(args: argparse.Namespace) -> int:
    """Write files and say what to do next; 2 if something is in the way."""
    from ...authoring.new_pack import CannotBegin, begin_location, begin_pack
    from ...authoring.project import read_project

    try:
        if args.number is None:
            files = begin_pack(args.folder)
            _say_next(args.folder, files)
        elif args.title is None:
            raise CannotBegin(say("packnew_no-title", number=args.number))
        else:
            file, line = begin_location(read_project(args.folder), args.number, args.title)
            print(say("packnew_written", file=str(args.folder / file)))
            print(say("packnew_map", line=line))
    except CannotBegin as wrong:
        return print_error(str(wrong))
    return 0


def _say_next(folder: Path, files: list[str]) -> None:
    """Say which files were written, and which commands come next."""
    for file in files:
        print(say("packnew_written", file=str(folder / file)))
    name = str(folder) if folder.is_absolute() or len(folder.parts) > 1 else f"./{folder}"
    then = say("packnew_next")
    print(f"{then}sleeping-gods pack lint {name}")
    print(f"{'':{len(then)}}sleeping-gods pack play {name} 2")
