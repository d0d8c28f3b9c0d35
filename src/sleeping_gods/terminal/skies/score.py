"""The journey log of the skies, during a campaign and on its last page."""

from __future__ import annotations

from ...effects.terms import FACTIONS
from ...skies.chapters.camp_row import camps_left
from ...skies.table.table import SkiesTable
from ...telling.phrases import join
from ..section import Section, counted_word, lines


def log_section(table: SkiesTable) -> Section:
    """The journey log: who, the plane, the levels, camps, defeats, factions, notes."""
    log = table.log
    instant = "instant death" if table.instant else ""
    marks = [f"{FACTIONS[faction][0]}: {counted_word(count, 'mark')}" for faction, count in table.marks.items()]
    gone = f"{counted_word(table.camps, 'camp')} crossed off, {camps_left(table)} left"
    return lines(
        [
            f"Journey log: {join([join(table.names), log.plane, log.date], '; ')}",
            join([f"Difficulty: {join(log.levels)}", instant, f"{table.length} campaign"], "; "),
            join([counted_word(table.turn, "turn"), gone, counted_word(table.defeats, "defeat")], "; "),
            join(marks, "; "),
            *(f"Note at {place}: {words}" for place, words in log.notes.items()),
        ]
    )
