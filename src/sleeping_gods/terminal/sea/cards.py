"""Cards: the hand of the seat that looks, adventure cards, ongoing events."""

from __future__ import annotations

from ...sea.pack.words import card_text
from ...sea.table.cards import AdventureCard
from ...sea.table.table import SeaTable
from ...telling.party.names import ability_name
from ...telling.phrases import join, one_line
from ..party.cards import cards_section, events_section, hands_section
from ..section import Section, labelled
from ..view import Look
from .names import namer_of


def hand_section(table: SeaTable, look: Look) -> Section:
    """One's own hand; other hands are only counted, unless everybody plays with open hands."""
    return hands_section(table, look, table.hands, lambda card: hand_line(table, card), "Hand")


def hand_line(table: SeaTable, card: str) -> tuple[str, str]:
    """A card in hand: its name; its price and what it does."""
    ability = table.pack.abilities[card]
    says = one_line(card_text(ability, "en", namer_of(table.pack)))
    return ability_name(ability), f", {ability.command} command to equip. {says}".rstrip()


def adventures_section(table: SeaTable, look: Look, *, brief: bool = False) -> Section:
    """Owned adventure cards and the command on each; in brief only their names."""
    pack = table.pack
    if brief:
        names = [pack.adventures[card].name.en + _command(held) for card, held in table.adventures.items()]
        return labelled("Cards", join(names) or "none")
    cards = [pack.adventures[card] for card in table.adventures]
    rows = [(card.name.en, card.kind, adventure_words(table, card)) for card in cards]
    return cards_section(rows, "No adventure cards.")


def adventure_words(table: SeaTable, card: AdventureCard) -> str:
    """What an adventure card says, the command on it, and who carries it."""
    held = table.adventures.get(card.id, 0)
    carrier = next((table.pack.crew[n].name.en for n, m in table.crew.items() if card.id in m.weapons), "")
    state = join([f"{held} command on it" if held else "", f"carried by {carrier}" if carrier else ""])
    return join([one_line(card_text(card, "en", namer_of(table.pack))), state], " ")


def _command(held: int) -> str:
    return f" ({held} command)" if held else ""


def ongoing_section(table: SeaTable, look: Look) -> Section | None:
    """Events that stay in play."""
    namer = namer_of(table.pack)
    cards = [table.pack.events[event] for event in table.ongoing]
    return events_section("Ongoing", [(card.name.en, one_line(card_text(card, "en", namer))) for card in cards])
