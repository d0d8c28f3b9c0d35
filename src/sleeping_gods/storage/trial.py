"""The child process in which a stranger's campaign is played again: ``python -m sleeping_gods.storage.trial``.

It reads the file from its input under limits and answers in one line, ``sound CUT`` or ``refused WHY``; under ``sound``
stands the campaign as it is to be kept, in today's format.
"""

from __future__ import annotations

import sys

from ..campaign.errors import CampaignError
from ..content.trial import limit
from ..journal.errors import JournalError
from ..journal.file import parse
from ..journal.notation import FORMAT, format_journal
from ..journal.replay import replay
from ..journal.store import MOST_BYTES
from ..kernel.errors import BrokenPack, BrokenState, IllegalChoice, IllegalSetup

SECONDS = 60
"""Of the processor: some hundred times what a campaign of an evening takes."""
MEGABYTES = 256
REFUSED = (JournalError, CampaignError, IllegalSetup, IllegalChoice, BrokenPack, BrokenState, ValueError)
"""What may be said of a file; anything else is a bug of ours, and refused too."""


def verified(data: bytes) -> tuple[bytes, int]:
    """The campaign in a file, every choice of it played again, and how many unfinished bytes were cut from its end."""
    reading = parse(data)
    from ..campaign.games import load_for  # both games: most files that mean harm are refused before
    from ..campaign.migration import migrated

    game, pack = load_for(reading.journal)
    if reading.journal.form != FORMAT:
        return format_journal(migrated(game, pack, reading.journal)).encode(), 0
    replay(game, pack, reading.journal)
    return data[: reading.length], len(data) - reading.length


def main() -> None:
    """Answer for the file on the input."""
    limit(SECONDS, MEGABYTES)
    try:
        sound, cut = verified(sys.stdin.buffer.read(MOST_BYTES + 1))
    except (*REFUSED, RecursionError, MemoryError) as error:
        said = " ".join(str(error).split()) or type(error).__name__
        sys.stdout.buffer.write(f"refused {said[:500]}\n".encode("utf-8", "backslashreplace"))
    else:
        sys.stdout.buffer.write(f"sound {cut}\n".encode() + sound)


if __name__ == "__main__":
    main()
