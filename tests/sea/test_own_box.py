"""A printed box at the table of the sea: pages, cards and regions are told, and the rules do the rest."""

from __future__ import annotations

import json
from collections.abc import Collection
from pathlib import Path

import pytest

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.errors import BrokenState, IllegalChoice
from sleeping_gods.kernel.play import options, play
from sleeping_gods.kernel.state import canonical, state_hash
from sleeping_gods.sea.table.box_table import BoxSeaTable

from ..own_box import Evening as AnyEvening

CRAB = (
    "enter enemy { number = 77, level = 5, defense = 4, attack = 2, "
    r'grid = "H . S\nF . H\n. H .", ability = { F = "flying" } }'
)
EEL = 'enter enemy { number = 12, level = 3, defense = 3, attack = 1, grid = "H . S\\n. . H\\n. H ." }'
HAVEN = 'enter region { id = "3.2", port = true, market = true, locations = [51, 52] }'


class Evening(AnyEvening):
    """An evening with the printed sea."""

    table: BoxSeaTable


def quests_of(campaign: Campaign) -> Collection[int]:
    """The quests that the pack of a campaign has by now."""
    assert isinstance(campaign.table, BoxSeaTable)
    return campaign.table.pack.quests


@pytest.fixture
def ashore() -> Evening:
    """An evening on whose first turn location 45 is explored."""
    evening = Evening("own-sea")
    evening.tell("begin turn")
    evening.until("NameEvent")
    evening.tell(evening.offered[0])
    evening.until("ToldPage")
    evening.tell("close book")
    assert evening.waits == "TakeAction"
    evening.tell("explore 45")
    return evening


class TestPages:
    """What a page says is told line by line."""

    def test_a_line_happens_at_once_and_the_page_goes_on(self, ashore: Evening) -> None:
        """SG-EXPLORE-008: effects are carried out in printed order."""
        coins = ashore.table.goods["coins"]
        ashore.tell("says gain 2 coins", "says lose 1 coin")

        assert ashore.table.goods["coins"] == coins + 1
        assert ashore.waits == "ToldPage"

    def test_what_was_told_before_is_one_tap(self, ashore: Evening) -> None:
        """A line is offered again on its page, once, and on no other page."""
        ashore.tell("says gain 2 coins", "says gain 2 coins", "says turn to 45.2")

        assert ashore.offered == ["close book"]
        ashore.tell("says turn to 45")
        assert ashore.offered == ["says gain 2 coins", "says turn to 45.2", "close book"]

    def test_turning_to_another_page_drops_the_rest(self, ashore: Evening) -> None:
        """SG-EXPLORE-006: the story goes on elsewhere; when it says nothing more the crew is back on the ship."""
        ashore.tell("says turn to 45.2", "close book")

        assert ashore.waits == "TakeAction"
        assert not ashore.table.exploring

    @pytest.mark.parametrize("passed", [True, False])
    def test_a_challenge_with_its_failure(self, ashore: Evening, passed: bool) -> None:
        """SG-CHAL-017: what failing costs is paid only if it failed."""
        number = 1 if passed else 40
        ashore.tell(f"says challenge craft {number} / fail: ship damage 2")
        ashore.until("ToldPage", "PlaceCube", "ShipDamage", "ChooseSpace")
        ashore.until("ToldPage")

        assert sum(ashore.table.cubes.values()) == (0 if passed else 2)

    def test_a_line_that_nobody_understands(self, ashore: Evening) -> None:
        """It is refused with what is wrong, and nothing has changed."""
        before = state_hash(ashore.table)

        assert ashore.reason("says sing loud") == "line-not-understood"
        assert ashore.reason("says gain 2 coins = x") == "line-not-understood"
        assert ashore.reason("says combat 79") == "line-not-understood", "the box has 78 enemies"
        assert ashore.reason("says block 3") == "line-not-understood", "an effect of a window"
        assert ashore.reason(f"says gain {'1' * 400} coins") == "line-not-understood"
        assert ashore.reason("gain 2 coins") == ""
        assert state_hash(ashore.table) == before


