"""The last page: how the campaign ended, the score in its parts, the journey log."""

from __future__ import annotations

from rich.table import Table as Columns
from rich.text import Text

from ...sea.score import score
from ...sea.table import SeaTable
from ..catalogue import catalogue
from ..section import Section, join, lines
from ..view import Look
from .names import counted_word

PARTS: dict[str, str] = {
    "adventures": "2 for each adventure card",
    "totems": "2 more for each totem",
    "quests": "1 for each quest, owned or used",
    "levels": "2 for each level card",
    "coins": "1 for every 2 coins",
    "artifacts": "1 for each artifact",
    "ending": "10 for an ending",
    "defeats": "10 off for each defeat",
    "brutal": "25 for brutal mode",
    "points": "feared and revered",
}


def ending_sections(table: SeaTable, look: Look) -> list[Section]:
    """How it ended and what it was worth."""
    how = catalogue().text("endings", table.over, table.over)
    name = f": “{table.log.ending}”" if table.log.ending else ""
    title = lines([f"The campaign is over: {how}{name}."], style="bold")
    parts = score(table)
    drawn = Columns(box=None, padding=(0, 1), show_header=False, pad_edge=True)
    drawn.add_column(justify="right", style="bold")
    drawn.add_column()
    plain = []
    for part, words in PARTS.items():
        points = int(getattr(parts, part))
        if points or part in ("adventures", "quests"):
            drawn.add_row(str(points), words)
            plain.append(f"{points}: {words}.")
    total = table.log.score or str(parts.total)
    drawn.add_row(Text(total, style="bold reverse"), Text("in all", style="bold"))
    return [title, Section(drawn, [*plain, f"Score: {total}."]), log_section(table)]


def log_section(table: SeaTable) -> Section:
    """The journey log."""
    mode = "easy" if table.easy else table.mode
    facts = [
        join([join(table.names), table.log.date, f"{mode} mode"], "; "),
        join([counted_word(table.turn, "turn"), counted_word(table.defeats, "defeat"), f"{table.xp} XP"], "; "),
        *(f"Note at {place}: {words}" for place, words in table.log.notes.items()),
    ]
    return lines([f"Journey log: {facts[0]}", *facts[1:]])
