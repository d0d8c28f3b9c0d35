"""The worth of each service of a port to the crew in its present state, and what is bought there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import ClassVar

from ....kernel.choices import Choice
from ....kernel.luck import Luck
from ....kernel.steps import Step
from ....party.table.table import PartyTable
from ....sea.chapters.market import Buy
from ....sea.chapters.port import INN_COINS, Healer, PortServices, Shipyard, learn_reason
from ....sea.chapters.supply import can_pay
from ....sea.table.table import SeaTable
from ...party.choice_words import named_in
from ...story.weights import Weights
from .course import Course, night_worth, repair_gain
from .crew_means import wear
from .player import SeaPlanner
from .purchases import buy, turns_left

COIN = 0.6
"""What a coin is worth elsewhere."""
INN_COIN = 1.2
"""What a coin of the price of a night is worth elsewhere: so many at once would buy cards of a market."""
LEVEL_TO_COME = 2.0
"""What a level card counts on a course while others may still be bought with it on one call."""
LAST_TURNS = 7
"""With no more turns left a level card counts in full: what is not bought now scores nothing."""
MATERIALS = 0.4
"""What materials are worth elsewhere."""
LEAST = 0.3
"""A service that is worth less is left."""


def levels_worth(table: SeaTable, weights: Weights) -> float:
    """As many level cards as the experience pays for, the cheapest first."""
    prices = sorted(level.xp for card, level in table.pack.levels.items() if learn_reason(table, card) is None)
    affordable = sum(1 for total in accumulate(prices) if total <= table.xp)
    return weights.level * affordable


def inn_worth(table: SeaTable, weights: Weights) -> float:
    """A night for all nine, less its price; nothing if it cannot be paid."""
    if not can_pay(table, (("coins", INN_COINS),)):
        return 0.0
    return night_worth(table, weights) - INN_COIN * INN_COINS


def repair_worth(table: SeaTable, weights: Weights, kind: str) -> float:
    """One repair that is paid with materials or a coin."""
    cubes = sum(table.cubes.values())
    if not cubes or not can_pay(table, ((kind, 1),)):
        return 0.0
    return repair_gain(cubes, weights) - (COIN if kind == "coins" else MATERIALS)


def yard_worth(table: SeaTable, weights: Weights) -> float:
    """All repairs that pay."""
    cubes = sum(table.cubes.values())
    materials = min(cubes, table.goods["materials"])
    bought = min(cubes - materials, max(0, table.goods["coins"] - INN_COINS))
    with_materials = max(0.0, repair_worth(table, weights, "materials"))
    with_coins = max(0.0, repair_worth(table, weights, "coins"))
    return materials * with_materials + bought * with_coins


def cure_worth(table: SeaTable, weights: Weights, name: str) -> float:
    """All damage of one member, for a coin."""
    return weights.health * wear(table) * table.crew[name].damage - COIN


def healer_worth(table: SeaTable, weights: Weights) -> float:
    """The cures that pay, the dearest wounds first, as far as the coins go."""
    worths = sorted((cure_worth(table, weights, name) for name in table.crew), reverse=True)
    return sum(max(0.0, worth) for worth in worths[: table.goods["coins"]])


SERVICE_WORTHS: dict[str, Callable[[SeaTable, Weights], float]] = {
    "levels": levels_worth,
    "inn": inn_worth,
    "shipyard": yard_worth,
    "healer": healer_worth,
}
"""What each service is worth now."""


def best_service(table: SeaTable, offered: Sequence[Choice], weights: Weights) -> Choice:
    """The service that is worth most now; to leave if none is worth it."""
    visits = [choice for choice in offered if choice[0] == "visit"]
    worths = {choice: SERVICE_WORTHS[named_in(choice)](table, weights) for choice in visits}
    best = max(visits, key=lambda choice: worths[choice], default=None)
    return best if best is not None and worths[best] > LEAST else ("leave", "port")


def best_cure(table: SeaTable, offered: Sequence[Choice], weights: Weights) -> Choice:
    """The dearest wounds first, while a cure pays."""
    hurt = [choice for choice in offered if choice[0] == "treat"]
    worths = {choice: cure_worth(table, weights, named_in(choice)) for choice in hurt}
    best = max(hurt, key=lambda choice: worths[choice], default=None)
    return best if best is not None and worths[best] > 0 else ("leave", "healer")


def best_repair(table: SeaTable, offered: Sequence[Choice], weights: Weights) -> Choice:
    """The space with most damage, with materials first; coins for a night at the inn are kept."""
    repairs = [choice for choice in offered if choice[0] == "repair"]
    for kind in ("materials", "coins"):
        paid_so = [choice for choice in repairs if choice[-1] == kind]
        may_be_spent = kind == "materials" or table.goods["coins"] > INN_COINS
        if paid_so and may_be_spent and repair_worth(table, weights, kind) > 0:
            return max(paid_so, key=lambda choice: table.cubes[named_in(choice)])
    return ("leave", "shipyard")


class CourseWithPorts(Course):
    """A course that calls at a port only for services that will be used, and for several level cards at once."""

    def port(self, table: SeaTable) -> float:
        """What all services that are worth it are worth together."""
        weights = self.bot.weights
        worths = {service: worth(table, weights) for service, worth in SERVICE_WORTHS.items()}
        if turns_left(table) > LAST_TURNS:
            worths["levels"] *= LEVEL_TO_COME / weights.level
        return sum(worth for worth in worths.values() if worth > LEAST)


class PortPlanner(SeaPlanner):
    """A reader that plans its calls at ports, and what it buys at markets."""

    course_kind: ClassVar[type[Course]] = CourseWithPorts

    def decide(self, table: PartyTable, decision: Step[PartyTable], luck: Luck) -> Choice:
        """The services of a port and the cards of a market by their worth; anything else as a reader."""
        if isinstance(table, SeaTable):
            if isinstance(decision, PortServices):
                return best_service(table, table.offered, self.weights)
            if isinstance(decision, Healer):
                return best_cure(table, table.offered, self.weights)
            if isinstance(decision, Shipyard):
                return best_repair(table, table.offered, self.weights)
            if isinstance(decision, Buy):
                return buy(table, table.offered)
        return super().decide(table, decision, luck)
