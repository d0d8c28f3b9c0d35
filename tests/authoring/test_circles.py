"""A circle of paragraphs is told once, with all of them, and not at each."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.authoring.lint.run import lint

from .mutation import Mutation
from .mutations_story import GO, choice, paragraph

RING = paragraph("2.8", "> turn to 2.9") + paragraph("2.9", "> turn to 2.10") + paragraph("2.10", "> turn to 2.8")


def found(mutation: Mutation) -> list[str]:
    """The findings of a pack with one edit."""
    return [f"{finding.code} {finding.message}" for finding in lint(mutation.broken(Path()))]


@pytest.mark.slow
def test_a_loop_without_an_end_is_told_once() -> None:
    """Its first paragraph is named, with all that the story never leaves."""
    told = ["forced-loop paragraph 2.8: the story never leaves 2.8, 2.9, 2.10"]

    assert found(choice("", "turn to 2.8", more=RING)) == told


@pytest.mark.slow
def test_the_way_into_a_loop_is_no_part_of_it() -> None:
    """Who turns into a loop cannot leave either, but is not told."""
    way = paragraph("2.7", "> turn to 2.8")

    assert found(choice("", "turn to 2.7", more=way + RING)) == [
        "forced-loop paragraph 2.8: the story never leaves 2.8, 2.9, 2.10"
    ]


@pytest.mark.slow
def test_a_circle_of_its_own_is_told_once() -> None:
    """Its first paragraph is named; where it leads is not told again."""
    own = paragraph("2.8", "- (a) Ask.", "  > turn to 2.9", *GO) + paragraph("2.9", "> turn to 2.8")

    assert found(Mutation("", "story/002.md", "", own)) == [
        "unreachable paragraph 2.8: nothing outside its own circle turns to it"
    ]


@pytest.mark.slow
def test_what_an_orphan_leads_to_is_not_told() -> None:
    """Only the paragraph that nothing leads to is, since mending it mends the others."""
    line = paragraph("2.8", "> turn to 2.9") + paragraph("2.9", "> return to the ship")

    assert found(Mutation("", "story/002.md", "", line)) == ["orphan-paragraph paragraph 2.8: no paragraph turns to it"]
