"""Counts how often a value was set by hand; the score sheet shows it."""

from __future__ import annotations

from collections.abc import Iterable

from ..journal.entries import JournalEntry
from ..journal.notation import TABLE
from ..party.acts.repair import REPAIR


def repairs_made(line: Iterable[JournalEntry]) -> int:
    """The number of repairs in a line of play; undone ones do not count."""
    return sum(entry.seat == TABLE and entry.choice.startswith(f"{REPAIR} ") for entry in line)
