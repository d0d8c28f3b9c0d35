"""Quests, keywords and totems: SG-QUEST, SG-TOTEM."""

from __future__ import annotations

import dataclasses
import json

import pytest

from sleeping_gods.party.chapters.quests import has_keyword
from sleeping_gods.sea.chapters.adventure import totem_count
from sleeping_gods.sea.chapters.events import EventPhase
from sleeping_gods.sea.chapters.score import score
from sleeping_gods.sea.chapters.turn import TakeAction
from sleeping_gods.sea.effects.bind import bind
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.sea.view import active_quests, view

from .tables import again, at_sea, doing, effects, give_command, harbour, offered, own, play, put_command, refused

TOTEMS = sorted(card.id for card in harbour().adventures.values() if card.kind == "totem")


def glass_house(table: SeaTable) -> SeaTable:
    """The crew explores the glass house, where choice (a) needs ORCHID."""
    table.region = "3.fog"
    return play(doing(table, TakeAction()), "explore 12")


def finale(table: SeaTable) -> SeaTable:
    """The third pass is used up, and the finale begins."""
    table.event_left, table.event_pass = [0, 0, 0], 3
    return doing(table, EventPhase())


class TestQuests:
    """SG-QUEST-001 to 006."""

    def test_a_gained_quest_lies_open_for_all(self) -> None:
        """SG-QUEST-001: after gain quest 74 it is owned and visible to all."""
        table = effects(at_sea(2), "gain quest 74")

        assert table.quests == [1, 2, 74]
        for seat in (0, 1):
            quests = view(table, seat)["quests"]
            assert isinstance(quests, dict)
            assert quests["74"]["title"] == "Under the Yellow Flag"  # type: ignore[index, call-overload]  # an object

    @pytest.mark.parametrize("word", ["lose", "complete"])
    def test_a_quest_lost_or_completed_is_in_the_used_box(self, word: str) -> None:
        """SG-QUEST-002: lose quest X and complete quest X both put the card in the used quest box."""
        table = effects(at_sea(), "gain quest 74", f"{word} quest 74")

        assert table.quests == [1, 2]
        assert table.used_quests == [74]

    @pytest.mark.parametrize("word", ["lose", "complete"])
    def test_a_used_quest_does_not_come_back(self, word: str) -> None:
        """SG-QUEST-003: with 74 in the box, gain quest 74 does nothing."""
        table = effects(at_sea(), "gain quest 74", f"{word} quest 74", "gain quest 74")

        assert table.quests == [1, 2]
        assert table.used_quests == [74]

    def test_a_quest_is_owned_only_once(self) -> None:
        """SG-QUEST-001: there is one card of each number."""
        assert effects(at_sea(), "gain quest 74", "gain quest 74").quests == [1, 2, 74]

    def test_a_keyword_is_held_while_its_quest_is_owned(self) -> None:
        """SG-QUEST-004: with quest 10 owned ORCHID is held, without it is not."""
        table = glass_house(at_sea())
        assert not has_keyword(table, "ORCHID")
        assert refused(table, "choose a").rule == "SG-EXPLORE-005"

        table = glass_house(effects(at_sea(), "gain quest 10"))
        assert has_keyword(table, "ORCHID")
        assert "choose a" in offered(table)

    def test_a_used_quest_gives_no_keyword_but_scores(self) -> None:
        """SG-QUEST-005: once quest 10 is completed ORCHID is not held, and its point stays."""
        table = effects(at_sea(), "gain quest 10", "complete quest 10")

        assert not has_keyword(table, "ORCHID")
        assert refused(glass_house(table), "choose a").rule == "SG-EXPLORE-005"
        assert score(table).quests == 3

    def test_either_of_two_quests_gives_their_keyword(self) -> None:
        """SG-QUEST-004, 005: where two quests bear a keyword one is enough, and it is held until neither is owned."""
        table = at_sea()
        quests = {**table.pack.quests, 90: dataclasses.replace(table.pack.quests[90], keyword="ORCHID")}
        table.pack = dataclasses.replace(table.pack, quests=quests, bound=None)
        table.bound = bind(table.pack)

        assert has_keyword(effects(table, "gain quest 90"), "ORCHID")
        assert has_keyword(effects(table, "gain quest 10", "complete quest 90"), "ORCHID")
        assert not has_keyword(effects(table, "lose quest 10"), "ORCHID")

    @pytest.mark.parametrize("word", ["lose", "complete"])
    def test_a_quest_that_is_not_owned_stays_in_the_deck(self, word: str) -> None:
        """SG-QUEST-006: with quest 90 in the deck, losing or completing it does nothing; it can still be gained."""
        table = effects(at_sea(), f"{word} quest 90")
        assert table.used_quests == []

        assert effects(table, "gain quest 90").quests == [1, 2, 90]

    def test_a_used_quest_is_not_used_twice(self) -> None:
        """SG-QUEST-006: losing or completing a quest of the used box does nothing, and it scores 1 as before."""
        table = effects(at_sea(), "gain quest 74", "lose quest 74", "complete quest 74", "lose quest 74")

        assert table.used_quests == [74]
        assert score(table).quests == 3

    def test_every_owned_quest_can_be_read(self) -> None:
        """SG-QUEST-001, 007: an owned quest's text lies open to all, whether it can be pursued or not."""
        for number, quest in harbour().quests.items():
            table = effects(at_sea(2), f"gain quest {number}")
            assert all(json.dumps(quest.text.en)[1:-1] in json.dumps(view(table, seat)) for seat in (0, 1))

    def test_neighbours_of_an_owned_quest_are_secret(self) -> None:
        """SG-QUEST-008: with one quest owned the view shows no other, not even the next number."""
        for number in harbour().quests:
            table = at_sea()
            table.quests = [number]
            quests = view(again(table), 0)["quests"]
            assert isinstance(quests, dict)
            assert [*quests] == [str(number)]

    @pytest.mark.parametrize("word", ["lose", "complete"])
    def test_a_quest_that_ends_gives_nothing(self, word: str) -> None:
        """SG-QUEST-002: the card goes to the box; XP, coins and all other goods stay as they are."""
        table = effects(at_sea(), "gain quest 74")
        before = (table.xp, dict(table.goods))
        effects(table, f"{word} quest 74")

        assert (table.xp, dict(table.goods)) == before

    def test_the_box_keeps_them_all(self) -> None:
        """SG-QUEST-003: of four quests in the used box none comes back."""
        numbers = (1, 2, 74, 10)
        table = effects(at_sea(), "gain quest 74", "gain quest 10", *(f"complete quest {number}" for number in numbers))
        effects(table, *(f"gain quest {number}" for number in numbers))

        assert (table.quests, sorted(table.used_quests)) == ([], sorted(numbers))

    def test_all_quests_may_be_owned_at_once(self) -> None:
        """SG-QUEST-001, 007: there is no limit: every quest gained is owned, and all active ones are listed."""
        numbers = sorted(harbour().quests)
        table = effects(at_sea(), *(f"gain quest {number}" for number in numbers))

        assert sorted(table.quests) == numbers
        assert sorted(active_quests(table)) == [number for number in numbers if harbour().quests[number].active]
        assert len(active_quests(table)) > 1


