"""Calls at ports as the planner plans them: each service by what it is worth now, and no call without one."""

from __future__ import annotations

from sleeping_gods.bots.sea.planner.course import Course
from sleeping_gods.bots.sea.planner.player import SeaPlanner
from sleeping_gods.bots.sea.planner.port_calls import (
    LAST_TURNS,
    LEVEL_TO_COME,
    CourseWithPorts,
    PortPlanner,
    best_cure,
    best_repair,
    best_service,
    levels_worth,
)
from sleeping_gods.bots.story.weights import READER
from sleeping_gods.kernel.choices import Choice
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import advance, options
from sleeping_gods.sea.chapters.port import PortServices
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.sea.table.words import PASSES

from ..readers import at_sea, desk

LEAVE: Choice = ("leave", "port")


def in_port(coins: int = 0, xp: int = 0, damage: dict[str, int] | None = None) -> SeaTable:
    """A table at which the services of a port are offered."""
    table = at_sea()
    for name, amount in (damage or {}).items():
        table.crew[name].damage = amount
    table.goods["coins"], table.xp = coins, xp
    table.agenda[1:] = []
    table.then(PortServices())
    advance(table)
    return table


def planner() -> PortPlanner:
    """A planner that has read the harbour."""
    reader = desk("harbour").read()
    assert isinstance(reader, SeaPlanner)
    return PortPlanner(reader.index, reader.worth, reader.weights, reader.difficulty)


def test_a_sound_crew_with_money_leaves_the_port() -> None:
    """SG-PORT-002: none of the services is required; nothing is bought that nobody needs."""
    table = in_port(coins=20)

    assert best_service(table, table.offered, READER) == LEAVE
    assert planner().pick(table, Luck(1)) == LEAVE


def test_no_course_leads_to_a_port_where_nothing_would_be_bought() -> None:
    """Experience that pays for no level card draws a reader there, and a planner does not go."""
    table = in_port(xp=8)
    for card, level in table.pack.levels.items():
        if level.xp <= 8:
            table.crew[level.crew].levels += (card,)
    bot = planner()

    assert Course(bot, bot.index.charts).port(table) > 0
    assert levels_worth(table, READER) == 0
    assert CourseWithPorts(bot, bot.index.charts).port(table) == 0


def test_levels_are_counted_as_far_as_the_experience_goes() -> None:
    """SG-LEVEL-006: the cheapest first, each once."""
    table = in_port(xp=100)
    prices = sorted(level.xp for level in table.pack.levels.values())
    table.xp = prices[0] + prices[1]

    assert levels_worth(table, READER) == 2 * READER.level


def test_a_course_leads_to_a_port_for_several_level_cards_at_once_or_at_the_end() -> None:
    """SG-LEVEL-006: one that is learned later scores as much, and saves a call."""
    table = in_port(xp=100)
    prices = sorted(level.xp for level in table.pack.levels.values())
    table.xp = prices[0]
    course = planner().course

    assert course.port(table) == LEVEL_TO_COME
    table.event_pass, table.event_left = len(PASSES), [0, 0, LAST_TURNS]
    assert course.port(table) == READER.level


def test_the_inn_is_for_many_wounds_and_the_healer_for_deep_ones() -> None:
    """SG-PORT-003, SG-PORT-006: four coins heal two of each; one coin heals one person."""
    scratched = in_port(coins=8, damage=dict.fromkeys(at_sea().crew, 2))
    one = in_port(coins=8, damage={"marco": 3})

    assert best_service(scratched, options(scratched), READER) == ("visit", "inn")
    assert best_service(one, options(one), READER) == ("visit", "healer")


def test_the_dearest_wound_is_treated_first() -> None:
    """SG-PORT-006: a coin a head, whatever the wound; without a wound the healer is left."""
    table = in_port(coins=5)
    table.crew["marco"].damage, table.crew["audrie"].damage = 3, 1
    offered: list[Choice] = [("treat", "audrie"), ("treat", "marco"), ("leave", "healer")]

    assert best_cure(table, offered, READER) == ("treat", "marco")
    assert best_cure(table, [("leave", "healer")], READER) == ("leave", "healer")


def test_holes_are_mended_with_materials_first_and_the_price_of_a_bed_is_kept() -> None:
    """SG-PORT-004: coins repair as well, but not those for the inn."""
    table = in_port(coins=4)
    table.cubes["galley"], table.cubes["deck"] = 2, 1
    paid: list[Choice] = [("repair", space, "for", "coins") for space in ("galley", "deck")]
    table.goods["materials"] = 1

    assert best_repair(table, [*paid, ("repair", "galley", "for", "materials")], READER)[3] == "materials"
    assert best_repair(table, paid, READER) == ("leave", "shipyard")
    table.goods["coins"] = 9
    assert best_repair(table, paid, READER) == ("repair", "galley", "for", "coins")
