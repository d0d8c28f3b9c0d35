"""The journey log and the end of a campaign: SG-LOG, SG-RESET."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.campaign.profile import Profile
from sleeping_gods.kernel.errors import IllegalChoice
from sleeping_gods.kernel.play import is_over
from sleeping_gods.sea.chapters.score import journey_log
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.sea.view import view

from .tables import (
    again,
    at_sea,
    at_start,
    beat_ship,
    draw_any,
    effects,
    fight,
    harbour,
    hold,
    new,
    offered,
    own,
    play,
    wear,
)


class TestLog:
    """SG-LOG-001 to 004."""

    def test_the_log_has_its_eight_items(self) -> None:
        """SG-LOG-001: names, date, mode, XP, defeats, save lines, notes and the final score are all there."""
        table = at_start(2, date="2026-11-15")
        play(table, "note 9 needs ORCHID", "save game")
        draw_any(play(beat_ship(effects(table, "gain 4 xp")), "make for 2.stairs"), 6)
        effects(table, "ending home")
        log = journey_log(table)

        assert list(log) == ["names", "date", "mode", "xp", "defeats", "saves", "notes", "score"]
        assert (log["names"], log["date"], log["mode"]) == (["Ana", "Ben"], "2026-11-15", "normal")
        assert (log["xp"], log["defeats"], log["notes"]) == (4, 1, {"9": "needs ORCHID"})
        assert log["saves"] == [
            "page 2, 2.quay; damage none; last room none; p1 no cards, 0 command; p2 no cards, 0 command"
        ]
        assert log["score"] == str(4 * 2 + 2 + 1 + 10 - 10)

    def test_every_save_line_is_kept(self) -> None:
        """SG-LOG-001: a second save puts its line under the first, and the log shows both in this order."""
        table = play(at_start(2), "save game")
        table.room = "galley"
        saves = journey_log(play(table, "save game"))["saves"]

        assert isinstance(saves, list)
        assert ["last room none" in str(line) for line in saves] == [True, False]
        assert ["last room galley" in str(line) for line in saves] == [False, True]

    @pytest.mark.parametrize("mode", ["normal", "brutal"])
    def test_the_log_says_the_mode(self, mode: str) -> None:
        """SG-LOG-001: the log keeps the mode of the campaign."""
        assert journey_log(at_sea(mode=mode))["mode"] == mode

    def test_a_note_is_shown_when_the_map_is_opened_later(self) -> None:
        """SG-LOG-002: the note ORCHID at location 9 is shown to everybody later on; a new one replaces it."""
        table = play(at_sea(2), "note 9 ORCHID", "skip action", "note 12 two sisters", "skip action")

        assert view(table, 0)["notes"] == view(table, 1)["notes"] == {"9": "ORCHID", "12": "two sisters"}
        assert play(table, "note 9 done").map_notes()["9"] == "done"

    def test_a_note_needs_a_place_and_words(self) -> None:
        """SG-LOG-002: notes are written on the world map, at a location; an empty one is none."""
        table = at_sea()
        for line in ("note ORCHID", "note 9", "note somewhere ORCHID"):
            with pytest.raises(IllegalChoice):
                play(table, line)

        assert table.map_notes() == {}

    def test_notes_carry_over(self, tmp_path: Path) -> None:
        """SG-LOG-003: notes of campaign 1 can be read when campaign 2 starts, and both at one place when 3 does."""
        profile = Profile.load(tmp_path)
        profile.merge("sea", play(at_sea(), "note 9 ORCHID", "note 3 pay her"))
        profile.save()
        later = Profile.load(tmp_path)
        assert later.earlier_notes("sea", at_sea()) == {"3": "pay her", "9": "ORCHID"}

        later.merge("sea", play(at_sea(), "note 9 both keys"))
        assert later.earlier_notes("sea", at_sea()) == {"3": "pay her", "9": "ORCHID · both keys"}

    def test_campaigns_are_independent(self, tmp_path: Path) -> None:
        """SG-LOG-004: what is gained in A leaves B unchanged; only achievements and notes are shared."""
        first, second = at_sea(), at_sea()
        before = second.clone()
        effects(first, "gain quest 9", "gain adventure 3", "gain 2 coins", "lose quest 1")
        play(hold(first, 0, "triage-5"), "note 9 ORCHID")
        profile = Profile.load(tmp_path)
        profile.merge("sea", first)
        profile.merge("sea", second)
        profile.of("skies").ticked.append("ending:home")
        profile.merge("sea", second)

        assert second == before
        assert profile.of("skies").ticked == ["ending:home"]
        assert new() == new()
        assert (profile.of("sea").ticked, profile.of("sea").notes) == (["totem:totem-of-low-water"], {"9": ("ORCHID",)})


def well_travelled() -> SeaTable:
    """A campaign with 14 adventure cards, 6 quests, 9 used quests, 5 level cards and 8 coins."""
    numbered = sorted(card.id for card in harbour().adventures.values() if card.origin == "numbered")
    table = own(at_sea(2), *numbered[:10])
    for level in list(table.pack.levels.values())[:5]:
        wear(table, level.crew, level.id)
    hold(table, 1, "refine-1")
    table.quests, table.used_quests = [1, 2, 9, 10, 12, 50], list(range(20, 29))
    table.goods["coins"], table.xp, table.cubes["hull"], table.crew["mac"].damage = 8, 7, 1, 2
    table.events["mild"].remove("lost-sailor")
    table.ongoing, table.event_left = ["lost-sailor"], [5, 6, 6]
    assert table.violations() == []
    return table


class TestReset:
    """SG-RESET-001 to 004."""

    def test_everything_goes_back(self) -> None:
        """SG-RESET-001: after a reset the decks are whole, 90 and 180, and nothing is owned."""
        table = play(well_travelled(), "reset campaign")
        decks = view(table, 0)["decks"]

        assert (table.adventures, table.quests, table.used_quests) == ({}, [], [])
        assert isinstance(decks, dict)
        assert (decks["adventure"], decks["quest"], decks["ability"]) == (90, 180, 60)
        assert (decks["market"], decks["event"], decks["event_box"], decks["search"]) == (32, 18, 36, 9)
        assert set(table.goods.values()) == {0}
        assert all(m.levels == m.cards == m.weapons == () and m.damage == 0 for m in table.crew.values())
        assert (table.supply, table.xp, table.ongoing, set(table.cubes.values())) == (14, 0, [], {0})
        assert table.violations() == []

    @pytest.mark.parametrize("mode", ["normal", "brutal"])
    def test_every_campaign_starts_alike(self, mode: str) -> None:
        """SG-RESET-002, 004: a reset is no defeat, and the next campaign starts with the same cards in either mode."""
        table = play(at_start(mode=mode), "reset campaign")
        assert table.defeats == 0

        table = new(1, mode=mode)
        assert (sorted(table.adventures), table.quests) == (["flapjacks", "gear", "gloria", "soup"], [1, 2])

    def test_a_reset_is_offered_at_any_time(self) -> None:
        """SG-RESET-004: at the start of a turn, among the actions, in a challenge and in combat."""
        moments = (at_start(), at_sea(), effects(at_sea(), "challenge SAVVY 5"), effects(at_sea(), "combat 30"))

        assert all(("reset", "campaign") in table.table_acts() for table in moments)

    def test_tokens_that_were_drawn_go_back_too(self) -> None:
        """SG-RESET-001: search tokens of the discard and those just found lie in the supply again, once each."""
        table = well_travelled()
        table.search_discard, table.search = table.search[:4], table.search[4:]
        play(again(table), "reset campaign")

        assert (sorted(table.search), table.search_discard) == (sorted(table.pack.search), [])

    def test_the_next_campaign_starts_afresh(self) -> None:
        """SG-RESET-002: 4 adventure cards, quests 1 and 2, 3 coins and 1 grain are owned."""
        play(well_travelled(), "reset campaign")
        table = new(2)

        assert sorted(table.adventures) == ["flapjacks", "gear", "gloria", "soup"]
        assert table.quests == [1, 2]
        assert {kind: amount for kind, amount in table.goods.items() if amount} == {"coins": 3, "grain": 1}

    def test_achievements_and_notes_survive(self, tmp_path: Path) -> None:
        """SG-RESET-003: 3 ticked totems are 3 after a reset, and map notes stay."""
        table = effects(at_sea(), "gain adventure 3", "gain adventure 14", "gain adventure 81")
        play(table, "note 9 ORCHID", "reset campaign")
        profile = Profile.load(tmp_path)
        profile.merge("sea", table)
        profile.merge("sea", new())

        assert profile.count("sea", "totem") == 3
        assert profile.of("sea").notes == {"9": ("ORCHID",)}

    @pytest.mark.parametrize("moment", ["turn", "draw", "fight"])
    def test_a_campaign_is_reset_at_any_time(self, moment: str) -> None:
        """SG-RESET-004: on turn 5, also amid a draw or a fight, the campaign is over and its state cleared."""
        table = at_sea()
        table.turn = 5
        if moment == "draw":
            effects(table, "ship damage 1")
        elif moment == "fight":
            fight(table, "bilge-imp")
        play(table, "reset campaign")

        assert is_over(table)
        assert (table.over, offered(table)) == ("reset", [])
        assert (table.combat, table.tests, table.adventures) == (None, [], {})
        assert table.violations() == []

    def test_a_campaign_that_is_over_takes_no_more_acts(self) -> None:
        """SG-RESET-004: after the end there is nothing left to reset."""
        table = play(at_sea(), "reset campaign")
        with pytest.raises(IllegalChoice):
            play(table, "reset campaign")

        assert offered(table) == []
