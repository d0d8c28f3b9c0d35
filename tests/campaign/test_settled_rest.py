"""What is left to tell of something that was settled on the group's own table, and what cannot be settled."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.kernel.errors import BrokenState, IllegalChoice
from sleeping_gods.kernel.play import options, play
from sleeping_gods.kernel.state import canonical, state_hash
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.presentation.party.repair_fields import rest_fields
from sleeping_gods.presentation.presenters import presenter_of

from ..own_box import Evening
from .settling import BOXES, GOODS, evening_ashore, first, goods
from .tables import begun


@pytest.fixture(params=BOXES)
def ashore(request: pytest.FixtureRequest) -> Evening:
    """An evening of either game on whose first turn location 45 is explored."""
    return evening_ashore(request.param)


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
