"""``sleeping-gods pack list``: the packs that are installed."""

from __future__ import annotations

import argparse

SUMMARY = "list the installed packs, or name some with their version and digest"
EXAMPLES = ("pack list", "pack list harbour", "pack list ./my-pack")


def arguments(parser: argparse.ArgumentParser) -> None:
    """Names or folders."""
    parser.add_argument("packs", nargs="*", metavar="PACK", help="a pack's name, or a folder such as ./mine")


def run(args: argparse.Namespace) -> int:
    """A line for each pack; 2 if one is broken."""
    from ...campaign.games import listed_packs, load_pack

    known = {pack.id: pack for pack in listed_packs()}
    for name in args.packs or known:
        entry = known.get(name)
        if entry is not None and entry.digest:
            print(f"{entry.id} version {entry.version}, game {entry.game}, digest {entry.digest}")
            continue
        game, pack = load_pack(name)
        print(f"{pack.id} version {pack.version}, game {game.id}, digest {pack.digest}")
    return 0
