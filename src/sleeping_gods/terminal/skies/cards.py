"""Quests of the skies."""

from __future__ import annotations

from ...skies.table.table import SkiesTable
from ...telling.skies.cards import quest_words
from ...telling.voice import Voice
from ..party.cards import quests_section
from ..section import Section
from ..view import Look


def quest_section(voice: Voice, table: SkiesTable, look: Look) -> Section:
    """Owned quests; one gained in an encounter can be read only by those who took the action (DS-WAND-009)."""
    read = [number for number in table.used_quests if table.pack.quests[number].fleeting]
    seats = look.audience.seen(table.seat_count())
    return quests_section(
        voice,
        table,
        text=lambda number: quest_words(voice, table, number, seats),
        box=voice.say("quest_box-completed"),
        also=read,
    )
