"""Lint checks of what follows a choice, a failed test, a condition and a visit to a location."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.errors import Finding
from ...wording.effects import describe_condition
from ..craft import limits
from ..craft.always_true import always_true_conditions
from ..craft.answers import choice_points, failings, silent_answers
from ..craft.repeatable_gains import farms
from ..dataflow.flow import flow_of
from ..project import AnyPack, Project
from .check import Check
from .finding_place import finding_at, of_pack, share


def check_silent_choices(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports choices with effects after which no new sentence is read."""
    for site in silent_answers(pack, flow_of(project, pack)):
        yield finding_at(site, "silent-answer", "it does something, and no new sentence tells of it")


def check_single_targets(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports a pack in which too many choice points lead to a single paragraph."""
    points = choice_points(pack)
    single = [point.site.key for point in points if point.single]
    if len(points) >= limits.POINTS and len(single) > limits.SINGLE * len(points):
        message = f"expected at most {limits.SINGLE:.0%} that lead to a single paragraph, got {share(single, points)}"
        yield of_pack(project, "single-goal", "choice points", message)


def check_unnoticed_failures(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports a pack in which too many tests can be failed without any consequence in the text."""
    tests = failings(pack, flow_of(project, pack))
    missed = [test.step.site.key for test in tests if not test.noticed]
    if len(tests) >= limits.TESTS and len(missed) > limits.UNNOTICED * len(tests):
        message = f"expected at most {limits.UNNOTICED:.0%} that nobody notices, got {share(missed, tests)}"
        yield of_pack(project, "fail-unnoticed", "failed tests", message)


def check_always_true(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports conditions that always hold where they are asked."""
    for condition in always_true_conditions(pack, flow_of(project, pack)):
        wanted = describe_condition(condition.atom, "en", holds=condition.holds)
        yield finding_at(
            condition.site, "always-true", f"{condition.where!r} asks for what is always so here: {wanted!r}"
        )


def check_free_gains(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports choices that give something on every visit at no cost."""
    for site in farms(pack, flow_of(project, pack)):
        yield finding_at(site, "free-visit", "every visit gains something again for nothing")


ANSWERS = (
    Check(("silent-answer",), check_silent_choices, craft=True),
    Check(("single-goal",), check_single_targets, craft=True),
    Check(("fail-unnoticed",), check_unnoticed_failures, craft=True),
    Check(("always-true",), check_always_true, craft=True),
    Check(("free-visit",), check_free_gains, craft=True),
)
