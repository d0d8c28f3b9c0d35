"""``sleeping-gods replay``: play a campaign file again and verify every line."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

SUMMARY = "re-play a campaign file, verify each line, and name the first that does not fit"
EXAMPLES = ("replay evening.campaign", "replay evening.campaign --until 120")


def arguments(parser: argparse.ArgumentParser) -> None:
    """A file, and where to stop."""
    parser.add_argument("file", type=Path, help="campaign file; it is not changed")
    parser.add_argument("--until", type=int, metavar="N", help="stop after entry N")
    parser.add_argument("--pack", help="pack to use instead of the shipped one that the file names")


def run(args: argparse.Namespace) -> int:
    """Say how far it came and what can be chosen there."""
    from ..campaign.games import load_for, load_pack
    from ..campaign.migration import migrated
    from ..journal.errors import BrokenJournal, JournalError
    from ..journal.file import read
    from ..journal.notation import FORMAT
    from ..journal.replay import replay
    from ..kernel.choices import text
    from ..kernel.play import is_over, options
    from ..kernel.showing import printable
    from ..kernel.state import state_hash

    file = printable(str(args.file))
    try:
        reading = read(args.file)
        if reading.tail:
            print(f"warning: line {reading.tail.line} is unfinished and was left out", file=sys.stderr)
        game, pack = load_pack(args.pack) if args.pack else load_for(reading.journal)
        if args.until is not None and not 0 <= args.until < len(reading.journal.entries):
            last = reading.journal.entries[-1].number
            raise JournalError(f"expected an entry from 0 to {last}, got {args.until}")
        journal = reading.journal
        if journal.form != FORMAT:
            journal = migrated(game, pack, journal)
            begun = f"format {reading.journal.form}, begun with version {reading.journal.engine}"
            print(f"{file}: {begun}: every choice is legal today")
        replayed = replay(game, pack, journal, args.until)
    except BrokenJournal as broken:
        good = f"; entries 0 to {broken.number - 1} are good" if broken.number else ""
        print(f"error: {file}: {broken}{good}", file=sys.stderr)
        return 2
    print(f"{file}: {replayed.number + 1} entries fit, state #{state_hash(replayed.table)}")
    if is_over(replayed.table):
        print("the campaign is over")
    else:
        print("next:", ", ".join(text(option) for option in options(replayed.table)))
    return 0
