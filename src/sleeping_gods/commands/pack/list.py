"""``sleeping-gods pack list``: the packs that are installed."""

from __future__ import annotations

import argparse

from ..command_words import say
from ..parser import CommandParser

EXAMPLES = ("pack list", "pack list harbour", "pack list ./my-pack")


def arguments(parser: CommandParser) -> None:
    """Names or folders."""
    parser.add_argument("packs", nargs="*", metavar=parser.say("metavar_pack"), help=parser.say("list_packs"))


def run(args: argparse.Namespace) -> int:
    """A line for each pack; 2 if one is broken."""
    from ...campaign.games import listed_packs, load_pack

    listed = {pack.id: pack for pack in listed_packs()}
    for name in args.packs or listed:
        entry = listed.get(name)
        if entry is not None and entry.digest:
            print(_line(entry.id, entry.version, entry.game, entry.digest))
            continue
        game, pack = load_pack(name)
        print(_line(pack.id, pack.version, game.id, pack.digest))
    return 0


def _line(pack: str, version: str, game: str, digest: str) -> str:
    """A row of the list."""
    return say("list_line", id=pack, version=version, game=game, digest=digest)
