"""Health: cases that the examples in the rulebook leave open."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.play import waiting
from sleeping_gods.skies.chapters.camp import Camp
from sleeping_gods.skies.chapters.clock import time_left
from sleeping_gods.skies.chapters.turn import EndAction, EndTurn
from tests.bed import (
    again,
    doing,
    effects,
    fallen,
    offered,
    play,
    refused,
)

from .tables import (
    ail,
    health,
    hurt,
    on_map,
    own,
)

PAIRS = "ed ezarius/jessie miguel"


class TestCamp:
    """A camp is for everybody."""

    @pytest.mark.parametrize("name", ["jessie", "ed"])
    def test_a_status_of_anybody(self, name: str) -> None:
        """DS-CAMP-005: one of two tokens goes, of P2's Jessie too, and of somebody at 0; the other stays."""
        table = ail(fallen(on_map(2, crew=PAIRS), "jessie"), name, "venom", "madness")
        doing(table, Camp(), EndAction(), EndTurn())
        if "raise nobody" in offered(table):
            play(table, "raise nobody")
        draws = [line for line in offered(table) if line.startswith("cure")]
        play(table, f"cure {name} of madness")

        assert draws == [f"cure {name} of venom", f"cure {name} of madness", "cure nobody"]
        assert table.crew[name].statuses == ("venom",)
        assert not any(line.startswith("cure") for line in offered(table))

    def test_two_who_are_down(self) -> None:
        """DS-CAMP-012: with 1 time left one of two at 0 is raised, by 2, and the other is not offered any more."""
        table = fallen(on_map(2, crew=PAIRS), "ed", "jessie")
        table.spent = 4
        doing(table, Camp(), EndAction(), EndTurn())
        play(table, "raise jessie")

        assert (health(table, "jessie"), health(table, "ed"), time_left(table)) == (2, 0, 0)
        assert not any(line.startswith("raise") for line in offered(table))


class TestHealing:
    """Health that another player gives on somebody's turn."""

    def test_who_was_refused_stays_refused(self) -> None:
        """DS-HLTH-009: time refused for Ed is refused for all of this healing, however many points are left."""
        table = own(hurt(fallen(on_map(2, crew=PAIRS), "ed"), claire=3), 1, "winter-pip")
        play(table, "play winter-pip heal", "heal ed", "refuse time", "heal claire")

        assert [line for line in offered(table) if line.startswith("heal")] == ["heal claire"]
        assert refused(table, "heal ed").key == "no-time-given"

    def test_two_who_were_refused(self) -> None:
        """DS-HLTH-009: after Ed time is refused for Miguel too: neither can be chosen again, and nobody is left."""
        table = own(fallen(on_map(2, crew=PAIRS), "ed", "miguel"), 1, "winter-pip")
        play(table, "play winter-pip heal", "heal ed", "refuse time", "heal miguel", "refuse time")

        assert not any(line.startswith(("heal", "stop healing")) for line in offered(table))
        assert (health(table, "ed"), health(table, "miguel"), time_left(table)) == (0, 0, 5)


def test_healing_goes_on_while_somebody_standing_is_hurt() -> None:
    """DS-HLTH-010: with Claire at 0 and Miguel hurt the health may not be let go; once he is well it may."""
    table = own(hurt(fallen(on_map(), "claire"), miguel=1), 0, "bandage-roll")
    play(table, "play bandage-roll heal")
    assert offered(table) == ["heal claire", "heal miguel"]
    play(table, "heal miguel")

    assert offered(table) == ["heal claire", "stop healing"]


@pytest.mark.parametrize("given", [True, False])
def test_the_healer_goes_on_after_the_answer(*, given: bool) -> None:
    """DS-HLTH-009: whether or not the active player gives time, the third player heals on with what is left."""
    table = own(hurt(fallen(on_map(3), "ed"), miguel=4), 2, "winter-pip")
    table.captain = 1
    play(again(table), "play winter-pip heal", "heal ed")
    asked = waiting(table)[1]
    play(table, "give time for ed" if given else "refuse time")
    after = waiting(table)[1]
    play(table, "heal miguel")
    still = waiting(table)[1]
    play(table, "heal miguel", "heal miguel", *([] if given else ["heal miguel"]))

    assert (asked, after, still, waiting(table)[1]) == (1, 2, 2, 1)
    assert (health(table, "ed"), health(table, "miguel"), time_left(table)) == ((1, 6, 4) if given else (0, 7, 5))


def test_all_of_it_to_one_who_is_raised() -> None:
    """DS-HLTH-009, DS-HLTH-010: 3 health for one, by the third player: Ed at 0 has 3 for 1 time."""
    table = fallen(on_map(3), "ed")
    table.captain = 1
    effects(again(table), "restore 3 health to one", seat=2, act=True)
    play(table, "heal ed", "give time for ed")

    assert (health(table, "ed"), time_left(table)) == (3, 4)
    assert not [line for line in offered(table) if line.startswith("heal")]


def test_refused_for_one_and_asked_for_the_next() -> None:
    """DS-HLTH-009: time refused for Ed can still be given for Jessie; refused for both, the healing is over."""
    for answer in ("give time for jessie", "refuse time"):
        table = own(fallen(on_map(2), "ed", "jessie"), 1, "bandage-roll")
        play(table, "play bandage-roll heal", "heal ed", "refuse time")
        assert refused(table, "heal ed").key == "no-time-given"
        play(table, "heal jessie", answer)

        assert health(table, "jessie") == (1 if answer.startswith("give") else 0)
        assert ("heal jessie" in offered(table)) is answer.startswith("give")


def test_time_for_the_first_only() -> None:
    """DS-HLTH-009: 2 health for each with two at 0 and 1 time: given for Ed, nobody asks for Jessie."""
    table = fallen(on_map(), "ed", "jessie")
    table.spent = 4
    effects(again(table), "restore 2 health to each", act=True)
    play(table, "give time for ed")

    assert (health(table, "ed"), health(table, "jessie"), time_left(table)) == (2, 0, 0)
    assert "end turn" in offered(table)
