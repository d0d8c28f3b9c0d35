"""Which pack a command is about, where none is named."""

from __future__ import annotations

import argparse
from pathlib import Path

VOLUME = "wandering-sea"
"""The pack that is meant outside of any pack's folder."""


def default_pack() -> str:
    """The folder one is in, if it is a pack; else the volume that is shipped."""
    return "./" if Path("pack.toml").is_file() else VOLUME


def add_pack(parser: argparse.ArgumentParser) -> None:
    """The argument for a pack, which may be left out."""
    parser.add_argument(
        "pack",
        metavar="PACK",
        nargs="?",
        default=default_pack(),
        help=f"a pack's name, or a folder such as ./mine (default: the folder you are in, else {VOLUME})",
    )
