"""Checks that a set-up can be written into a campaign file."""

from __future__ import annotations

from .. import __version__
from ..journal.errors import BrokenJournal
from ..journal.notation import format_header
from ..kernel.game import Setup
from .errors import BadSetup
from .seeds import seed_of

MAX_NAME_LENGTH = 80
"""Most characters of a player's name."""
MAX_ERROR_LENGTH = 200
"""Characters of the refusal, which quotes names and options of a stranger."""


def check_writable(setup: Setup) -> None:
    """Refuse a set-up whose names or options cannot stand in a campaign file."""
    seed_of(setup)
    for name in setup.seats:
        if len(name) > MAX_NAME_LENGTH:
            raise BadSetup(f"expected names of at most {MAX_NAME_LENGTH} characters, got one of {len(name):,}")
    try:
        format_header(setup, __version__)
    except (ValueError, BrokenJournal) as error:
        raise BadSetup(f"expected names and options that fit on a line of text: {error}"[:MAX_ERROR_LENGTH]) from error
