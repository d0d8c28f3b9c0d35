"""What every robot answers: a choice that its seat is offered, the same whenever it is asked again."""

from __future__ import annotations

import pytest

from sleeping_gods.bots.robots.deciding import advice_at, seats_to_ask
from sleeping_gods.bots.robots.interface import QUICK, Manner
from sleeping_gods.bots.robots.make import KINDS, robot
from sleeping_gods.kernel.choices import seat_of
from sleeping_gods.kernel.luck import Luck

from .campaigns import PACKS, campaign


@pytest.mark.parametrize("pack", PACKS)
@pytest.mark.parametrize("kind", KINDS)
def test_advice_is_one_of_the_choices_of_its_seat_and_weighs_all_of_them(kind: str, pack: str) -> None:
    """Whoever is asked, the advice names each offered choice once, and all of them are that seat's to take."""
    mind, asked = robot(kind), 0
    for table, knowledge in campaign(pack, 2, 5, 60):
        for seat in seats_to_ask(table):
            view = knowledge.view(table, seat)
            if not view.offered:
                continue
            advice = mind.advise(view, Luck(7), QUICK)
            asked += 1

            weighed = [item.choice for item in (advice.best, *advice.others)]
            assert sorted(weighed) == sorted(view.offered)
            assert {table.actor(choice) for choice in weighed} == {seat_of(seat)}
    assert asked > 40


@pytest.mark.parametrize("pack", PACKS)
@pytest.mark.parametrize("kind", KINDS)
def test_the_same_view_luck_and_budget_bring_the_same_advice(kind: str, pack: str) -> None:
    """A robot remembers nothing of what it was asked before."""
    used = robot(kind)
    for number, (table, knowledge) in enumerate(campaign(pack, 2, 6, 40)):
        seat = seats_to_ask(table)[-1]
        view = knowledge.view(table, seat)
        first = used.advise(view, Luck(number), QUICK)

        assert used.advise(view, Luck(number), QUICK) == first
        assert robot(kind).advise(knowledge.view(table, seat), Luck(number), QUICK) == first


@pytest.mark.parametrize("pack", PACKS)
def test_a_robot_that_holds_no_seat_that_decides_says_nothing(pack: str) -> None:
    """Where only people may answer there is no advice."""
    waited = 0
    for table, knowledge in campaign(pack, 2, 8, 60):
        asked = seats_to_ask(table)
        other = "p2" if asked == ["p1"] else "p1" if asked == ["p2"] else ""
        if other:
            assert advice_at(table, knowledge, {other: robot("careful")}, Luck(1), QUICK) is None
            waited += 1
    assert waited > 10


def test_an_unknown_kind_of_robot_is_refused() -> None:
    """The error names the kinds that there are."""
    with pytest.raises(ValueError, match="expected a robot among random, careful"):
        robot("clever")


@pytest.mark.parametrize("pack", PACKS)
def test_manners_answer_with_what_is_offered_and_not_always_alike(pack: str) -> None:
    """A bold, a careful and a thrifty reader differ somewhere along a campaign."""
    differed = 0
    for number, (table, knowledge) in enumerate(campaign(pack, 2, 9, 70, "careful")):
        view = knowledge.view(table, seats_to_ask(table)[-1])
        chosen = {robot("reading", manner).advise(view, Luck(number), QUICK).choice for manner in Manner}
        assert chosen <= {*view.offered}
        differed += len(chosen) > 1
    assert differed
