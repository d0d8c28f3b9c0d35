"""Choices that are answered: in words of their own, in more than one way, and by somebody who saw what went wrong."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.errors import Finding
from ...wording.effects import describe_condition
from ..craft import limits
from ..craft.always_true import always
from ..craft.answers import choice_points, failings, silent_answers
from ..craft.repeatable_gains import farms
from ..dataflow.flow import flow_of
from ..project import AnyPack, Project
from .check import Check
from .finding_place import finding_at, of_pack, share


def silent(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """A choice that does something is answered by a sentence that was not read before."""
    for site in silent_answers(pack, flow_of(project, pack)):
        yield finding_at(site, "silent-answer", "it does something, and no new sentence tells of it")


def goals(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Few choice points lead to a single paragraph."""
    points = choice_points(pack)
    single = [point.site.key for point in points if point.single]
    if len(points) >= limits.POINTS and len(single) > limits.SINGLE * len(points):
        message = f"expected at most {limits.SINGLE:.0%} that lead to a single paragraph, got {share(single, points)}"
        yield of_pack(project, "single-goal", "choice points", message)


def unnoticed(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Few tests can be failed without the story knowing."""
    tests = failings(pack, flow_of(project, pack))
    missed = [test.step.site.key for test in tests if not test.noticed]
    if len(tests) >= limits.TESTS and len(missed) > limits.UNNOTICED * len(tests):
        message = f"expected at most {limits.UNNOTICED:.0%} that nobody notices, got {share(missed, tests)}"
        yield of_pack(project, "fail-unnoticed", "failed tests", message)


def sure(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """What is asked for can be missing."""
    for condition in always(pack, flow_of(project, pack)):
        wanted = describe_condition(condition.atom, "en", holds=condition.holds)
        yield finding_at(
            condition.site, "always-true", f"{condition.where!r} asks for what is always so here: {wanted!r}"
        )


def farming(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Nothing can be gained again on every visit for nothing."""
    for site in farms(pack, flow_of(project, pack)):
        yield finding_at(site, "free-visit", "every visit gains something again for nothing")


ANSWERS = (
    Check(("silent-answer",), silent, craft=True),
    Check(("single-goal",), goals, craft=True),
    Check(("fail-unnoticed",), unnoticed, craft=True),
    Check(("always-true",), sure, craft=True),
    Check(("free-visit",), farming, craft=True),
)
