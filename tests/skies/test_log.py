"""The journey log and the map: DS-JLOG."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.campaign.games import setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.campaign.profile import Profile
from sleeping_gods.journal.errors import CannotSave
from sleeping_gods.kernel.errors import IllegalSetup
from sleeping_gods.skies.chapters.camp_row import camps_left
from sleeping_gods.skies.chapters.players import PEOPLE
from sleeping_gods.skies.chapters.score import journey_log
from sleeping_gods.skies.game import Skies
from sleeping_gods.skies.table.cards import Camps
from sleeping_gods.skies.view import view
from tests.bed import effects, offered, play, refused, told

from .tables import airfield, at_start, exploring, fight, health, hurt, new, on_map, repack, stands


class TestNewSheet:
    """DS-JLOG-001."""

    def test_a_new_campaign_is_written_down(self) -> None:
        """DS-JLOG-001: 2 names, the plane Swallow and normal stand on the log."""
        log = journey_log(new(2, plane="Swallow", date="2026-02-03"))

        assert (log["players"], log["plane"], log["levels"]) == (["Ana", "Ben"], "Swallow", ["start normal"])
        assert (log["date"], log["saves"], log["notes"], log["score"]) == ("2026-02-03", [], {}, "")

    def test_the_plane_has_a_name_of_its_own(self) -> None:
        """DS-JLOG-001: the pack names the plane unless the players do."""
        assert journey_log(new())["plane"] == "The Late Delivery"

    def test_everybody_has_a_name_of_their_own(self) -> None:
        """DS-JLOG-001: two players of one name are refused, at the start and later."""
        pack = airfield()
        with pytest.raises(IllegalSetup) as refusal:
            Skies().set_up(pack, setup_for(Skies(), pack, ("Ana", "Ana"), {}))
        assert refusal.value.reason.rule == "DS-JLOG-001"

        assert refused(at_start(2), "join Ben").rule == "DS-JLOG-001"
        assert journey_log(play(at_start(2), "join Cid Two"))["players"] == ["Ana", "Ben", "Cid Two"]


class TestTracks:
    """DS-JLOG-002, 006."""

    def test_a_faction_box_is_marked(self) -> None:
        """DS-JLOG-002: after 'mark 1 King Trusiam box' that track has 1 and the Rebels' is unchanged."""
        table = effects(on_map(), "mark trusiam 1")

        assert journey_log(table)["marks"] == {"trusiam": 1, "rebels": 0}
        assert told(table, "marked") == [("trusiam", 1)]

    def test_a_track_has_eight_boxes(self) -> None:
        """DS-JLOG-006: a ninth mark finds no box."""
        table = effects(on_map(), "mark rebels 7", "mark rebels 2")

        assert table.marks == {"trusiam": 0, "rebels": 8}
        assert effects(table, "mark trusiam 8", "mark rebels 1").marks == {"trusiam": 8, "rebels": 8}

    def test_the_log_keeps_all_of_it(self) -> None:
        """DS-JLOG-002: notes, camps, defeats, factions and save lines are on it."""
        table = play(on_map(), "note 38 two keepers", "camp")
        table.defeats = 2
        log = journey_log(effects(table, "mark rebels 3"))

        assert (log["notes"], log["camps"], log["defeats"]) == ({"38": "two keepers"}, 1, 2)
        assert log["marks"] == {"trusiam": 0, "rebels": 3}
        assert len(play(at_start(), "save game").log.saves) == 1

    def test_stories_ask_for_marks(self) -> None:
        """DS-JLOG-002: what is marked is what 'trusiam 2' asks for."""
        table = effects(on_map(), "mark trusiam 1", "if trusiam 2: gain 1 rope")
        assert table.goods["rope"] == 0

        assert effects(table, "mark trusiam 1", "if trusiam 2: gain 1 rope").goods["rope"] == 1

    @pytest.mark.parametrize("level", ["easy", "normal", "hard"])
    @pytest.mark.parametrize(("length", "camps"), [("standard", 12), ("long", 17)])
    def test_camps_go_by_the_length(self, length: str, camps: int, level: str) -> None:
        """DS-JLOG-006: 12 camps in a standard and 17 in a long campaign, whatever the level."""
        table = new(length=length, level=level)

        assert camps_left(table) == journey_log(table)["camps_in_all"] == camps

    def test_the_camp_count_comes_from_the_pack(self) -> None:
        """DS-JLOG-006: a pack with 5 camps has 5."""
        table = new()
        repack(table, camps={**table.pack.camps, "standard": Camps(total=5, before_last="119", last="120")})

        assert camps_left(table) == 5

    def test_a_save_line_has_everybody(self) -> None:
        """DS-JLOG-006: the health of all five stands on it, whoever controls them; the line before it stays."""
        table = play(hurt(at_start(3), miguel=2), "save game", "save game")

        assert len(table.log.saves) == 2
        assert all(f"{name} {health(table, name)}" in table.log.saves[1] for name in table.crew)


