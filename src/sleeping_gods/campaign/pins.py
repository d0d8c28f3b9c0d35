"""Notes that players pin to the map; undo and redo leave them unchanged."""

from __future__ import annotations

from ..journal.entries import JournalEntry
from ..journal.notation import TABLE
from ..kernel.choices import Choice, parse, text
from ..kernel.table import Table
from ..party.table.table import of_party

PIN = "note"
"""The first word of the act."""


def is_pin(entry: JournalEntry) -> bool:
    """Whether an entry only pinned a note."""
    return entry.seat == TABLE and parse(entry.choice)[:1] == (PIN,)


def missing_pins(table: Table, then: Table) -> list[Choice]:
    """The acts that pin on ``then`` what is pinned on this table."""
    now, before = of_party(table).log.notes, of_party(then).log.notes
    lines = [(PIN, place, *parse(words)) for place, words in sorted(now.items()) if before.get(place) != words]
    return [line for line in lines if then.is_table_act(line) and text(line)]
