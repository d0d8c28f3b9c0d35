"""What holds for every explanation, over positions of random campaigns."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from sleeping_gods.bots.robots.interface import Advice, Budget
from sleeping_gods.bots.robots.planner import PlannerRobot
from sleeping_gods.host.advice_aside import in_order, is_aside
from sleeping_gods.host.advice_changes import words_of_changes
from sleeping_gods.host.advice_weighing import sides_of
from sleeping_gods.kernel.choices import seat_word
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.table import decider, waiting_decision
from sleeping_gods.party.table.table import PartyTable
from sleeping_gods.presentation.audience import Audience
from sleeping_gods.presentation.presenters import PRESENTERS

from ..bots.robots.campaigns import campaign
from .advising import lines, why

PLANNER = PlannerRobot()
THINKING, EXPLAINING = Budget.of_playouts(16), Budget.of_playouts(12)
OF_EACH_KIND = 2
"""Positions that are looked at of each kind of decision."""
SAME_AMOUNT = re.compile(r"(\d+(?:\.\d)?) now, \1 with it")
WEIGHED = ("though", "although", "counting", "comes to about the same")
"""Words beside figures that speak for the second choice."""


def explained(pack: str, game: str, seed: int) -> Iterator[tuple[PartyTable, Advice]]:
    """Explained advice at decisions of a campaign, a few of each kind."""
    counts: Counter[str] = Counter()
    for table, knowledge in campaign(pack, 2, seed, 220, kind="careful"):
        kind = type(waiting_decision(table)).__name__
        if len(table.offered) < 2 or counts[kind] >= OF_EACH_KIND:
            continue
        counts[kind] += 1
        view = knowledge.view(table, seat_word(decider(table)))
        advice = PLANNER.advise(view, Luck(seed), THINKING)
        yield table.clone(), PLANNER.explain(view, advice, Luck(seed), EXPLAINING)


@pytest.mark.parametrize(("pack", "game"), [("harbour", "sea"), ("airfield", "skies")])
def test_every_figure_speaks_for_the_advice_or_is_weighed(pack: str, game: str) -> None:
    """What speaks for the second choice stands beside what outweighs it; nothing that separates two beside a tie."""
    count = 0
    presenter = PRESENTERS[game]("en")
    for table, advice in explained(pack, game, seed=3):
        count += 1
        said = why(table, advice, game=game)
        others = in_order(presenter, table, Audience((decider(table),)), advice)
        sides = sides_of(table, others[0]) if others else None

        if sides is not None and sides.in_favour and not sides.against:
            in_favour = words_of_changes(presenter.localizer, sides.in_favour)
            assert f"against the first: {in_favour}" not in said
        for signed in ("against the first: +", "against the first: -"):
            if signed in said and sides is not None:
                assert sides.against, said
        if "either will do" in said:
            assert "against the first" not in said, said
            assert not any(word in said for word in WEIGHED), said
        assert SAME_AMOUNT.search(said) is None, said
        assert (
            "came out" not in said
            or "higher in" not in said
            or "less than the quarter of a point beyond chance" in said
        ), said
    assert count > 10


@pytest.mark.parametrize(("pack", "game"), [("harbour", "sea"), ("airfield", "skies")])
def test_answers_come_before_acts_that_answer_nothing(pack: str, game: str) -> None:
    """In the middle of something the second choice is another answer, where there is one."""
    presenter = PRESENTERS[game]("en")
    for table, advice in explained(pack, game, seed=5):
        others = in_order(presenter, table, Audience((decider(table),)), advice)
        asides = [is_aside(presenter, table, item.choice) for item in others]

        assert asides == sorted(asides)
        assert lines(table, advice, game=game)
        if is_aside(presenter, table, advice.choice) and others and not asides[0]:
            assert "is still to be chosen after it" in why(table, advice, game=game)
