"""``sleeping-gods replay``: play a campaign file again and verify every line."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from .command_words import current_language, say
from .parser import CommandParser

if TYPE_CHECKING:
    from ..journal.replay import Replayed

EXAMPLES = ("replay evening.campaign", "replay evening.campaign --until 120")


def arguments(parser: CommandParser) -> None:
    """A file, and where to stop."""
    parser.add_argument("file", type=Path, metavar=parser.say("metavar_file"), help=parser.say("replay_file"))
    parser.add_argument("--until", type=int, metavar="N", help=parser.say("replay_until"))
    parser.add_argument("--pack", metavar=parser.say("metavar_pack"), help=parser.say("replay_pack"))


def run(args: argparse.Namespace) -> int:
    """Say how far it came and what can be chosen there."""
    from ..journal.errors import BrokenJournal
    from ..kernel.choices import text
    from ..kernel.play import is_over, options
    from ..kernel.showing import printable
    from ..kernel.state import state_hash
    from ..terminal.error_words import error_words
    from ..terminal.languages import first_localizer

    file = printable(str(args.file))
    try:
        replayed = _replayed(args, file)
    except BrokenJournal as broken:
        last_sound, why = broken.number, error_words(first_localizer(current_language()), broken)
        print(say("replay_broken", file=file, error=why, good=last_sound, last=last_sound - 1), file=sys.stderr)
        return 2
    print(say("replay_fits", file=file, count=replayed.number + 1, state=state_hash(replayed.table)))
    if is_over(replayed.table):
        print(say("replay_over"))
    else:
        print(say("replay_next", choices=", ".join(text(option) for option in options(replayed.table))))
    return 0


def _replayed(args: argparse.Namespace, file: str) -> Replayed:
    """Play the file again, and say what is unusual of it; BrokenJournal at the first line that does not fit."""
    from ..campaign.games import load_for, load_pack
    from ..campaign.migration import migrated
    from ..journal.errors import JournalError
    from ..journal.notation import FORMAT
    from ..journal.reading import read
    from ..journal.replay import replay

    reading = read(args.file)
    journal = reading.journal
    if reading.tail:
        print(say("replay_unfinished", line=reading.tail.line), file=sys.stderr)
    game, pack = load_pack(args.pack) if args.pack else load_for(journal)
    if args.until is not None and not 0 <= args.until < len(journal.entries):
        raise JournalError(say("replay_no-entry", last=journal.entries[-1].number, got=args.until))
    if journal.form == FORMAT:
        return replay(game, pack, journal, args.until)
    today = migrated(game, pack, journal)
    print(say("replay_older", file=file, form=journal.form, version=journal.engine))
    return replay(game, pack, today, args.until)
