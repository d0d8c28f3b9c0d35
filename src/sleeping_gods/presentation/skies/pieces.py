"""The pieces of the skies that a player can ask about by their names, and the entries of the rules behind each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...kernel.choices import Seat
from ...skies.chapters.flight import open_spaces
from ...skies.chapters.foes import card_of, split
from ...skies.chapters.hero import health_left
from ...skies.table.cards import AdventureCard, EventCard
from ...skies.table.enemy_abilities import ENEMY_ABILITIES
from ...skies.table.records import Foe
from ...skies.table.table import SkiesTable
from ...skies.table.words import COMMON, RESOURCES
from ...wording.cards_skies import use_text
from ..localizer import Localizer
from ..party.pieces import (
    ability_pieces,
    filled,
    goods_pieces,
    printed_abilities,
    quest_pieces,
    status_pieces,
    unnamed,
)
from ..party.same_name_enemies import printed
from ..phrases import sentence
from ..piece import PieceInfo
from .cards import card_lines, card_words, hand_line, quest_words
from .crew import boards
from .foes import foe_sentences
from .names import enemy_name, first_name, name_of, namer_of
from .sayings import ability_words
from .spaces import plane_name, plane_words, space_words

KIND_ENTRIES: dict[str, tuple[str, ...]] = {"recipe": ("recipe",), "totem": ("totem",)}
"""Kinds of adventure cards with entries of their own, besides that of all adventure cards."""
GOODS_ENTRIES: dict[str, tuple[str, ...]] = {
    kind: ("common-resources", "resource") if kind in COMMON else ("quest-resources", "restore-totem")
    for kind in RESOURCES
}


def pieces(localizer: Localizer, table: SkiesTable, seats: Iterable[Seat]) -> list[PieceInfo]:
    """Everything on the table that those who look may see."""
    seen = tuple(seats)

    def first(name: str) -> str:
        return first_name(localizer, table, name)

    shown = [*_characters(localizer, table), *_combat_cards(localizer, table), *_adventures(localizer, table)]
    shown += _enemies(localizer, table)
    shown += ability_pieces(localizer, table, seen, lambda card: hand_line(localizer, table, card), first)
    shown += _events(localizer, table)
    shown += quest_pieces(
        localizer,
        table,
        lambda number: quest_words(localizer, table, number, seen),
        lambda number: _quest(table, number),
    )
    shown += status_pieces(localizer, table, first)
    shown += goods_pieces(localizer, table, GOODS_ENTRIES, lambda kind: _uses(localizer, table, kind))
    return [*shown, _plane(localizer, table), *_spaces(localizer, table)]


def _characters(localizer: Localizer, table: SkiesTable) -> Iterator[PieceInfo]:
    for standing in boards(localizer, table):
        name = standing.ref
        board, member = table.pack.characters[name], table.crew[name]
        entries = [name, "character-ability", *member.statuses]
        entries += ["zero-health"] if health_left(table, name) <= 0 else []
        entries += ["stamina"] if not member.stamina else []
        called = localizer.name(board.name)
        says = (unnamed(standing.spoken, called), *card_lines(localizer, table, board))
        yield PieceInfo(called, "character", says, tuple(entries), (name, first_name(localizer, table, name)))


def _combat_cards(localizer: Localizer, table: SkiesTable) -> Iterator[PieceInfo]:
    """Those in hands, then all that the party owns."""
    fight = table.combat
    held = [card for hand in fight.hands for card in hand] if fight is not None else []
    for card in dict.fromkeys([*held, *table.arms]):
        printed = table.pack.adventures[card]
        where = "in-hand" if card in held else "in-the-deck" if card in table.combat_deck else "laid-aside"
        lies = localizer.say(f"lies_{where}") if fight is None or card in held else ""
        says = filled(card_words(localizer, table, printed), lies)
        name, flavour = localizer.name(printed.name), localizer.name(printed.flavour)
        yield PieceInfo(name, "combat", says, combat_entries(printed), (card,), flavour)


def combat_entries(card: AdventureCard) -> tuple[str, ...]:
    """The entries behind a combat card."""
    figures = card.combat
    marks = {} if figures is None else {"combat-die": figures.die, "block": figures.block, "synergy": figures.synergy}
    return ("combat-card", "play-combat-card", *(slug for slug, there in marks.items() if there))


def _adventures(localizer: Localizer, table: SkiesTable) -> Iterator[PieceInfo]:
    """Adventure cards lie open, in hand or played; so do curses."""
    places = {card: localizer.say("lies_in-hand") for hand in table.adventures for card in hand}
    places |= dict.fromkeys(table.played, localizer.say("lies_played"))
    for card, where in [*places.items(), *((curse, "") for curse in table.curses)]:
        printed = table.pack.adventures[card]
        story = localizer.name(printed.curse.text) if printed.curse else ""
        says = filled(story, card_words(localizer, table, printed), where)
        name, flavour = localizer.name(printed.name), localizer.name(printed.flavour)
        yield PieceInfo(name, printed.kind, says, card_entries(printed), (card,), flavour)


def card_entries(card: AdventureCard) -> tuple[str, ...]:
    """The entries behind an adventure card."""
    return *KIND_ENTRIES.get(card.kind, ()), "adventure-card", "adventure-card-text"


def _enemies(localizer: Localizer, table: SkiesTable) -> Iterator[PieceInfo]:
    """The row; the zones of a boss go by its name too, and buff cards by their own."""
    fight = table.combat
    for foe in fight.foes if fight is not None else ():
        enemy = card_of(table, foe)
        name = enemy_name(localizer, table, foe.id)
        boss = (localizer.name(table.bound.bosses[fight.boss].name),) if fight is not None and fight.boss else ()
        enemy_says = unnamed(foe_sentences(localizer, table, foe), name)
        also = (foe.id, printed(localizer, enemy), *boss)
        flavour = localizer.name(enemy.flavour)
        yield PieceInfo(name, "boss" if boss else "enemy", (enemy_says,), enemy_entries(table, foe), also, flavour)
        if foe.buff:
            buff = table.pack.buffs[foe.buff]
            says = sentence(localizer.say("piece-of_buff", ability=ability_words(localizer, buff.ability), enemy=name))
            yield PieceInfo(
                localizer.name(buff.name), "buff", (says,), ("enemy-buff", ability_entry(buff.ability)), (foe.buff,)
            )


def enemy_entries(table: SkiesTable, foe: Foe) -> tuple[str, ...]:
    """The entries behind an enemy, or a zone of a boss."""
    head = ("boss", "enemy-card") if table.combat is not None and table.combat.boss else ("enemy-card",)
    buffed = ("enemy-buff",) if foe.buff else ()
    return *head, *printed_abilities(card_of(table, foe).squares, ability_entry), *buffed


def ability_entry(ability: str) -> str:
    """The entry behind an enemy's ability, whatever its number."""
    return ENEMY_ABILITIES[split(ability)[0]].entry


