"""The pieces of the skies that a player can ask about by their names, and the entries of the rules behind each."""

from __future__ import annotations

from collections.abc import Iterator

from ...skies.chapters.flight import open_spaces
from ...skies.chapters.foes import card_of, split
from ...skies.chapters.hero import health_left
from ...skies.pack.words import card_text, use_text
from ...skies.table.cards import AdventureCard
from ...skies.table.table import SkiesTable
from ...skies.table.words import COMMON, RESOURCES
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
from .cards import combat_words, hand_line, quest_words
from .crew import crew_section
from .fight import foe_told
from .flight_board import plane_section, space_words
from .names import first_name, name_of, namer_of
from .sayings import ability_words

STATUS_ENTRY, DAMAGE_ENTRY, HEAL_ENTRY = "inflicted-status", "damage-ability", "enemy-heal"
ABILITY_ENTRIES: dict[str, str] = {
    "add-power-ally": "power",
    "add-power-self": "power",
    "allies-damage": "allies-damage",
    "block": "enemy-block",
    "die-minus": "combat-die",
    "counter-all": DAMAGE_ENTRY,
    "deal-all": DAMAGE_ENTRY,
    "deal-one": DAMAGE_ENTRY,
    "discard-ability": "discard-ability",
    "first-strike": "first-strike",
    "frighten": STATUS_ENTRY,
    "low-morale": STATUS_ENTRY,
    "madness": STATUS_ENTRY,
    "venom": STATUS_ENTRY,
    "weaken": STATUS_ENTRY,
    "heal-self": HEAL_ENTRY,
    "heal-ally": HEAL_ENTRY,
    "lose-resource": "discard-ability",
}
"""An enemy's ability to the entry that explains it."""
KIND_ENTRIES: dict[str, tuple[str, ...]] = {"recipe": ("recipe",), "totem": ("totem",)}
"""Kinds of adventure cards with entries of their own, besides that of all adventure cards."""
GOODS_ENTRIES: dict[str, tuple[str, ...]] = {
    kind: ("common-resources", "resource") if kind in COMMON else ("quest-resources", "restore-totem")
    for kind in RESOURCES
}


def pieces(table: SkiesTable, look: Look) -> list[Piece]:
    """Everything on the table that whoever looks may see."""
    found = [*_characters(table, look), *_combat_cards(table), *_adventures(table), *_enemies(table)]
    found += ability_pieces(table, look, lambda card: hand_line(table, card), lambda name: first_name(table, name))
    found += _events(table)
    found += quest_pieces(table, lambda number: quest_words(table, number, look), lambda number: _quest(table, number))
    found += status_pieces(table, lambda name: first_name(table, name))
    found += goods_pieces(table, GOODS_ENTRIES, lambda kind: _uses(table, kind))
    return [*found, _plane(table, look), *_spaces(table)]


def _characters(table: SkiesTable, look: Look) -> Iterator[Piece]:
    told = crew_section(table, look).plain
    for name, standing in zip(table.crew, told, strict=True):
        board, member = table.pack.characters[name], table.crew[name]
        entries = [name, "character-ability", *member.statuses]
        entries += ["zero-health"] if health_left(table, name) <= 0 else []
        entries += ["stamina"] if not member.stamina else []
        says = (unnamed(standing, board.name.en), *card_text(board, "en", namer_of(table.pack)).split("\n"))
        yield Piece(board.name.en, "character", says, tuple(entries), (name, first_name(table, name)))


def _combat_cards(table: SkiesTable) -> Iterator[Piece]:
    """Those in hands, then all that the party owns."""
    fight = table.combat
    held = [card for hand in fight.hands for card in hand] if fight is not None else []
    for card in dict.fromkeys([*held, *table.arms]):
        printed = table.pack.adventures[card]
        where = "In hand." if card in held else "In the deck." if card in table.combat_deck else "Laid aside."
        where = where if fight is None or card in held else ""
        says = filled(combat_words(table, printed), where)
        yield Piece(printed.name.en, "combat", says, _combat_entries(printed), (card,))


