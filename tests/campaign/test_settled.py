"""Settled on the group's own table: how a challenge, a fight or a move ended."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.choices import parse
from sleeping_gods.kernel.errors import Reason
from sleeping_gods.kernel.play import why_not
from sleeping_gods.kernel.table import decision_of
from sleeping_gods.sea.table.box_table import BoxSeaTable
from sleeping_gods.skies.table.box_table import BoxSkiesTable

from ..own_box import Evening
from .settling import BOXES, ENEMIES, FAIL, evening_ashore, first, goods, health


@pytest.fixture(params=BOXES)
def ashore(request: pytest.FixtureRequest) -> Evening:
    """An evening of either game on whose first turn location 45 is explored."""
    return evening_ashore(request.param)


class TestChallenges:
    """Passed and failed."""

    @pytest.mark.parametrize("outcome", ["passed", "failed"])
    def test_what_follows_on_the_page_happens(self, ashore: Evening, outcome: str) -> None:
        """SG-CHAL-015, DS-CHAL-008: by the answer, not by a draw; the page goes on when the rest is told."""
        before, deck = goods(ashore), len(ashore.table.deck)
        arms = FAIL[ashore.pack.id]
        ashore.tell(f"says challenge craft 5 / fail: {arms}", f"settled {outcome}")
        assert ashore.waits == "TellRest"
        ashore.tell("that is all")

        assert ashore.waits == "ToldPage"
        assert goods(ashore) == before + (3 if outcome == "failed" else 0)
        assert (len(ashore.table.deck), ashore.table.tests) == (deck, [])

    def test_it_is_asked_even_if_nobody_can_join(self, ashore: Evening) -> None:
        """The table does not draw by itself before the group could say how it ended."""
        ashore.tell("says challenge craft 5")
        decision = decision_of(ashore.table)

        assert ashore.waits == "JoinChallenge"
        assert decision is not None
        assert decision.form(ashore.table) == "challenge"

    def test_after_the_draw_too(self, ashore: Evening) -> None:
        """SG-FATE-002, DS-FATE-001: the drawn card is discarded when the test is over; a second challenge likewise."""
        for _ in range(2):
            ashore.tell("says challenge craft 5")
            ashore.tell("go on")
            if ashore.waits == "AlterTest":
                ashore.tell("settled passed", "that is all")
            ashore.until("ToldPage")
            assert ashore.table.tests == []
            assert ashore.table.violations() == []

    def test_a_page_that_the_failure_turns_to(self, ashore: Evening) -> None:
        """What is left is told before the page is turned."""
        ashore.tell("says challenge craft 5 / fail: turn to 46", "settled failed")
        ashore.tell(f"now health {first(ashore)} 1", "that is all")

        assert ashore.table.paragraph == "46"
        assert health(ashore, first(ashore)) == 1

    def test_a_demanded_one(self) -> None:
        """SG-CHAL-025: it waits before its only participant is tired."""
        evening = Evening("own-sea")
        evening.until("TakeAction")
        evening.tell("explore 45", "says challenge craft 5 by odessa")
        assert evening.waits == "BeforeChallenge"
        evening.tell("settled passed", "that is all")

        assert evening.waits == "ToldPage"


class TestFights:
    """Won, fled and lost."""

    @pytest.fixture
    def fighting(self, ashore: Evening) -> Evening:
        """A fight in which attacks are made."""
        ashore.tell(f"says combat 5 / win: {FAIL[ashore.pack.id]}", ENEMIES[ashore.pack.id])
        ashore.until("Attacks")
        return ashore

    def test_a_fight_is_won_in_its_middle(self, fighting: Evening) -> None:
        """SG-COMBAT-060, DS-CRND-009: what follows victory happens after the rest was told."""
        before = goods(fighting)
        fighting.tell("settled won")
        assert fighting.table.combat is None
        fighting.tell(f"now health {first(fighting)} 1")
        assert goods(fighting) == before
        fighting.tell("that is all")

        assert (goods(fighting), fighting.waits) == (before + 3, "ToldPage")
        assert health(fighting, first(fighting)) == 1

    def test_in_the_middle_of_an_attack(self, fighting: Evening) -> None:
        """SG-COMBAT-061: whatever waits in a fight, nothing of it is left behind."""
        attack = next(line for line in fighting.offered if line.startswith("attack"))
        fighting.tell(attack)
        kinds = [fighting.waits]
        if fighting.table.combat is not None:
            fighting.tell("settled won", "that is all")

        assert kinds
        assert fighting.table.combat is None
        assert (fighting.table.tests, fighting.table.violations()) == ([], [])

    def test_before_it_begins(self, ashore: Evening) -> None:
        """SG-COMBAT-001, DS-CBDK-005: when the cards are known and nobody has acted."""
        ashore.tell("says combat 5", ENEMIES[ashore.pack.id])
        assert ashore.waits in ("BeforeCombat", "Ready")
        ashore.tell("settled won", "that is all")

        assert ashore.waits == "ToldPage"

    def test_before_its_card_is_known(self, ashore: Evening) -> None:
        """What was to follow victory happens; the enemy is asked for again the next time."""
        before, gain = goods(ashore), FAIL[ashore.pack.id]
        ashore.tell(f"says lose 1 health; combat 5, 6 / win: {gain}", "settled won", "that is all")
        ashore.until("ToldPage")
        assert goods(ashore) == before + 3
        ashore.tell("says combat 5")
        assert ashore.waits == "DescribeEnemy"

    def test_a_fight_in_some_case_only(self, ashore: Evening) -> None:
        """The group has seen whether it came about: the rest of the line is theirs to tell."""
        ashore.tell("says challenge craft 5 / fail: combat 5", "settled won", "that is all")

        assert ashore.waits == "ToldPage"

    @pytest.mark.parametrize("known", [True, False])
    def test_a_fight_is_lost(self, ashore: Evening, known: bool) -> None:
        """SG-DEFEAT-002, DS-DEFT-001: it is a defeat, with its remedy."""
        ashore.tell("says combat 5", *([ENEMIES[ashore.pack.id]] if known else []))
        ashore.tell("settled lost", "that is all")
        ashore.until("BeginTurn", "TakeAction", "ToPort")

        assert ashore.table.defeats == 1
        assert ashore.table.combat is None

    def test_flight(self, fighting: Evening) -> None:
        """SG-COMBAT-066, DS-CRND-012: in the skies its text may allow it, at sea nobody flees."""
        if fighting.pack.id == "own-sea":
            assert fighting.reason("settled fled") == "no-fleeing"
            assert why_not(fighting.table, parse("settled fled")) == Reason("SG-COMBAT-066", "no-fleeing")
            return
        before = goods(fighting)
        fighting.tell("settled fled", "that is all")

        assert (fighting.table.combat, goods(fighting)) == (None, before)
        assert fighting.waits == "TakeAction"


class TestMoves:
    """Moved to a region or a square."""

    def test_a_travel_action_is_spent(self) -> None:
        """SG-TURN-006, SG-TRAVEL-012: to a known region, with its hazard behind the ship."""
        evening = Evening("own-sea")
        evening.until("TakeAction")
        assert isinstance(evening.table, BoxSeaTable)
        hazard = '{ name = { en = "Hazard" }, skill = "craft", number = 9, fail = ["ship damage 1"] }'
        evening.tell(f'enter region {{ id = "3.3", hazard = {hazard} }}')
        evening.tell("settled moved to 3.3")
        assert (evening.waits, evening.table.region, evening.table.actions) == ("TellRest", "3.3", 1)
        evening.tell("now damage hull 1", "that is all")

        assert (evening.waits, evening.table.cubes["hull"]) == ("TakeAction", 1)

    def test_an_unknown_region_asks_its_form(self) -> None:
        """SG-TRAVEL-017: first what is there, then what it took; it borders on nothing that was said."""
        evening = Evening("own-sea")
        evening.until("TakeAction")
        assert isinstance(evening.table, BoxSeaTable)
        evening.tell("travel")
        evening.until("Sail")
        evening.tell("settled moved to 7.2")
        assert evening.waits == "ChartArrival"
        evening.tell('enter region { id = "7.2", port = true }')
        assert (evening.waits, evening.table.region) == ("TellRest", "7.2")
        evening.tell("that is all")

        assert evening.waits == "TakeAction"
        assert evening.table.pack.regions["7.2"].port

    def test_while_somebody_steers(self) -> None:
        """SG-TRAVEL-001: the test is over, and its cards are discarded."""
        evening = Evening("own-sea")
        evening.until("TakeAction")
        evening.tell("travel")
        assert evening.waits == "Steer"
        evening.tell("settled moved to 2.2", "charted 2.2", "that is all")

        assert (evening.waits, evening.table.tests) == ("TakeAction", [])

    def test_claire_goes_to_a_square(self) -> None:
        """DS-TRAV-004: its obstacles are behind her, and its form is asked; the watch is told."""
        evening = Evening("own-skies")
        evening.until("TakeAction")
        assert isinstance(evening.table, BoxSkiesTable)
        evening.tell("settled moved to 2:c4")
        assert evening.waits == "ChartArrival"
        evening.tell('enter square { id = "2:c4", obstacles = ["water"], locations = [24] }')
        assert (evening.waits, evening.table.obstacle) == ("TellRest", "")
        evening.tell("now watch 3", "that is all")

        assert (evening.waits, evening.table.place, evening.table.spent) == ("TakeAction", "2:c4", 3)

    def test_from_before_an_obstacle(self) -> None:
        """DS-TRAV-004: what was met on the way is over."""
        evening = Evening("own-skies")
        evening.until("TakeAction")
        evening.tell("travel north", 'enter square { id = "2:c2", obstacles = ["water", "cold"] }')
        assert evening.waits == "FaceObstacle"
        evening.tell("settled moved to 2:b2", "charted 2:b2", "that is all")

        assert evening.waits == "TakeAction"

    def test_claire_flies(self) -> None:
        """DS-FLY-004: to a space of the flight board, where the plane is as well; fuel and health are told."""
        evening = Evening("own-skies")
        evening.until("TakeAction")
        assert isinstance(evening.table, BoxSkiesTable)
        evening.tell('enter space { id = "meadow", links = ["airport"], square = "2:a1" }')
        evening.tell("settled moved to meadow")
        evening.until("TellRest")
        evening.tell("now fuel 2", "now plane health 1", "that is all")

        assert (evening.table.plane, evening.table.place, evening.table.fuel) == ("meadow", "2:a1", 2)