class TestCards:
    """Cards are named by their numbers; what they show is entered when it is needed."""

    def test_quests_and_cards_without_a_word(self, ashore: Evening) -> None:
        """SG-QUEST-001: a quest can be had, ended and asked for by its number alone."""
        ashore.tell("says gain quest 12", "says gain adventure 33")
        assert 12 in ashore.table.quests
        assert "adventure-33" in ashore.table.adventures

        ashore.tell('enter quest { number = 12, keyword = "LANTERN" }', "says if LANTERN: gain 5 coins")
        assert ashore.table.goods["coins"] == 8
        ashore.tell("says complete quest 12", "says if LANTERN: gain 5 coins")
        assert ashore.table.goods["coins"] == 8

    def test_a_card_with_a_use(self, ashore: Evening) -> None:
        """SG-ADV-002: what was entered is used like any card, by whoever pays for it."""
        ashore.tell("says gain adventure 33")
        ashore.tell('enter adventure { number = 33, kind = "gear", command = 0, use = [{ do = ["gain 1 coins"] }] }')
        coins = ashore.table.goods["coins"]
        use = next(text(choice) for choice in options(ashore.table) if choice[:2] == ("activate", "adventure-33"))
        ashore.tell(use)

        assert ashore.table.goods["coins"] == coins + 1

    def test_enemies_are_described_when_they_are_met(self, ashore: Evening) -> None:
        """SG-COMBAT-001: the fight begins when every card of it is known; the second time nothing is asked."""
        ashore.tell("says combat 77, 12")
        assert ashore.waits == "DescribeEnemy"
        assert ashore.reason("enter enemy { number = 77 }") == "card-not-understood"
        ashore.tell(EEL)
        assert ashore.waits == "DescribeEnemy", "77 is still asked for"
        ashore.tell(CRAB)
        assert ashore.waits == "BeforeCombat"
        ashore.until("ToldPage", "BeginTurn")
        assert not ashore.table.combat

        if ashore.waits == "ToldPage":
            ashore.tell("says combat 77")
            assert ashore.waits == "BeforeCombat"

    def test_a_fight_that_was_settled_on_the_table(self, ashore: Evening) -> None:
        """The page goes on, and the enemy is asked for again the next time."""
        ashore.tell("says combat 5", "settled fight")
        assert ashore.waits == "ToldPage"
        ashore.tell("says combat 5")
        assert ashore.waits == "DescribeEnemy"

    @pytest.mark.parametrize(
        "entry",
        [
            "enter enemy { number = 77 }",
            'enter enemy { number = 99, level = 5, defense = 4, attack = 2, grid = "H . S" }',
            "enter enemy 77",
            "enter enemy { number = 77",
            "enter enemy [" + "[" * 500,
            "enter castle { number = 1 }",
            "enter quest { number = 500 }",
            'enter quest { number = 12, keyword = "two words" }',
            'enter region { id = "../etc" }',
            'enter region { id = "3.4", borders = ["9.9"] }',
            'enter adventure { number = 33, use = [{ do = ["sing"] }] }',
            "enter quest { number = 12 }\nx = 3",
        ],
    )
    def test_a_hostile_entry(self, ashore: Evening, entry: str) -> None:
        """It is refused, and nothing has changed."""
        before = state_hash(ashore.table)
        with pytest.raises(IllegalChoice):
            play(ashore.table, entry)

        assert state_hash(ashore.table) == before


class TestAtlas:
    """Regions of the printed atlas are charted when the ship arrives."""

    def test_a_region_that_nobody_has_entered(self, ashore: Evening) -> None:
        """SG-TRAVEL-012, SG-TRAVEL-017: it borders on where the ship came from, and has what was said of it."""
        ashore.tell("close book", "travel")
        ashore.until("Sail")
        ashore.tell("sail 3.2")
        assert ashore.waits == "ChartRegion"
        assert ashore.reason('enter region { id = "3.2", port = 3 }') == "card-not-understood"
        ashore.tell('enter region { id = "3.3" }')
        assert ashore.waits == "ChartRegion", "3.2 is still asked for"
        ashore.tell(HAVEN)

        assert ashore.table.region == "3.2"
        region = ashore.table.pack.regions["3.2"]
        assert (region.port, region.market, region.locations, region.borders) == (True, True, (51, 52), ("2.1",))
        assert "3.2" in ashore.table.pack.regions["2.1"].borders

    def test_a_location_is_remembered(self, ashore: Evening) -> None:
        """It is offered from then on, wherever the ship is in its region."""
        ashore.tell("close book")

        assert "explore 45" in ashore.offered


