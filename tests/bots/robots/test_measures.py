"""What each rule of thumb compares: the figure that separates two choices is the one by which the robot decides."""

from __future__ import annotations

import pytest

from sleeping_gods.bots.robots.advice_facts import Equal, Separates
from sleeping_gods.bots.robots.measures import Measure, measures, separation
from sleeping_gods.bots.story.weights import SEAT

from .campaigns import PACKS
from .test_rules_of_thumb import explained, fact


def test_the_first_figure_that_is_better_separates() -> None:
    """Least is best where the rule looks for least."""
    best = Measure("", 1, most=False), Measure("cards", 0, most=False)
    other = Measure("", 1, most=False), Measure("cards", 2, most=False)

    assert separation(best, other) == Separates("cards", 0, 2)
    assert separation(best, best) == Equal("cards", 0)
    assert separation(best, ()) is None
    assert separation(other, best) is None


@pytest.mark.parametrize("pack", PACKS)
def test_nothing_is_better_by_the_rule_than_what_it_takes(pack: str) -> None:
    """The figures that are told are those that the robot compares."""
    compared = 0
    for item in explained(pack):
        best = measures(item.view.table, item.explained.choice, SEAT)
        if item.kind in ("GainStatus", "PortServices", "Buy", "Victim"):
            continue
        for other in item.explained.others:
            theirs = measures(item.view.table, other.choice, SEAT)
            if fact(other, Equal) or fact(other, Separates):
                compared += 1
                assert best[0].rank >= theirs[0].rank, (item.kind, item.explained.choice, other.choice)
    assert compared
