"""A careful crew's good sense: who joins, who bears a blow, where damage goes, where the ship heads."""

from __future__ import annotations

from collections import Counter

from sleeping_gods.bots.party.fight_record import record_of
from sleeping_gods.bots.runs.plan import Order, setup_of
from sleeping_gods.bots.sea.heuristics import challenges as sense_tests
from sleeping_gods.bots.sea.heuristics import fights as sense_fights
from sleeping_gods.bots.sea.heuristics import ship as sense_ship
from sleeping_gods.bots.sea.heuristics.player import SeaPlayer
from sleeping_gods.bots.sea.single_fight import equip_for_tier, fight_at_sea
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import advance
from sleeping_gods.party.chapters.challenge import JoinChallenge
from sleeping_gods.party.table.records import Test
from sleeping_gods.sea.table.table import SeaTable

from ..readers import desk, sea_index


def at_sea(players: int = 1) -> SeaTable:
    """A new table of the harbour."""
    bench = desk("harbour")
    table = bench.game.set_up(bench.pack, setup_of(Order(1, bot="careful", players=players), bench.game, bench.pack, 0))
    assert isinstance(table, SeaTable)
    return table


def challenged(number: int) -> SeaTable:
    """A table at which a challenge is about to be joined."""
    table = at_sea()
    table.tests.append(Test("challenge", 0, "strength", number))
    table.then(JoinChallenge())
    advance(table)
    return table


def test_nobody_joins_what_is_sure_or_hopeless() -> None:
    """A challenge of 1 needs nobody, one of 30 nobody can pass."""
    assert sense_tests.join(challenged(1), sure=0.8) == ("go", "on")
    assert sense_tests.join(challenged(30), sure=0.8) == ("go", "on")


def test_the_fresh_and_able_join() -> None:
    """Somebody with the skill joins, and not who is tired."""
    table = challenged(6)
    for name, member in table.crew.items():
        member.fatigue = 0 if name == "mac" else 1

    assert sense_tests.join(table, sure=0.9) == ("join", "mac")


def test_whoever_can_bear_it_is_hurt() -> None:
    """Nobody falls who need not: the blow goes to the one with most health left."""
    table = at_sea()
    for member in table.crew.values():
        member.damage = 3
    table.crew["kannan"].damage = 0

    assert sense_fights.victim(table, [("hurt", name) for name in table.crew], 2) == ("hurt", "kannan")


def test_the_worst_hurt_are_healed_and_the_most_tired_relieved() -> None:
    """Who has least health left, and who has most fatigue."""
    table = at_sea()
    table.crew["rafael"].damage, table.crew["marco"].damage = 3, 3
    table.crew["mac"].fatigue, table.crew["audrie"].fatigue = 1, 2

    assert sense_ship.heal(table, [("heal", "rafael"), ("heal", "marco")]) == ("heal", "marco")
    offered = [("relieve", "mac"), ("relieve", "audrie"), ("decline", "relief")]
    assert sense_ship.relieve(table, offered) == ("relieve", "audrie")


def test_a_hurt_or_tired_crew_is_in_need() -> None:
    """A fresh crew is not; before the finale less is enough."""
    table = at_sea()
    assert not sense_ship.in_need(table)
    for member in table.crew.values():
        member.fatigue = 1
    assert sense_ship.in_need(table)
    for member in table.crew.values():
        member.fatigue = 0
    table.crew["mac"].fatigue = table.crew["kasumi"].fatigue = 2
    assert not sense_ship.in_need(table)
    table.event_pass, table.event_left = 3, [0, 0, 4]
    assert sense_ship.in_need(table)


def test_charts_know_the_way() -> None:
    """Distances are counted in moves, page edges included, and every move leads nearer."""
    charts = sea_index().charts
    assert charts is not None
    here, moves = "2.quay", 0
    goal = charts.region_of["98"]
    far = charts.distance(here, goal)
    while here != goal:
        here, moves = charts.towards(here, goal), moves + 1

    assert far == moves
    assert charts.nearest("2.quay", charts.ports) == "2.stairs"


def test_a_hunter_sails_to_what_it_is_after() -> None:
    """With the widow's quest in hand, the pilot's boat is where it goes; without, to the widow."""
    bench, table = desk("harbour"), at_sea()
    start = frozenset(bench.index.facts.owned(table))
    focus = bench.index.recipes(start, Luck(1)).to("§98.2")
    hunter = SeaPlayer(sea_index(), "hunter", Counter(), focus)

    assert hunter.voyage.goal(table, Luck(1)) == "2"
    table.quests.append(90)
    assert hunter.voyage.goal(table, Luck(1)) == "98"


def test_a_way_that_costs_what_others_need_is_not_gone() -> None:
    """What a later milestone asks for is not given away for an earlier one."""
    bench = desk("harbour")
    bot = SeaPlayer(sea_index(), "hunter", Counter())
    taker = next(key for key, facts in bench.index.taken.items() if "quest 2" in facts)

    assert bot.costs(("§2", taker), {"quest 2"})
    assert not bot.costs(("§2", taker), {"quest 9"})


def test_a_seasoned_crew_has_learned_and_armed_itself() -> None:
    """Level cards and weapons by tier; a fresh crew has none, and weak enemies are beaten either way."""
    bench, table = desk("harbour"), at_sea(2)
    equip_for_tier(table, 2)
    assert sum(len(member.levels) for member in table.crew.values()) == 6
    assert sum(len(member.weapons) for member in table.crew.values()) == 2

    weak = min(bench.pack.enemies.values(), key=lambda enemy: (enemy.level, enemy.id)).id
    record = record_of([fight_at_sea(at_sea(2), sea_index(), (weak,), 0, Luck(seed)) for seed in range(3)])
    assert (record.fights, record.won) == (3, 1.0)
