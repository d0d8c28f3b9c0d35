"""Everything at the table of the skies that a player can ask about by name, with its text and its rules entries."""

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
    goods_pieces,
    nonempty,
    printed_abilities,
    quest_pieces,
    status_pieces,
    without_name,
)
from ..party.same_name_enemies import printed_name
from ..phrases import sentence
from ..piece import PieceInfo
from .cards import card_lines, card_words, hand_line, quest_words
from .crew import boards
from .foes import foe_sentences
from .names import enemy_name, first_name, name_of, namer_of
from .sayings import ability_words
from .spaces import plane_name, plane_words, space_words

KIND_ENTRIES: dict[str, tuple[str, ...]] = {"recipe": ("recipe",), "totem": ("totem",)}
"""The entries of some kinds of adventure cards, besides those of every adventure card."""
GOODS_ENTRIES: dict[str, tuple[str, ...]] = {
    kind: ("common-resources", "resource") if kind in COMMON else ("quest-resources", "restore-totem")
    for kind in RESOURCES
}
"""The entries of each resource."""


def pieces(localizer: Localizer, table: SkiesTable, seats: Iterable[Seat]) -> list[PieceInfo]:
    """Everything on the table that the players of these seats may see."""
    seats = tuple(seats)

    def short_name(name: str) -> str:
        return first_name(localizer, table, name)

    shown = [*_characters(localizer, table), *_combat_cards(localizer, table), *_adventures(localizer, table)]
    shown += _enemies(localizer, table)
    shown += ability_pieces(localizer, table, seats, lambda card: hand_line(localizer, table, card), short_name)
    shown += _events(localizer, table)
    shown += quest_pieces(
        localizer,
        table,
        lambda number: quest_words(localizer, table, number, seats),
        lambda number: _quest_entries(table, number),
    )
    shown += status_pieces(localizer, table, short_name)
    shown += goods_pieces(localizer, table, GOODS_ENTRIES, lambda kind: resource_uses(localizer, table, kind))
    return [*shown, _plane(localizer, table), *_spaces(localizer, table)]


def _characters(localizer: Localizer, table: SkiesTable) -> Iterator[PieceInfo]:
    """The character boards."""
    for standing in boards(localizer, table):
        name = standing.ref
        board, member = table.pack.characters[name], table.crew[name]
        entries = [name, "character-ability", *member.statuses]
        entries += ["zero-health"] if health_left(table, name) <= 0 else []
        entries += ["stamina"] if not member.stamina else []
        full_name = localizer.name(board.name)
        yield PieceInfo(
            name=full_name,
            kind="character",
            says=(without_name(standing.spoken, full_name), *card_lines(localizer, table, board)),
            entries=tuple(entries),
            also=(name, first_name(localizer, table, name)),
        )


def _combat_cards(localizer: Localizer, table: SkiesTable) -> Iterator[PieceInfo]:
    """The combat cards in hands, then the others of the party."""
    fight = table.combat
    held = [card for hand in fight.hands for card in hand] if fight is not None else []
    for card in dict.fromkeys([*held, *table.arms]):
        face = table.pack.adventures[card]
        where = "in-the-deck" if card in table.combat_deck else "laid-aside"
        if card in held:
            where = "in-hand"
        where_words = localizer.say(f"lies_{where}") if fight is None or card in held else ""
        yield PieceInfo(
            name=localizer.name(face.name),
            kind="combat",
            says=nonempty(card_words(localizer, table, face), where_words),
            entries=combat_entries(face),
            also=(card,),
            flavour=localizer.name(face.flavour),
        )


def combat_entries(card: AdventureCard) -> tuple[str, ...]:
    """The entries of a combat card: those of every one, and of the figures that it has."""
    figures = card.combat
    values = {} if figures is None else {"combat-die": figures.die, "block": figures.block, "synergy": figures.synergy}
    return ("combat-card", "play-combat-card", *(slug for slug, value in values.items() if value))


def _adventures(localizer: Localizer, table: SkiesTable) -> Iterator[PieceInfo]:
    """The adventure cards in hands and in play, and the curses: all of them lie open."""
    places = {card: localizer.say("lies_in-hand") for hand in table.adventures for card in hand}
    places |= dict.fromkeys(table.played, localizer.say("lies_played"))
    for card, where in [*places.items(), *((curse, "") for curse in table.curses)]:
        face = table.pack.adventures[card]
        story = localizer.name(face.curse.text) if face.curse else ""
        yield PieceInfo(
            name=localizer.name(face.name),
            kind=face.kind,
            says=nonempty(story, card_words(localizer, table, face), where),
            entries=card_entries(face),
            also=(card,),
            flavour=localizer.name(face.flavour),
        )


