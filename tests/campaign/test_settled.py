"""Settled on the group's own table: how a challenge, a fight or a move ended, and what is left to tell of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.kernel.choices import parse
from sleeping_gods.kernel.errors import BrokenState, IllegalChoice, Reason
from sleeping_gods.kernel.play import options, play, why_not
from sleeping_gods.kernel.state import canonical, state_hash
from sleeping_gods.kernel.table import decision_of
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.presentation.party.repair_fields import rest_fields
from sleeping_gods.presentation.presenters import presenter_of
from sleeping_gods.sea.table.box_table import BoxSeaTable
from sleeping_gods.skies.table.box_table import BoxSkiesTable

from ..own_box import Evening
from .tables import begun

BOXES = ("own-sea", "own-skies")
ENEMIES = {
    "own-sea": 'enter enemy { number = 5, level = 3, defense = 3, attack = 1, grid = "H . S\\n. . H\\n. H ." }',
    "own-skies": 'enter enemy { number = 5, level = 4, attack = 2, grid = "H .\\nP H\\n. H" }',
}
GOODS = {"own-sea": "coins", "own-skies": "rope"}
FAIL = {"own-sea": "gain 3 coins", "own-skies": "gain 3 rope"}


@pytest.fixture(params=BOXES)
def ashore(request: pytest.FixtureRequest) -> Evening:
    """An evening of either game on whose first turn location 45 is explored."""
    evening = Evening(request.param)
    evening.until("TakeAction")
    evening.tell("explore 45")
    assert evening.waits == "ToldPage"
    return evening


def goods(evening: Evening) -> int:
    """How much there is of what the pages of these tests give."""
    return evening.table.goods[GOODS[evening.pack.id]]


def first(evening: Evening) -> str:
    """A member of the party."""
    return next(iter(evening.table.crew))


def health(evening: Evening, name: str) -> int:
    """The health that a member has left."""
    return evening.table.bound.rulebook.health_left(evening.table, name)


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


class TestTheRest:
    """What it took, in one form."""

    @pytest.fixture
    def asked(self, ashore: Evening) -> Evening:
        """A challenge was passed on the group's own table."""
        ashore.tell("says challenge craft 5", "settled passed")
        return ashore

    def test_figures_and_cards(self, asked: Evening) -> None:
        """SG-COMP-007, SG-ABIL-017: each stands as it is told; a card goes from its hand to the discard."""
        table = asked.table
        for seat, hand in enumerate(table.hands):
            if not hand:
                asked.tell(f"repair move {table.deck[0]} to hand p{seat + 1}")
        card = table.hands[1][0]
        asked.tell(f"now goods {GOODS[asked.pack.id]} 2", f"now discard {card}", "that is all")

        assert goods(asked) == 2
        assert card in asked.table.discard
        assert asked.waits == "ToldPage"

    def test_nobody_is_left(self, asked: Evening) -> None:
        """SG-HEALTH-007, DS-HLTH-006: when all is told and nobody has health it is a defeat."""
        asked.tell(*(f"now health {name} 0" for name in asked.table.crew))
        assert asked.waits == "TellRest"
        asked.tell("that is all")
        asked.until("BeginTurn", "TakeAction", "ToPort")

        assert asked.table.defeats == 1

    @pytest.mark.parametrize(
        ("line", "key"),
        [
            ("now health nobody 1", "repair-unknown"),
            ("now health", ""),
            ("now turn 5", "repair-unknown"),
            ("now active p2", "repair-unknown"),
            ("now printed-fuel 5", "repair-unknown"),
            ("now discard nothing", "not-in-hands"),
            ("now discard", ""),
            ("now", ""),
            ("that is", ""),
            ("settled passed", "no-challenge"),
        ],
    )
    def test_hostile_answers(self, asked: Evening, line: str, key: str) -> None:
        """SG-COMP-003, DS-COMP-008: refused with a reason, and nothing has changed."""
        before = state_hash(asked.table)

        assert asked.reason(line) == key
        assert state_hash(asked.table) == before

    @pytest.mark.parametrize("number", ["-1", "99999", "٣", "1.0", "1; drop", "x"])
    def test_hostile_numbers(self, asked: Evening, number: str) -> None:
        """Only what can stand there."""
        with pytest.raises(IllegalChoice):
            play(asked.table, f"now health {first(asked)} {number}")

    @pytest.mark.parametrize("lang", WHOLE)
    def test_the_fields_of_the_form(self, asked: Evening, lang: Lang) -> None:
        """Those that can be told, in words, as they stand; none when nothing is asked."""
        presenter = presenter_of(asked.game.id, lang)
        fields = rest_fields(presenter, asked.table)
        kinds = {field.act.split()[1] for field in fields}

        assert {"health", "goods", "status"} <= kinds <= {*asked.table.bound.rulebook.settling.told}
        asked.tell("that is all")
        assert rest_fields(presenter, asked.table) == []


