"""The final score: DS-SCOR."""

from __future__ import annotations

import pytest

from sleeping_gods.skies.chapters.score import journey_log, score
from sleeping_gods.skies.table.table import SkiesTable
from tests.bed import effects, fallen, play, told

from .tables import at_start, on_map, own, quest, stock, wear

ORDINARY = ("camp-stew", "cork-vest", "bandage-roll", "gathering-basket", "bent-nickel", "eugene")


def equipped(table: SkiesTable, count: int) -> SkiesTable:
    """So many ability cards lie on the five boards."""
    names = list(table.crew)
    for place, card in enumerate(table.deck[:count]):
        wear(table, names[place % 5], card)
    return table


class TestCards:
    """DS-SCOR-001 to 004, 011."""

    def test_ordinary_cards(self) -> None:
        """DS-SCOR-001: 6 starting cards and 7 ordinary ones are 14, in hands or in the discard."""
        table = own(at_start(2), 0, *ORDINARY)
        own(table, 1, "fishing-pole", "canteen")
        assert score(table).adventures == 14

        table.adventures[0].remove("eugene")
        table.played.append("eugene")
        assert score(table).adventures == 14

    def test_starting_cards_are_nothing(self) -> None:
        """DS-SCOR-001, DS-SCOR-011: the 6 starting adventure and 14 starting combat cards score 0."""
        table = at_start()

        assert (len(table.played), len(table.arms)) == (6, 14)
        assert score(table).adventures == 0

    def test_totems_and_passengers(self) -> None:
        """DS-SCOR-002: 2 totems and 1 passenger are 15, instead of 2 each."""
        found = score(own(at_start(), 0, "eternal-geode", "hive-stone", "george-gift"))

        assert (found.totems, found.adventures) == (15, 0)

    def test_totems_that_were_played(self) -> None:
        """DS-SCOR-002: in the discard a totem and a passenger are 5 each as well, in whosever hand they were."""
        table = own(at_start(2), 1, "hive-stone", "george-gift", "wolf-coat")
        own(table, 0, "leaf-ear")
        for card in ("hive-stone", "george-gift"):
            table.adventures[1].remove(card)
            table.played.append(card)

        assert (score(table).totems, score(table).adventures) == (15, 2)

    def test_curses_are_nothing(self) -> None:
        """DS-SCOR-001: a curse that lies on the party is no card that it owns."""
        table = at_start()
        table.curses = ["cold-pocket", "late-shadow"]

        assert (score(table).adventures, score(table).totems) == (0, 0)

    def test_gained_combat_cards(self) -> None:
        """DS-SCOR-011: 14 starting and 3 gained combat cards are 6, in the deck or laid aside."""
        table = own(at_start(), 0, "ice-blade", "harpoon-gun", "stove-lid")
        assert score(table).adventures == 6

        assert score(play(table, "exclude ice-blade")).adventures == 6

    def test_unlocked_cards(self) -> None:
        """DS-SCOR-011: an unlocked adventure card is 2, although the campaign began with it; a quest is 1."""
        found = score(at_start(unlocked="adventure-132 quest-212"))

        assert (found.adventures, found.quests) == (2, 1)

    def test_lost_cards_are_nothing(self) -> None:
        """DS-SCOR-001: only cards that are owned score."""
        table = effects(on_map(), "gain adventure 60", "gain adventure 5", "lose adventure 60", "lose adventure 5")

        assert (score(table).adventures, score(table).totems) == (0, 0)

    def test_quests(self) -> None:
        """DS-SCOR-003: quests owned and quests in the completed box are 1 each."""
        table = quest(at_start(), 15, 41, 48)
        table.used_quests = [53, 56]

        assert score(table).quests == 5

    def test_a_quest_read_in_silence(self) -> None:
        """DS-SCOR-003: a quest that only one player has read is the party's as well, and 1 point."""
        table = quest(at_start(2), 15, 41)
        table.silent = {"41": [1]}

        assert score(table).quests == 2

    def test_equipped_cards(self) -> None:
        """DS-SCOR-004: 22 equipped over five characters are 22; cards in hand are nothing."""
        table = equipped(at_start(), 22)
        table.hands[0] += [table.deck.pop(), table.deck.pop()]

        assert score(table).equipped == 22


