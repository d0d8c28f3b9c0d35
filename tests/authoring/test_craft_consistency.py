"""Blocks that deny what was read, promises that are remembered, and what every visit offers again."""

from __future__ import annotations

import pytest

from sleeping_gods.authoring.craft.fallbacks import gaps
from sleeping_gods.authoring.craft.promises import PROMISE, forgotten_promises
from sleeping_gods.authoring.craft.together import can_hold_together
from sleeping_gods.authoring.craft.told_again import told_again
from sleeping_gods.effects.conditions import parse_condition
from sleeping_gods.effects.op import Program
from sleeping_gods.effects.parse import parse_program
from sleeping_gods.story.model import Paragraph, ProseBlock

from .test_craft_answers import _read_once, told

__all__ = ["_read_once"]

KEYWORDS = {"GULL": (4,), "SHARED": (5, 6)}
END = ("> return to the ship",)


@pytest.mark.parametrize(
    ("first", "other", "both"),
    [
        ("GULL", "not GULL", False),
        ("GULL", "not quest 4", False),
        ("SHARED", "not quest 5", True),
        ("GULL or LAMP", "not GULL", True),
        ("GULL or LAMP", "not GULL and not LAMP", False),
        ("7 totems", "not 2 totems", False),
        ("2 totems", "not 7 totems", True),
        ("3 coins", "not 2 coins", False),
        ("3 coins", "not 2 materials", True),
        ("not (GULL and LAMP)", "GULL and LAMP", False),
        ("finale defeats 1", "not finale defeats 1", False),
    ],
)
def test_conditions_that_can_hold_together(first: str, other: str, both: bool) -> None:
    """Numbers imply smaller ones, and a keyword of one quest is that quest."""
    assert can_hold_together(parse_condition(first), parse_condition(other), KEYWORDS) == both


def page(*conditions: str, ifs: tuple[str, ...] = ()) -> Paragraph:
    """A page with a block for each condition; an empty one is always read."""
    blocks = tuple(ProseBlock("Words.", parse_condition(each) if each else None) for each in conditions)
    jumps = tuple((parse_condition(each), told_jump()) for each in ifs)
    return Paragraph("2.8", "Xylo", "story/002.md", 1, blocks=blocks, ifs=jumps)


def told_jump() -> Program:
    """A jump to another page."""
    return parse_program(["turn to 2.9"])


@pytest.mark.parametrize(
    ("conditions", "missed"),
    [
        (("A", "B", "C", "not A and not B and not C"), 0),
        (("A", "B", "C", "D", "not A and not B and not C"), 1),
        (("A", "B", "C", "D or E", "not A and not B and not C and not D"), 1),
        (("A", "not A", "B", "not B"), 0),
        (("D", "", "A", "B", "C", "not A and not B and not C"), 0),
        (("D", "E", "F", "G", "A", "B", "C", "not A and not B and not C"), 0),
        (("not A and not B", "A", "B", "D"), 0),
        (("not A and not B", "A", "D and not A", "B"), 1),
        (("not A and not B", "A", "D and not C", "B"), 0),
    ],
)
def test_a_block_denies_all_that_it_stands_for(conditions: tuple[str, ...], missed: int) -> None:
    """A block for when nothing else was read, and those that may have been read all the same."""
    assert len(list(gaps(page(*conditions), {}))) == missed


def test_a_jump_past_the_page_denies_it_too() -> None:
    """Whoever jumps because there is nothing to read must have nothing to read."""
    jump = ("not A and not B and not C",)

    assert not list(gaps(page("A", "B", "C", ifs=jump), {}))
    assert [gap.block for gap in gaps(page("A", "B", "C", "D", ifs=jump), {})] == [parse_condition("D")]


@pytest.mark.parametrize(
    ("lines", "text", "forgotten"),
    [
        (("turn to 2.8",), "It does not wash off.", True),
        (("turn to 2.8",), "She washes it off.", False),
        (("gain quest 1; turn to 2.8",), "It does not wash off.", False),
        (("gain 1 coin; turn to 2.8",), "One day you will hear of this.", True),
    ],
)
def test_a_promise_leaves_something_that_remembers_it(lines: tuple[str, ...], text: str, forgotten: bool) -> None:
    """Goods are spent by the day that it falls due; quests, cards and letters are not."""
    pack, flow = told(*lines, more={"2.8": (text, "", *END)})

    assert ("2.8" in [promise.site.key for promise in forgotten_promises(pack, flow)]) == forgotten


@pytest.mark.parametrize(
    ("text", "promises"),
    [
        ("He owes you one.", True),
        ("You owe her a hat.", True),
        ("They put by a jar for the day when you come.", True),
        ("For the day she is a carpenter.", False),
        ("I will want that back.", True),
        ("When the day comes, he says.", True),
        ("In the day she sleeps.", False),
    ],
)
def test_words_of_a_promise(text: str, promises: bool) -> None:
    """Words that speak of a day to come."""
    assert bool(PROMISE.search(text)) == promises


@pytest.mark.parametrize(
    ("lines", "text", "again"),
    [
        (("turn to 2.8",), ("> lose quest 1", *END), True),
        (("once per campaign", "turn to 2.8"), ("> lose quest 1", *END), False),
        (("needs quest 1", "turn to 2.8"), ("> lose quest 1", *END), False),
        (("needs not quest 1", "turn to 2.8"), ("> lose quest 1", *END), True),
        (("challenge CRAFT 6", "turn to 2.8"), ("> lose quest 1", *END), False),
        (("turn to 2.8",), ("> when quest 1", "", "She has it yet.", "", "> end", "> lose quest 1", *END), False),
        (("turn to 2.8",), ("> gain 1 coin", *END), False),
    ],
)
def test_what_happens_once_is_offered_once(lines: tuple[str, ...], text: tuple[str, ...], again: bool) -> None:
    """A second visit is barred from it, or its answer knows of the first."""
    pack, flow = told(*lines, more={"2.8": text})

    assert (("2", "x") in [(site.key, site.letter) for site in told_again(pack, flow)]) == again
