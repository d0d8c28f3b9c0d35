"""Events of the skies on the screen."""

from __future__ import annotations

from ...skies.table.table import SkiesTable
from ...telling.skies.cards import card_lines
from ...telling.voice import Voice
from ..section import Section
from ..story_page import story_page
from ..view import Look


def event_page(voice: Voice, table: SkiesTable, event: str, look: Look) -> Section:
    """An event card with all that it does."""
    card = table.pack.events[event]
    does = [line for line in card_lines(voice, table, card) if line]
    number = voice.say("story_event", level=card.level)
    return story_page(number, voice.name(card.name), [voice.name(card.text), *does], look)
