"""Cards of the sea in words: in hand, owned, and in play."""

from __future__ import annotations

from ...sea.pack.words import card_text
from ...sea.table.cards import AbilityCard, AdventureCard, EventCard, LevelCard
from ...sea.table.table import SeaTable
from ..party.names import ability_name
from ..phrases import join, one_line
from ..voice import Voice
from .names import crew_name, namer_of


def card_line(voice: Voice, table: SeaTable, card: AbilityCard | AdventureCard | EventCard | LevelCard) -> str:
    """What a card says, in one line."""
    return one_line(card_text(card, voice.lang, namer_of(voice, table.pack)))


def hand_line(voice: Voice, table: SeaTable, card: str) -> tuple[str, str]:
    """A card in hand: its name; its price and what it does."""
    ability = table.pack.abilities[card]
    price, says = voice.counted(ability.command, "command"), card_line(voice, table, ability)
    return ability_name(voice, ability), voice.say("hand_equip", command=price, text=says).rstrip()


def adventure_brief(voice: Voice, table: SeaTable, card: str) -> str:
    """An owned adventure card by its name, with the command on it."""
    held = table.adventures[card]
    return voice.name(table.pack.adventures[card].name) + (f" ({voice.counted(held, 'command')})" if held else "")


def adventure_words(voice: Voice, table: SeaTable, card: AdventureCard) -> str:
    """What an adventure card says, the command on it, and who carries it."""
    held = table.adventures.get(card.id, 0)
    carrier = next((crew_name(voice, table.pack, n) for n, m in table.crew.items() if card.id in m.weapons), "")
    on_it = voice.say("card-state_command", command=voice.counted(held, "command")) if held else ""
    carried = voice.say("card-state_carried", who=carrier) if carrier else ""
    return join([card_line(voice, table, card), join([on_it, carried])], " ")


def ongoing_events(voice: Voice, table: SeaTable) -> list[tuple[str, str]]:
    """Events that stay in play, by name and text."""
    cards = [table.pack.events[event] for event in table.ongoing]
    return [(voice.name(card.name), card_line(voice, table, card)) for card in cards]
