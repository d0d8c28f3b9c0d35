"""Events of the sea on the screen."""

from __future__ import annotations

from ...sea.table.table import SeaTable
from ...telling.sea.phase import event_kind
from ...telling.sea.story import event_blocks
from ...telling.voice import Voice
from ..section import Section
from ..story_page import story_page
from ..view import Look


def event_page(voice: Voice, table: SeaTable, event: str, look: Look) -> Section:
    """An event card, with what it does at once and what stays."""
    card = table.pack.events[event]
    title = voice.say("event-card_title", kind=event_kind(voice, card.kind))
    return story_page(title, voice.name(card.name), event_blocks(voice, table, event), look)
