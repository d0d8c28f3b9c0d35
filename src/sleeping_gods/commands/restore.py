"""``sleeping-gods restore``: fill an empty storage from a back-up, of the same database or of the other."""

from __future__ import annotations

import argparse
from pathlib import Path

from .storing import place_arguments, place_of, say

SUMMARY = "fill an empty storage with the campaigns of a back-up"
EXAMPLES = (
    "restore evening.backup --data /srv/sleeping-gods",
    "restore evening.backup --database postgresql://db/games",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    """What to read, and into where."""
    parser.add_argument("file", type=Path, help="a file that backup has written")
    place_arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Fill it; 1 if some campaigns are damaged, which are set aside."""
    from ..storage.errors import UnsafeDatabase
    from ..storage.opening import INSTALL

    try:
        from ..storage.backup import restore
    except ImportError as error:
        raise UnsafeDatabase(f"expected apsw to be installed: {INSTALL}") from error
    count, damaged = restore(args.file, place_of(args))
    print(f"restored {count} campaign{'s' * (count != 1)}")
    for report in damaged:
        say(f"set aside: {report}")
    return 1 if damaged else 0
