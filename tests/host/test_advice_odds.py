"""Advice in the middle of tests, attacks and placements: the odds, who may add to them, and what acts change."""

from __future__ import annotations

import re
from typing import Any

import pytest

from sleeping_gods.bots.robots.advice_facts import (
    AttackAhead,
    Instead,
    ScoreAhead,
    ThumbRule,
    Wants,
)
from sleeping_gods.bots.robots.blow import blow_ahead
from sleeping_gods.bots.robots.deciding import seats_to_ask
from sleeping_gods.bots.robots.interface import QUICK, Advice
from sleeping_gods.bots.robots.lacks import lacks
from sleeping_gods.bots.robots.planner import PlannerRobot
from sleeping_gods.bots.robots.standings import facts_about
from sleeping_gods.host.advice_odds import BESIDE_TEST
from sleeping_gods.kernel.choices import Choice
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import options
from sleeping_gods.kernel.table import decider, waiting_decision
from sleeping_gods.party.chapters.strike import square_of
from sleeping_gods.party.table.table import PartyTable
from sleeping_gods.presentation.audience import Audience
from sleeping_gods.presentation.party.presenter import Presenter
from sleeping_gods.presentation.presenters import PRESENTERS

from ..bots.robots.campaigns import campaign
from .advising import item, lines, table_at, why

PLANNER = PlannerRobot()


def test_it_is_said_to_whom_a_choice_is_left_and_for_what() -> None:
    """The other seat is named, with what it would do."""
    table = table_at("JoinChallenge")
    first, second = table.offered[:2]

    said = why(table, Advice(item(first, 0.0, Wants(second)), (item(second, -1.0),), passes=True))
    assert f"It would leave this to {table.names[table.actor(second)]}: “" in said
    assert "promises more than anything of yours" in said


def test_a_token_that_changes_nothing_is_called_so() -> None:
    """The figures of the attack before and after."""
    table = table_at("SearchMore")
    first = table.offered[0]

    assert "struck back 2 now, 1 with it" in why(table, Advice(item(first, 0.0, AttackAhead(0, 2, 0, 1)), ()))
    assert "changes neither the damage dealt (0)" in why(table, Advice(item(first, 0.0, AttackAhead(0, 1, 0, 1)), ()))


def test_an_act_of_any_time_does_not_touch_the_test() -> None:
    """What is lacking stays so, and the test is decided after it."""
    presenter = PRESENTERS["sea"]("en")
    tables = (table for seed in range(1, 9) for table, _ in campaign("harbour", 2, seed, 400))
    table = next(table.clone() for table in tables if _is_short(presenter, table))
    act = next(choice for choice in options(table) if choice not in table.offered and choice[0] in BESIDE_TEST)

    said = why(table, Advice(item(act, 0.0, ThumbRule("care")), ()))
    assert "by itself it does not change the test, which stays" in said
    assert "the test is decided after it" in said


def _is_short(presenter: Presenter[Any], table: PartyTable) -> bool:
    acts = [choice for choice in options(table) if choice not in table.offered and choice[0] in BESIDE_TEST]
    is_test = type(waiting_decision(table)).__name__ == "AlterTest" and table.test.kind == "challenge"
    is_test = is_test and bool(presenter.boosts.needs(table))
    return is_test and any(presenter.boosts.of(table, act) is None for act in acts[:1])


def joins(pack: str, graded: bool) -> tuple[Presenter[Any], PartyTable, Choice]:
    """Somebody who may join a test whose draw has a result to hope for, or several that are worth more or less."""
    game = "sea" if pack == "harbour" else "skies"
    presenter = PRESENTERS[game]("en")
    for seed in range(1, 30):
        for table, _ in campaign(pack, 2, seed, 400):
            joining = [choice for choice in table.offered if choice[0] == "join"]
            if joining and type(waiting_decision(table)).__name__ == "JoinChallenge":
                odds = presenter.counting(table, Audience((decider(table),))).of(joining[0])
                if odds is not None and (not odds.hoped()) == graded:
                    return presenter, table.clone(), joining[0]
    raise AssertionError("no such test")


@pytest.mark.parametrize(("pack", "graded"), [("airfield", True), ("airfield", False), ("harbour", False)])
def test_whoever_may_join_is_compared_by_the_whole_draw(pack: str, graded: bool) -> None:
    """Also where no result is the one to hope for; whoever adds nothing is said to."""
    presenter, table, choice = joins(pack, graded)
    counting = presenter.counting(table, Audience((decider(table),)))
    odds, without = counting.of(choice), counting.of(("go", "on"))
    assert odds is not None
    assert without is not None

    said = " ".join(lines(table, Advice(item(choice, 0.0), ()), game="sea" if pack == "harbour" else "skies"))
    if odds.short(presenter.localizer) == without.short(presenter.localizer):
        assert f"adds nothing: {odds.short(presenter.localizer)} either way" in said
    else:
        hoped = odds.hoped()
        alone = without.of(presenter.localizer, hoped) if hoped else without.short(presenter.localizer)
        assert f"{odds.short(presenter.localizer)}, without {alone}" in said


