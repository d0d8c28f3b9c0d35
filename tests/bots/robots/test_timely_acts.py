"""Trial runs put no act before an answer that could wait: only what can change what is being decided is tried."""

from __future__ import annotations

import pytest

from sleeping_gods.bots.robots.candidates import candidates
from sleeping_gods.bots.robots.timely_acts import USES, is_timely
from sleeping_gods.kernel.choices import Choice
from sleeping_gods.kernel.play import options
from sleeping_gods.kernel.table import waiting_decision
from sleeping_gods.party.acts.alter import AlterTest
from sleeping_gods.party.chapters.challenge import total
from sleeping_gods.party.table.table import PartyTable
from sleeping_gods.skies.acts.uses import use_of
from sleeping_gods.skies.table.table import SkiesTable

from .campaigns import campaign


def a_test_with_acts(pack: str = "airfield") -> PartyTable:
    """A challenge after its draw in which somebody could use something."""
    tables = (table for seed in range(1, 30) for table, _ in campaign(pack, 2, seed, 400))
    return next(
        table.clone()
        for table in tables
        if isinstance(waiting_decision(table), AlterTest) and table.test.kind == "challenge" and uses(table)
    )


def uses(table: PartyTable) -> list[Choice]:
    """What cards, boards and resources can do now."""
    return [choice for choice in options(table) if choice[0] in USES]


def lacking(table: PartyTable, points: int) -> PartyTable:
    """The same test where so much is lacking."""
    table.test.number = total(table, table.test) + points
    return table


@pytest.mark.parametrize("pack", ["harbour", "airfield"])
def test_nothing_is_timely_where_the_result_is_good_enough(pack: str) -> None:
    """SG-CHAL-015, DS-CHAL-001: it is passed as it stands, so that whatever restores something can wait."""
    table = lacking(a_test_with_acts(pack), 0)

    assert not any(is_timely(table, choice) for choice in uses(table))
    assert all(is_timely(table, choice) for choice in table.offered)


def test_a_use_for_draws_is_timely_where_something_is_lacking() -> None:
    """What is for any time only if it leads on to another of them."""
    table = lacking(a_test_with_acts(), 3)
    assert isinstance(table, SkiesTable)

    for choice in uses(table):
        use = use_of(table, choice)
        assert is_timely(table, choice) == (bool(use.window) or use.op in ("stamina", "draw")), choice


def test_an_act_that_can_wait_is_no_candidate() -> None:
    """The planner tries answers, and acts that change them."""
    seen = 0
    for seed in (1, 2, 3):
        for table, knowledge in campaign("airfield", 2, seed, 300):
            view = knowledge.view(table, "p1")
            if isinstance(waiting_decision(table), AlterTest) and len(view.offered) > 1:
                seen += 1
                assert all(is_timely(view.table, choice) for choice in candidates(view, view.offered[0])[1:])
    assert seen


def test_where_damage_goes_is_not_searched() -> None:
    """The best placement is worked out exactly; trial runs would only add chance to it."""
    table, knowledge = next(
        (table, knowledge)
        for seed in range(1, 20)
        for table, knowledge in campaign("harbour", 1, seed, 400, "careful")
        if type(waiting_decision(table)).__name__ == "PlaceDamage" and len(table.offered) > 1
    )
    view = knowledge.view(table, "p1")

    assert candidates(view, view.offered[0]) == [view.offered[0]]
