"""Everything at the table of the sea that a player can ask about by name, with its text and its rules entries."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...kernel.choices import Seat
from ...sea.chapters.crew import health_left
from ...sea.table.cards import AdventureCard, Enemy, EventCard, Weapon
from ...sea.table.enemy_abilities import ENEMY_ABILITIES
from ...sea.table.table import SeaTable
from ...sea.table.words import CAPTAIN, HULL, RESOURCES
from ..localizer import Localizer
from ..party.pieces import (
    ability_pieces,
    goods_pieces,
    nonempty,
    printed_abilities,
    quest_pieces,
    status_pieces,
    without_name,
)
from ..party.same_name_enemies import printed_name
from ..phrases import join, sentence
from ..piece import PieceInfo
from .atlas import region_words
from .cards import adventure_words, card_line, card_lines, hand_line, level_words
from .crew import boards
from .enemies import enemy_name, foe_sentences
from .names import crew_name, short_name, weapon_figures
from .rooms import is_shut, room_words

KIND_ENTRIES: dict[str, tuple[str, ...]] = {
    "recipe": ("recipe", "cooking"),
    "totem": ("totem", "activate-adventure-card"),
}
"""Kinds of adventure cards with entries of their own; others are played alike."""
ACTIVATED = ("adventure-card", "activate-adventure-card")
"""The entries of an adventure card that is activated."""
GOODS_ENTRIES: dict[str, tuple[str, ...]] = {
    kind: ("artifact", "resource") if kind == "artifacts" else ("resource",) for kind in RESOURCES
}
"""The entries of each kind of goods."""


def pieces(localizer: Localizer, table: SeaTable, seats: Iterable[Seat]) -> list[PieceInfo]:
    """Everything visible to the players of these seats."""
    pack = table.pack

    def name(crew: str) -> str:
        return crew_name(localizer, pack, crew)

    shown = [
        *_crew(localizer, table),
        *_weapons(localizer, table),
        *_adventures(localizer, table),
        *_enemies(localizer, table),
    ]
    shown += _events(localizer, table)
    shown += ability_pieces(localizer, table, seats, lambda card: hand_line(localizer, table, card), name)
    shown += quest_pieces(
        localizer, table, lambda number: localizer.name(pack.quests[number].text), lambda number: ("quest", "keyword")
    )
    shown += status_pieces(localizer, table, name)
    shown += goods_pieces(localizer, table, GOODS_ENTRIES, lambda kind: "")
    shown += _rooms(localizer, table)
    return [*shown, *_levels(localizer, table), *_tokens(localizer, table), *_regions(localizer, table)]


def _crew(localizer: Localizer, table: SeaTable) -> Iterator[PieceInfo]:
    """The crew boards."""
    for standing in boards(localizer, table):
        crew = standing.ref
        board, member = table.pack.crew[crew], table.crew[crew]
        entries = ["captain"] if crew == CAPTAIN else []
        entries += ["crew-board", "crew-ability", *member.statuses]
        entries += ["zero-health"] if health_left(table, crew) <= 0 else []
        entries += ["fatigue"] if member.fatigue else []
        name = localizer.name(board.name)
        texts = card_lines(localizer, table, board)
        also = (crew, short_name(localizer, table.pack, crew))
        says = (without_name(standing.spoken, name), *texts)
        yield PieceInfo(name=name, kind="crew", says=says, entries=tuple(entries), also=also)


def _weapon_entries(weapon: Weapon) -> tuple[str, ...]:
    """The rules entries behind a weapon."""
    ranged = ["ranged-weapon"] if weapon.ranged else []
    return ("weapon", *ranged, *(["extra-damage"] if weapon.discard else []))


def _weapons(localizer: Localizer, table: SeaTable) -> Iterator[PieceInfo]:
    """The weapons on the boards; those on cards are adventure cards."""
    for crew in table.crew:
        weapon = table.pack.crew[crew].weapon
        name = localizer.name(weapon.name)
        figures = next(
            (carried.figures for carried in weapon_figures(localizer, table, crew) if carried.name == name), ""
        )
        says = localizer.say("says_weapon", who=crew_name(localizer, table.pack, crew), figures=figures)
        yield PieceInfo(name=name, kind="weapon", says=(says,), entries=_weapon_entries(weapon), also=(weapon.id,))


def _adventures(localizer: Localizer, table: SeaTable) -> Iterator[PieceInfo]:
    """Owned cards, and those on offer at the market."""
    for card in (table.pack.adventures[card] for card in table.adventures):
        says = adventure_words(localizer, table, card)
        yield _adventure_piece(localizer, card, says, card_entries(card))
    for card in (table.pack.adventures[card] for card in table.stall):
        price, text = localizer.counted(card.price, "coins"), adventure_words(localizer, table, card)
        says = localizer.say("says_offer", coins=price, text=text)
        yield _adventure_piece(localizer, card, says, (*card_entries(card), "market"))


def _adventure_piece(localizer: Localizer, card: AdventureCard, says: str, entries: tuple[str, ...]) -> PieceInfo:
    """An adventure card as a piece that can be asked about."""
    return PieceInfo(
        name=localizer.name(card.name),
        kind=card.kind,
        says=(says,),
        entries=entries,
        also=(card.id,),
        flavour=localizer.name(card.flavour),
    )


def card_entries(card: AdventureCard) -> tuple[str, ...]:
    """The rules entries of an adventure card."""
    return _weapon_entries(card.weapon) if card.weapon else KIND_ENTRIES.get(card.kind, ACTIVATED)


def _enemies(localizer: Localizer, table: SeaTable) -> Iterator[PieceInfo]:
    """The enemies in the row."""
    for foe in table.combat.foes if table.combat is not None else ():
        enemy = table.pack.enemies[foe.id]
        name = enemy_name(localizer, table, foe.id)
        says = (without_name(foe_sentences(localizer, table, foe), name),)
        also, flavour = (foe.id, printed_name(localizer, enemy)), localizer.name(enemy.flavour)
        yield PieceInfo(name=name, kind="enemy", says=says, entries=enemy_entries(enemy), also=also, flavour=flavour)


def enemy_entries(enemy: Enemy) -> tuple[str, ...]:
    """The rules entries of an enemy."""
    return "enemy-card", *printed_abilities(enemy.squares, lambda ability: ENEMY_ABILITIES[ability].entry)


def _events(localizer: Localizer, table: SeaTable) -> Iterator[PieceInfo]:
    """The event that is being read, those that stay, and the discarded ones."""
    for event in dict.fromkeys(nonempty(table.event, *table.ongoing, *table.event_discard)):
        card = table.pack.events[event]
        yield PieceInfo(
            name=localizer.name(card.name),
            kind="event",
            says=nonempty(card_line(localizer, table, card)),
            entries=event_entries(card),
            also=(event,),
            flavour=localizer.name(card.flavour),
        )


def event_entries(card: EventCard) -> tuple[str, ...]:
    """The rules entries of an event."""
    lasting = ("turn-end-effect",) if card.turn_end else ()
    return ("ongoing-event", "event", *lasting) if card.ongoing else ("event", *lasting)


def _rooms(localizer: Localizer, table: SeaTable) -> Iterator[PieceInfo]:
    """The rooms of the ship, and its hull."""
    for space, cubes in table.cubes.items():
        room = table.pack.rooms[space]
        damage = localizer.say("says_damage", cubes=cubes, capacity=room.capacity)
        state = join([damage, localizer.say("ship_figure") if space == table.room else ""])
        entries = ("ship-damage", "repair") if space == HULL else (space, "ship-action")
        says = tuple(f"{sentence(line)}." for line in nonempty(room_words(localizer, table, space), state))
        behind = ("closed-room", *entries) if is_shut(table, space) else entries
        yield PieceInfo(name=localizer.name(room.name), kind="room", says=says, entries=behind, also=(space,))


def _levels(localizer: Localizer, table: SeaTable) -> Iterator[PieceInfo]:
    """All level cards, which anybody may read."""
    for card in table.pack.levels.values():
        says = nonempty(level_words(localizer, table, card), card_line(localizer, table, card))
        name, flavour = localizer.name(card.name), localizer.name(card.flavour)
        yield PieceInfo(
            name=name, kind="level", says=says, entries=("level-card", "spend-xp"), also=(card.id,), flavour=flavour
        )


def _tokens(localizer: Localizer, table: SeaTable) -> Iterator[PieceInfo]:
    """The story tokens of the party."""
    for token in table.tokens:
        name = sentence(localizer.term("token", token))
        yield PieceInfo(name=name, kind="token", says=(), entries=("story-tokens",), also=(token,))


def _regions(localizer: Localizer, table: SeaTable) -> Iterator[PieceInfo]:
    """All regions: the map is open."""
    for region in table.pack.regions.values():
        marks = {"port": region.port, "market": region.market, "hazard": region.hazard is not None}
        entries = ("region", *(slug for slug, there in marks.items() if there))
        there = region_words(localizer, table, region) or localizer.say("map_nothing")
        says = localizer.say("says_region", page=region.page, there=there)
        hazard = (localizer.name(region.hazard.name),) if region.hazard is not None else ()
        name = localizer.name(region.name)
        yield PieceInfo(name=name, kind="region", says=(says,), entries=entries, also=(region.id, *hazard))
