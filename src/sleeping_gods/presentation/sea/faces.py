"""The faces of the cards in sight at a table of the sea."""

from __future__ import annotations

from collections.abc import Iterator

from ...sea.chapters.port import PortServices
from ...sea.table.cards import AdventureCard, Pack
from ...sea.table.table import SeaTable
from ..audience import Audience
from ..localizer import Localizer
from ..marks import remove_marks
from ..party.faces import AbilityFaces, each_once, face, figure, skill_figure
from ..party.our_marks import marked_faces
from ..party.pack_cache import RecordCache
from ..party.presenter import Presenter
from ..scene.cards import Cards, OpenCard
from ..scene.headline import Amount
from .cards import adventure_note, card_lines, level_words, price_words
from .names import card_kind, crew_name
from .pieces import card_entries, enemy_entries, event_entries

READS: tuple[str, ...] = (
    "hands", "names", "crew", "adventures", "stall", "event", "ongoing", "combat", "tests",
)  # fmt: skip
"""The fields of the table that it depends on."""
LEVEL = ("level-card", "spend-xp")
"""The entries behind a level card."""
_face_cache: RecordCache[Pack, OpenCard] = RecordCache()
"""The faces of cards, by where they lie and all else that is said of them: most stay the same."""


ABILITIES: AbilityFaces[SeaTable] = AbilityFaces(
    lines=lambda localizer, table, card: card_lines(localizer, table, table.pack.abilities[card]),
    price=lambda localizer, table, card: price_words(localizer, table.pack.abilities[card]),
    cost=lambda localizer, table, card: _paid(localizer, table.pack.abilities[card].command, "command"),
    who=lambda localizer, table, name: crew_name(localizer, table.pack, name),
)
"""How the ability cards of the sea are told."""


def _paid(localizer: Localizer, count: int, noun: str) -> Amount:
    """What a card takes."""
    return Amount(noun, count, remove_marks(localizer.counted(count, noun)))


def cards(presenter: Presenter[SeaTable], table: SeaTable, audience: Audience) -> Cards:
    """The cards in sight."""
    localizer = presenter.localizer
    seen = [
        *ABILITIES(localizer, table, audience),
        *_adventures(localizer, table),
        *_events(localizer, table),
        *_levels(localizer, table),
        *_enemies(presenter, table),
    ]
    return Cards(
        faces=marked_faces(localizer, table, each_once(seen)),
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


def _adventures(localizer: Localizer, table: SeaTable) -> Iterator[OpenCard]:
    """Owned ones with the command on each and who carries it, and those on the stall with their prices."""
    pack, lang = table.pack, localizer.lang
    carried = {card: name for name, member in table.crew.items() for card in member.weapons}
    for card, command in table.adventures.items():
        key = ("owned", card, command, carried.get(card))
        yield _face_cache.get_or_make(pack, lang, key, _owned_card, localizer, table, card)
    for card in table.stall:
        yield _face_cache.get_or_make(pack, lang, ("stall", card), _for_sale, localizer, table, card)


def _owned_card(localizer: Localizer, table: SeaTable, card: str) -> OpenCard:
    """An adventure card of the party, with where it lies and what lies on it."""
    return _adventure(localizer, table, card, adventure_note(localizer, table, card))


def _for_sale(localizer: Localizer, table: SeaTable, card: str) -> OpenCard:
    """An adventure card of the market, with its price."""
    return _adventure(localizer, table, card, localizer.counted(table.pack.adventures[card].price, "coins"))


def _adventure(localizer: Localizer, table: SeaTable, card: str, note: str) -> OpenCard:
    """The face of an adventure card with a note."""
    printed = table.pack.adventures[card]
    return face(
        localizer,
        ref=card,
        kind="adventure",
        title=localizer.name(printed.name),
        label=card_kind(localizer, printed.kind),
        lines=card_lines(localizer, table, printed),
        note=note,
        entries=card_entries(printed),
        numbers=_figures(localizer, printed),
        flavour=localizer.name(printed.flavour),
    )


def _figures(localizer: Localizer, card: AdventureCard) -> tuple[Amount, ...]:
    """The figures of a weapon."""
    if card.weapon is None:
        return ()
    figures = {"accuracy": card.weapon.accuracy, "damage": card.weapon.damage, "block": card.weapon.block}
    return tuple(figure(localizer, key, count) for key, count in figures.items() if count or key != "block")


def _events(localizer: Localizer, table: SeaTable) -> Iterator[OpenCard]:
    """The event that is being read, and those that stay."""
    for event in filter(None, (table.event, *table.ongoing)):
        yield _face_cache.get_or_make(table.pack, localizer.lang, (event, "event"), _event, localizer, table, event)


def _event(localizer: Localizer, table: SeaTable, event: str) -> OpenCard:
    """The face of an event card."""
    printed = table.pack.events[event]
    return face(
        localizer,
        ref=event,
        kind="event",
        title=localizer.name(printed.name),
        label=localizer.say("piece_event"),
        lines=card_lines(localizer, table, printed),
        entries=event_entries(printed),
        flavour=localizer.name(printed.flavour),
    )


def _levels(localizer: Localizer, table: SeaTable) -> Iterator[OpenCard]:
    """Learned ones, and in a port those that can be."""
    for member in table.crew.values():
        for card in member.levels:
            yield _face_cache.get_or_make(table.pack, localizer.lang, (card, "learned"), _level, localizer, table, card)
    for card in on_offer(table):
        yield _face_cache.get_or_make(table.pack, localizer.lang, (card, "level"), _level, localizer, table, card)


def _level(localizer: Localizer, table: SeaTable, card: str) -> OpenCard:
    """The face of a level card, with its skill and its price."""
    printed = table.pack.levels[card]
    return face(
        localizer,
        ref=card,
        kind="level",
        title=localizer.name(printed.name),
        label=localizer.say("piece_level"),
        lines=card_lines(localizer, table, printed),
        note=level_words(localizer, table, printed),
        entries=LEVEL,
        numbers=(skill_figure(localizer, printed.skill), _paid(localizer, printed.xp, "xp")),
        flavour=localizer.name(printed.flavour),
    )


def _enemies(presenter: Presenter[SeaTable], table: SeaTable) -> Iterator[OpenCard]:
    """What is printed on those in the row; how they stand is told of the fight."""
    localizer = presenter.localizer
    for foe in table.combat.foes if table.combat is not None else ():
        printed = table.pack.enemies[foe.id]
        keys = dict.fromkeys(ability for square in printed.squares for ability in square.abilities)
        yield face(
            localizer,
            ref=foe.id,
            kind="enemy",
            title=presenter.game_words.name(localizer, table, foe.id),
            label=localizer.say("piece_enemy"),
            lines=tuple(localizer.say(f"ability_{ability}") for ability in keys),
            entries=enemy_entries(printed),
            flavour=localizer.name(printed.flavour),
        )
