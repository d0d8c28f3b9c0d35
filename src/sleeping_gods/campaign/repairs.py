"""How often something was put right by hand: the score says so."""

from __future__ import annotations

from collections.abc import Iterable

from ..journal.entries import JournalEntry
from ..journal.notation import TABLE
from ..party.acts.repair import REPAIR


def repairs_made(line: Iterable[JournalEntry]) -> int:
    """So many repairs are in a line of play; one that was taken back does not count."""
    return sum(entry.seat == TABLE and entry.choice.startswith(f"{REPAIR} ") for entry in line)
