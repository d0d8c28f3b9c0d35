"""The robots that can play simulated campaigns."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Protocol

from ..bots.party.player import READING
from ..bots.robots.deciding import advice_at
from ..bots.robots.group_knowledge import GroupKnowledge
from ..bots.robots.interface import QUICK, Budget, Robot
from ..bots.robots.make import KINDS, robot
from ..bots.runs.batch import PlaytestPack, make_bot
from ..bots.runs.random_picking import Picker
from ..kernel.choices import Choice, seat_word
from ..kernel.errors import Bug
from ..kernel.luck import Luck
from ..kernel.table import Table
from ..party.table.table import PartyTable, of_party
from .errors import SimulationError
from .plan import Plan

KNOWING = ("random", "careful", READING)
"""Robots that may know the whole story."""
THINKING = tuple(kind for kind in KINDS if kind not in KNOWING)
"""Robots that think ahead, within a budget."""
PLAYOUTS = 40
"""Their budget for each decision if the plan gives none."""


class SimulatedRobot(Protocol):
    """Plays every seat of one campaign."""

    def pick(self, table: Table, luck: Luck) -> Choice:
        """The choice; always one of the options."""

    def note(self, table: PartyTable, choice: Choice) -> None:
        """A choice was taken, or chance drew."""


@dataclass(slots=True)
class SeatedRobot:
    """One robot in all seats: it knows what these know together, and no more."""

    robot: Robot
    budget: Budget
    knowledge: GroupKnowledge = field(default_factory=GroupKnowledge)

    def pick(self, table: Table, luck: Luck) -> Choice:
        """What the first seat does that has something to do."""
        party_table = of_party(table)
        robots = {seat_word(seat): self.robot for seat in range(party_table.seat_count())}
        advice = advice_at(party_table, self.knowledge, robots, luck, self.budget)
        if advice is None:
            raise Bug(f"expected an answer of {self.robot.name} at {table.agenda[-1]!r}")
        return advice.choice

    def note(self, table: PartyTable, choice: Choice) -> None:
        """Learn what everybody at the table can know of it."""
        self.knowledge.note(table, choice)


@dataclass(slots=True)
class KnowingRobot:
    """A robot of playtests, which looks at the whole table and the whole story."""

    bot: Picker

    def pick(self, table: Table, luck: Luck) -> Choice:
        """Its choice."""
        return self.bot.pick(table, luck)

    def note(self, table: PartyTable, choice: Choice) -> None:
        """It knows anyhow."""


def with_default_budget(plan: Plan) -> Plan:
    """The plan; if its robot thinks ahead and has no budget, with a budget of PLAYOUTS."""
    if plan.robot in THINKING and not plan.playouts and not plan.milliseconds:
        return replace(plan, playouts=PLAYOUTS)
    return plan


def check_robot(plan: Plan) -> None:
    """SimulationError if the plan gives its robot a budget or a knowledge that robots of its kind cannot have."""
    if (plan.playouts or plan.milliseconds) and plan.robot not in THINKING:
        raise SimulationError("simulate_no-budget", robot=plan.robot)
    if plan.playouts and plan.milliseconds:
        raise SimulationError("simulate_two-budgets")
    if plan.knowing and plan.robot not in KNOWING:
        raise SimulationError("simulate_not-knowing", robot=plan.robot, known=", ".join(KNOWING))


def robot_for(prepared: PlaytestPack, plan: Plan) -> SimulatedRobot:
    """The robot of a plan, new for each campaign: it remembers nothing of another."""
    if plan.knowing:
        return KnowingRobot(make_bot(prepared, plan.robot, Counter(), [], 0))
    budget = QUICK
    if plan.milliseconds:
        budget = Budget.of_time(plan.milliseconds, time.monotonic)
    elif plan.playouts:
        budget = Budget.of_playouts(plan.playouts)
    return SeatedRobot(robot(plan.robot), budget)
