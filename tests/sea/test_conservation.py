"""The laws of conservation of the sea, each broken alone: it alone is named; at its bound all is well."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from sleeping_gods.party.table.records import Test
from sleeping_gods.sea.chapters.crew import max_fatigue, max_health
from sleeping_gods.sea.chapters.event_deck import PER_KIND
from sleeping_gods.sea.chapters.hull import PlaceCube
from sleeping_gods.sea.chapters.supply import limit
from sleeping_gods.sea.saving.invariants import violations
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.sea.table.words import EVENT_KINDS

from .fights import facing
from .tables import at_sea, own

Change = Callable[[SeaTable], object]
MAC = "mac"


def both(*changes: Change) -> Change:
    """One change after the other."""

    def change(table: SeaTable) -> None:
        for one in changes:
            one(table)

    return change


def several(table: SeaTable, *changes: tuple[object, str, object]) -> None:
    """Put some fields to other values."""
    for record, name, value in changes:
        setattr(record, name, value)


def doubled(cards: list[str]) -> None:
    """The first card lies there twice."""
    cards.append(cards[0])


def moved(table: SeaTable, count: int, where: list[str]) -> None:
    """Cards go from the deck elsewhere."""
    for _ in range(count):
        where.append(table.deck.pop())


def first(table: SeaTable) -> str:
    """One of the crew."""
    return next(iter(table.crew))


def on_board(table: SeaTable, count: int) -> None:
    """So many ability cards of the deck lie on one board."""
    table.crew[first(table)].cards = tuple(table.deck.pop() for _ in range(count))


def put(field: str, value: object) -> Change:
    """One of the crew has another value of a field."""
    return lambda table: setattr(table.crew[first(table)], field, value)


def command_on_board(table: SeaTable, amount: int) -> None:
    """Command of the supply lies on a board."""
    table.supply -= amount
    table.crew[first(table)].command = amount


def goods(amount: Callable[[int], int]) -> Change:
    """So much of the first of the goods, by how much there may be of it."""

    def change(table: SeaTable) -> None:
        kind = next(iter(table.goods))
        table.goods[kind] = amount(limit(table, kind))

    return change


def cubes(amount: Callable[[int], int]) -> Change:
    """So many cubes on the first room, by its capacity."""

    def change(table: SeaTable) -> None:
        room = next(iter(table.cubes))
        table.cubes[room] = amount(table.pack.rooms[room].capacity)

    return change


def all_cubes(count: int, *, placing: bool) -> Change:
    """All but so many of the damage cubes lie on the ship, and perhaps another is to be placed."""

    def change(table: SeaTable) -> None:
        left = table.pack.supply["ship_damage_cubes"] - count
        for room in table.cubes:
            table.cubes[room] = min(left, table.pack.rooms[room].capacity)
            left -= table.cubes[room]
        if placing:
            table.agenda.append(PlaceCube())

    return change


def weakened(table: SeaTable) -> None:
    """One more of the crew is weakened than there are tokens."""
    for member in [*table.crew.values()][: table.pack.supply["weakened"] + 1]:
        member.statuses = ("weakened",)


def emptied(table: SeaTable, kind: str) -> None:
    """All events of a kind are used."""
    table.event_discard += table.events[kind]
    table.events[kind] = []


def all_events_left(table: SeaTable, count: int) -> None:
    """The event deck has so many cards of each kind, and so many are unused."""
    for kind in EVENT_KINDS:
        assert len(table.events[kind]) >= count
    table.event_left = [count] * len(EVENT_KINDS)


def weapon(table: SeaTable) -> str:
    """A weapon of the pack."""
    return next(card.id for card in table.pack.adventures.values() if card.kind == "weapon")


BROKEN: dict[str, tuple[Change, str]] = {
    "card gone": (lambda table: table.deck.pop(), "ability cards in play, twice: []"),
    "card twice": (lambda table: doubled(table.deck), "ability cards in play, twice: ["),
    "card instead of another": (
        lambda table: table.deck.__setitem__(0, table.deck[1]),
        "ability cards in play, twice: [",
    ),
    "three on a board": (lambda table: on_board(table, 3), "more than two ability cards"),
    "full hand": (lambda table: moved(table, 4, table.hands[0]), "seat 0 holds 4 cards"),
    "command gone": (lambda table: setattr(table, "supply", table.supply - 1), "13 command in all"),
    "command more": (lambda table: setattr(table, "supply", table.supply + 1), "15 command in all"),
    "supply owed": (
        lambda table: several(table, (table, "supply", -1), (table, "pools", [table.supply + 1])),
        "negative command: supply -1",
    ),
    "pool owed": (
        lambda table: several(table, (table, "supply", table.supply + 1), (table, "pools", [-1])),
        "negative command: supply 15, pools [-1]",
    ),
    "board owed": (lambda table: command_on_board(table, -1), "-1 command and 0 action tokens"),
    "healed too far": (put("damage", -1), "has -1 damage"),
    "beyond death": (
        lambda table: put("damage", max_health(table, first(table)) + 1)(table),
        "damage",
    ),
    "rested too far": (put("fatigue", -1), "has -1 fatigue"),
    "beyond tired": (lambda table: put("fatigue", max_fatigue(table, first(table)) + 1)(table), "fatigue"),
    "status twice": (put("statuses", ("weakened", "weakened")), "has a status twice"),
    "status of nobody's": (
        weakened,
        "more weakened than tokens",
    ),
    "combat token": (put("actions", 1), "has combat tokens outside combat"),
    "synergy token": (put("tokens", (MAC,)), "has combat tokens outside combat"),
    "goods owed": (goods(lambda _: -1), "-1 "),
    "goods too many": (goods(lambda most: most + 1), " "),
    "cube owed": (cubes(lambda _: -1), "-1 cubes on "),
    "cubes too many": (cubes(lambda most: most + 1), " cubes on "),
    "no cube left": (all_cubes(0, placing=True), "a damage cube to place on a ship that has them all"),
    "experience owed": (lambda table: setattr(table, "xp", -1), "-1 XP"),
    "letter twice": (lambda table: table.letters.extend(["a", "a"]), "explore tokens twice"),
    "token twice": (lambda table: table.tokens.extend(["a", "a"]), "story tokens twice"),
    "event gone": (lambda table: table.event_discard.append("nothing"), "events in all places"),
    "event twice": (lambda table: table.ongoing.append(next(iter(table.pack.events))), "events in all places"),
    "event under way": (lambda table: setattr(table, "event", next(iter(table.pack.events))), "events in all places"),
    "event deck too large": (lambda table: all_events_left(table, PER_KIND + 1), "event deck ["),
    "event deck of events that are used": (
        both(lambda table: emptied(table, EVENT_KINDS[0]), lambda table: setattr(table, "event_left", [1, 0, 0])),
        "event deck [1, 0, 0]",
    ),
    "search token gone": (lambda table: table.search.pop(), "search tokens are missing or doubled"),
    "search token twice": (lambda table: doubled(table.search), "search tokens are missing or doubled"),
    "market card gone": (lambda table: table.market.pop(), "market cards"),
    "market card twice": (lambda table: doubled(table.market), "market cards"),
    "market card instead of another": (
        lambda table: table.market.__setitem__(0, table.market[1]),
        "market cards",
    ),
    "weapon of nobody's": (lambda table: put("weapons", (weapon(table),))(table), "weapons ["),
    "weapon twice": (
        both(lambda table: own(table, weapon(table)), lambda table: put("weapons", (weapon(table),) * 2)(table)),
        "weapons [",
    ),
    "quest in two places": (
        both(lambda table: table.quests.append(1), lambda table: table.used_quests.append(1)),
        "a quest in two places",
    ),
}
ALLOWED: dict[str, Change] = {
    "nothing": lambda table: None,
    "two on a board": lambda table: on_board(table, 2),
    "a hand at its limit": lambda table: moved(table, 3, table.hands[0]),
    "an event discarded": lambda table: table.event_discard.append(table.events[EVENT_KINDS[0]].pop()),
    "cards discarded": lambda table: moved(table, 5, table.discard),
    "a card laid aside": lambda table: table.tests.append(Test("challenge", 0, aside=(table.deck.pop(),))),
    "all command on a board": lambda table: command_on_board(table, table.supply),
    "no damage": put("damage", 0),
    "all damage": lambda table: put("damage", max_health(table, first(table)))(table),
    "all fatigue": lambda table: put("fatigue", max_fatigue(table, first(table)))(table),
    "one status": put("statuses", ("weakened",)),
    "all goods": goods(lambda most: most),
    "no goods": goods(lambda _: 0),
    "a full room": cubes(lambda most: most),
    "all cubes and none to place": all_cubes(0, placing=False),
    "the last cube to place": all_cubes(1, placing=True),
    "no experience": lambda table: setattr(table, "xp", 0),
    "a market card of one's own": lambda table: own(table, table.market[0]),
    "a market card at the bottom": lambda table: table.market_bottom.append(table.market.pop()),
    "a market card on the stall": lambda table: table.stall.append(table.market.pop()),
    "a search token found": lambda table: table.found.append(table.search.pop()),
    "a search token discarded": lambda table: table.search_discard.append(table.search.pop()),
    "an event that lies open and is under way": both(
        lambda table: table.ongoing.append(table.events[EVENT_KINDS[0]].pop()),
        lambda table: setattr(table, "event", table.ongoing[0]),
    ),
    "an event under way": lambda table: setattr(table, "event", table.events[EVENT_KINDS[0]].pop()),
    "a new event deck": lambda table: all_events_left(table, PER_KIND),
    "no event left": lambda table: all_events_left(table, 0),
    "a weapon": lambda table: own(table, weapon(table), on=first(table)),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_law_that_is_broken_is_named(name: str) -> None:
    """It alone."""
    table = at_sea()
    assert violations(table) == []
    change, problem = BROKEN[name]

    change(table)

    assert len(violations(table)) == 1, violations(table)
    assert problem in violations(table)[0]


@pytest.mark.parametrize("name", ALLOWED)
def test_up_to_its_bound_all_is_well(name: str) -> None:
    """Wherever the pieces lie."""
    table = at_sea()

    ALLOWED[name](table)

    assert violations(table) == []


def in_a_fight() -> Iterator[tuple[str, SeaTable, str]]:
    """Fights in which tokens are missing, doubled, or too many."""
    for name, actions, problem in (
        ("two actions", 2, ""),
        ("three actions", 3, "3 action tokens"),
        ("-1", -1, "-1 act"),
    ):
        table = facing("H")
        table.crew[first(table)].actions = actions
        yield name, table, problem
    table = facing("H")
    holders = [member for member in table.crew.values() if member.tokens]
    holders[0].tokens = holders[0].tokens[1:]
    yield "a token gone", table, "synergy tokens [" if any(member.tokens for member in table.crew.values()) else ""
    table = facing("H")
    for member in table.crew.values():
        member.tokens = ()
    yield "none dealt yet", table, ""


@pytest.mark.parametrize(("table", "problem"), [pytest.param(*case[1:], id=case[0]) for case in in_a_fight()])
def test_tokens_in_a_fight_are_all_there(table: SeaTable, problem: str) -> None:
    """Up to two actions each; every synergy token on some board, or none anywhere."""
    problems = violations(table)

    assert [problem in one for one in problems] == ([True] if problem else [])
