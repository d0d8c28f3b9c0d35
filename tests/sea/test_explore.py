"""Exploring: SG-EXPLORE. Opening, reading and leaving a story."""

from __future__ import annotations

import json

import pytest

from sleeping_gods.kernel.table import decider
from sleeping_gods.party.chapters.explore import EndStory
from sleeping_gods.sea.chapters.turn import TakeAction
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.sea.view import view

from .tables import (
    at_sea,
    doing,
    exploring,
    give_command,
    hold,
    leaking,
    offered,
    own,
    place_cube,
    play,
    refused,
    story,
    told,
    weary,
)

CROSSROADS = """\
# 7 Crossroads

## 7 Crossroads

> if LANTERN: turn to 7.1
> if LETTER: turn to 7.2

Two ways.

- (a) Go.
  > return to the ship

## 7.1 By lamp

Light.

- (a) Go.
  > return to the ship

## 7.2 By post

Paper.

- (a) Go.
  > return to the ship
"""


START = """\
## 7 Before

Begin.

- (a) Take the letter along.
  > gain quest 12; turn to 7.5
- (b) Give the letter away.
  > lose quest 12; turn to 7.5

"""


def behind_a_letter(start: str = START, text: str = CROSSROADS) -> str:
    """The crossroads behind a paragraph that gives or takes the letter."""
    return text.replace("# 7 Crossroads\n\n", "# 7 Crossroads\n\n" + start, 1).replace("## 7 C", "## 7.5 C")


def at(region: str, players: int = 1) -> SeaTable:
    """A ship at its two actions in a region."""
    table = at_sea(players)
    table.region = region
    return doing(table, TakeAction())


def seen(table: SeaTable, seat: int = 0) -> str:
    """Every word that a seat is shown."""
    return json.dumps(view(table, seat), ensure_ascii=False)


class TestOpening:
    """From the map into the storybook."""

    def test_only_locations_of_the_region_can_be_explored(self) -> None:
        """SG-EXPLORE-001: 2 and 3 lie in the ship's region, 5 in the next."""
        table = at_sea()

        assert [line for line in offered(table) if line.startswith("explore")] == ["explore 2", "explore 3"]
        assert refused(table, "explore 5").rule == "SG-EXPLORE-001"
        assert table.actions == 2

    def test_the_locations_number_is_its_paragraph(self) -> None:
        """SG-EXPLORE-002: exploring 40 opens paragraph 40."""
        table = play(at("3.ash"), "explore 40")

        assert told(table, "paragraph") == [("40",)]
        assert table.paragraph == "40"
        assert "At sunset every citizen burns one thing" in seen(table)

    def test_a_held_keyword_must_be_followed(self) -> None:
        """SG-EXPLORE-003: with LANTERN paragraph 40 gives way to 40.5 without a choice."""
        table = at("3.ash")
        table.quests.append(9)
        play(table, "explore 40")

        assert told(table, "paragraph")[0] == ("40.5",)
        assert 9 in table.used_quests

    @pytest.mark.parametrize(
        ("quests", "number"), [((9, 12), "7.1"), ((12, 9), "7.1"), ((12,), "7.2"), ((9,), "7.1"), ((), "7")]
    )
    def test_the_first_keyword_line_that_applies_is_followed(self, quests: tuple[int, ...], number: str) -> None:
        """SG-EXPLORE-003, 004: lines are checked in printed order, whatever order the quests were gained in."""
        table = story(at_sea(), CROSSROADS)
        table.quests += quests
        exploring(table, 7)

        assert table.paragraph == number

    def test_keywords_are_checked_when_the_paragraph_opens(self) -> None:
        """SG-EXPLORE-022: a quest gained on the way counts for the next paragraph, one lost does not."""
        table = story(at_sea(), behind_a_letter())
        play(exploring(table, 7), "choose a")

        assert table.paragraph == "7.2"

        table = story(at_sea(), behind_a_letter())
        table.quests.append(12)
        play(exploring(table, 7), "choose b")

        assert table.paragraph == "7.5"

    def test_after_travelling_as_well(self) -> None:
        """SG-EXPLORE-001: with the second action every location of the region that the ship has come to is open."""
        table = at_sea()
        table.region, table.actions, table.turn_travel = "3.ash", 1, 1
        doing(table, TakeAction())

        lines = [line for line in offered(table) if line.startswith("explore")]
        assert lines == [f"explore {number}" for number in table.pack.regions["3.ash"].locations]

    def test_a_second_visit_begins_at_the_beginning(self) -> None:
        """SG-EXPLORE-002: exploring 7 again opens 7, though the first visit went on to 7.5 and ended there."""
        table = play(exploring(story(at_sea(), behind_a_letter()), 7), "choose b", "choose a")
        exploring(table, 7)

        assert (told(table, "paragraph"), table.paragraph) == ([("7",)], "7")

    def test_a_later_paragraph_gives_way_too(self) -> None:
        """SG-EXPLORE-003: keyword lines at the head of 7.5 must be obeyed like those of a location's own paragraph."""
        table = story(at_sea(), behind_a_letter())
        table.quests.append(9)
        play(exploring(table, 7), "choose b")

        assert table.paragraph == "7.1"


