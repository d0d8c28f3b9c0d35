"""Cards: ability hands, combat hands, adventure cards, the combat deck, quests, events in play."""

from __future__ import annotations

from dataclasses import replace

from ...skies.table.table import SkiesTable
from ...telling.party.names import ability_name
from ...telling.phrases import join
from ...telling.skies.cards import active_events, card_words, hand_line, quest_words
from ...telling.skies.names import name_of
from ...telling.voice import Voice
from ..party.cards import cards_section, events_section, hands_section, quests_section
from ..section import Section, labelled, stacked
from ..view import Look


def hand_section(voice: Voice, table: SkiesTable, look: Look) -> Section:
    """Ability hands, others only counted unless hands are open; and before them combat hands in a fight."""
    combat, abilities = combat_hand_section(voice, table, look), ability_hand_section(voice, table, look)
    return abilities if combat is None else stacked([combat, abilities])


def ability_hand_section(voice: Voice, table: SkiesTable, look: Look) -> Section:
    """The ability cards in hand."""
    title = voice.say("hand_title")
    return hands_section(voice, table, look, table.hands, lambda card: hand_line(voice, table, card), title)


def combat_hand_section(voice: Voice, table: SkiesTable, look: Look) -> Section | None:
    """The combat cards in all hands, which lie open; nothing outside of fights."""
    if table.combat is None or not table.combat.round:
        return None
    shown, title = replace(look, open_hands=True), voice.say("hand_combat")
    return hands_section(voice, table, shown, table.combat.hands, lambda card: hand_line(voice, table, card), title)


def brief_hand(voice: Voice, table: SkiesTable, look: Look) -> Section:
    """The ability hand by its names only."""
    parts = []
    for seat in look.audience.seen(table.seat_count()):
        title = voice.say("hand_title")
        title = title if table.seat_count() == 1 else voice.say("hand_of", title=title, who=table.names[seat])
        names = join(ability_name(voice, table.pack.abilities[card]) for card in table.hands[seat])
        parts.append(labelled(voice, title, names or voice.say("hand_empty")))
    return stacked(parts)


def brief_adventures(voice: Voice, table: SkiesTable, look: Look) -> Section:
    """Adventure cards that can be played, by their names only, and how many lie in the discard."""
    several = table.seat_count() > 1
    hands = []
    for seat, hand in enumerate(table.adventures):
        names = join(name_of(voice, table, card) for card in hand)
        if names:
            hands.append(voice.say("label_text", label=table.names[seat], text=names) if several else names)
    played = voice.say("adventures_played", count=len(table.played)) if table.played else ""
    said = voice.clauses([*hands, played]) or voice.say("adventures_none")
    return labelled(voice, voice.say("adventures_title"), said)


def adventures_section(voice: Voice, table: SkiesTable, look: Look) -> Section:
    """All adventure cards with their texts: who holds each, and which are played until the next camp."""
    rows, held = [], voice.say("adventures_in-hand")
    for seat, hand in enumerate(table.adventures):
        whose = table.names[seat] if table.seat_count() > 1 else held
        rows += [_row(voice, table, card, whose) for card in hand]
    rows += [_row(voice, table, card, voice.say("adventures_put-aside")) for card in table.played]
    rows += [_row(voice, table, card) for card in table.curses]
    return cards_section(rows, voice.say("adventures_no-cards"))


def _row(voice: Voice, table: SkiesTable, card: str, where: str = "") -> tuple[str, str, str]:
    adventure = table.pack.adventures[card]
    kind = voice.say(f"adventure-kind_{adventure.kind}")
    return voice.name(adventure.name), join([kind, where]), card_words(voice, table, adventure)


def deck_section(voice: Voice, table: SkiesTable, look: Look) -> Section:
    """The combat cards: those in the deck, then those laid aside."""
    owned = [table.pack.adventures[card] for card in table.arms]
    inside = [card for card in owned if card.id in table.combat_deck]
    aside = [card for card in owned if card.id not in table.combat_deck]
    rows = [
        (voice.name(card.name), voice.say(where), card_words(voice, table, card))
        for where, cards in (("deck_inside", inside), ("deck_aside", aside))
        for card in cards
    ]
    head = labelled(voice, voice.say("deck_title"), voice.say("count_cards", count=len(inside)))
    return stacked([head, cards_section(rows, voice.say("deck_none"))])


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


def active_section(voice: Voice, table: SkiesTable, look: Look) -> Section | None:
    """Events in play with their threat, and how they are completed."""
    return events_section(voice, voice.say("active_title"), active_events(voice, table))