class TestPrintedFigures:
    """Figures that are ours are corrected by whoever has the box."""

    def test_a_figure_is_set_like_any_other(self, ashore: Evening) -> None:
        """What is computed from it changes at once, and an undo or another campaign does not see it."""
        ashore.tell("repair set printed-health odessa 9", "repair set printed-travel 8 5")

        assert ashore.table.bound.health["odessa"] == 9
        assert ashore.table.pack.travel[8] == 5
        assert Evening("own-sea").table.pack.travel[8] == 3

    @pytest.mark.parametrize("line", ["printed-health odessa 0", "printed-health nobody 3", "printed-travel 99 1"])
    def test_what_nobody_could_mean(self, ashore: Evening, line: str) -> None:
        """It is refused."""
        with pytest.raises(IllegalChoice):
            play(ashore.table, f"repair set {line}")

    def test_our_own_worlds_have_no_such_figures(self) -> None:
        """There the pack says what is printed."""
        game, pack = load_pack("harbour")
        table = game.set_up(pack, setup_for(game, pack, ("Ana",), {}))

        assert not table.is_table_act(("repair", "set", "printed-health", "odessa", "9"))


class TestCampaign:
    """All of it is in the journal."""

    def test_replayed_undone_and_branched(self, tmp_path: Path) -> None:
        """A campaign opens from its file as it was; what was entered and undone is gone."""
        game, pack = load_pack("own-sea")
        setup = setup_for(game, pack, ("Ana",), {"seed": "5"})
        campaign = Campaign.begin(game, pack, setup, tmp_path / "evening.campaign")
        campaign.play(None, "begin turn")
        campaign.play(None, 'enter quest { number = 12, keyword = "LANTERN" }')
        assert 12 in quests_of(campaign)
        campaign.undo()
        assert 12 not in quests_of(campaign)
        campaign.redo()
        expected = state_hash(campaign.table)

        campaign.close()
        again = Campaign.open(tmp_path / "evening.campaign", game, pack)
        assert state_hash(again.table) == expected
        assert 12 in quests_of(again)

    def test_no_campaign_sees_what_another_has_entered(self) -> None:
        """The shipped pack stays as it is."""
        first, second = Evening("own-sea"), Evening("own-sea")
        first.tell('enter quest { number = 12, keyword = "LANTERN" }')

        assert 12 in first.table.pack.quests
        assert 12 not in second.table.pack.quests


class TestSavedBoxes:
    """A saved state is hostile until it has been read."""

    @pytest.mark.parametrize(
        "change",
        [
            {"entered": ["enemy { number = 77 }"]},
            {"entered": ["castle {}"]},
            {"entered": ["quest { number = 12 }"] * 601},
            {"told": {"45": ["sing loud"]}},
            {"told": {"x" * 61: []}},
            {"told": {"45": ["gain 1 coin"] * 61}},
            {"told": 3},
        ],
    )
    def test_a_box_that_is_none(self, change: dict[str, object]) -> None:
        """It is refused with its place."""
        evening = Evening("own-sea")
        state = json.loads(canonical(evening.table))
        state["box"].update(change)

        with pytest.raises(BrokenState, match="box"):
            evening.game.load(evening.pack, state)

    def test_a_path_that_holds_no_line(self, ashore: Evening) -> None:
        """A step that goes on with a line which cannot be read is refused."""
        ashore.tell("says combat 77")
        state = json.loads(canonical(ashore.table))
        state["agenda"].insert(-1, ["Do", "§45=sing=", 0, 0, "", False])

        with pytest.raises(BrokenState):
            ashore.game.load(ashore.pack, state)
