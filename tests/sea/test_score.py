"""The final score: SG-SCORE."""

from __future__ import annotations

import pytest

from sleeping_gods.sea.chapters.score import journey_log, score
from sleeping_gods.sea.table.table import SeaTable

from .tables import at_sea, beat_crew, effects, fallen, harbour, own, play, put_command, settled, wear

MARKET = sorted(card.id for card in harbour().adventures.values() if card.origin == "market")
NUMBERED = sorted(
    card.id for card in harbour().adventures.values() if card.origin == "numbered" and card.kind != "totem"
)
TOTEMS = sorted(card.id for card in harbour().adventures.values() if card.kind == "totem")
LEVELS = sorted(harbour().levels)


def stripped(table: SeaTable) -> SeaTable:
    """A crew that owns nothing at all."""
    table.adventures.clear()
    table.quests.clear()
    table.goods["coins"] = 0
    return table


def learned(table: SeaTable, *cards: str) -> SeaTable:
    """Level cards on the crew members that they name."""
    for card in cards:
        wear(table, table.pack.levels[card].crew, card)
    return table


class TestParts:
    """SG-SCORE-001 to 011."""

    def test_an_adventure_card_scores_two(self) -> None:
        """SG-SCORE-001: 10 adventure cards, none a totem, score 20."""
        table = own(stripped(at_sea()), *NUMBERED[:10])

        assert len(table.adventures) == 10
        assert score(table).total == 20

    def test_starting_market_and_numbered_cards_count_alike(self) -> None:
        """SG-SCORE-002: 4 starting, 3 market and 5 numbered cards score 24."""
        table = own(at_sea(), *MARKET[:3], *NUMBERED[:5])

        assert score(table).adventures == 24

    def test_an_equipped_weapon_counts_and_a_card_in_the_box_does_not(self) -> None:
        """SG-SCORE-002: equipped weapons count; cards returned to the box do not."""
        table = own(stripped(at_sea()), "revolver", "yellow-flag", on="mac")
        assert table.crew["mac"].weapons == ("revolver",)
        assert score(table).total == 4

        assert score(effects(table, "lose adventure 20")).total == 2

    def test_a_totem_scores_four_in_all(self) -> None:
        """SG-SCORE-003: 3 totems score 12."""
        assert score(own(stripped(at_sea()), *TOTEMS[:3])).total == 12

    def test_quests_score_one_each_used_or_not(self) -> None:
        """SG-SCORE-004: 6 owned and 9 used score 15."""
        table = stripped(at_sea())
        table.quests, table.used_quests = list(range(1, 7)), list(range(20, 29))
        assert score(table).total == 15

        table.quests = [1, 2, 169, 170, 171, 172]
        assert score(table).total == 15

    def test_level_cards_score_two(self) -> None:
        """SG-SCORE-005: 5 level cards score 10; the XP themselves score nothing."""
        table = learned(stripped(at_sea()), *LEVELS[:5])
        table.xp = 30

        assert score(table).total == 10

    def test_every_level_card_of_one_crew_member_scores(self) -> None:
        """SG-SCORE-005: Laurent's three level cards score 6, also while he has no health left."""
        table = learned(stripped(at_sea()), "rare-catch", "old-sailor", "watchful")

        assert score(fallen(table, "laurent")).total == 6

    @pytest.mark.parametrize(("coins", "points"), [(0, 0), (1, 0), (2, 1), (7, 3), (8, 4), (85, 42)])
    def test_every_full_two_coins_score_one(self, coins: int, points: int) -> None:
        """SG-SCORE-006: 7 coins score 3."""
        table = stripped(at_sea())
        table.goods["coins"] = coins

        assert score(table).total == points

    def test_artifacts_score_one_and_selling_gives_no_more(self) -> None:
        """SG-SCORE-007: 2 artifacts and 1 coin score 2, also when the artifacts are sold first."""
        table = stripped(at_sea())
        table.goods["artifacts"], table.goods["coins"] = 2, 1
        assert score(table).total == 2

        assert score(play(table, "sell artifact", "sell artifact")).total == 2

    def test_an_ending_scores_ten_once(self) -> None:
        """SG-SCORE-008: an ending reached scores 10, a campaign that is stopped early nothing for it."""
        assert score(effects(at_sea(), "ending home")).ending == 10
        assert score(at_sea()).ending == 0

        stopped = stripped(at_sea())
        assert play(stopped, "reset campaign").log.score == "0"

    @pytest.mark.parametrize(("defeats", "points"), [(0, 0), (1, -10), (2, -20), (5, -50)])
    def test_each_defeat_costs_ten(self, defeats: int, points: int) -> None:
        """SG-SCORE-009: 2 defeats in normal mode score -20."""
        table = stripped(at_sea())
        table.defeats = defeats
        assert score(table).total == points

        table.finale_defeats = min(defeats, 2)
        assert score(table).total == points

    def test_defeats_cost_in_easy_mode_too(self) -> None:
        """SG-SCORE-009, SG-VARIANT-010: easy is normal mode made easier: 2 defeats cost 20, before a switch too."""
        table = stripped(at_sea(easy="on"))
        table.defeats = 2
        assert score(table).total == -20

        table = stripped(at_sea())
        table.defeats = 2
        assert score(play(table, "easy mode")).defeats == -20

    def test_a_card_with_command_on_it_counts_like_any_other(self) -> None:
        """SG-SCORE-001: the four starting cards score 8, though one of them has been used."""
        assert score(put_command(at_sea(), gear=1)).adventures == 8

    def test_brutal_mode_scores_twenty_five(self) -> None:
        """SG-SCORE-010: brutal mode scores +25 without a penalty for the defeat."""
        table = stripped(at_sea(mode="brutal"))
        table.defeats = 1

        assert score(table).total == 25
        assert score(at_sea()).brutal == 0

    def test_a_brutal_campaign_that_reaches_an_ending_scores_both(self) -> None:
        """SG-SCORE-008, 010, 014: 25 for the mode and 10 for the ending are written down as 35."""
        assert effects(stripped(at_sea(mode="brutal")), "ending home").log.score == "35"

    @pytest.mark.parametrize(
        ("option", "feared", "revered", "points"),
        [("on", 6, 5, 21), ("off", 6, 5, 0), ("on", 5, 5, 10), ("on", 1, 10, 21), ("on", 2, 1, 3)],
    )
    def test_fame_is_an_option(self, option: str, feared: int, revered: int, points: int) -> None:
        """SG-SCORE-011: each is worth 1 and more than 10 in all adds 10; with the option off nothing."""
        table = stripped(at_sea(points=option))
        effects(table, f"gain {feared} feared", f"gain {revered} revered")

        assert score(table).total == points

    def test_fame_has_no_end(self) -> None:
        """SG-SCORE-011: 12 feared points gained in two stories and 1 revered count 13, and 10 for more than 10."""
        table = effects(stripped(at_sea(points="on")), "gain 7 feared", "gain 5 feared", "gain 1 revered")

        assert (table.feared, table.revered, score(table).total) == (12, 1, 23)

    def test_fame_is_off_unless_asked_for(self) -> None:
        """SG-SCORE-011: feared and revered points are off by default."""
        assert score(effects(at_sea(), "gain 9 feared")).points == 0


