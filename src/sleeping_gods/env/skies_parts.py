"""What an observation holds of a table of the skies, all of it listed: nothing else of the table is looked at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import cast

from ..party.table.records import Opponent
from ..skies.chapters.camp_row import camps_left
from ..skies.chapters.clock import time_left
from ..skies.chapters.hero import max_health, skill_of
from ..skies.table.bound import Bound
from ..skies.table.cards import Pack
from ..skies.table.records import Foe
from ..skies.table.table import SkiesTable
from ..skies.table.words import FACTIONS, LEVELS, OBSTACLES, RESOURCES, ROSTER, SKILLS, STATUSES
from .fight_parts import grid_part, strike_part
from .layout import KnownSeats, VectorPart, counts, numbers, one_hot
from .party_parts import card_parts, event_parts, page_parts, seat_parts, test_parts

PHASES = ("start", "draw", "event", "actions", "end")
"""The phases of a turn."""
PER_MEMBER = ("health", "damage", "stamina", "synergy", "cards", "mine")
"""The figures of each character, in the order of `_member`."""
EVENT_PARTS = 3
"""Parts of the event deck: events of level 1, 2 and 3."""
ACTIONS = ("a", "b", "c", "d", "-")
"""The letters of the actions at which a standee may stand in a wandering encounter; a dash for none of them."""


def skies_parts(pack: Pack, bound: Bound) -> Iterator[VectorPart[SkiesTable]]:
    """All parts for a pack of the skies, in the order of the vector."""
    common = (*seat_parts(("party", "skies")), *card_parts(pack.abilities, pack.quests))
    yield from cast("tuple[VectorPart[SkiesTable], ...]", common)
    yield from _journey(pack, bound)
    yield from _crew()
    yield from _cards(pack)
    rest = (*event_parts(pack.events, EVENT_PARTS), *test_parts(SKILLS), *page_parts(), strike_part())
    yield from cast("tuple[VectorPart[SkiesTable], ...]", rest)
    yield from _fight(pack)


def _journey(pack: Pack, bound: Bound) -> Iterator[VectorPart[SkiesTable]]:
    """The plane, Claire, the watch and the goods."""
    yield one_hot("level", LEVELS, "the difficulty", lambda table, known: table.level)
    yield one_hot("phase", PHASES, "the phase of the turn", lambda table, known: table.phase)
    yield numbers(
        "journey",
        ("time", "bonus", "instant", "camps", "plane-health", "fuel"),
        "time left / 10, the bonus time token, whether the first defeat ends the campaign, camps left / 10, "
        "the plane's health / 5, fuel / 5",
        lambda table, known: (
            time_left(table) / 10,
            table.bonus,
            table.instant,
            camps_left(table) / 10,
            table.plane_health / 5,
            table.fuel / 5,
        ),
    )
    yield one_hot("square", squares(bound), "where Claire is", lambda table, known: table.place)
    yield one_hot("plane", pack.spaces, "the plane's space", lambda table, known: table.plane)
    yield one_hot("obstacle", OBSTACLES, "the obstacle that is being met", lambda table, known: table.obstacle)
    yield counts(
        "crossed",
        map(str, locations(bound)),
        "locations that are crossed off",
        lambda table, known: map(str, table.crossed),
    )
    yield numbers(
        "goods", RESOURCES, "resources / 5", lambda table, known: [table.goods[kind] / 5 for kind in RESOURCES]
    )
    yield numbers(
        "marks",
        FACTIONS,
        "boxes marked for each faction / 5",
        lambda table, known: [table.marks.get(faction, 0) / 5 for faction in FACTIONS],
    )


def squares(bound: Bound) -> tuple[str, ...]:
    """The squares of the atlas, and the distant locations, by their names in choices."""
    return tuple(bound.locations)


def locations(bound: Bound) -> list[int]:
    """The numbers of the locations."""
    return sorted({number for place in bound.locations.values() for number in place})


def _crew() -> Iterator[VectorPart[SkiesTable]]:
    """The boards of the characters."""
    yield numbers(
        "crew",
        (f"{name}:{word}" for name in ROSTER for word in PER_MEMBER),
        "of each character: greatest health / 10, damage / 10, stamina / 3, synergy tokens / 3, ability cards / 3, "
        "whether the observer controls them",
        lambda table, known: [value for name in ROSTER for value in _member(table, name, known)],
    )
    yield counts(
        "statuses",
        (f"{name}:{status}" for name in ROSTER for status in STATUSES),
        "statuses of each character",
        lambda table, known: [f"{name}:{status}" for name in ROSTER for status in table.crew[name].statuses],
    )
    yield numbers(
        "skills",
        (f"{name}:{skill}" for name in ROSTER for skill in SKILLS),
        "skills of each character / 3, cards included",
        lambda table, known: [skill_of(table, name, skill) / 3 for name in ROSTER for skill in SKILLS],
    )


def _member(table: SkiesTable, name: str, known: KnownSeats) -> tuple[float, ...]:
    """The numbers of one board, in the order of `PER_MEMBER`, each divided as the meaning of the part says."""
    member = table.crew[name]
    return (
        max_health(table, name) / 10,
        member.damage / 10,
        member.stamina / 3,
        member.synergy / 3,
        len(member.cards) / 3,
        table.controller(name) in known,
    )


def _cards(pack: Pack) -> Iterator[VectorPart[SkiesTable]]:
    """Cards that lie open, and how many are left of the others."""
    fighting = _combat_cards(pack)
    totems = tuple(card for card, adventure in pack.adventures.items() if adventure.kind == "totem")
    yield counts("totems", totems, "totems in the hands of the party", lambda table, known: _held(table))
    yield counts(
        "adventures", pack.adventures, "adventure cards in all hands: they lie open", lambda table, known: _held(table)
    )
    yield counts("played", pack.adventures, "the adventure discard", lambda table, known: table.played)
    yield counts("arms", fighting, "combat cards that the party owns", lambda table, known: table.arms)
    yield counts("combat_deck", fighting, "those of them in the active deck", lambda table, known: table.combat_deck)
    yield counts("curses", pack.adventures, "curses on the party", lambda table, known: table.curses)
    yield numbers(
        "threat",
        pack.events,
        "1 for an event in play, and its threat / 5",
        lambda table, known: [1 + table.active[card] / 5 if card in table.active else 0 for card in pack.events],
    )
    yield counts("event_discard", pack.events, "events in the discard", lambda table, known: table.event_discard)
    yield numbers("decks", ("ability",), "cards left / 60", lambda table, known: (len(table.deck) / 60,))
    yield counts(
        "encounter",
        (f"{name}:{letter}" for name in ROSTER for letter in ACTIONS),
        "where the standees stand that the observer placed, and all that were revealed",
        _encounter,
    )


def _combat_cards(pack: Pack) -> tuple[str, ...]:
    """The combat cards of a pack."""
    return tuple(card for card, adventure in pack.adventures.items() if adventure.combat is not None)


def _combat_hand(table: SkiesTable, known: KnownSeats) -> list[str]:
    """The combat cards in the hands of these seats."""
    if table.combat is None or not table.combat.hands:
        return []
    return [card for seat in known for card in table.combat.hands[seat]]


def _held(table: SkiesTable) -> Iterable[str]:
    """The adventure cards in all hands."""
    return (card for hand in table.adventures for card in hand)


def _encounter(table: SkiesTable, known: KnownSeats) -> list[str]:
    """Who stands on which action of the encounter, as far as these seats know."""
    meeting = table.encounter
    if meeting is None:
        return []
    return [
        f"{name}:{letter.lower()}"
        for name, letter in meeting.placed.items()
        if name in meeting.seen or table.controller(name) in known
    ]


def _fight(pack: Pack) -> Iterator[VectorPart[SkiesTable]]:
    """The combat cards and the enemies in the row."""
    fighting = _combat_cards(pack)
    yield counts("combat_hand", fighting, "combat cards in the observer's hands", _combat_hand)
    yield counts(
        "combat_open",
        fighting,
        "combat cards in all hands: they lie open",
        lambda table, known: [] if table.combat is None else [card for hand in table.combat.hands for card in hand],
    )
    yield counts(
        "combat_played",
        fighting,
        "combat cards played in this round",
        lambda table, known: [] if table.combat is None else table.combat.played.values(),
    )
    yield grid_part(_figures, ("level / 10", "attack / 10", "power / 10", "buffed", "damage on the buff / 5"))


def _figures(table: SkiesTable, foe: Opponent) -> tuple[float, ...]:
    """The numbers of one enemy, in the order of their labels."""
    card = table.bound.enemies[foe.id]
    power, buff = (foe.power, foe.buff) if isinstance(foe, Foe) else (0, "")
    return card.level / 10, card.attack / 10, power / 10, bool(buff), foe.buffed / 5