def _combat_entries(card: AdventureCard) -> tuple[str, ...]:
    figures = card.combat
    marks = {} if figures is None else {"combat-die": figures.die, "block": figures.block, "synergy": figures.synergy}
    return ("combat-card", "play-combat-card", *(slug for slug, there in marks.items() if there))


def _adventures(table: SkiesTable) -> Iterator[Piece]:
    """Adventure cards lie open, in hand or played; so do curses."""
    places = {card: "In hand." for hand in table.adventures for card in hand}
    places |= dict.fromkeys(table.played, "Played; it comes back when you camp.")
    for card, where in [*places.items(), *((curse, "") for curse in table.curses)]:
        printed = table.pack.adventures[card]
        story = printed.curse.text.en if printed.curse else ""
        says = filled(story, one_line(card_text(printed, "en", namer_of(table.pack))), where)
        entries = (*KIND_ENTRIES.get(printed.kind, ()), "adventure-card", "adventure-card-text")
        yield Piece(printed.name.en, printed.kind, says, entries, (card,))


def _enemies(table: SkiesTable) -> Iterator[Piece]:
    """The row; the zones of a boss go by its name too, and buff cards by their own."""
    fight = table.combat
    for foe in fight.foes if fight is not None else ():
        enemy = card_of(table, foe)
        boss = (table.bound.bosses[fight.boss].name.en,) if fight is not None and fight.boss else ()
        head = ("boss", "enemy-card") if boss else ("enemy-card",)
        buffed = ("enemy-buff",) if foe.buff else ()
        entries = (*head, *printed_abilities(enemy.squares, ability_entry), *buffed)
        told = unnamed(foe_told(table, foe), enemy.name.en)
        yield Piece(enemy.name.en, "boss" if boss else "enemy", (told,), entries, (foe.id, *boss))
        if foe.buff:
            buff = table.pack.buffs[foe.buff]
            says = f"{sentence(ability_words(buff.ability))}, on the {enemy.name.en}."
            yield Piece(buff.name.en, "buff", (says,), ("enemy-buff", ability_entry(buff.ability)), (foe.buff,))


def ability_entry(ability: str) -> str:
    """The entry behind an enemy's ability, whatever its number."""
    return ABILITY_ENTRIES[split(ability)[0]]


def _events(table: SkiesTable) -> Iterator[Piece]:
    """The event that is being read, those in play, and the discarded ones."""
    for event in dict.fromkeys(filled(table.event, *table.active, *table.event_discard)):
        card, threat = table.pack.events[event], table.active.get(event, 0)
        entries = ("active-event", "complete-event") if card.stays else ("event",)
        says = filled(one_line(card_text(card, "en", namer_of(table.pack))), f"{threat} threat." if threat else "")
        more = ("threat",) if threat else ()
        yield Piece(card.name.en, "event", says, (*entries, *more), (event,))


def _quest(table: SkiesTable, number: int) -> tuple[str, ...]:
    return ("restore-totem", "quest") if table.pack.quests[number].totem else ("quest", "keyword")


def _uses(table: SkiesTable, kind: str) -> str:
    """What a resource does when it is used."""
    said = [use_text(use, "en", namer_of(table.pack)) for use in table.pack.resources.get(kind, ())]
    return f"Use it: {join(said, '; or ')}." if said else ""


def _plane(table: SkiesTable, look: Look) -> Piece:
    where = f"At {name_of(table, table.plane)}."
    return Piece(
        table.log.plane or table.pack.plane_name.en, "plane", (*plane_section(table, look).plain, where),
        ("plane", "fly", "fuel", "repair"), ("plane",),
    )  # fmt: skip


def _spaces(table: SkiesTable) -> Iterator[Piece]:
    """The spaces of the flight board that are printed or known."""
    for name in open_spaces(table):
        space = table.pack.spaces[name]
        slug = "flight-board" if space.square else "distant-location"
        entries = (slug, "fly", *(("fuel",) if space.fuel else ()))
        yield Piece(space.name.en, "space", (f"{sentence(space_words(table, name))}.",), entries, (name,))
