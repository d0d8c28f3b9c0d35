"""A course that looks one location further: the first of the two locations that give most for the time of both."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.luck import Luck
from ....skies.table.table import SkiesTable
from ..atlas_ways import Leg
from .course import EXPLORE, SkiesCourse
from .player import SkiesPlanner

MAX_GOALS = 8
"""The locations with the best rates, which are looked at in pairs."""
APART = 7.0
"""The time from one location to another that is further on foot: a flight, and some steps at both ends."""


class TwoGoalCourse(SkiesCourse):
    """The plan of a party that thinks of where it will be afterwards."""

    def choose(self, table: SkiesTable, legs: dict[str, Leg], luck: Luck) -> str:
        """The first of the pair with the best rate of worth by time; as a reader where nothing promises anything."""
        worths = {location: worth for location, worth in self.stories(table, legs).items() if worth > 0}
        times = {location: EXPLORE + legs[self.airways.square_of[location]].time for location in worths}
        candidates = sorted(worths, key=lambda location: -worths[location] / times[location])[:MAX_GOALS]
        best_rate, goal = 0.0, ""
        for location in candidates:
            rate = worths[location] / times[location]
            for other in candidates:
                if other != location:
                    time_of_both = times[location] + EXPLORE + self._between(location, other)
                    rate = max(rate, (worths[location] + worths[other]) / time_of_both)
            if rate > best_rate:
                best_rate, goal = rate, location
        return goal or super().choose(table, legs, luck)

    def _between(self, location: str, other: str) -> float:
        """The time from one location to another."""
        square_of = self.airways.square_of
        walk = self.airways.on_foot(square_of[location]).get(square_of[other])
        return APART if walk is None else min(walk.time, APART)


class TwoGoalPlanner(SkiesPlanner):
    """A reader that plans two locations ahead."""

    course_kind: ClassVar[type[SkiesCourse]] = TwoGoalCourse