class TestTotal:
    """SG-SCORE-012 to 014."""

    def test_a_score_may_be_negative(self) -> None:
        """SG-SCORE-012: 14 points and 3 defeats are -16."""
        table = own(stripped(at_sea()), *NUMBERED[:7])
        table.defeats = 3

        assert score(table).total == -16
        assert play(table, "reset campaign").log.score == "-16"

    def test_the_worked_total(self) -> None:
        """SG-SCORE-013: 24 + 6 + 15 + 10 + 3 + 2 + 10 - 10 = 60."""
        table = learned(own(at_sea(), *MARKET[:5], *TOTEMS[:3]), *LEVELS[:5])
        table.quests, table.used_quests = list(range(1, 7)), list(range(20, 29))
        table.goods["coins"], table.goods["artifacts"], table.defeats = 7, 2, 1
        effects(table, "ending bell")

        assert len(table.adventures) == 12
        assert score(table).total == 24 + 6 + 15 + 10 + 3 + 2 + 10 - 10 == 60
        assert journey_log(table)["score"] == "60"

    def test_the_score_is_written_down_after_a_brutal_defeat(self) -> None:
        """SG-SCORE-014: a brutal defeat with 5 adventure cards records 10 + 25 + quests."""
        table = own(at_sea(mode="brutal"), NUMBERED[0])
        table.goods["coins"] = 0
        assert journey_log(table)["score"] == ""
        beat_crew(table)

        assert table.over == "brutal defeat"
        assert journey_log(table)["score"] == str(10 + 25 + 2)

    def test_a_normal_defeat_writes_no_score(self) -> None:
        """SG-SCORE-014: the campaign goes on after it, and the score is written at its end, the defeat counted."""
        table = settled(beat_crew(at_sea()))
        assert (table.over, journey_log(table)["score"]) == ("", "")

        assert effects(table, "ending home").log.score == str(4 * 2 + 2 + 1 + 10 - 10)
