"""Turns of the story: circles that nothing ends, and what can be judged although files are lost."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.errors import Finding
from sleeping_gods.story.parse import parse_story
from sleeping_gods.story.source import PackSource, Record
from sleeping_gods.story.turns import check_circles, check_turns

AWAY = "\nProse.\n\n- (a) Go.\n  > return to the ship\n"


def story(prose: str = "Prose.\n\n", **paragraphs: str) -> PackSource:
    """A source with paragraphs 2.1, 2.2 and so on in one file, with what its parser found."""
    text = "# 2 Quay\n\n## 2 Quay\n\n> return to the ship\n" + "".join(
        f"\n## 2.{name[1:]} T\n\n{prose}{body}" for name, body in paragraphs.items()
    )
    found, findings = parse_story(text, "story/002.md")
    return PackSource(Record("pack", "", 0, {}), paragraphs={one.number: one for one in found}, findings=findings)


def circles(source: PackSource) -> list[str]:
    """What is told of circles."""
    findings: list[Finding] = []
    check_circles(source, findings)
    return [f"{finding.code} {finding.message}" for finding in findings]


def turns(source: PackSource) -> list[str]:
    """What is told of turns to missing paragraphs."""
    findings: list[Finding] = []
    check_turns(source, findings)
    return [f"{finding.code} {finding.message}" for finding in findings]


def test_a_circle_is_told_once() -> None:
    """With all of its paragraphs, at the first of them."""
    source = story(p1="> turn to 2.2\n", p2="- (a) To.\n  > turn to 2.1\n- (b) Fro.\n  > turn to 2.1\n")

    assert circles(source) == ["forced-loop paragraph 2.1: the story never leaves 2.1, 2.2"]


@pytest.mark.parametrize(
    "second",
    [
        "- (a) To.\n  > turn to 2.1\n- (b) Go.\n  > return to the ship\n",
        "> challenge CRAFT 5\n> fail: ending home\n> turn to 2.1\n",
        "> if LANTERN: return to the ship\n> turn to 2.1\n",
        "- (a) To.\n  > turn to 2.1\n- (b) Away.\n  > turn to 99.9\n",
    ],
)
def test_a_way_out_is_enough(second: str) -> None:
    """In a choice, an arm or a condition, or by a turn that is told as dangling anyway."""
    assert circles(story(p1="> turn to 2.2\n", p2=second)) == []


@pytest.mark.parametrize(
    ("ring", "told"),
    [
        ({"p1": "> if LANTERN: turn to 2.1\n\nProse.\n\n" + AWAY}, "2.1"),
        ({"p1": "> if LANTERN: turn to 2.2\n" + AWAY, "p2": "> if GULL or LANTERN: turn to 2.1\n" + AWAY}, "2.1, 2.2"),
        ({"p1": "> if not LANTERN: turn to 2.2\n" + AWAY, "p2": "> turn to 2.1\n"}, "2.1, 2.2"),
    ],
)
def test_a_circle_that_some_crews_cannot_leave(ring: dict[str, str], told: str) -> None:
    """Lines before the prose that lead to each other with nothing done between: who owns the right things is caught."""
    (first,) = circles(story(prose="", **ring))

    assert first == f"forced-loop paragraph 2.1: the story may turn for ever, with no choice, through {told}"


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("> if LANTERN: turn to 2.2\n", "> if not LANTERN: turn to 2.1\n"),
        ("> if LANTERN: turn to 2.2\n", "> if LANTERN: lose quest 9; turn to 2.1\n"),
        ("> if LANTERN and GULL: return to the ship\n> if LANTERN: turn to 2.2\n", "> if GULL: turn to 2.1\n"),
        ("> if LANTERN: turn to 2.2\n", "> if LANTERN: turn to 2\n> if GULL: turn to 2.1\n"),
    ],
)
def test_a_circle_that_ends_by_itself(first: str, second: str) -> None:
    """What one line asks for another bars, or something is lost on the way."""
    assert circles(story(prose="", p1=first + AWAY, p2=second + AWAY)) == []


def test_a_line_that_was_not_understood_may_be_the_way_out() -> None:
    """The circle is not told beside the slip that makes it one; circles elsewhere are."""
    slip = "- (a) To.\n  > turn to 2.1\n- (b) Go.\n  > retrun to the ship\n"
    source = story(p1="> turn to 2.2\n", p2=slip, p3="> turn to 2.4\n", p4="> turn to 2.3\n")

    assert [finding.code for finding in source.findings] == ["story-instruction"]
    assert circles(source) == ["forced-loop paragraph 2.3: the story never leaves 2.3, 2.4"]


def test_turns_are_judged_although_files_are_lost() -> None:
    """But for turns to the location of a lost file."""
    source = story(p1="> turn to 7.1\n", p2="> turn to 8.1\n", p3="> turn to F3\n", p4="> turn to 2.1\n")
    source.findings.append(Finding("story/007.md", 5, "file", "expected less"))
    source.findings.append(Finding("quests.toml", 5, "toml", "expected a value"))

    assert turns(source) == [
        "dangling paragraph 2.2: expected a paragraph of the pack, got '8.1'",
        "dangling paragraph 2.3: expected a paragraph of the pack, got 'F3'",
    ]
    source.findings.append(Finding("story/f1.md", 5, "file", "expected less"))
    assert len(turns(source)) == 1
