"""An event of a printed box that stays on the table: ``enter event { id = "rats", reminder = "no fishing" }``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ...languages import ENGLISH
from ...story.entries import NO_WORDS
from ...story.printed import Name
from ...story.prose import unclean
from ..table.table import CannotEnter
from .entering import read_entry

MAX_REMINDER = 120
"""Most characters of what its owner wants to be reminded of."""
FIELDS: Mapping[str, type] = {"id": str, "stays": bool, "until": str, "each_turn": bool, "reminder": str}
"""The fields of an event that its owner keeps, with their types."""


@dataclass(frozen=True, slots=True)
class KeptEvent:
    """What is said of an event that stays, or that it goes away."""

    id: str
    stays: bool
    until: str
    """What sends it away by itself, where a game has that; empty if its owner says when."""
    each_turn: bool
    """Whether what it says is told at the end of each turn."""
    words: Name


def read_kept_event(fields: Mapping[str, object]) -> KeptEvent:
    """The fields of such an entry; CannotEnter if they are no event that stays or goes."""
    for key, value in fields.items():
        if key not in FIELDS or type(value) is not FIELDS[key]:
            raise CannotEnter(f"expected one of {', '.join(FIELDS)} of its kind, got {key[:60]!r}")
    reminder, until = str(fields.get("reminder", "")), str(fields.get("until", ""))
    if len(reminder) > MAX_REMINDER or unclean(reminder):
        raise CannotEnter(f"expected a reminder of at most {MAX_REMINDER} printable characters")
    words = Name({ENGLISH: reminder, "fr": reminder} if reminder else NO_WORDS)
    stays = fields.get("stays") is not False
    return KeptEvent(
        id=str(fields.get("id", "")), stays=stays, until=until, each_turn=fields.get("each_turn") is True, words=words
    )


def kept_event(text: str) -> KeptEvent | None:
    """The event that an entry is about; None if it is about something else."""
    kind, fields = read_entry(text)
    return read_kept_event(fields) if kind == "event" else None
