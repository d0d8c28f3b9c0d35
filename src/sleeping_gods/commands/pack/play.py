"""``sleeping-gods pack play``: try out a paragraph, and see changes to it at once."""

from __future__ import annotations

import argparse
import sys

from ..play import pair
from .which import add_pack

SUMMARY = "play from one paragraph; changes to the files are seen without starting anew"
EXAMPLES = (
    "pack play harbour 40",
    "pack play ./my-pack 38.9 --with LANTERN,coins=3,quest=12,card=16,explore=A --seed 4",
    "pack play ./my-pack 2 --given 'audrie damage 3' --players 2 --plain",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    """A pack, a paragraph, and what the crew has."""
    add_pack(parser)
    parser.add_argument("paragraph", metavar="PARAGRAPH", help="where to begin, such as 38 or 38.9")
    parser.add_argument(
        "--with",
        dest="wishes",
        action="append",
        default=[],
        metavar="THINGS",
        help="keywords, and such as coins=3, quest=12, card=16, explore=A, region=2.quay, square=2:d2, audrie.damage=2",
    )
    parser.add_argument(
        "--given", action="append", default=[], metavar="LINE", help="a given line, see docs/scenarios.md"
    )
    parser.add_argument("--seed", type=int, default=1, help="seed of the luck (default: %(default)s)")
    parser.add_argument("--players", type=int, choices=range(1, 5), default=1, help="how many play (default: 1)")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", type=pair, help="as mode=brutal")
    parser.add_argument("--plain", action="store_true", help="linear text without boxes, for screen readers and pipes")


def run(args: argparse.Namespace) -> int:
    """Play until the author leaves; 2 if the paragraph cannot be begun so."""
    from ...authoring.project import open_project
    from ...authoring.staging import BadStaging, Staging, wishes_in
    from ...terminal.screen import standard_screen
    from ...terminal.tryout import TryOut

    wishes = tuple(wish for words in args.wishes for wish in wishes_in(words))
    if args.seed < 0:
        print(f"error: expected a seed of 0 or more, got {args.seed}", file=sys.stderr)
        return 2
    staging = Staging(args.paragraph, wishes, tuple(args.given), args.seed, args.players, dict(args.option))
    try:
        session = TryOut(open_project(args.pack), staging, standard_screen(plain=args.plain))
    except BadStaging as wrong:
        print(f"error: {wrong}", file=sys.stderr)
        return 2
    session.run()
    return 0
