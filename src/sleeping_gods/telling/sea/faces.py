"""The cards in sight, of the sea."""

from __future__ import annotations

from collections.abc import Iterator

from ...sea.chapters.port import PortServices
from ...sea.table.cards import AdventureCard, Pack
from ...sea.table.table import SeaTable
from ..audience import Audience
from ..marks import unmarked
from ..party.faces import AbilityFaces, each_once, face, figure, skill_figure
from ..party.kept import Book
from ..party.teller import Teller
from ..scene.cards import Cards, Face
from ..scene.headline import Amount
from ..voice import Voice
from .cards import adventure_note, card_lines, level_words, price_words
from .names import card_kind, crew_name
from .pieces import card_entries, enemy_entries, event_entries

READS: tuple[str, ...] = (
    "hands", "names", "crew", "adventures", "stall", "event", "ongoing", "combat", "tests",
)  # fmt: skip
"""The fields of the table that it hangs on."""
LEVEL = ("level-card", "spend-xp")
"""The entries behind a level card."""
_known: Book[Pack, Face] = Book()
"""Cards as they have been told: most stand as before."""


ABILITIES: AbilityFaces[SeaTable] = AbilityFaces(
    lambda voice, table, card: card_lines(voice, table, table.pack.abilities[card]),
    lambda voice, table, card: price_words(voice, table.pack.abilities[card]),
    lambda voice, table, card: _paid(voice, table.pack.abilities[card].command, "command"),
    lambda voice, table, name: crew_name(voice, table.pack, name),
)


def _paid(voice: Voice, count: int, noun: str) -> Amount:
    """What a card takes."""
    return Amount(noun, count, unmarked(voice.counted(count, noun)))


def cards(teller: Teller[SeaTable], table: SeaTable, audience: Audience) -> Cards:
    """The cards in sight."""
    voice = teller.voice
    seen = [
        *ABILITIES(voice, table, audience),
        *_adventures(voice, table),
        *_events(voice, table),
        *_levels(voice, table),
        *_enemies(teller, table),
    ]
    return Cards(
        faces=each_once(seen),
        owned=tuple(table.adventures),
        aside=(),
        deck=(),
        event=table.event,
        events=tuple(table.ongoing),
        curses=(),
    )


def is_port(table: SeaTable) -> bool:
    """Whether the services of a port are being used."""
    return any(isinstance(item, PortServices) for item in table.agenda)


def on_offer(table: SeaTable) -> list[str]:
    """The level cards that nobody has learned yet, where they can be bought."""
    if not is_port(table):
        return []
    return [card for card, level in table.pack.levels.items() if card not in table.crew[level.crew].levels]


def _adventures(voice: Voice, table: SeaTable) -> Iterator[Face]:
    """Owned ones with the command on each and who carries it, and those on the stall with their prices."""
    pack, lang = table.pack, voice.lang
    carried = {card: name for name, member in table.crew.items() for card in member.weapons}
    for card, held in table.adventures.items():
        yield _known(pack, lang, (card, held, carried.get(card)), _owned, voice, table, card)
    for card in table.stall:
        yield _known(pack, lang, (card, "stall"), _for_sale, voice, table, card)


def _owned(voice: Voice, table: SeaTable, card: str) -> Face:
    return _adventure(voice, table, card, adventure_note(voice, table, card))


def _for_sale(voice: Voice, table: SeaTable, card: str) -> Face:
    return _adventure(voice, table, card, voice.counted(table.pack.adventures[card].price, "coins"))


def _adventure(voice: Voice, table: SeaTable, card: str, note: str) -> Face:
    printed = table.pack.adventures[card]
    lines, label = card_lines(voice, table, printed), card_kind(voice, printed.kind)
    name, entries = voice.name(printed.name), card_entries(printed)
    said, numbers = voice.name(printed.flavour), _figures(voice, printed)
    return face(voice, card, "adventure", name, label, lines, note, entries, numbers, flavour=said)


def _figures(voice: Voice, card: AdventureCard) -> tuple[Amount, ...]:
    """The figures of a weapon."""
    if card.weapon is None:
        return ()
    figures = {"accuracy": card.weapon.accuracy, "damage": card.weapon.damage, "block": card.weapon.block}
    return tuple(figure(voice, key, count) for key, count in figures.items() if count or key != "block")


def _events(voice: Voice, table: SeaTable) -> Iterator[Face]:
    """The event that is being read, and those that stay."""
    for event in filter(None, (table.event, *table.ongoing)):
        yield _known(table.pack, voice.lang, (event, "event"), _event, voice, table, event)


def _event(voice: Voice, table: SeaTable, event: str) -> Face:
    printed = table.pack.events[event]
    lines, label = card_lines(voice, table, printed), voice.say("piece_event")
    name, said = voice.name(printed.name), voice.name(printed.flavour)
    return face(voice, event, "event", name, label, lines, "", event_entries(printed), flavour=said)


def _levels(voice: Voice, table: SeaTable) -> Iterator[Face]:
    """Learned ones, and in a port those that can be."""
    for member in table.crew.values():
        for card in member.levels:
            yield _known(table.pack, voice.lang, (card, "learned"), _level, voice, table, card)
    for card in on_offer(table):
        yield _known(table.pack, voice.lang, (card, "level"), _level, voice, table, card)


def _level(voice: Voice, table: SeaTable, card: str) -> Face:
    printed = table.pack.levels[card]
    lines, note = card_lines(voice, table, printed), level_words(voice, table, printed)
    numbers = (skill_figure(voice, printed.skill), _paid(voice, printed.xp, "xp"))
    name, label, said = voice.name(printed.name), voice.say("piece_level"), voice.name(printed.flavour)
    return face(voice, card, "level", name, label, lines, note, LEVEL, numbers, flavour=said)


def _enemies(teller: Teller[SeaTable], table: SeaTable) -> Iterator[Face]:
    """What is printed on those in the row; how they stand is told of the fight."""
    voice = teller.voice
    for foe in table.combat.foes if table.combat is not None else ():
        printed = table.pack.enemies[foe.id]
        keys = dict.fromkeys(ability for square in printed.squares for ability in square.abilities)
        lines = tuple(voice.say(f"ability_{ability}") for ability in keys)
        title, label = teller.telling.name(voice, table, foe.id), voice.say("piece_enemy")
        said = voice.name(printed.flavour)
        yield face(voice, foe.id, "enemy", title, label, lines, "", enemy_entries(printed), flavour=said)
