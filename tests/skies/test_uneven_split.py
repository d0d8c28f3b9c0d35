"""An uneven split of the boards is refused with its reason, at set-up and whenever boards are dealt (DS-BASE-004)."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.errors import IllegalSetup

from ..bed import offered, play, refused
from .tables import at_start, new


@pytest.mark.parametrize("crew", ["ed ezarius jessie/miguel", "ed ezarius/jessie", "claire ed/ezarius jessie miguel"])
def test_a_set_up_that_deals_unevenly(crew: str) -> None:
    """DS-BASE-004: 3 and 1 is refused for two players, and so is leaving somebody out, or dealing Claire."""
    with pytest.raises(IllegalSetup) as refusal:
        new(2, crew=crew)

    assert (refusal.value.reason.rule, refusal.value.reason.key) == ("DS-BASE-004", "uneven-split")
    assert new(2, crew="ed ezarius/jessie miguel").controllers["miguel"] == 1


def test_a_third_board_of_four_for_two_players() -> None:
    """DS-LOAD-002, DS-BASE-004: when a saved game is set up again nobody of two gets three boards."""
    table = play(at_start(2), "resume with p1")
    while not offered(table)[0].startswith("deal ed "):
        play(table, offered(table)[0])
    play(table, "deal ed to p2", "deal ezarius to p2")
    board = offered(table)[0].split()[1]

    reason = refused(table, f"deal {board} to p2")
    assert (reason.rule, reason.key) == ("DS-BASE-004", "uneven-split")
    assert offered(table) == [f"deal {board} to p1"]


def test_a_newcomer_takes_from_who_has_most() -> None:
    """DS-PLYR-004, DS-BASE-004: with 2, 1 and 1 boards a fourth player gets one of the two, and no other."""
    table = new(3, crew="ed ezarius/jessie/miguel")
    while not offered(table)[0].startswith("begin"):
        play(table, offered(table)[0])
    play(table, "join Dan")
    while not offered(table)[0].startswith("deal ed "):
        play(table, offered(table)[0])
    assert offered(table) == ["deal ed to p4", "deal ezarius to p4"]

    for board in ("jessie", "miguel"):
        reason = refused(table, f"deal {board} to p4")
        assert (reason.rule, reason.key) == ("DS-BASE-004", "uneven-split")
