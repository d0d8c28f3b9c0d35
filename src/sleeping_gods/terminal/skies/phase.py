"""Where in the turn the table stands."""

from __future__ import annotations

from ...skies.chapters.flight import with_plane
from ...skies.table.table import SkiesTable
from .names import square_word

PHASES: dict[str, str] = {
    "start": "start of the turn",
    "draw": "drawing cards",
    "event": "event",
    "actions": "actions",
    "end": "end of the turn",
}
TESTS: dict[str, str] = {"challenge": "challenge", "flight": "flight", "repair": "repairing the plane"}


def phase(table: SkiesTable) -> str:
    """The phase in a word or two."""
    if table.over:
        return "the end"
    if table.combat is not None:
        return f"combat, round {table.combat.round}" if table.combat.round else "before the fight"
    if table.tests and table.test.kind in TESTS:
        return TESTS[table.test.kind]
    if table.encounter is not None:
        return "wandering encounter"
    if table.exploring:
        return "story"
    return PHASES[table.phase]


def place(table: SkiesTable) -> str:
    """Where Claire is."""
    here = square_word(table, table.place)
    where = f"page {here}" if ":" in table.place else here
    return f"{where} with the plane" if with_plane(table) else where
