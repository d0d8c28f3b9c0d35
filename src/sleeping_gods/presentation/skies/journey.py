"""The journey log of the skies, during a campaign and on its last page."""

from __future__ import annotations

from ...skies.chapters.camp_row import camps_left
from ...skies.table.table import SkiesTable
from ..localizer import Localizer
from ..phrases import join, sentence
from .sayings import level_line
from .spaces import plane_name


def log_lines(localizer: Localizer, table: SkiesTable) -> list[str]:
    """The journey log: who, the plane, the levels, camps, defeats, factions, notes."""
    log = table.log
    instant = localizer.say("head_instant") if table.instant else ""
    levels = localizer.say("log_levels", levels=join(level_line(localizer, line) for line in log.levels))
    marks = [
        localizer.say("label_text", label=localizer.term("faction", faction), text=localizer.counted(count, "marks"))
        for faction, count in table.marks.items()
    ]
    camps_words = localizer.say("log_camps", gone=table.camps, left=camps_left(table))
    return [
        localizer.say("log_head", facts=localizer.clauses([join(table.names), plane_name(localizer, table), log.date])),
        localizer.clauses([levels, instant, localizer.say(f"log_{table.length}")]),
        localizer.clauses(
            [localizer.say("log_turns", count=table.turn), camps_words, localizer.counted(table.defeats, "defeats")]
        ),
        sentence(localizer.clauses(marks)),
        *(localizer.say("log_note", place=place, note=words) for place, words in log.notes.items()),
    ]
