"""The pieces of the sea that a player can ask about by their names, and the entries of the rules behind each."""

from __future__ import annotations

from collections.abc import Iterator

from ...effects.terms import TOKENS
from ...sea.chapters.crew import health_left
from ...sea.pack.words import card_text
from ...sea.table.cards import AdventureCard, Weapon
from ...sea.table.table import SeaTable
from ...sea.table.words import CAPTAIN, HULL, RESOURCES
from ...telling.party.pieces import (
    ability_pieces,
    filled,
    goods_pieces,
    printed_abilities,
    quest_pieces,
    status_pieces,
    unnamed,
)
from ...telling.phrases import join, one_line, sentence
from ...telling.piece import Piece
from ..view import Look
from .atlas import region_words
from .cards import adventure_words, hand_line
from .crew import crew_section
from .fight import foe_told
from .names import crew_name, namer_of, weapon_figures
from .rooms import room_words

STATUS_ENTRY, SHIP_ENTRY = "inflicted-status", "enemy-ship-damage"
ABILITY_ENTRIES: dict[str, str] = {
    "ship-damage": SHIP_ENTRY,
    "lose-resource": SHIP_ENTRY,
    "adjacent-damage-1": "adjacent-bonus",
    "adjacent-damage-2": "adjacent-bonus",
    "adjacent-regen-1": "regen",
    "disarm": "disarm",
    "discard-ability": "discard-ability",
    "first-strike": "first-strike",
    "flying": "flying",
    "frighten": STATUS_ENTRY,
    "low-morale": STATUS_ENTRY,
    "madness": STATUS_ENTRY,
    "regen-1": "regen",
    "regen-3": "regen",
    "resist-1": "resist",
    "venom": STATUS_ENTRY,
    "weaken": STATUS_ENTRY,
}
"""An enemy's ability to the entry that explains it."""
KIND_ENTRIES: dict[str, tuple[str, ...]] = {
    "recipe": ("recipe", "cooking"),
    "totem": ("totem", "activate-adventure-card"),
}
"""Kinds of adventure cards with entries of their own; others are played alike."""
ACTIVATED = ("adventure-card", "activate-adventure-card")
GOODS_ENTRIES: dict[str, tuple[str, ...]] = {
    kind: ("artifact", "resource") if kind == "artifacts" else ("resource",) for kind in RESOURCES
}


def pieces(table: SeaTable, look: Look) -> list[Piece]:
    """Everything on the table that whoever looks may see."""
    pack = table.pack
    found = [*_crew(table, look), *_weapons(table), *_adventures(table), *_enemies(table), *_events(table)]
    found += ability_pieces(table, look, lambda card: hand_line(table, card), lambda name: crew_name(pack, name))
    found += quest_pieces(table, lambda number: pack.quests[number].text.en, lambda number: ("quest", "keyword"))
    found += status_pieces(table, lambda name: crew_name(pack, name))
    found += goods_pieces(table, GOODS_ENTRIES, lambda kind: "")
    return [*found, *_rooms(table), *_levels(table), *_tokens(table), *_regions(table)]


def _crew(table: SeaTable, look: Look) -> Iterator[Piece]:
    told = crew_section(table, look).plain
    for name, standing in zip(table.crew, told, strict=True):
        board, member = table.pack.crew[name], table.crew[name]
        entries = ["captain"] if name == CAPTAIN else []
        entries += ["crew-board", "crew-ability", *member.statuses]
        entries += ["zero-health"] if health_left(table, name) <= 0 else []
        entries += ["fatigue"] if member.fatigue else []
        says = (unnamed(standing, board.name.en), *card_text(board, "en", namer_of(table.pack)).split("\n"))
        yield Piece(board.name.en, "crew", says, tuple(entries), (name, board.name.en.removeprefix("Captain ")))


def _weapon_entries(weapon: Weapon) -> tuple[str, ...]:
    ranged = ["ranged-weapon"] if weapon.ranged else []
    return ("weapon", *ranged, *(["extra-damage"] if weapon.discard else []))


