"""Cards: ability hands, combat hands, adventure cards, the combat deck, quests, events in play."""

from __future__ import annotations

from dataclasses import replace

from rich.console import Group

from ...kernel.choices import Seat
from ...skies.pack.words import card_text
from ...skies.table.cards import AdventureCard
from ...skies.table.table import SkiesTable
from ...telling.party.names import ability_name
from ...telling.phrases import join, one_line
from ..party.cards import cards_section, events_section, hands_section, quests_section
from ..section import Section, counted_word, labelled
from ..view import Look
from .names import name_of, namer_of


def hand_line(table: SkiesTable, card: str) -> tuple[str, str]:
    """A card in hand: its name; its price and what it does. A combat card says what it does in an attack."""
    if card in table.pack.adventures:
        return name_of(table, card), f". {combat_words(table, table.pack.adventures[card])}"
    ability = table.pack.abilities[card]
    price = f"{counted_word(ability.cost, 'card')} to equip" if ability.cost else "free to equip"
    says = one_line(card_text(ability, "en", namer_of(table.pack)))
    return ability_name(ability), f", {price}. {says}".rstrip()


def combat_words(table: SkiesTable, card: AdventureCard) -> str:
    """What a combat card does."""
    return one_line(card_text(card, "en", namer_of(table.pack)))


def hand_section(table: SkiesTable, look: Look) -> Section:
    """Ability hands, others only counted unless hands are open; and before them combat hands in a fight."""
    combat, abilities = combat_hand_section(table, look), ability_hand_section(table, look)
    if combat is None:
        return abilities
    return Section(Group(combat.drawn, abilities.drawn), combat.plain + abilities.plain)


def ability_hand_section(table: SkiesTable, look: Look) -> Section:
    """The ability cards in hand."""
    return hands_section(table, look, table.hands, lambda card: hand_line(table, card), "Hand")


def combat_hand_section(table: SkiesTable, look: Look) -> Section | None:
    """The combat cards in all hands, which lie open; nothing outside of fights."""
    if table.combat is None or not table.combat.round:
        return None
    shown = replace(look, open_hands=True)
    return hands_section(table, shown, table.combat.hands, lambda card: hand_line(table, card), "Combat hand")


def brief_hand(table: SkiesTable, look: Look) -> Section:
    """The ability hand by its names only."""
    parts = []
    for seat in range(table.seat_count()) if look.open_hands else (look.seat,):
        title = "Hand" if table.seat_count() == 1 else f"Hand of {table.names[seat]}"
        names = join(ability_name(table.pack.abilities[card]) for card in table.hands[seat])
        parts.append(labelled(title, names or "empty"))
    return Section(Group(*(part.drawn for part in parts)), [line for part in parts for line in part.plain])


def brief_adventures(table: SkiesTable, look: Look) -> Section:
    """Adventure cards that can be played, by their names only, and how many lie in the discard."""
    several = table.seat_count() > 1
    hands = []
    for seat, hand in enumerate(table.adventures):
        names = join(name_of(table, card) for card in hand)
        if names:
            hands.append(f"{table.names[seat]}: {names}" if several else names)
    count = counted_word(len(table.played), "card")
    played = f"{count} played, back in hand when you camp" if table.played else ""
    return labelled("Adventure cards", join([*hands, played], "; ") or "none")


def adventures_section(table: SkiesTable, look: Look) -> Section:
    """All adventure cards with their texts: who holds each, and which are played until the next camp."""
    rows = []
    for seat, hand in enumerate(table.adventures):
        rows += [_row(table, card, table.names[seat] if table.seat_count() > 1 else "in hand") for card in hand]
    rows += [_row(table, card, "played") for card in table.played]
    rows += [_row(table, card, "curse") for card in table.curses]
    return cards_section(rows, "No adventure cards.")


def _row(table: SkiesTable, card: str, where: str) -> tuple[str, str, str]:
    adventure = table.pack.adventures[card]
    said = one_line(card_text(adventure, "en", namer_of(table.pack)))
    kind = "" if adventure.kind == where else adventure.kind
    return adventure.name.en, join([kind, where]), said


def deck_section(table: SkiesTable, look: Look) -> Section:
    """The combat cards: those in the deck, then those laid aside."""
    owned = [table.pack.adventures[card] for card in table.arms]
    inside = [card for card in owned if card.id in table.combat_deck]
    aside = [card for card in owned if card.id not in table.combat_deck]
    rows = [(card.name.en, "in the deck", combat_words(table, card)) for card in inside]
    rows += [(card.name.en, "laid aside", combat_words(table, card)) for card in aside]
    head = labelled("Combat deck", counted_word(len(inside), "card"))
    part = cards_section(rows, "No combat cards.")
    return Section(Group(head.drawn, part.drawn), head.plain + part.plain)


def quest_section(table: SkiesTable, look: Look) -> Section:
    """Owned quests; one gained in an encounter can be read only by those who took the action (DS-WAND-009)."""
    read = [number for number in table.used_quests if table.pack.quests[number].fleeting]
    return quests_section(table, text=lambda number: quest_words(table, number, look), box="completed quest", also=read)


def quest_words(table: SkiesTable, number: int, look: Look) -> str:
    """What a quest says, as far as the seat that looks may read it."""
    quest = table.pack.quests[number]
    if not look.open_hands and not may_read(table, number, look.seat):
        return "Read in silence by those who found it."
    return join([quest.text.en, one_line(card_text(quest, "en", namer_of(table.pack)))], " ")


def may_read(table: SkiesTable, number: int, seat: Seat) -> bool:
    """Whether a seat may read a quest: it was not found in an encounter, or by a character of this seat."""
    return seat in table.silent.get(str(number), (seat,))


def new_quests(before: SkiesTable, after: SkiesTable, seat: Seat | None) -> list[str]:
    """The texts of quests that were gained, also of those to be discarded at once; or who may read them."""
    said = []
    for number in (*after.quests, *after.used_quests):
        if number in before.quests or number in before.used_quests:
            continue
        quest = after.pack.quests[number]
        if seat is None or may_read(after, number, seat):
            said.append(f"{quest.title.en}: {quest.text.en}")
        else:
            readers = [after.names[reader] for reader in after.silent[str(number)]]
            said.append(f"{quest.title.en} is read by {join(readers, ' and ')}: seat {readers[0]}, then quests.")
    return said


def active_section(table: SkiesTable, look: Look) -> Section | None:
    """Events in play with their threat, and how they are completed."""
    namer = namer_of(table.pack)
    events = []
    for event, threat in table.active.items():
        card = table.pack.events[event]
        name = f"{card.name.en} ({threat} threat)" if threat else card.name.en
        events.append((name, one_line(card_text(card, "en", namer))))
    return events_section("In play", events)