class TestRefusals:
    """What cannot be settled, and the rule behind it."""

    @pytest.mark.parametrize(
        ("line", "key"),
        [
            ("settled passed", "no-challenge"),
            ("settled failed", "no-challenge"),
            ("settled won", "no-fight"),
            ("settled lost", "no-fight"),
            ("settled moved to 2.1", "no-move"),
            ("settled", "not-settled-so"),
            ("settled twice", "not-settled-so"),
            ("settled moved", "not-settled-so"),
            ("settled moved to a b", "not-settled-so"),
            ("settled passed failed", "not-settled-so"),
        ],
    )
    def test_nothing_of_the_kind_is_in_progress(self, ashore: Evening, line: str, key: str) -> None:
        """SG-CHAL-001, SG-COMBAT-001, SG-TRAVEL-001, DS-CHAL-001, DS-CSET-001, DS-TRAV-001: on a page."""
        before = state_hash(ashore.table)

        assert ashore.reason(line) == key
        assert state_hash(ashore.table) == before

    @pytest.mark.parametrize("place", ["../etc", "0.1", "100.1", "3", "", "9:z9", "{ }"])
    @pytest.mark.parametrize("pack", BOXES)
    def test_a_place_that_there_is_not(self, pack: str, place: str) -> None:
        """SG-TRAVEL-012, DS-TRAV-002: no such region, no such square."""
        evening = Evening(pack)
        evening.until("TakeAction")

        assert evening.reason(f"settled moved to {place}") in ("no-such-region", "no-such-square", "not-settled-so")

    @pytest.mark.parametrize("pack", ["harbour", "airfield"])
    def test_our_own_worlds_settle_nothing_by_hand(self, pack: str) -> None:
        """There the table plays everything, and its answers are no answers."""
        campaign = begun(pack, seed="3")
        for line in ("settled passed", "settled won", "settled moved to 2.1", "now health odessa 1"):
            with pytest.raises(IllegalChoice) as refused:
                campaign.play(None, line)
            assert refused.value.reason is None


class TestCampaigns:
    """All of it is in the journal."""

    @pytest.mark.parametrize("pack", BOXES)
    def test_undone_replayed_and_branched(self, pack: str, tmp_path: Path) -> None:
        """A campaign opens from its file in the middle of the form as it was."""
        game, loaded = load_pack(pack)
        path = tmp_path / "evening.campaign"
        campaign = Campaign.begin(game, loaded, setup_for(game, loaded, ("Ana", "Ben"), {"seed": "5"}), path)
        evening = Evening(pack)
        evening.until("TakeAction")
        campaign.play(None, "repair skip turn")
        while type(campaign.table.agenda[-1]).__name__ != "TakeAction":
            campaign.play(None, " ".join(options(campaign.table)[0]))
        for line in ("explore 45", "says challenge craft 5 / fail: turn to 46", "settled failed"):
            campaign.play(None, line)
        settled = state_hash(campaign.table)
        name = next(iter(evening.table.crew))
        campaign.play(None, f"now health {name} 1")
        campaign.undo()
        assert state_hash(campaign.table) == settled
        campaign.redo()
        expected = state_hash(campaign.table)
        campaign.close()

        again = Campaign.open(path, game, loaded)
        assert state_hash(again.table) == expected
        again.undo()
        again.undo()
        assert type(again.table.agenda[-1]).__name__ == "JoinChallenge"
        again.close()

    @pytest.mark.parametrize("pack", BOXES)
    def test_a_forged_form(self, pack: str) -> None:
        """A state that asks after something that cannot be said is refused."""
        evening = Evening(pack)
        evening.until("TakeAction")
        evening.tell("explore 45", "says challenge craft 5", "settled passed")
        state = json.loads(canonical(evening.table))
        assert state["agenda"][-1] == ["TellRest", "passed"]
        state["agenda"][-1] = ["TellRest", "sung"]

        with pytest.raises(BrokenState):
            evening.game.load(evening.pack, state)
