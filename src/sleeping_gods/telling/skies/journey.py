"""The journey log of the skies, during a campaign and on its last page."""

from __future__ import annotations

from ...skies.chapters.camp_row import camps_left
from ...skies.table.table import SkiesTable
from ..phrases import join, sentence
from ..voice import Voice
from .sayings import level_line
from .spaces import plane_name


def log_lines(voice: Voice, table: SkiesTable) -> list[str]:
    """The journey log: who, the plane, the levels, camps, defeats, factions, notes."""
    log = table.log
    instant = voice.say("head_instant") if table.instant else ""
    levels = voice.say("log_levels", levels=join(level_line(voice, line) for line in log.levels))
    marks = [
        voice.say("label_text", label=voice.term("faction", faction), text=voice.counted(count, "marks"))
        for faction, count in table.marks.items()
    ]
    gone = voice.say("log_camps", gone=table.camps, left=camps_left(table))
    return [
        voice.say("log_head", facts=voice.clauses([join(table.names), plane_name(voice, table), log.date])),
        voice.clauses([levels, instant, voice.say(f"log_{table.length}")]),
        voice.clauses([voice.say("log_turns", count=table.turn), gone, voice.counted(table.defeats, "defeats")]),
        sentence(voice.clauses(marks)),
        *(voice.say("log_note", place=place, note=words) for place, words in log.notes.items()),
    ]