def card_entries(card: AdventureCard) -> tuple[str, ...]:
    """The entries of an adventure card."""
    return *KIND_ENTRIES.get(card.kind, ()), "adventure-card", "adventure-card-text"


def _enemies(localizer: Localizer, table: SkiesTable) -> Iterator[PieceInfo]:
    """The enemies in the row and their buff cards; the zones of a boss go by the name of the boss too."""
    fight = table.combat
    for foe in fight.foes if fight is not None else ():
        enemy = card_of(table, foe)
        name = enemy_name(localizer, table, foe.id)
        boss = (localizer.name(table.bound.bosses[fight.boss].name),) if fight is not None and fight.boss else ()
        yield PieceInfo(
            name=name,
            kind="boss" if boss else "enemy",
            says=(without_name(foe_sentences(localizer, table, foe), name),),
            entries=enemy_entries(table, foe),
            also=(foe.id, printed_name(localizer, enemy), *boss),
            flavour=localizer.name(enemy.flavour),
        )
        if foe.buff:
            buff = table.pack.buffs[foe.buff]
            text = localizer.say("piece-of_buff", ability=ability_words(localizer, buff.ability), enemy=name)
            yield PieceInfo(
                name=localizer.name(buff.name),
                kind="buff",
                says=(sentence(text),),
                entries=("enemy-buff", ability_entry(buff.ability)),
                also=(foe.buff,),
            )


def enemy_entries(table: SkiesTable, foe: Foe) -> tuple[str, ...]:
    """The entries of an enemy or of a zone of a boss."""
    head = ("boss", "enemy-card") if table.combat is not None and table.combat.boss else ("enemy-card",)
    buffed = ("enemy-buff",) if foe.buff else ()
    return *head, *printed_abilities(card_of(table, foe).squares, ability_entry), *buffed


def ability_entry(ability: str) -> str:
    """The entry of an enemy's ability; the number in it, as in ``regenerate-2``, makes no difference."""
    return ENEMY_ABILITIES[split(ability).name].entry


def _events(localizer: Localizer, table: SkiesTable) -> Iterator[PieceInfo]:
    """The event that was drawn, the events in play, and the discarded ones."""
    for event in dict.fromkeys(nonempty(table.event, *table.active, *table.event_discard)):
        card, threat = table.pack.events[event], table.active.get(event, 0)
        threat_words = localizer.say("piece-of_threat", threat=threat) if threat else ""
        yield PieceInfo(
            name=localizer.name(card.name),
            kind="event",
            says=nonempty(card_words(localizer, table, card), threat_words),
            entries=event_entries(card, threat),
            also=(event,),
        )


def event_entries(card: EventCard, threat: int) -> tuple[str, ...]:
    """The entries of an event with so many threat tokens."""
    entries = ("active-event", "complete-event") if card.stays else ("event",)
    return (*entries, "threat") if threat else entries


def _quest_entries(table: SkiesTable, number: int) -> tuple[str, ...]:
    """The rules entries behind a quest."""
    return ("restore-totem", "quest") if table.pack.quests[number].totem else ("quest", "keyword")


def resource_uses(localizer: Localizer, table: SkiesTable, kind: str) -> str:
    """What a resource can be used for, in one sentence; empty if for nothing."""
    namer = namer_of(localizer, table.pack)
    uses = ""
    for use in table.pack.resources.get(kind, ()):
        use_words = use_text(use, localizer.lang, namer)
        uses = localizer.say("piece-of_or", some=uses, other=use_words) if uses else use_words
    return localizer.say("piece-of_use", uses=uses) if uses else ""


def _plane(localizer: Localizer, table: SkiesTable) -> PieceInfo:
    """The plane with where it is."""
    name = plane_name(localizer, table)
    state = localizer.say("label_sentence", label=name, text=plane_words(localizer, table))
    where = localizer.say("piece-of_at", place=name_of(localizer, table, table.plane))
    return PieceInfo(
        name=name,
        kind="plane",
        says=(state, where),
        entries=("plane", "fly", "fuel", "repair"),
        also=tuple(dict.fromkeys((localizer.say("piece_plane"), "plane"))),
    )


def _spaces(localizer: Localizer, table: SkiesTable) -> Iterator[PieceInfo]:
    """The spaces of the flight board that are printed or known."""
    for name in open_spaces(table):
        space = table.pack.spaces[name]
        slug = "flight-board" if space.square else "distant-location"
        yield PieceInfo(
            name=localizer.name(space.name),
            kind="space",
            says=(f"{sentence(space_words(localizer, table, name))}.",),
            entries=(slug, "fly", *(("fuel",) if space.fuel else ())),
            also=(name,),
        )
