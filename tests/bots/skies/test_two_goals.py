"""The planner's course in the skies: two locations near each other go before a better one that is alone."""

from __future__ import annotations

from typing import Any

import pytest

from sleeping_gods.bots.skies.atlas_ways import Leg
from sleeping_gods.bots.skies.planner.course import SkiesCourse
from sleeping_gods.bots.skies.planner.player import SkiesPlanner
from sleeping_gods.bots.skies.planner.two_goals import APART, TwoGoalCourse, TwoGoalPlanner
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.skies.table.table import SkiesTable

from ..readers import desk, in_the_skies


def course(kind: type[SkiesCourse]) -> SkiesCourse:
    """A course of a reader of the Lifted North."""
    reader = desk("lifted-north").read()
    assert isinstance(reader, SkiesPlanner)
    return kind(reader, reader.index.airways)


def neighbours(course: SkiesCourse) -> tuple[str, str, str]:
    """Two locations that are near each other on foot, and one that is far from both."""
    square_of = course.airways.square_of
    for one, here in square_of.items():
        times = course.airways.on_foot(here)
        near = [name for name, square in square_of.items() if name != one and times.get(square, (99.0, ""))[0] <= 1]
        far = [name for name, square in square_of.items() if times.get(square, (99.0, ""))[0] > APART]
        if near and far:
            return one, near[0], far[0]
    raise AssertionError("expected a location with a neighbour")


def choose(kind: type[SkiesCourse], worths: dict[str, float], monkeypatch: pytest.MonkeyPatch) -> str:
    """Where a course of this kind leads if every location is as far from here and promises so much."""
    table, plan = in_the_skies("lifted-north"), course(kind)

    def promised(_table: SkiesTable, _legs: dict[str, Leg]) -> dict[str, float]:
        return worths

    monkeypatch.setattr(plan, "stories", promised)
    legs: dict[str, Any] = {square: Leg(3.0, ("travel", "north")) for square in plan.airways.goals}
    return plan.choose(table, legs, Luck(1))


def test_two_near_locations_go_before_one_that_is_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reader goes to the one; alike, but for what lies beyond."""
    one, near, far = neighbours(course(SkiesCourse))
    worths = {one: 9.0, near: 9.0, far: 10.0}

    assert choose(SkiesCourse, worths, monkeypatch) == far
    assert choose(TwoGoalCourse, worths, monkeypatch) in (one, near)


def test_one_that_is_much_better_is_gone_to_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """And what promises nothing is no goal, however near."""
    one, near, far = neighbours(course(SkiesCourse))

    assert choose(TwoGoalCourse, {one: 2.0, near: 2.0, far: 30.0}, monkeypatch) == far
    assert choose(TwoGoalCourse, {one: -2.0, near: 3.0, far: -1.0}, monkeypatch) == near


def test_the_planner_of_the_skies_has_such_a_course() -> None:
    """And is a reader otherwise."""
    reader = desk("lifted-north").read()
    assert isinstance(reader, SkiesPlanner)
    planner = TwoGoalPlanner(reader.index, reader.worth, reader.weights, reader.difficulty)

    assert isinstance(planner.journey, TwoGoalCourse)
