"""Cards: the hand of the seat that looks, adventure cards, ongoing events."""

from __future__ import annotations

from ...sea.table.table import SeaTable
from ...telling.phrases import join
from ...telling.sea.cards import adventure_brief, adventure_words, hand_line, ongoing_events
from ...telling.sea.names import card_kind
from ...telling.voice import Voice
from ..party.cards import cards_section, events_section, hands_section
from ..section import Section, labelled
from ..view import Look


def hand_section(voice: Voice, table: SeaTable, look: Look) -> Section:
    """One's own hand; other hands are only counted, unless everybody plays with open hands."""
    title = voice.say("hand_title")
    return hands_section(voice, table, look, table.hands, lambda card: hand_line(voice, table, card), title)


def adventures_section(voice: Voice, table: SeaTable, look: Look, *, brief: bool = False) -> Section:
    """Owned adventure cards and the command on each; in brief only their names."""
    if brief:
        names = join(adventure_brief(voice, table, card) for card in table.adventures)
        return labelled(voice, voice.say("cards_title"), names or voice.say("cards_none"))
    cards = [table.pack.adventures[card] for card in table.adventures]
    rows = [(voice.name(card.name), card_kind(voice, card.kind), adventure_words(voice, table, card)) for card in cards]
    return cards_section(rows, voice.say("cards_no-adventures"))


def ongoing_section(voice: Voice, table: SeaTable, look: Look) -> Section | None:
    """Events that stay in play."""
    return events_section(voice, voice.say("cards_ongoing"), ongoing_events(voice, table))
