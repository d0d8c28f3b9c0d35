"""What the commands about the storage of campaigns share."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path


def place_arguments(parser: argparse.ArgumentParser) -> None:
    """Where the campaigns lie."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--data", type=Path, metavar="DIR", help="folder of the embedded database (default: yours)")
    where.add_argument("--database", metavar="URL", help="a PostgreSQL instead, such as postgresql://user@host/name")


def place_of(args: argparse.Namespace) -> str:
    """The folder or the URL that was named, or else the folder of whoever asks."""
    return str(args.database or args.data or default_folder())


def default_folder() -> Path:
    """Where a server keeps its campaigns if it is not told, by the XDG rules: a relative path is ignored."""
    home = Path(os.environ.get("XDG_DATA_HOME", ""))
    return (home if home.is_absolute() else Path.home() / ".local" / "share") / "sleeping-gods" / "server"


def say(words: str) -> None:
    """A remark that is no part of what was asked for."""
    print(words, file=sys.stderr)