class TestMap:
    """DS-JLOG-003."""

    def test_notes_stay_for_later_campaigns(self, tmp_path: Path) -> None:
        """DS-JLOG-003: a note on location 38 can be shown in a new campaign; its crossing-off is cleared."""
        table = stands(effects(on_map(), "cross off location 38"), "2:b1")
        play(table, "note 38 they want warmth")
        assert refused(table, "explore 38").rule == "DS-EXPL-007"
        profile = Profile.load(tmp_path)
        profile.merge("skies", table)
        profile.save()

        again = stands(on_map(), "2:b1")
        assert Profile.load(tmp_path).of("skies").notes == {"38": ("they want warmth",)}
        assert "explore 38" in offered(again)

    def test_notes_of_earlier_campaigns_are_told_from_those_of_this_one(self, tmp_path: Path) -> None:
        """DS-JLOG-003: a new campaign can read what others wrote on the map, also where it wrote itself."""
        profile = Profile.load(tmp_path)
        profile.merge("skies", play(on_map(), "note 38 they want warmth", "note 7 run from her"))
        table = play(on_map(), "note 7 she sings", "note 9 ham")
        assert profile.earlier_notes("skies", table) == {"38": "they want warmth", "7": "run from her"}
        assert profile.earlier_notes("sea", table) == {}

        play(table, "note 38 they want warmth")
        assert profile.earlier_notes("skies", table) == {"7": "run from her"}

    def test_notes_are_written_at_any_time(self) -> None:
        """DS-JLOG-003: in the middle of a story or a fight too; everybody sees them."""
        for table in (exploring(on_map(2), 7), fight(on_map(2), "tax-weasel")):
            play(table, "note 7 run from her")
            assert view(table, 1)["notes"] == {"7": "run from her"}
            assert told(table, "noted") == [("7", "run from her")]

    def test_all_notes_survive_a_reset(self) -> None:
        """DS-JLOG-003: of two notes both can be read when the campaign is given up."""
        table = play(on_map(), "note 38 they want warmth", "note 7 run from her", "reset campaign")

        assert table.map_notes() == {"38": "they want warmth", "7": "run from her"}


class TestCampaigns:
    """DS-JLOG-004, 005."""

    def test_a_campaign_may_be_given_up_at_any_time(self) -> None:
        """DS-JLOG-004: at the start of a turn, in a story, in a fight: the reset ends the campaign."""
        for table in (at_start(2), exploring(on_map(2), 7), fight(on_map(2), "tax-weasel")):
            assert play(table, "reset campaign").over == "reset"
            assert offered(table) == []

    def test_a_new_campaign_never_takes_the_place_of_another(self, tmp_path: Path) -> None:
        """DS-JLOG-004: where a campaign is kept no other is begun; the first is as it was."""
        path = tmp_path / "evening.campaign"
        setup = setup_for(Skies(), airfield(), ("Ana",), {})
        campaign = Campaign.begin(Skies(), airfield(), setup, path)
        campaign.play(None, "begin turn")
        campaign.close()
        before = path.read_bytes()

        with pytest.raises(CannotSave):
            Campaign.begin(Skies(), airfield(), setup, path)
        assert path.read_bytes() == before

    def test_campaigns_share_achievements_and_nothing_else(self, tmp_path: Path) -> None:
        """DS-JLOG-005: when A gains a totem B's cards are unchanged, but the achievement sheet is marked."""
        first, second = on_map(), on_map()
        before = second.clone()
        effects(first, "gain adventure 60")
        profile = Profile.load(tmp_path)
        profile.merge("skies", first)
        profile.merge("skies", second)

        assert "eternal-geode" in first.adventures[0]
        assert second == before
        assert profile.of("skies").ticked == ["totem:eternal-geode"]
        assert profile.of("sea").ticked == []

    def test_giving_up_is_among_what_may_be_done(self) -> None:
        """DS-JLOG-004: the reset is listed at the start of a turn, in a story and in a fight."""
        for table in (at_start(2), exploring(on_map(2), 7), fight(on_map(2), "tax-weasel")):
            assert ("reset", "campaign") in PEOPLE.acts(table)

    def test_a_later_campaign_adds_to_the_sheet(self, tmp_path: Path) -> None:
        """DS-JLOG-005: what A found stays marked when B finds something else."""
        profile = Profile.load(tmp_path)
        profile.merge("skies", effects(on_map(), "gain adventure 60"))
        profile.merge("skies", effects(on_map(), "tick treasure-3"))

        assert profile.of("skies").ticked == ["totem:eternal-geode", "treasure:3"]
