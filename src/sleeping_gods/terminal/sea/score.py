"""The journey log of the sea, on the last page."""

from __future__ import annotations

from ...sea.table.table import SeaTable
from ...telling.phrases import join
from ..section import Section, counted_word, lines


def log_section(table: SeaTable) -> Section:
    """The journey log."""
    mode = "easy" if table.easy else table.mode
    facts = [
        join([join(table.names), table.log.date, f"{mode} mode"], "; "),
        join([counted_word(table.turn, "turn"), counted_word(table.defeats, "defeat"), f"{table.xp} XP"], "; "),
        *(f"Note at {place}: {words}" for place, words in table.log.notes.items()),
    ]
    return lines([f"Journey log: {facts[0]}", *facts[1:]])