def _events(localizer: Localizer, table: SkiesTable) -> Iterator[PieceInfo]:
    """The event that is being read, those in play, and the discarded ones."""
    for event in dict.fromkeys(filled(table.event, *table.active, *table.event_discard)):
        card, threat = table.pack.events[event], table.active.get(event, 0)
        threatens = localizer.say("piece-of_threat", threat=threat) if threat else ""
        says = filled(card_words(localizer, table, card), threatens)
        yield PieceInfo(localizer.name(card.name), "event", says, event_entries(card, threat), (event,))


def event_entries(card: EventCard, threat: int) -> tuple[str, ...]:
    """The entries behind an event."""
    entries = ("active-event", "complete-event") if card.stays else ("event",)
    return (*entries, "threat") if threat else entries


def _quest(table: SkiesTable, number: int) -> tuple[str, ...]:
    return ("restore-totem", "quest") if table.pack.quests[number].totem else ("quest", "keyword")


def _uses(localizer: Localizer, table: SkiesTable, kind: str) -> str:
    """What a resource does when it is used."""
    namer = namer_of(localizer, table.pack)
    uses = ""
    for use in table.pack.resources.get(kind, ()):
        use_words = use_text(use, localizer.lang, namer)
        uses = localizer.say("piece-of_or", some=uses, other=use_words) if uses else use_words
    return localizer.say("piece-of_use", uses=uses) if uses else ""


def _plane(localizer: Localizer, table: SkiesTable) -> PieceInfo:
    called = plane_name(localizer, table)
    stands = localizer.say("label_sentence", label=called, text=plane_words(localizer, table))
    where = localizer.say("piece-of_at", place=name_of(localizer, table, table.plane))
    also = tuple(dict.fromkeys((localizer.say("piece_plane"), "plane")))
    return PieceInfo(called, "plane", (stands, where), ("plane", "fly", "fuel", "repair"), also)


def _spaces(localizer: Localizer, table: SkiesTable) -> Iterator[PieceInfo]:
    """The spaces of the flight board that are printed or known."""
    for name in open_spaces(table):
        space = table.pack.spaces[name]
        slug = "flight-board" if space.square else "distant-location"
        entries = (slug, "fly", *(("fuel",) if space.fuel else ()))
        says = f"{sentence(space_words(localizer, table, name))}."
        yield PieceInfo(localizer.name(space.name), "space", (says,), entries, (name,))