class TestResources:
    """DS-SCOR-005, 006, 012."""

    def test_common_resources(self) -> None:
        """DS-SCOR-005: 9 common resources are 2."""
        assert score(stock(at_start(), meat=6, torch=3)).common == 2

    def test_all_kinds_are_summed(self) -> None:
        """DS-SCOR-012: 3 meat and 1 rope are 1; 3 of them are 0."""
        assert score(stock(at_start(), meat=3, rope=1)).common == 1
        assert score(stock(at_start(), meat=2, rope=1)).common == 0

    def test_quest_resources(self) -> None:
        """DS-SCOR-006: 3 are 3, and they are no common ones."""
        found = score(stock(at_start(), tundra_berry=2, jadeworm_egg=1, meat=3))

        assert (found.rare, found.common) == (3, 0)


class TestCampaign:
    """DS-SCOR-007 to 010, 012."""

    def test_an_ending(self) -> None:
        """DS-SCOR-007: an ending that was read is 10, and the log has the score."""
        table = effects(on_map(level="easy"), "ending home")

        assert score(table).ending == 10
        assert (table.over, journey_log(table)["score"], journey_log(table)["ending"]) == ("ending", "10", "home")
        assert told(table, "campaign-over") == [("ending", 10)]

    def test_a_campaign_given_up(self) -> None:
        """DS-SCOR-007: it gets nothing for an ending."""
        table = play(own(at_start(level="easy"), 0, "camp-stew"), "reset campaign")

        assert journey_log(table)["score"] == "2"

    def test_defeats(self) -> None:
        """DS-SCOR-008: 2 defeats are -20."""
        table = on_map(level="easy")
        for _ in range(2):
            effects(fallen(table, "claire", "ed", "ezarius", "jessie"), "lose 7 health by miguel")

        assert table.defeats == 2
        assert score(table).defeats == -20

    def test_every_defeat_counts(self) -> None:
        """DS-SCOR-008, DS-BASE-001: 9 defeats are -90, for all players together."""
        table = on_map(3)
        table.defeats = 9

        assert score(table).defeats == -90

    @pytest.mark.parametrize(("level", "bonus"), [("easy", 0), ("normal", 10), ("hard", 20)])
    def test_difficulty(self, level: str, bonus: int) -> None:
        """DS-SCOR-009: easy adds nothing, normal 10, hard 20 and not 30."""
        assert score(at_start(level=level)).level == bonus
        assert score(at_start(level=level)).total == bonus

    @pytest.mark.parametrize("level", ["easy", "hard"])
    def test_instant_death(self, level: str) -> None:
        """DS-SCOR-010: it adds 10 on any difficulty."""
        assert score(at_start(level=level, instant="on")).instant == 10
        assert score(at_start(level=level)).instant == 0

    def test_the_easiest_level_counts(self) -> None:
        """DS-SCOR-012: hard that was changed once to easy adds 0, normal that became hard 10."""
        assert score(play(at_start(level="hard"), "level easy", "level hard")).level == 0
        assert score(play(at_start(level="normal"), "level hard")).level == 10

    def test_the_total_may_be_negative(self) -> None:
        """DS-SCOR-012: 1 defeat on easy and nothing else is -10; the log says so."""
        table = on_map(level="easy", instant="on")
        table.instant = False
        table.defeats = 1
        play(table, "reset campaign")

        assert journey_log(table)["score"] == "-10"

    def test_the_full_sample(self) -> None:
        """DS-SCOR-013: 12 + 10 + 5 + 30 + 22 + 2 + 3 + 10 - 20 + 10 = 84."""
        table = own(on_map(), 0, *ORDINARY, "eternal-geode", "hive-stone", "george-gift")
        stock(equipped(table, 22), meat=6, torch=3, fire_quartz=3)
        table.quests, table.used_quests, table.defeats = [*range(1, 13)], [*range(13, 31)], 2
        effects(table, "ending home")

        found = score(table)
        assert (found.adventures, found.totems, found.quests, found.equipped) == (12, 15, 30, 22)
        assert (found.common, found.rare, found.ending, found.defeats, found.level) == (2, 3, 10, -20, 10)
        assert found.total == 84
        assert table.log.score == "84"
