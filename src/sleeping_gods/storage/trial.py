"""The child process in which a stranger's campaign is played again: ``python -m sleeping_gods.storage.trial``.

It reads the file from its input under limits and answers in one line, ``sound CUT DRAWS`` or ``refused WHY``; under
``sound`` stands the campaign as it is to be kept, in today's format. DRAWS counts the draws that no seed made.
"""

from __future__ import annotations

import sys

from ..campaign.errors import CampaignError
from ..content.trial import limit
from ..journal.errors import JournalError
from ..journal.limits import MAX_BYTES
from ..journal.notation import FORMAT, format_journal
from ..journal.reading import parse
from ..kernel.errors import BrokenPack, BrokenState, IllegalChoice, IllegalSetup
from .records import Tried

SECONDS = 60
"""Of the processor: some hundred times what a campaign of an evening takes."""
MEGABYTES = 256
"""Memory that a trial may take."""
MAX_MESSAGE_LENGTH = 500
"""Characters of a refusal that are told."""
REFUSED = (JournalError, CampaignError, IllegalSetup, IllegalChoice, BrokenPack, BrokenState, ValueError)
"""What may be said of a file; anything else is a bug of ours, and refused too."""


def try_file(data: bytes) -> Tried:
    """The campaign in a file, every choice of it played again."""
    reading = parse(data)
    from ..campaign.draws import verify_with_draws
    from ..campaign.games import load_for  # both games: most files that mean harm are refused before
    from ..campaign.migration import migrated

    game, pack = load_for(reading.journal)
    if reading.journal.form != FORMAT:
        journal = migrated(game, pack, reading.journal)
        unverified = verify_with_draws(game, pack, journal)
        return Tried(sound=format_journal(journal).encode(), cut=0, unverified=len(unverified))
    unverified = verify_with_draws(game, pack, reading.journal)
    cut = len(data) - reading.length
    return Tried(sound=data[: reading.length], cut=cut, unverified=len(unverified))


def main() -> None:
    """Answer for the file on the input."""
    limit(SECONDS, MEGABYTES)
    try:
        answer = try_file(sys.stdin.buffer.read(MAX_BYTES + 1))
    except (*REFUSED, RecursionError, MemoryError) as error:
        message = " ".join(str(error).split()) or type(error).__name__
        sys.stdout.buffer.write(f"refused {message[:MAX_MESSAGE_LENGTH]}\n".encode("utf-8", "backslashreplace"))
    else:
        sys.stdout.buffer.write(f"sound {answer.cut} {answer.unverified}\n".encode() + answer.sound)


if __name__ == "__main__":
    main()
