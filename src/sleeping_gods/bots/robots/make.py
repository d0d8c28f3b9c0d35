"""Makes a robot by its kind."""

from __future__ import annotations

from .interface import Manner, Robot
from .planner import PlannerRobot
from .simple_robots import CarefulRobot, RandomRobot, ReadingRobot

KINDS = ("random", "careful", "reading", "planner")
"""The kinds of robots, from the weakest to the strongest."""


def robot(kind: str, manner: Manner = Manner.STEADY) -> Robot:
    """A robot for any pack of either game, and for several tables in turn; readers and planners have manners."""
    match kind:
        case "random":
            return RandomRobot()
        case "careful":
            return CarefulRobot()
        case "reading":
            return ReadingRobot(manner)
        case "planner":
            return PlannerRobot(manner)
        case _:
            raise ValueError(f"expected a robot among {', '.join(KINDS)}, got {kind!r}")