@pytest.mark.parametrize(("pack", "game"), [("harbour", "sea"), ("airfield", "skies")])
def test_a_placement_names_the_squares_that_are_still_to_be_covered(pack: str, game: str) -> None:
    """And counts their hearts alone, however much is covered already."""
    tables = (table for seed in range(1, 40) for table, _ in campaign(pack, 2, seed, 600))
    placing = (table for table in tables if (blow := blow_ahead(table)) is not None and len(blow.squares) > 1)
    table = next(
        table
        for table in placing
        if table.fight_in_progress.strike is not None and table.fight_in_progress.strike.placed
    )
    blow = blow_ahead(table)
    assert blow is not None
    strike = table.fight_in_progress.strike
    assert strike is not None
    squares = {(foe, square_of(table.bound.grids[foe], word)) for _, foe, word in blow.squares}

    assert blow.choice in blow.squares
    assert squares.isdisjoint(strike.placed)
    said = why(table, Advice(item(blow.choice, 0.0), (item(("stop", "placing"), -1.0),)), game=game)
    assert f"goes best on {blow.choice[2]}" in said
    assert all(square[2] in said for square in blow.squares)


@pytest.mark.parametrize("pack", ["harbour", "airfield"])
def test_what_is_left_to_another_seat_still_names_the_best_of_ones_own(pack: str) -> None:
    """Not the choice that merely goes on, and with the figures that stand beside it."""
    game = "sea" if pack == "harbour" else "skies"
    kinds = set()
    for seed in range(1, 12):
        for table, knowledge in campaign(pack, 2, seed, 300):
            kind = type(waiting_decision(table)).__name__
            seats = seats_to_ask(table)
            if len(seats) < 2 or kind in kinds or kind not in ("Attacks", "JoinChallenge"):
                continue
            view = knowledge.view(table, seats[0])
            advice = PLANNER.advise(view, Luck(1), QUICK)
            if not advice.passes:
                continue
            explained = PLANNER.explain(view, advice, Luck(1), QUICK)
            kinds.add(kind)

            assert explained.passes
            assert explained.choice in view.offered
            assert {explained.choice, *(item.choice for item in explained.others)} == {*view.offered}
            first = lines(table, explained, game)[0]
            assert first
            assert "()" not in first
    assert kinds


def test_no_draw_is_enough_with_whoever_joins_or_without() -> None:
    """Then it is not said that the chance rises, nor that somebody adds nothing."""
    presenter = PRESENTERS["sea"]("en")
    tables = (table for seed in range(1, 30) for table, _ in campaign("harbour", 2, seed, 400))
    for table in tables:
        joining = [choice for choice in table.offered if choice[0] == "join"]
        if joining and table.test.kind == "challenge":
            table = table.clone()
            table.test.number = 30
            odds = presenter.counting(table, Audience((decider(table),))).of(joining[0])
            if odds is not None and not odds.results.get("pass"):
                said = " ".join(lines(table, Advice(item(joining[0], 0.0), ())))
                assert "no draw is enough by itself" in said
                assert "adds nothing" not in said
                return
    raise AssertionError("nobody could join")


@pytest.mark.parametrize(("pack", "game"), [("harbour", "sea"), ("airfield", "skies")])
def test_an_act_in_the_middle_of_something_says_who_lacks_what_it_restores(pack: str, game: str) -> None:
    """Beside the trial runs that speak for it, their number, and how far chance reaches."""
    tables = (table for seed in range(1, 12) for table, _ in campaign(pack, 2, seed, 400))
    table, act, lacking = next(
        (table.clone(), act, lacking)
        for table in tables
        if type(waiting_decision(table)).__name__ in ("AlterTest", "AlterAttack", "JoinChallenge")
        for act in options(table)
        if (lacking := lacks(table, act)) is not None and lacking.amount > 1
    )
    usual = table.offered[0]
    best = item(act, 0.0, ScoreAhead(0.3, 0.0, 8), Instead(usual, 0.3), lacking)
    advice = Advice(best, (item(usual, -0.3, ScoreAhead(0.0, 0.2, 8)),))

    said, told = why(table, advice, game=game), why(table, advice, "fr", game)
    assert f"{lacking.amount} {lacking.what}, most of all " in said
    assert f"who has {lacking.left}" in said
    assert "8 trial runs that begin with it come out 0.3 points better" in said
    assert "at once, give or take 0.2 points" in said
    assert str(lacking.amount) in told
    assert "0,2 point près" in told


def test_whoever_may_hold_a_token_is_told_with_their_health() -> None:
    """A token may restore it."""
    tables = (table for seed in range(1, 20) for table, _ in campaign("harbour", 2, seed, 400))
    table = next(table.clone() for table in tables if type(waiting_decision(table)).__name__ == "PassSynergy")
    lend = next(choice for choice in table.offered if choice[0] == "lend")

    said = why(table, Advice(item(lend, 0.0, ThumbRule("lend"), *facts_about(table, lend)), ()))
    assert "fights with accuracy" in said
    assert re.search(r"has \d+ of \d+ health", said)