class TestChoices:
    """One choice, its test, then the story goes on."""

    def test_a_choice_that_needs_a_keyword(self) -> None:
        """SG-EXPLORE-005: it can be picked only while the keyword is held, and is never forced."""
        table = exploring(at_sea(), 12)

        assert "choose a" not in offered(table)
        assert refused(table, "choose a").rule == "SG-EXPLORE-005"

        table = at_sea()
        table.quests.append(10)
        exploring(table, 12)

        assert {"choose a", "choose b", "choose e"} <= {*offered(table)}

        play(table, "choose e")

        assert 10 in table.quests

    def test_one_choice_is_taken_and_its_challenge_completed(self) -> None:
        """SG-EXPLORE-006: after CUNNING 5 is settled 5.1 opens, and no second choice of paragraph 5 is left."""
        table = play(exploring(at_sea(), 5), "choose a")

        assert (table.test.skill, table.test.number) == ("cunning", 5)
        assert refused(table, "choose b").rule == "SG-EXPLORE-006"
        assert table.paragraph == "5"

        play(table, "go on", "fate 5")

        assert told(table, "paragraph") == [("5.1",)]

    def test_a_combat_comes_before_the_next_paragraph(self) -> None:
        """SG-EXPLORE-006: the keepers of the books must be beaten before 40.3 opens."""
        table = play(exploring(at_sea(), 40), "choose d", "reveal enemies")

        assert table.combat is not None
        assert table.paragraph == "40"

    def test_gains_and_losses_are_applied_when_reached(self) -> None:
        """SG-EXPLORE-007: gain 2 coins, lose 1 health."""
        table = story(at_sea(), "# 7 A\n\n## 7 A\n\nA.\n\n> gain 2 coins; lose 1 health\n> return to the ship\n")
        table.goods["coins"] = 0
        exploring(table, 7)

        assert table.goods["coins"] == 2

        play(table, "hurt mac")

        assert table.crew["mac"].damage == 1

    def test_effects_are_applied_in_printed_order(self) -> None:
        """SG-EXPLORE-008: the coin gained first pays for the card that comes second."""
        table = at_sea()
        table.goods["coins"] = 0
        text = "# 7 A\n\n## 7 A\n\nA.\n\n> gain 1 coin; reveal 1 market cards; lose 1 coin\n> return to the ship\n"
        play(exploring(story(table, text), 7), "reveal lantern")

        assert table.goods["coins"] == 1

        play(table, "buy lantern", "leave market")

        assert "lantern" in table.adventures
        assert table.goods["coins"] == 0

    def test_a_cost_is_paid_whole(self) -> None:
        """SG-EXPLORE-019: with 1 coin a choice that costs 2 is refused; an artifact covers it."""
        table = at_sea()
        table.goods["coins"] = 1
        exploring(table, 40)

        assert refused(table, "choose b").rule == "SG-EXPLORE-019"

        table.goods["artifacts"] = 1
        play(exploring(table, 40), "choose b")

        assert (table.goods["coins"], table.goods["artifacts"]) == (1, 0)

    def test_the_active_player_picks(self) -> None:
        """SG-EXPLORE-018: in a game of three with P2 active the story waits for P2, and offers nobody else a choice."""
        table = exploring(at_sea(3, first="p2"), 2)

        assert decider(table) == 1
        assert "choose e" in seen(table, 1)
        assert "choose" not in str(view(table, 0)["options"])
        assert "choose" not in str(view(table, 2)["options"])

    def test_sample_story_of_the_ropes(self) -> None:
        """SG-EXPLORE-023: STRENGTH 6 with one strength 1 crew and fate 4 fails, costs 3 health, and leads to 5.1."""
        table = play(exploring(at_sea(), 5), "choose b", "join mac", "go on", "fate 4")

        assert told(table, "challenge-failed") == [(5, 6)]

        play(table, "hurt mac", "hurt mac", "hurt mac")

        assert table.crew["mac"].damage == 3
        assert table.paragraph == "5.1"

    def test_both_ways_over_the_gap_lead_to_the_same_place(self) -> None:
        """SG-EXPLORE-023: CUNNING 5 is the other way; a pass costs nothing, a failure 3 health."""
        table = play(exploring(at_sea(), 5), "choose a", "go on", "fate 4", *["hurt mac"] * 3)

        assert (table.crew["mac"].damage, table.paragraph) == (3, "5.1")

        table = play(exploring(at_sea(), 5), "choose a", "go on", "fate 5")

        assert (table.crew["mac"].damage, table.paragraph) == (0, "5.1")

    def test_paying_does_not_stand_for_the_keyword(self) -> None:
        """SG-EXPLORE-005, 019: a choice that needs LANTERN and costs 1 coin and 1 meat is shut without any of them."""
        go = "- (a) Go.\n  > needs LANTERN\n  > cost 1 coin, 1 meat\n  > gain 1 xp\n"
        table = story(at_sea(), f"# 7 A\n\n## 7 A\n\nA.\n\n{go}- (b) Stay.\n")
        table.goods |= {"coins": 1, "meat": 1}

        assert refused(exploring(table, 7), "choose a").rule == "SG-EXPLORE-005"
        table.quests.append(9)
        table.goods["meat"] = 0
        assert refused(exploring(table, 7), "choose a").rule == "SG-EXPLORE-019"
        table.goods |= {"coins": 0, "meat": 1}
        assert refused(exploring(table, 7), "choose a").rule == "SG-EXPLORE-019"
        table.goods["coins"] = 1
        play(exploring(table, 7), "choose a")
        assert (table.goods["coins"], table.goods["meat"], table.xp) == (0, 0, 1)

    def test_a_high_cost_is_paid_in_full(self) -> None:
        """SG-EXPLORE-019: 5 coins are 5 coins."""
        text = "# 7 A\n\n## 7 A\n\nA.\n\n- (a) Go.\n  > cost 5 coins\n  > gain 1 xp\n"
        table = story(at_sea(), text)
        table.goods["coins"] = 6

        assert play(exploring(table, 7), "choose a").goods["coins"] == 1

    def test_a_loss_is_split_and_command_is_the_active_players(self) -> None:
        """SG-EXPLORE-007: 2 health lost are put on two of the crew; 1 command goes to P2, whose turn it is."""
        text = "# 7 A\n\n## 7 A\n\nA.\n\n> lose 2 health; gain 1 command\n> return to the ship\n"
        table = exploring(story(at_sea(2, first="p2"), text), 7)
        play(table, "hurt mac", "hurt marco")

        assert (table.crew["mac"].damage, table.crew["marco"].damage) == (1, 1)
        assert table.pools == [0, 1]

    def test_the_next_paragraph_forgets_nothing(self) -> None:
        """SG-EXPLORE-006: what was taken for good in this campaign stays so when the story goes on elsewhere."""
        table = story(at_sea(), behind_a_letter())
        table.taken = ["2a", "9b"]
        play(exploring(table, 7), "choose a", "choose a")

        assert table.taken == ["2a", "9b"]