class TestQuestList:
    """SG-QUEST-007, 008."""

    def test_the_list_can_be_filtered_by_the_active_symbol(self) -> None:
        """SG-QUEST-007: of quests 1 (active) and 50 (not) only 1 shows among the active."""
        table = effects(at_sea(), "complete quest 2", "gain quest 50")

        assert table.quests == [1, 50]
        assert active_quests(table) == [1]
        shown = json.loads(json.dumps(view(table, 0)["quests"]))
        assert [number for number, quest in shown.items() if quest["active"]] == ["1"]

    def test_an_unowned_quest_is_not_in_the_view(self) -> None:
        """SG-QUEST-008: while quest 100 is unowned neither its title nor its text is available to a player."""
        table = at_sea(2)
        quest = table.pack.quests[100]
        for seat in (0, 1):
            seen = json.dumps(view(table, seat))
            assert quest.title.en not in seen
            assert quest.text.en not in seen
            assert quest.keyword not in seen

        assert quest.text.en in json.dumps(view(effects(table, "gain quest 100"), 1))

    def test_the_quest_deck_is_in_order(self) -> None:
        """SG-QUEST-008: any number can be taken at any time, whatever was gained before."""
        table = effects(at_sea(), "gain quest 100", "gain quest 9")

        assert table.quests == [1, 2, 100, 9]