def _weapons(table: SeaTable) -> Iterator[Piece]:
    """The weapons on the boards; those on cards are adventure cards."""
    for name in table.crew:
        weapon = table.pack.crew[name].weapon
        figures = next((words for title, words, _ in weapon_figures(table, name) if title == weapon.name.en), "")
        says = f"On the board of {crew_name(table.pack, name)}: {figures}."
        yield Piece(weapon.name.en, "weapon", (says,), _weapon_entries(weapon), (weapon.id,))


def _adventures(table: SeaTable) -> Iterator[Piece]:
    """Owned cards, and those on offer at the market."""
    for card in (table.pack.adventures[card] for card in table.adventures):
        yield Piece(card.name.en, card.kind, (adventure_words(table, card),), _card_entries(card), (card.id,))
    for card in (table.pack.adventures[card] for card in table.stall):
        says = f"On offer for {card.price} coins. {adventure_words(table, card)}"
        yield Piece(card.name.en, card.kind, (says,), (*_card_entries(card), "market"), (card.id,))


def _card_entries(card: AdventureCard) -> tuple[str, ...]:
    return _weapon_entries(card.weapon) if card.weapon else KIND_ENTRIES.get(card.kind, ACTIVATED)


def _enemies(table: SeaTable) -> Iterator[Piece]:
    for foe in table.combat.foes if table.combat is not None else ():
        enemy = table.pack.enemies[foe.id]
        entries = ("enemy-card", *printed_abilities(enemy.squares, ABILITY_ENTRIES.__getitem__))
        yield Piece(enemy.name.en, "enemy", (unnamed(foe_told(table, foe), enemy.name.en),), entries, (foe.id,))


def _events(table: SeaTable) -> Iterator[Piece]:
    """The event that is being read, those that stay, and the discarded ones."""
    for event in dict.fromkeys(filled(table.event, *table.ongoing, *table.event_discard)):
        card = table.pack.events[event]
        entries = ["ongoing-event", "event"] if card.ongoing else ["event"]
        entries += ["turn-end-effect"] if card.turn_end else []
        says = one_line(card_text(card, "en", namer_of(table.pack)))
        yield Piece(card.name.en, "event", filled(says), tuple(entries), (event,))


def _rooms(table: SeaTable) -> Iterator[Piece]:
    for space, cubes in table.cubes.items():
        room = table.pack.rooms[space]
        shut = cubes >= room.capacity and space != HULL
        does = room_words(table, space)
        state = join([f"{cubes} of {room.capacity} damage", "the figure is here" if space == table.room else ""])
        entries = ("ship-damage", "repair") if space == HULL else (space, "ship-action")
        says = tuple(f"{sentence(line)}." for line in filled(does, state))
        yield Piece(room.name.en, "room", says, ("closed-room", *entries) if shut else entries, (space,))


def _levels(table: SeaTable) -> Iterator[Piece]:
    """All of them can be read in the box; some have been learned."""
    for card in table.pack.levels.values():
        learned = "learned" if card.id in table.crew[card.crew].levels else f"{card.xp} XP"
        head = f"{sentence(card.skill)} +1, of {crew_name(table.pack, card.crew)}, {learned}."
        says = one_line(card_text(card, "en", namer_of(table.pack)))
        yield Piece(card.name.en, "level", filled(head, says), ("level-card", "spend-xp"), (card.id,))


def _tokens(table: SeaTable) -> Iterator[Piece]:
    for token in table.tokens:
        yield Piece(sentence(TOKENS[token][0]), "token", (), ("story-tokens",), (token,))


def _regions(table: SeaTable) -> Iterator[Piece]:
    """The map lies open."""
    for region in table.pack.regions.values():
        marks = {"port": region.port, "market": region.market, "hazard": region.hazard is not None}
        entries = ("region", *(slug for slug, there in marks.items() if there))
        says = f"Page {region.page}: {region_words(table, region) or 'nothing'}."
        hazard = (region.hazard.name.en,) if region.hazard is not None else ()
        yield Piece(region.name.en, "region", (says,), entries, (region.id, *hazard))