class TestReturning:
    """Back to the ship."""

    def test_returning_ends_the_explore_action(self) -> None:
        """SG-EXPLORE-009: after the first action one remains, after the second the turn ends."""
        table = play(at_sea(), "explore 2", "choose e")

        assert (table.exploring, table.actions) == (False, 1)

        play(table, "explore 2", "choose e")

        assert offered(table)[0] == "begin turn"

    def test_explore_tokens_are_gained_and_tested(self) -> None:
        """SG-EXPLORE-014: the red and the blue office give explore tokens A and B; only both open the vault."""
        table = play(exploring(at_sea(), 9), "choose a", "choose a", "go on", "fate 5")

        assert table.letters == ["A"]
        assert refused(table, "choose c").rule == "SG-EXPLORE-005"

        play(table, "choose b", "go on", "fate 6", "choose c")

        assert told(table, "paragraph") == [("9.2",)]

    def test_a_line_may_test_for_an_explore_token(self) -> None:
        """SG-EXPLORE-014: with explore C the story turns to another paragraph."""
        text = CROSSROADS.replace("> if LANTERN:", "> if explore C:")

        assert exploring(story(at_sea(), text), 7).paragraph == "7"

        text = behind_a_letter(START.replace("gain quest 12", "gain explore C"), text)

        assert play(exploring(story(at_sea(), text), 7), "choose a").paragraph == "7.1"

    def test_explore_tokens_go_back(self) -> None:
        """SG-EXPLORE-015: on returning to the ship none is held any more."""
        table = play(exploring(at_sea(), 9), "choose a", "choose a", "go on", "fate 5", "choose d")

        assert table.letters == ["A"]

        play(table, "fate 1")

        assert table.letters == []
        assert not table.exploring

    def test_all_of_them_go_back(self) -> None:
        """SG-EXPLORE-015: of A, D and C none is held after the return, and paragraph 7 does not find C next time."""
        table = story(at_sea(), CROSSROADS.replace("> if LANTERN:", "> if explore C:"))
        table.letters = ["A", "D", "C"]
        play(exploring(table, 7), "choose a")

        assert table.letters == []
        assert exploring(table, 7).paragraph == "7"

    def test_defeat_ends_the_story_at_once(self) -> None:
        """SG-EXPLORE-021: all fall in the second challenge; no further paragraph opens and tokens are returned."""
        table = play(exploring(weary(at_sea()), 9), "choose a", "choose a", "go on", "fate 5")

        assert table.letters == ["A"]

        play(table, "choose b", "go on", "fate 1", "afflict mac with madness", "hurt odessa")

        assert table.letters == []
        assert told(table, "paragraph") == []
        assert not table.exploring
        assert not any(isinstance(step, EndStory) for step in table.agenda)
        assert offered(table)[0].startswith("make for")

    def test_the_loss_of_the_ship_ends_it_too(self) -> None:
        """SG-EXPLORE-021: the eleventh cube amid a paragraph: what is printed after it is not read, tokens go back."""
        text = "# 7 A\n\n## 7 A\n\nA.\n\n> ship damage 1; gain 1 xp; turn to 7.1\n\n## 7.1 B\n\nB.\n\n> gain 2 xp\n"
        table = leaking(story(at_sea(), text))
        table.letters = ["A", "B"]
        place_cube(exploring(table, 7), 5)

        assert (table.defeats, table.letters, table.xp, table.exploring) == (1, [], 0, False)
        assert told(table, "paragraph") == []
        assert offered(table)[0].startswith("make for")

    def test_story_tokens_stay(self) -> None:
        """SG-EXPLORE-015: only explore tokens go back; a story token is kept on returning to the ship."""
        table = story(at_sea(), CROSSROADS)
        table.letters, table.tokens = ["A"], ["pollen-potion"]
        play(exploring(table, 7), "choose a")

        assert (table.letters, table.tokens) == ([], ["pollen-potion"])

    def test_a_defeat_gives_nothing_back(self) -> None:
        """SG-EXPLORE-021: a choice for once in a campaign that was taken before the defeat stays taken."""
        go = "- (a) Go.\n  > once per campaign\n  > lose 1 health\n"
        table = weary(story(at_sea(), f"# 7 A\n\n## 7 A\n\nA.\n\n{go}- (b) Stay.\n  > gain 1 xp\n"))
        play(exploring(table, 7), "choose a", "hurt odessa")

        assert (table.defeats, table.taken, table.exploring) == (1, ["7a"], False)


