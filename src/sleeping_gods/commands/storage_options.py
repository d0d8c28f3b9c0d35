"""What the commands about the storage of campaigns share."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from .parser import CommandParser


def place_arguments(parser: CommandParser) -> None:
    """Where the campaigns lie."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--data", type=Path, metavar=parser.say("metavar_folder"), help=parser.say("storage_data"))
    where.add_argument("--database", metavar="URL", help=parser.say("storage_database"))


def place_of(args: argparse.Namespace) -> str:
    """The folder or the URL that was named, or else the user's own folder."""
    return str(args.database or args.data or default_folder())


def default_folder() -> Path:
    """Where a server keeps its campaigns if it is not told, by the XDG rules: a relative path is ignored."""
    home = Path(os.environ.get("XDG_DATA_HOME", ""))
    return (home if home.is_absolute() else Path.home() / ".local" / "share") / "sleeping-gods" / "server"
