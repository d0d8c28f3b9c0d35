"""``sleeping-gods packs``: the packs that are installed, or everything wrong with one."""

from __future__ import annotations

import argparse

SUMMARY = "list the installed packs, or check packs and name everything wrong with them"
EXAMPLES = ("packs", "packs harbour", "packs ./my-pack")


def arguments(parser: argparse.ArgumentParser) -> None:
    """Names or folders."""
    parser.add_argument("packs", nargs="*", metavar="PACK", help="pack to check: a name, or a folder such as ./mine")


def run(args: argparse.Namespace) -> int:
    """A line for each pack; 2 if one is broken."""
    from ..campaign.games import load_pack, playable

    for name in args.packs or playable():
        game, pack = load_pack(name)
        print(f"{pack.id} version {pack.version}, game {game.id}, digest {pack.digest}")
    return 0
