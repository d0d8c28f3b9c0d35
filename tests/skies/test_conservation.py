"""The laws of conservation of the skies, each broken alone: it alone is named; at its bound all is well."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sleeping_gods.party.table.records import Test
from sleeping_gods.skies.chapters.hero import max_health
from sleeping_gods.skies.chapters.joining import DealPool, DealPooled
from sleeping_gods.skies.chapters.supply import limit
from sleeping_gods.skies.saving.invariants import violations
from sleeping_gods.skies.table.table import SkiesTable

from .tables import fight, foe, foe_of, in_play, on_map, own

Change = Callable[[SkiesTable], object]


def both(*changes: Change) -> Change:
    """One change after the other."""

    def change(table: SkiesTable) -> None:
        for one in changes:
            one(table)

    return change


def doubled(cards: list[str]) -> None:
    """The first card lies there twice."""
    cards.append(cards[0])


def put(field: str, value: object) -> Change:
    """A character has another value of a field."""
    return lambda table: setattr(table.crew["ed"], field, value)


def at(field: str, value: object) -> Change:
    """The table has another value of a field."""
    return lambda table: setattr(table, field, value)


def on_board(count: int) -> Change:
    """So many ability cards of the deck lie on one board."""
    return lambda table: put("cards", tuple(table.deck.pop() for _ in range(count)))(table)


def goods(amount: Callable[[int], int]) -> Change:
    """So much of the first of the goods, by how much there may be of it."""

    def change(table: SkiesTable) -> None:
        kind = next(iter(table.goods))
        table.goods[kind] = amount(limit(table, kind))

    return change


def camps(table: SkiesTable) -> int:
    """How many camps there are."""
    return table.pack.camps[table.length][0]


def some_event(table: SkiesTable) -> str:
    """An event of the deck."""
    return next(card for bag in table.event_deck for card in bag)


def weapon(table: SkiesTable) -> str:
    """A combat card that nobody owns."""
    cards = table.pack.adventures.values()
    return next(card.id for card in cards if card.combat is not None and card.id not in table.arms)


def starting(table: SkiesTable) -> str:
    """A card that the party begins with, in the discard."""
    return next(card for card in table.played if table.pack.adventures[card].starting)


def pooled(kind: str, step: type[DealPool | DealPooled]) -> Change:
    """A card is being dealt out."""

    def change(table: SkiesTable) -> None:
        cards = table.deck if kind == "ability" else table.played
        table.agenda.append(step(kind, (cards.pop(),), 0))

    return change


def fighting(change: Change) -> Change:
    """A change in a fight with one enemy."""

    def begun(table: SkiesTable) -> None:
        own(table, 0, weapon(table))
        foe(table, "rat", "H . S|P H .")
        fight(table, "rat")
        change(table)

    return begun


def on_foe(field: str, value: object) -> Change:
    """The enemy has another value of a field."""
    return fighting(lambda table: setattr(foe_of(table, "rat"), field, value))


def buffed(amount: int) -> Change:
    """The enemy has a buff with so much damage on it."""

    def change(table: SkiesTable) -> None:
        enemy = foe_of(table, "rat")
        enemy.buff, enemy.buffed = "thorns", amount

    return fighting(change)


BROKEN: dict[str, tuple[Change, str]] = {
    "card gone": (lambda table: table.deck.pop(), "ability cards in play, twice: []"),
    "card twice": (lambda table: doubled(table.deck), "ability cards in play, twice: ["),
    "healed too far": (put("damage", -1), "ed has -1 damage"),
    "beyond death": (lambda table: put("damage", max_health(table, "ed") + 1)(table), "damage"),
    "tired too far": (put("stamina", -1), "ed has -1 stamina"),
    "rested too far": (put("stamina", 4), "ed has 4 stamina"),
    "status twice": (put("statuses", ("venom", "venom")), "ed has a status twice"),
    "nine on a board": (on_board(9), "ed has 9 ability cards"),
    "synergy outside combat": (put("synergy", 1), "ed has 1 synergy tokens"),
    "synergy owed": (fighting(put("synergy", -1)), "ed has -1 synergy tokens"),
    "synergy beyond the supply": (
        fighting(lambda table: put("synergy", table.pack.supply["synergy"] + 1)(table)),
        "synergy tokens",
    ),
    "goods owed": (goods(lambda _: -1), "-1 "),
    "goods too many": (goods(lambda most: most + 1), " "),
    "plane beyond wreck": (at("plane_health", -1), "plane health -1, fuel"),
    "plane beyond new": (lambda table: at("plane_health", table.pack.plane_health + 1)(table), "plane health"),
    "fuel owed": (at("fuel", -1), "fuel -1"),
    "fuel beyond the tank": (lambda table: at("fuel", table.pack.plane_fuel + 1)(table), "fuel"),
    "nowhere": (at("place", "nowhere"), "Claire at nowhere without the plane"),
    "watch owed": (at("spent", -1), "the watch at -1"),
    "watch beyond the day": (at("spent", 6), "the watch at 6"),
    "camps owed": (at("camps", -1), "-1 camps crossed off"),
    "camps beyond the last": (lambda table: at("camps", camps(table) + 1)(table), "camps crossed off"),
    "quest in two places": (
        both(lambda table: table.quests.append(1), lambda table: table.used_quests.append(1)),
        "a quest in two places",
    ),
    "adventure twice": (lambda table: table.gone.append(table.played[0]), "adventure cards twice: ["),
    "starting card gone": (lambda table: table.played.remove(starting(table)), "starting cards are missing"),
    "combat card of nobody's": (lambda table: table.combat_deck.append(weapon(table)), "combat deck ["),
    "combat card twice": (
        both(lambda table: own(table, 0, weapon(table)), lambda table: doubled(table.combat_deck)),
        "combat deck [",
    ),
    "event gone": (lambda table: table.event_discard.append("nothing"), "events in all places"),
    "event twice": (lambda table: table.event_box.append(some_event(table)), "events in all places"),
    "event also in play": (lambda table: table.active.update({some_event(table): 0}), "events in all places"),
    "event also under way": (lambda table: at("event", some_event(table))(table), "events in all places"),
    "more left than there are": (
        lambda table: table.event_left.__setitem__(0, len(table.event_deck[0]) + 1),
        "event deck [",
    ),
    "combat card gone": (fighting(lambda table: table.fight.deck.pop()), "combat cards in the fight"),
    "combat card in two places": (
        fighting(lambda table: table.fight.discard.append(table.fight.deck[0])),
        "combat cards in the fight",
    ),
    "power owed": (on_foe("power", -1), "rat has -1 power"),
    "damage on no buff": (on_foe("buffed", -1), "-1 damage on its buff"),
    "damage beyond a buff": (buffed(4), "4 damage on its buff"),
    "damage owed to a buff": (buffed(-1), "-1 damage on its buff"),
}
ALLOWED: dict[str, Change] = {
    "nothing": lambda table: None,
    "all damage": lambda table: put("damage", max_health(table, "ed"))(table),
    "no stamina": put("stamina", 0),
    "all stamina": put("stamina", 3),
    "eight on a board": on_board(8),
    "all goods": goods(lambda most: most),
    "a wreck without fuel": lambda table: (at("plane_health", 0)(table), at("fuel", 0)(table)),
    "a new plane": lambda table: (
        at("plane_health", table.pack.plane_health)(table),
        at("fuel", table.pack.plane_fuel)(table),
    ),
    "the day over": at("spent", 5),
    "the last camp": lambda table: at("camps", camps(table))(table),
    "cards discarded": lambda table: table.discard.append(table.deck.pop()),
    "a card laid aside": lambda table: table.tests.append(Test("challenge", 0, aside=(table.deck.pop(),))),
    "an ability card being dealt": pooled("ability", DealPool),
    "an ability card dealt": pooled("ability", DealPooled),
    "an adventure card being dealt": pooled("adventure", DealPool),
    "an adventure card dealt": pooled("adventure", DealPooled),
    "a card gone": lambda table: table.gone.append(table.played.pop()),
    "starting cards lost after the end": both(lambda table: table.played.remove(starting(table)), at("over", "finale")),
    "a combat card": lambda table: own(table, 0, weapon(table)),
    "an event in play": lambda table: in_play(table, some_event(table)),
    "an event in play and under way": lambda table: (
        in_play(table, some_event(table)),
        at("event", next(iter(table.active)))(table),
    ),
    "an event discarded": lambda table: table.event_discard.append(table.event_deck[0].pop()),
    "an event in the box": lambda table: table.event_box.append(table.event_deck[0].pop()),
    "a fight": fighting(lambda table: None),
    "a fight before its first round": fighting(
        both(lambda table: setattr(table.fight, "round", 0), lambda table: table.fight.deck.clear())
    ),
    "a combat card played": fighting(lambda table: table.fight.played.update(ed=table.fight.deck.pop())),
    "a combat card in hand": fighting(lambda table: table.fight.hands[0].append(table.fight.deck.pop())),
    "a combat card discarded": fighting(lambda table: table.fight.discard.append(table.fight.deck.pop())),
    "no power": on_foe("power", 0),
    "all damage on a buff": buffed(3),
    "all synergy": fighting(lambda table: put("synergy", table.pack.supply["synergy"])(table)),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_law_that_is_broken_is_named(name: str) -> None:
    """It alone."""
    table = on_map()
    assert violations(table) == []
    change, problem = BROKEN[name]

    change(table)

    assert len(violations(table)) == 1, violations(table)
    assert problem in violations(table)[0]


@pytest.mark.parametrize("name", ALLOWED)
def test_up_to_its_bound_all_is_well(name: str) -> None:
    """Wherever the pieces lie."""
    table = on_map()

    ALLOWED[name](table)

    assert violations(table) == []