class TestMeanwhile:
    """What may be done while a story is open."""

    def test_no_card_moves_the_ship(self) -> None:
        """SG-EXPLORE-016: with a paragraph open such a card is refused; back on the ship it works."""
        table = exploring(give_command(own(at_sea(), "lukran-steam-engine"), 2), 12)

        assert refused(table, "activate lukran-steam-engine sail by p1").rule == "SG-EXPLORE-016"

        play(table, "choose e")

        assert "activate lukran-steam-engine sail by p1" in offered(table)

    def test_cards_may_be_equipped_between_challenges(self) -> None:
        """SG-EXPLORE-017: a 2-cost card may be equipped while a choice is pending, but not during the challenge."""
        table = exploring(give_command(hold(at_sea(), 0, "triage-5"), 2), 5)

        assert "equip triage-5 on mac" in offered(table)

        play(table, "choose a")

        assert refused(table, "equip triage-5 on mac").rule == "SG-ABIL-011"

        play(table, "go on", "fate 5", "go on", "equip triage-5 on mac")

        assert table.crew["mac"].cards == ("triage-5",)
        assert table.pools == [0]


class TestNoReadingAhead:
    """What a client is sent."""

    def test_where_a_choice_leads_is_not_sent(self) -> None:
        """SG-EXPLORE-010: while a choice is pending nothing of its target is shown; afterwards it is."""
        table = exploring(at_sea(), 58)

        assert "Everything is decided by auction here" in seen(table)
        assert "Take seats in the auction hall." in seen(table)
        assert "The auctioneer is small" not in seen(table)
        assert "58.1" not in seen(table)

        play(table, "choose a")

        assert "The auctioneer is small" in seen(table)
        assert "58.2" not in seen(table)

    def test_failure_is_unknown_until_the_challenge_is_settled(self) -> None:
        """SG-EXPLORE-010: before the draw neither text is sent, and after a success that of the failure never is."""
        table = play(exploring(at_sea(), 4), "choose c", "go on")

        assert "The hand that comes up out of the pot" not in seen(table)
        assert "The eels know the way" not in seen(table)

        play(table, "fate 6")

        assert told(table, "paragraph") == [("4.2",)]
        assert "The eels know the way" not in seen(table)

    def test_text_of_closed_blocks_is_not_sent(self) -> None:
        """SG-EXPLORE-010: of two versions of a paragraph only the one that holds now is shown."""
        table = exploring(at_sea(), 9)

        assert "At the edge of the Mouth" in seen(table)
        assert "dry meadow of weed" not in seen(table)
