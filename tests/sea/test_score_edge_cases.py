"""Score: cases that the examples in the rulebook leave open."""

from __future__ import annotations

from sleeping_gods.kernel.play import is_over
from sleeping_gods.sea.chapters.score import journey_log, score

from .tables import (
    at_sea,
    beat_crew,
    effects,
    exploring,
    settled,
)


class TestQuestsAndScores:
    """SG-QUEST, SG-SCORE, SG-TOTEM."""

    def test_only_the_named_quest_is_used_up(self) -> None:
        """SG-QUEST-002: of quests 9, 74 and 10 the second goes to the box; two that are used up both lie there."""
        table = effects(at_sea(), "gain quest 9", "gain quest 74", "gain quest 10", "complete quest 74")
        assert (table.quests, table.used_quests) == ([1, 2, 9, 10], [74])

        assert effects(table, "lose quest 1").used_quests == [74, 1]

    def test_an_ending_is_scored_by_what_was_reached(self) -> None:
        """SG-SCORE-008: a finale that runs out without an ending scores none, and the score is written all the same."""
        table = at_sea()
        table.finale = True
        exploring(table, 72)

        assert is_over(table)
        assert (table.over, table.log.ending, score(table).ending) == ("finale", "", 0)
        assert table.log.score == str(4 * 2 + 2 + 1)

    def test_a_totem_that_was_lost_scores_nothing(self) -> None:
        """SG-SCORE-002, SG-SCORE-003: of two totems one goes back to the box: 4 points are left, and two ticks."""
        table = effects(at_sea(), "gain adventure 3", "gain adventure 14", "lose adventure 14")

        assert (score(table).adventures, score(table).totems) == (2 * 5, 2)
        assert len(table.achievements()) == 2

    def test_an_easy_defeat_counts_in_the_log(self) -> None:
        """SG-SCORE-009, SG-LOG-001: the log of an easy campaign notes its defeats, and its score bears the E."""
        table = settled(beat_crew(at_sea(easy="on")))
        effects(table, "ending home")
        log = journey_log(table)

        assert (log["defeats"], log["mode"]) == (1, "easy")
        assert log["score"] == f"{4 * 2 + 2 + 30 // 2 + 10 - 10}E"

    def test_the_log_of_a_brutal_campaign_notes_its_defeat(self) -> None:
        """SG-LOG-001, SG-DEFEAT-021: the one defeat is ticked, though it costs no points."""
        table = beat_crew(at_sea(mode="brutal"))

        assert (journey_log(table)["defeats"], score(table).defeats) == (1, 0)


class TestQuests:
    """SG-QUEST-002, 003."""

    def test_a_quest_is_owned_once(self) -> None:
        """SG-QUEST-001: gained twice it lies there once, and one loss is enough."""
        table = effects(at_sea(), "gain quest 9", "gain quest 9")
        assert table.quests.count(9) == 1

        effects(table, "lose quest 9", "gain quest 9")
        assert (9 in table.quests, table.used_quests.count(9)) == (False, 1)

    def test_a_card_is_gained_once(self) -> None:
        """SG-COMP-024: gained twice it is owned once, with the command that lies on it."""
        table = effects(at_sea(), "gain adventure 20")
        table.adventures["yellow-flag"], table.supply = 1, table.supply - 1
        effects(table, "gain adventure 20")

        assert table.adventures["yellow-flag"] == 1
        assert table.violations() == []

    def test_a_card_that_is_not_owned_cannot_be_lost(self) -> None:
        """SG-COMP-024: losing it changes nothing, and it may be gained later."""
        table = effects(at_sea(), "lose adventure 20", "gain adventure 20")

        assert "yellow-flag" in table.adventures
