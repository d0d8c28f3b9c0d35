"""What changes the test in progress is no act that may as well be done later."""

from __future__ import annotations

import pytest

from sleeping_gods.bots.robots.advice_facts import HeadsFor, Instead, ScoreAhead, StoryWorth, ThumbRule
from sleeping_gods.bots.robots.interface import Advice
from sleeping_gods.host.advice_comparison import relation_of
from sleeping_gods.kernel.choices import Choice
from sleeping_gods.languages import Lang
from sleeping_gods.party.table.table import PartyTable
from sleeping_gods.sea.table.table import SeaTable

from .advising import item, table_at, why

REDRAW: Choice = ("activate", "gear", "redraw")
TRIED = ScoreAhead(0.0, 0.1, 8)


@pytest.mark.parametrize(
    ("rule", "aside", "boosts", "relation"),
    [
        ("only", False, False, "any-time"),
        ("only", False, True, "figures"),
        ("any", True, True, "afterwards"),
        ("any", True, False, "any-time"),
    ],
)
def test_a_boost_is_compared_or_follows(rule: str, aside: bool, boosts: bool, relation: str) -> None:
    """Only what restores something may be done now or later."""
    table = table_at("AlterTest")
    best, following = item(("go", "on"), 0.0, ThumbRule(rule)), item(REDRAW, -0.1)
    if rule == "any":
        best = item(("use", "meat", "stamina", "by", "p1"), 0.0)

    assert relation_of(table, best, following, aside=aside, boosts=boosts) == relation


def test_a_move_that_is_as_near_and_as_safe_will_do() -> None:
    """Nothing tells two moves apart that lead as far on the course."""
    table = table_at("Sail", fits=_has_safe_moves)
    first, second = [choice for choice in table.offered if _is_safe(table, choice)][:2]
    near, far = HeadsFor("2", 1.0, "story", "region"), HeadsFor("2", 2.0, "story", "region")

    said = why(table, Advice(item(first, 0.0, near, ThumbRule("sail")), (item(second, 0.0, near),)))
    assert "is as near to it and as safe, so either will do" in said
    said = why(table, Advice(item(first, 0.0, near, ThumbRule("sail")), (item(second, 0.0, far),)))
    assert "either will do" not in said


def _has_safe_moves(table: PartyTable) -> bool:
    return sum(_is_safe(table, choice) for choice in table.offered) > 1


def _is_safe(table: PartyTable, choice: Choice) -> bool:
    assert isinstance(table, SeaTable)
    return choice[0] == "sail" and table.pack.regions[choice[1]].hazard is None


def test_what_the_usual_choice_leaves_is_said_beside_it() -> None:
    """So that it is seen why trial runs put another one above it."""
    table = table_at("SearchMore")
    first, second = table.offered[:2]
    usual: Choice = ("cook", "soup", "by", "p1")
    instead = Instead(usual, 2.4, (("health", -3.0), ("command", 1.0)))

    advice = Advice(item(first, 0.0, TRIED, instead), (item(second, -0.5, TRIED),))
    assert "which would be usual and leaves, against this, -3 health, +1 command" in why(table, advice)
    for_it = Instead(usual, 2.4, (("health", 3.0),))
    advice = Advice(item(first, 0.0, TRIED, for_it), (item(second, -0.5, TRIED),))
    assert "+3 health" not in why(table, advice)


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "a loss of about 0.1 points"), ("fr", "une perte d'environ 0,1 point")]
)
def test_what_is_counted_below_nothing_is_a_loss(lang: Lang, said: str) -> None:
    """Its sign is said in words."""
    table = table_at("Choose")
    first, second = table.offered[:2]

    assert said in why(table, Advice(item(first, 0.0, StoryWorth(0.3)), (item(second, 0.0, StoryWorth(-0.1)),)), lang)
