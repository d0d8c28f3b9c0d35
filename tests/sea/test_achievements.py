"""The achievement sheet: SG-ACH, SG-TOTEM."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from sleeping_gods.campaign.games import setup_for
from sleeping_gods.campaign.profile import GameProfile, Profile
from sleeping_gods.content.builtin import pack_folder
from sleeping_gods.content.read import read_source
from sleeping_gods.kernel.errors import BrokenPack, IllegalSetup, Reason
from sleeping_gods.kernel.game import Setup
from sleeping_gods.languages import Lang
from sleeping_gods.presentation.localizer import Localizer
from sleeping_gods.presentation.setup_words import why_no_setup
from sleeping_gods.sea.chapters.score import score
from sleeping_gods.sea.game import Sea
from sleeping_gods.sea.pack.build import build
from sleeping_gods.sea.table.cards import Unlock
from sleeping_gods.sea.table.table import SeaTable

from .tables import at_sea, at_start, beat_crew, effects, harbour, new, play

BOXES = ("ending:home", "ending:bell", "totem:a", "totem:b", "totem:c", "totem:d", "totem:e")


def begun(sheet: GameProfile, unlocked: str = "") -> SeaTable:
    """A campaign of a group with this achievement sheet."""
    options = {"unlocked": unlocked} if unlocked else {}
    return Sea().set_up(harbour(), setup_for(Sea(), harbour(), ("Ana",), options, sheet))


def taking(wish: str, unlocks: tuple[Unlock, ...]) -> SeaTable:
    """A campaign that takes quests along, with a pack that unlocks other ones than the harbour."""
    pack = replace(harbour(), unlocks=unlocks)
    return Sea().set_up(pack, Setup("sea", pack.id, pack.version, pack.digest, ("Ana",), {"unlocked": wish}))


class TestTicks:
    """SG-TOTEM-003, SG-ACH-001 to 003."""

    def test_a_totem_is_ticked_when_it_is_found(self) -> None:
        """SG-TOTEM-003: the tick is made at once, and losing the card does not take it away."""
        table = effects(at_sea(), "gain adventure 3", "gain adventure 90")
        assert table.achievements() == ["totem:totem-of-low-water"]

        assert effects(table, "lose adventure 3").achievements() == ["totem:totem-of-low-water"]

    def test_a_tick_outlasts_a_brutal_defeat(self, tmp_path: Path) -> None:
        """SG-TOTEM-003: a totem found on turn 4 is ticked on the sheet after a brutal defeat on turn 9."""
        table = effects(at_sea(mode="brutal"), "gain adventure 3")
        beat_crew(table)
        assert table.over == "brutal defeat"
        profile = Profile.load(tmp_path)
        profile.merge("sea", table)
        profile.save()

        assert Profile.load(tmp_path).of("sea").ticked == ["totem:totem-of-low-water"]

    @pytest.mark.parametrize("ending", ["home", "bell"])
    def test_an_ending_is_ticked(self, ending: str, tmp_path: Path) -> None:
        """SG-ACH-001: reaching an ending ticks its own box on the sheet."""
        table = effects(at_sea(), f"ending {ending}")
        profile = Profile.load(tmp_path)

        assert profile.merge("sea", table) == [f"ending:{ending}"]
        assert profile.of("sea").ticked == [f"ending:{ending}"]

    def test_totems_and_endings_count_alike(self, tmp_path: Path) -> None:
        """SG-ACH-002: 3 totems and 1 ending are 4, which unlocks quests."""
        table = effects(at_sea(), "gain adventure 3", "gain adventure 14", "gain adventure 27", "ending home")
        profile = Profile.load(tmp_path)
        profile.merge("sea", table)

        assert profile.count("sea") == 4
        assert Sea().unlocked(harbour(), profile.of("sea").ticked) == [171, 172]

    def test_the_same_box_counts_once_over_all_campaigns(self, tmp_path: Path) -> None:
        """SG-ACH-003: the same totem found in two campaigns is 1."""
        profile = Profile.load(tmp_path)
        for number in (3, 3, 14):
            profile.merge("sea", effects(at_sea(), f"gain adventure {number}"))

        assert profile.count("sea") == 2
        assert Sea().unlocked(harbour(), ["totem:a"] * 4) == []

    def test_saving_counts_no_box_again(self, tmp_path: Path) -> None:
        """SG-ACH-003: a box that is ticked and saved by one campaign after another counts once, wherever it is read."""
        profile, other = Profile.load(tmp_path), Profile.load(tmp_path)
        for sheet in (profile, other, profile):
            for number in (3, 14):
                sheet.merge("sea", effects(at_sea(), f"gain adventure {number}"))
                sheet.save()

        assert (profile.count("sea"), other.count("sea"), Profile.load(tmp_path).count("sea")) == (2, 2, 2)


class TestUnlocking:
    """SG-ACH-004 to 008."""

    @pytest.mark.parametrize(("count", "free"), [(0, []), (3, []), (4, [171, 172])])
    def test_quests_171_and_172_unlock_at_four(self, count: int, free: list[int]) -> None:
        """SG-ACH-004: with 3 totems and endings they are locked, with 4 unlocked."""
        assert Sea().unlocked(harbour(), list(BOXES[:count])) == free

    @pytest.mark.parametrize(("count", "free"), [(6, [171, 172]), (7, [171, 172, 169, 170])])
    def test_quests_169_and_170_unlock_at_seven(self, count: int, free: list[int]) -> None:
        """SG-ACH-005: with 6 totems and endings they are locked, with 7 unlocked."""
        assert Sea().unlocked(harbour(), list(BOXES[:count])) == free

    @pytest.mark.parametrize(("count", "quest", "needed"), [(3, 171, 4), (3, 172, 4), (6, 169, 7), (6, 170, 7)])
    def test_a_locked_quest_is_refused(self, count: int, quest: int, needed: int) -> None:
        """SG-ACH-002, 004, 005: a set-up cannot take along what the sheet has not unlocked."""
        with pytest.raises(IllegalSetup) as refusal:
            begun(GameProfile(list(BOXES[:count])), str(quest))
        assert refusal.value.reason.rule == "SG-ACH-002"
        assert refusal.value.reason.values == (quest, needed, count)

        assert begun(GameProfile(list(BOXES[:needed])), str(quest)).quests == [1, 2, quest]

    def test_nothing_is_unlocked_during_a_campaign(self) -> None:
        """SG-ACH-006: the 4th totem found on turn 20 does not gain quest 171 when the turn ends."""
        table = at_sea()
        table.turn = 20
        effects(table, *(f"gain adventure {number}" for number in (3, 14, 27, 81)))
        assert Sea().unlocked(harbour(), table.achievements()) == [171, 172]
        play(table, "skip action", "skip action")

        assert table.turn == 21
        assert table.quests == [1, 2]

    def test_nor_by_seven(self) -> None:
        """SG-ACH-006: with seven totems found in one campaign it has quests 1 and 2 all the same."""
        totems = [card.number for card in harbour().adventures.values() if card.kind == "totem"][:7]
        table = effects(at_sea(), *(f"gain adventure {number}" for number in totems))
        play(table, "skip action", "skip action")

        assert Sea().unlocked(harbour(), table.achievements()) == [171, 172, 169, 170]
        assert table.quests == [1, 2]

    def test_nor_by_the_ending_of_a_campaign(self) -> None:
        """SG-ACH-006: an ending that makes the 4th box gives the finished campaign no quest, and no point for one."""
        table = effects(at_sea(), "gain adventure 3", "gain adventure 14", "gain adventure 27")
        before = score(table).total
        effects(table, "ending home")

        assert Sea().unlocked(harbour(), table.achievements()) == [171, 172]
        assert (table.quests, table.log.score) == ([1, 2], str(before + 10))

    def test_a_story_that_gives_an_unlocked_quest_is_a_broken_pack(self) -> None:
        """SG-ACH-006: unlocked cards are gained only when a campaign starts, so no effect may give one."""
        source = read_source(pack_folder("harbour"))
        record = next(record for record in source.of("event") if record.key() == "choppy-seas")
        record.data["do"] = ["gain quest 171"]

        with pytest.raises(BrokenPack, match=r"choppy-seas: quest 171 is unlocked, and gained only when a campaign"):
            build(source)

    def test_an_unlocked_quest_stays_available(self, tmp_path: Path) -> None:
        """SG-ACH-007: what campaign 1 unlocked may be chosen by every later one, whatever became of those between."""
        profile = Profile.load(tmp_path)
        profile.merge("sea", effects(at_sea(), *(f"gain adventure {number}" for number in (3, 14, 27, 81))))
        for _ in range(3):
            profile.merge("sea", play(at_start(), "reset campaign"))
        profile.save()

        assert begun(Profile.load(tmp_path).of("sea"), "171").quests == [1, 2, 171]

    def test_so_it_does_when_two_campaigns_are_played_side_by_side(self, tmp_path: Path) -> None:
        """SG-ACH-007: what each of two campaigns has found stays on the sheet, whichever is put away last."""
        one, other = Profile.load(tmp_path), Profile.load(tmp_path)
        one.merge("sea", effects(at_sea(), "gain adventure 3", "gain adventure 14"))
        other.merge("sea", effects(at_sea(), "gain adventure 27", "gain adventure 81"))
        one.save()
        other.save()

        assert begun(Profile.load(tmp_path).of("sea"), "171").quests == [1, 2, 171]
        assert Profile.load(tmp_path).count("sea") == 4

    @pytest.mark.parametrize("wish", ["171 169", "169 171", "172 171 170"])
    def test_every_one_that_is_taken_is_looked_at(self, wish: str) -> None:
        """SG-ACH-002, SG-ACH-008: with 4 boxes a wish for 171 and a card of 7 boxes is refused, in any order."""
        with pytest.raises(IllegalSetup) as refusal:
            begun(GameProfile(list(BOXES[:4])), wish)

        assert refusal.value.reason.key == "still-locked"

    @pytest.mark.parametrize(
        ("chosen", "quests"),
        [("", [1, 2]), ("171", [1, 2, 171]), ("170 172", [1, 2, 172, 170]), ("171 171", [1, 2, 171])],
    )
    def test_the_players_choose_which_to_take(self, chosen: str, quests: list[int]) -> None:
        """SG-ACH-008: with 4 unlocked any, all or none may be taken; with none play starts with quests 1 and 2 only."""
        assert begun(GameProfile(list(BOXES)), chosen).quests == quests

    @pytest.mark.parametrize(
        ("unlock", "ticked", "free"),
        [
            (Unlock(0, (74,), ("home", "bell")), [], False),
            (Unlock(0, (74,), ("home", "bell")), ["ending:deep", "totem:home"], False),
            (Unlock(0, (74,), ("home", "bell")), ["ending:bell"], True),
            (Unlock(2, (74,), ("home",)), ["ending:home"], False),
            (Unlock(2, (74,), ("home",)), ["ending:bell", "totem:a"], False),
            (Unlock(2, (74,), ("home",)), ["ending:home", "totem:a"], True),
        ],
    )
    def test_an_ending_may_be_asked_for(self, unlock: Unlock, ticked: list[str], *, free: bool) -> None:
        """SG-ACH-002: decision 045, the box of one of the endings is ticked, instead of a count or besides it."""
        pack = replace(harbour(), unlocks=(unlock,))
        assert Sea().unlocked(pack, ticked) == ([74] if free else [])

        setup = Setup("sea", pack.id, pack.version, pack.digest, ("Ana",), {"unlocked": "74"})
        if free:
            Sea().check_unlocked(pack, setup, ticked)
            return
        with pytest.raises(IllegalSetup) as refusal:
            Sea().check_unlocked(pack, setup, ticked)
        assert refusal.value.reason.key == ("ending-unreached" if len(ticked) >= unlock.count else "still-locked")
        assert "home" not in str(refusal.value.reason.values)

    def test_of_some_only_one_is_taken(self) -> None:
        """SG-ACH-008: decision 045, of the quests of a table with ``one = true`` at most one."""
        unlocks = (Unlock(1, (74, 90, 100), one=True), Unlock(1, (171, 172)))
        assert taking("90 171 172", unlocks).quests == [1, 2, 90, 171, 172]
        assert taking("90 90", unlocks).quests == [1, 2, 90]
        with pytest.raises(IllegalSetup) as refusal:
            taking("100 171 74", unlocks)

        assert refusal.value.reason == Reason("SG-ACH-008", "one-of-them", (74, 100))

    def test_a_campaign_may_begin_elsewhere(self) -> None:
        """SG-SETUP-001, SG-ACH-008: decision 045, with the quest in its region, without it where all begin."""
        unlocks = (
            Unlock(1, (74, 90), start_region="2.rope"),
            Unlock(1, (171,)),
            Unlock(1, (172,), start_region="2.stairs"),
        )
        plain, other = taking("171", unlocks), taking("90 74 171", unlocks)
        assert (plain.region, other.region) == ("2.quay", "2.rope")
        assert (other.goods, other.quests) == (plain.goods, [1, 2, 74, 90, 171])
        with pytest.raises(IllegalSetup) as refusal:
            taking("172 74", unlocks)

        assert refusal.value.reason == Reason("SG-ACH-008", "two-starts", (74, 172))

    @pytest.mark.parametrize("key", ["ending-unreached", "one-of-them", "two-starts"])
    @pytest.mark.parametrize("lang", ["en", "fr"])
    def test_a_refusal_is_told(self, key: str, lang: Lang) -> None:
        """Its reason names the quests."""
        told = why_no_setup(Localizer("sea", lang), Reason("SG-ACH-008", key, (74, 90)))
        assert "74" in told

    @pytest.mark.parametrize("wish", ["74", "first", "²"])
    def test_a_quest_that_nothing_unlocks_cannot_be_taken(self, wish: str) -> None:
        """SG-ACH-002: only certain quest cards unlock."""
        with pytest.raises(IllegalSetup) as refusal:
            new(unlocked=wish)

        assert refusal.value.reason.rule == "SG-ACH-002"