class TestTotems:
    """SG-TOTEM-001, 002, 004."""

    def test_a_totem_is_activated_like_any_adventure_card(self) -> None:
        """SG-TOTEM-001: P2 activates a totem for 1 command; it works and holds 1 command until that is cleared."""
        table = give_command(own(at_sea(2), "totem-of-the-ferry"), 0, 2)
        table.cubes["bridge"] = 2
        assert refused(again(table), "activate totem-of-the-ferry repair by p1").rule == "SG-CMD-013"
        play(table, "activate totem-of-the-ferry repair by p2", "repair bridge")

        assert table.cubes["bridge"] == 1
        assert table.adventures["totem-of-the-ferry"] == 1
        assert table.pools == [0, 1]
        assert refused(table, "activate totem-of-the-ferry repair by p2").rule == "SG-CMD-010"

    def test_a_used_totem_counts(self) -> None:
        """SG-TOTEM-002: a totem that holds command is owned like the others."""
        table = put_command(own(at_sea(), *TOTEMS[:2]), **{TOTEMS[0]: 1})

        assert totem_count(table) == 2

    def test_a_totem_brings_nothing_but_itself(self) -> None:
        """SG-TOTEM-001: found like any card it lies with the others, without command; XP and goods are as before."""
        table = at_sea(2)
        goods, supply = dict(table.goods), table.supply
        effects(table, "gain adventure 81", "gain adventure 81")

        assert (table.adventures["totem-of-glass"], totem_count(table)) == (0, 1)
        assert (table.xp, table.goods, table.supply, table.hands) == (0, goods, supply, [[], []])

    def test_a_totem_that_goes_back_to_the_box_cannot_be_regained(self) -> None:
        """SG-TOTEM-001: it follows all adventure card rules."""
        table = effects(at_sea(), "gain adventure 81", "lose adventure 81", "gain adventure 81")

        assert "totem-of-glass" not in table.adventures
        assert totem_count(table) == 0

    @pytest.mark.parametrize(
        ("owned", "branch"), [(0, "F1"), (1, "F1"), (2, "F3"), (4, "F3"), (5, "F4"), (6, "F4"), (7, "F5")]
    )
    def test_the_number_of_totems_decides_the_finale(self, owned: int, branch: str) -> None:
        """SG-TOTEM-002: F1 reads the totem bands; with 5 totems the branch for 5 opens."""
        table = finale(own(at_sea(), *TOTEMS[:owned]))

        assert totem_count(table) == owned
        assert table.paragraph == branch

    def test_every_count_leads_to_exactly_one_finale(self) -> None:
        """SG-TOTEM-004: from 0 upward to every totem of the pack, each count opens one branch, never a lower one."""
        branches = [finale(own(at_sea(), *TOTEMS[:owned])).paragraph for owned in range(len(TOTEMS) + 1)]

        assert [*dict.fromkeys(branches)] == ["F1", "F3", "F4", "F5"]
        assert branches == sorted(branches)

    def test_other_adventure_cards_are_no_totems(self) -> None:
        """SG-TOTEM-002: only cards with the totem symbol count."""
        table = effects(at_sea(), "gain adventure 90", "gain adventure 3")

        assert totem_count(table) == 1
