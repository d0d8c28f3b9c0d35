"""A robot leaves nothing to cards that it only imagines in other hands."""

from __future__ import annotations

from sleeping_gods.bots.robots.interface import QUICK
from sleeping_gods.bots.robots.make import robot
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.table import decider, waiting_decision
from sleeping_gods.party.acts.alter import AlterTest

from .campaigns import campaign


def test_no_test_is_left_to_a_card_that_another_seat_may_hold() -> None:
    """SG-SHARE-005: the view deals any hand to others; a pass for its sake says nothing of what they have."""
    asked = 0
    for seed in range(1, 8):
        for table, knowledge in campaign("harbour", 2, seed, 400, "careful"):
            if not isinstance(waiting_decision(table), AlterTest):
                continue
            view = knowledge.view(table, f"p{decider(table) + 1}")
            asked += 1
            assert not robot("reading").advise(view, Luck(1), QUICK).passes
    assert asked
