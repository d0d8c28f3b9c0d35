"""``sleeping-gods backup``: everything a server keeps, in one file, while it is running."""

from __future__ import annotations

import argparse
from pathlib import Path

from .command_words import figure, say
from .parser import CommandParser
from .storage_options import place_arguments, place_of

EXAMPLES = (
    "backup evening.backup --data /srv/sleeping-gods",
    "backup all.backup --database postgresql://games@db/games",
)


def arguments(parser: CommandParser) -> None:
    """What to write, and from where."""
    parser.add_argument("file", type=Path, metavar=parser.say("metavar_file"), help=parser.say("backup_file"))
    place_arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Write it and say how much there is."""
    from ..storage.backup import back_up

    count = back_up(place_of(args), args.file)
    size = max(1, round(args.file.stat().st_size / 1000))
    print(say("backup_wrote", file=str(args.file), count=count, size=figure(f"{size:,}")))
    return 0
