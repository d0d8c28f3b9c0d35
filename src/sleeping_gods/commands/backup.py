"""``sleeping-gods backup``: everything a server keeps, in one file, while it is running."""

from __future__ import annotations

import argparse
from pathlib import Path

from .storing import place_arguments, place_of

SUMMARY = "write all campaigns of a server to one file, also while they are being played"
EXAMPLES = (
    "backup evening.backup --data /srv/sleeping-gods",
    "backup all.backup --database postgresql://games@db/games",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    """What to write, and from where."""
    parser.add_argument("file", type=Path, help="the new file; none is written over")
    place_arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Write it and say how much there is."""
    from ..storage.errors import UnsafeDatabase
    from ..storage.opening import INSTALL

    try:
        from ..storage.backup import back_up
    except ImportError as error:
        raise UnsafeDatabase(f"expected apsw to be installed: {INSTALL}") from error
    count = back_up(place_of(args), args.file)
    size = max(1, round(args.file.stat().st_size / 1000))
    print(f"wrote {args.file}: {count} campaign{'s' * (count != 1)}, {size} kB")
    return 0
