"""The default pack of a command that names none."""

from __future__ import annotations

from pathlib import Path

from ..parser import CommandParser

VOLUME = "wandering-sea"
"""The pack that is meant outside of any pack's folder."""


def default_pack() -> str:
    """The folder one is in, if it is a pack; else the volume that is shipped."""
    return "./" if Path("pack.toml").is_file() else VOLUME


def add_pack(parser: CommandParser) -> None:
    """The argument for a pack, which may be left out."""
    parser.add_argument(
        "pack",
        metavar=parser.say("metavar_pack"),
        nargs="?",
        default=default_pack(),
        help=parser.say("shared_a-pack", volume=VOLUME),
    )
