"""``sleeping-gods empty-bin``: delete for good what has been in the bin for long; a server does so by itself."""

from __future__ import annotations

import argparse

from ..storage.empty_bin import DAYS, SECONDS_A_DAY
from .command_words import print_refusal, say
from .parser import CommandParser
from .storage_options import place_arguments, place_of

EXAMPLES = (
    "empty-bin --data /srv/sleeping-gods",
    "empty-bin --days 7 --database postgresql://games@db/games",
)


def arguments(parser: CommandParser) -> None:
    """How long ago, and where."""
    parser.add_argument("--days", type=int, default=DAYS, metavar="N", help=parser.say("empty-bin_days"))
    place_arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Delete it and say how many campaigns that were."""
    from ..storage.opening import open_storage

    if args.days < 0:
        return print_refusal(say("empty-bin_bad-days", days=str(args.days)))
    storage = open_storage(place_of(args))
    try:
        count = storage.empty_bin_after(args.days * SECONDS_A_DAY)
    finally:
        storage.close()
    print(say("empty-bin_done", count=count))
    return 0
