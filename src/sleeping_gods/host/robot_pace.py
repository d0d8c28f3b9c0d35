"""How long a robot lets people read before its choice counts."""

from __future__ import annotations

from .robot_turns import RobotTurn

SECONDS = {"calm": 2.5, "brisk": 0.8}
"""From when a robot is to choose until its choice counts."""
STORY = 4.0
"""The factor on these seconds while a page lies open."""


def pause(turn: RobotTurn, pace: str) -> float:
    """Seconds from when a robot is to choose until its choice counts, unless everybody is ready sooner."""
    return SECONDS[pace] * (STORY if turn.story else 1.0)
