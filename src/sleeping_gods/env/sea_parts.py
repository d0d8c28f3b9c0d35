"""What an observation holds of a table of the sea, all of it listed: nothing else of the table is looked at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from ..party.table.records import Opponent
from ..sea.chapters.crew import max_health, skill_of
from ..sea.table.cards import Pack
from ..sea.table.table import SeaTable
from ..sea.table.words import EVENT_KINDS, LETTERS, RESOURCES, ROOMS, SKILLS, SPACES, STATUSES, STORY_TOKENS
from .fight_parts import grid_part, seat_numbers, strike_part
from .layout import SEATS, KnownSeats, VectorPart, counts, numbers, one_hot
from .party_parts import card_parts, event_parts, page_parts, seat_parts, test_parts

PER_MEMBER = ("health", "damage", "fatigue", "actions", "command", "weapons", "levels", "cards", "tokens", "mine")
"""The figures of each crew member, in the order of `_member`."""


def sea_parts(pack: Pack) -> Iterator[VectorPart[SeaTable]]:
    """All parts for a pack of the sea, in the order of the vector."""
    common = (*seat_parts(("party", "sea")), *card_parts(pack.abilities, pack.quests))
    yield from cast("tuple[VectorPart[SeaTable], ...]", common)
    yield from _voyage(pack)
    yield from _crew(pack)
    yield from _cards(pack)
    rest = (*event_parts(pack.events, len(EVENT_KINDS)), *test_parts(SKILLS), *page_parts(), strike_part())
    yield from cast("tuple[VectorPart[SeaTable], ...]", rest)
    yield seat_numbers("fight_tokens", "unused combat action tokens of each seat / 3", _fight_tokens)
    yield numbers("attack", ("under-way", "hit", "bonus"), "the attack in progress: bonus damage / 5", _attack)
    yield grid_part(_figures, ("level / 10", "defense / 10", "attack / 10"))


def _voyage(pack: Pack) -> Iterator[VectorPart[SeaTable]]:
    """The ship, its goods and where it is."""
    yield numbers(
        "rules",
        ("brutal", "easy", "points"),
        "how the campaign was set up",
        lambda table, known: (table.mode == "brutal", table.easy, table.points),
    )
    yield numbers(
        "voyage",
        ("actions", "xp", "supply", "feared", "revered", "finale-defeats", "travel"),
        "actions left / 2, experience / 20, command in the supply / 20, feared / 10, revered / 10, "
        "defeats in the finale, travel bonus / 5",
        lambda table, known: (
            table.actions / 2,
            table.xp / 20,
            table.supply / 20,
            table.feared / 10,
            table.revered / 10,
            table.finale_defeats,
            table.turn_travel / 5,
        ),
    )
    yield numbers(
        "goods", RESOURCES, "resources / 10", lambda table, known: [table.goods[kind] / 10 for kind in RESOURCES]
    )
    yield seat_numbers("command", "command of each seat / 10", lambda table: [pool / 10 for pool in table.pools])
    yield numbers(
        "ship_damage",
        SPACES,
        "damage in each space of the ship / 3",
        lambda table, known: [table.cubes[space] / 3 for space in SPACES],
    )
    yield one_hot("room", ROOMS, "the room of the last ship action", lambda table, known: table.room)
    yield one_hot("region", pack.regions, "where the ship is", lambda table, known: table.region)
    yield one_hot("serpent", pack.regions, "where the serpent is", lambda table, known: table.serpent)


def _crew(pack: Pack) -> Iterator[VectorPart[SeaTable]]:
    """The boards of the crew."""
    names = tuple(pack.crew)
    yield numbers(
        "crew",
        (f"{name}:{word}" for name in names for word in PER_MEMBER),
        "of each crew member: greatest health / 10, damage / 10, fatigue / 2, combat tokens / 3, command / 5, "
        "weapons / 3, level cards / 3, ability cards / 3, synergy tokens / 3, whether the observer controls them",
        lambda table, known: [value for name in names for value in _member(table, name, known)],
    )
    yield counts(
        "statuses",
        (f"{name}:{status}" for name in names for status in STATUSES),
        "statuses of each crew member",
        lambda table, known: [f"{name}:{status}" for name in names for status in table.crew[name].statuses],
    )
    yield numbers(
        "skills",
        (f"{name}:{skill}" for name in names for skill in SKILLS),
        "skills of each crew member / 3, cards included",
        lambda table, known: [skill_of(table, name, skill) / 3 for name in names for skill in SKILLS],
    )


def _member(table: SeaTable, name: str, known: KnownSeats) -> tuple[float, ...]:
    """The numbers of one board, in the order of `PER_MEMBER`, each divided as the meaning of the part says."""
    member = table.crew[name]
    return (
        max_health(table, name) / 10,
        member.damage / 10,
        member.fatigue / 2,
        member.actions / 3,
        member.command / 5,
        len(member.weapons) / 3,
        len(member.levels) / 3,
        len(member.cards) / 3,
        len(member.tokens) / 3,
        table.controller(name) in known,
    )


def _cards(pack: Pack) -> Iterator[VectorPart[SeaTable]]:
    """Cards and tokens that lie open, and how many are left of the others."""
    totems = tuple(card for card, adventure in pack.adventures.items() if adventure.kind == "totem")
    yield counts("totems", totems, "totems that the party owns", lambda table, known: table.adventures)
    yield counts(
        "adventures", pack.adventures, "adventure cards that the party owns", lambda table, known: table.adventures
    )
    yield counts(
        "levels",
        pack.levels,
        "level cards on boards",
        lambda table, known: [card for member in table.crew.values() for card in member.levels],
    )
    yield counts("stall", pack.adventures, "market cards that lie open", lambda table, known: table.stall)
    yield counts("ongoing", pack.events, "events in play", lambda table, known: table.ongoing)
    yield counts("search_tokens", pack.search, "search tokens that lie open", lambda table, known: table.found)
    yield counts("letters", LETTERS, "explore tokens held", lambda table, known: table.letters)
    yield counts("story_tokens", STORY_TOKENS, "story tokens held", lambda table, known: table.tokens)
    yield numbers(
        "decks",
        ("ability", "market", "search", "search-discard"),
        "cards and tokens left / 60",
        lambda table, known: (
            len(table.deck) / 60,
            (len(table.market) + len(table.market_bottom)) / 60,
            len(table.search) / 60,
            len(table.search_discard) / 60,
        ),
    )


def _fight_tokens(table: SeaTable) -> list[float]:
    """The unused combat tokens of each seat."""
    return [] if table.combat is None else [count / 3 for count in table.combat.tokens[: len(SEATS)]]


def _attack(table: SeaTable, known: KnownSeats) -> tuple[float, ...]:
    """Whether an attack is in progress, whether it hits, and its bonus."""
    attack = None if table.combat is None else table.combat.attack
    return () if attack is None else (1, attack.hit, attack.bonus / 5)


def _figures(table: SeaTable, foe: Opponent) -> tuple[float, ...]:
    """The numbers of one enemy, in the order of their labels."""
    card = table.pack.enemies[foe.id]
    return card.level / 10, card.defense / 10, card.attack / 10
