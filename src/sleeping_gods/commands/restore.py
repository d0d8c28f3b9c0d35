"""``sleeping-gods restore``: fill an empty storage from a back-up, of the same database or of the other."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from .command_words import say
from .parser import CommandParser
from .storage_options import place_arguments, place_of

EXAMPLES = (
    "restore evening.backup --data /srv/sleeping-gods",
    "restore evening.backup --database postgresql://db/games",
)


def arguments(parser: CommandParser) -> None:
    """What to read, and into where."""
    parser.add_argument("file", type=Path, metavar=parser.say("metavar_file"), help=parser.say("restore_file"))
    place_arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Fill it; 1 if some campaigns are damaged, which are set aside."""
    from ..storage.backup import restore

    count, damaged = restore(args.file, place_of(args))
    print(say("restore_done", count=count))
    for report in damaged:
        print(say("restore_aside", report=report), file=sys.stderr)
    return 1 if damaged else 0
