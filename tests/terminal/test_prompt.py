"""Commands at the prompt: help, rules, reasons, odds, pages, the log, acts about the campaign."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.terminal.prompt import COMMANDS, HELP
from sleeping_gods.terminal.sea.scenes import PAGES

from .driver import journey
from .journeys import AFTER_THE_EVENT, AT_THE_CITY, AT_THE_SHIP, IN_THE_FIGHT, TURN_START


def after(said: str, answer: str) -> str:
    """What was said to an answer."""
    return said.partition(f"> {answer}\n")[2]


class TestRules:
    """The rules behind what is asked."""

    def test_a_question_mark_shows_the_rules_of_the_decision(self, tmp_path: Path) -> None:
        """The texts come from the ledger."""
        said = after(journey(tmp_path, *AT_THE_SHIP, "?"), "?")

        assert "SG-SHIP-002 " in said
        assert "SG-TURN-005 " in said

    def test_a_line_is_explained_by_its_own_rules(self, tmp_path: Path) -> None:
        """A choice by number, and what is barred by its reason."""
        said = journey(tmp_path, *AT_THE_SHIP, "? 2", "?x1")

        assert "SG-SHIP-015 " in after(said, "? 2").partition("?x1")[0]
        assert "SG-SHIP-001 " in after(said, "?x1")

    def test_rules_are_searched_by_word_and_shown_by_id(self, tmp_path: Path) -> None:
        """Many by title, one with its example."""
        said = journey(tmp_path, *TURN_START, "rules counterattack", "rules sg-chal-003", "rules xyzzy", "rules")

        assert "SG-COMBAT-037: " in after(said, "rules counterattack")
        assert "Number known first: " in after(said, "rules sg-chal-003")
        assert "rules speaks of 'xyzzy'." in said
        assert "rules and a word or an id" in said

    def test_why_gives_the_reason_and_the_rules_text(self, tmp_path: Path) -> None:
        """By notation, by number, by words; what is possible is said to be so."""
        said = journey(tmp_path, *AT_THE_SHIP, "why use hull", "why x1", "why use galley", "why nonsense")

        assert "SG-SHIP-001 " in after(said, "why use hull").partition("> ")[0]
        assert "SG-SHIP-001 " in after(said, "why x1").partition("> ")[0]
        assert "It is possible: 2. Use the Galley." in said
        assert "'nonsense' is no choice that I know" in said


class TestOdds:
    """Chances are counted over the cards."""

    def test_attacks_show_the_chance_of_a_hit(self, tmp_path: Path) -> None:
        """Beside each attack, and in full."""
        said = journey(tmp_path, *IN_THE_FIGHT, "odds 1")

        assert "(accuracy +1, damage 2, block 1, hit 50%)" in said
        assert "miss" in after(said, "odds 1")
        assert " of 58)" in after(said, "odds 1")

    def test_no_draw_no_odds(self, tmp_path: Path) -> None:
        """Where nothing is drawn, that is said."""
        assert "No draw whose odds are known" in journey(tmp_path, *AT_THE_SHIP, "odds")


class TestPages:
    """Parts of the table on demand."""

    @pytest.mark.parametrize(
        ("word", "expected"),
        [
            ("map", "2 moves away: The Mouth, page 2"),
            ("crew", "Laurent. Club (accuracy +0, damage 2, block 2) 2 command: gain 1 meat."),
            ("cards", "Flapjacks, recipe. 1 command, 3 grain: remove 3 fatigue; restore 3 health."),
            ("quests", "Keyword BERTH."),
            ("hand", "Maintain (craft, fate 1), "),
            ("ship", "Ship damage 0 of 11: Bridge 0 of 2, "),
            ("table", "Command: Ada 1, supply 13."),
        ],
    )
    def test_a_page_shows_its_part(self, tmp_path: Path, word: str, expected: str) -> None:
        """And the same question waits."""
        said = after(journey(tmp_path, *TURN_START, word), word)

        assert expected in said
        assert "Ada (Enter: Begin the turn)> " in said

    def test_the_fight_page_shows_the_row(self, tmp_path: Path) -> None:
        """Squares, defense, damage."""
        said = after(journey(tmp_path, *IN_THE_FIGHT, "fight"), "fight")

        assert "Flying Eye: level 4, defense 5 (1 more against what is not ranged), damage 3." in said
        assert "a1 flying" in said

    def test_help_names_every_command_and_page(self, tmp_path: Path) -> None:
        """Nothing has to be guessed."""
        said = after(journey(tmp_path, *TURN_START, "help"), "help")
        words = {entry.split()[0] for entry in HELP}

        assert [word for word in (*HELP, *PAGES) if word not in said] == []
        assert set(COMMANDS) - words - {"help", "exit", "back", "luck"} == set()


class TestLog:
    """What happened, told again."""

    def test_the_log_tells_the_last_choices(self, tmp_path: Path) -> None:
        """Also after a resume: it is made from the entries."""
        said = journey(tmp_path, *AFTER_THE_EVENT, "log", "log 1")

        assert "The figure moves: Deck." in after(said, "log")
        assert "The figure moves: Deck." not in after(said, "log 1")

    def test_folds_open(self, tmp_path: Path) -> None:
        """+ lists what may be done at any time, x what is barred."""
        said = journey(tmp_path, *AFTER_THE_EVENT, "+", "x")

        assert "+ lists what may be done at any time:" in said
        assert "Activate Laurent (2 command: gain 1 meat)" in after(said, "+")
        assert "Not possible: Explore 4, 5, 9," in after(said, "x")


class TestCampaignActs:
    """Acts about the campaign itself."""

    def test_they_are_listed_and_accepted(self, tmp_path: Path) -> None:
        """SG-PLAYERS-001, SG-LOG-002: a note, a newcomer."""
        said = journey(tmp_path, *TURN_START, "campaign", "note 40 two wardens", "join Ben", "")

        assert "reset campaign" in after(said, "campaign")
        assert "Noted on the map at 40: two wardens" in said
        assert "Ben joins the table." in said

    def test_a_reset_is_asked_twice(self, tmp_path: Path) -> None:
        """Only yes ends the campaign; then the score is shown in its parts."""
        said = journey(tmp_path, *TURN_START, "reset campaign", "no", "reset campaign", "yes")

        assert "Nothing was done." in said
        assert "The campaign is over: the campaign was put away." in said
        assert "Score: " in said

    def test_real_cards_can_be_left_to_luck(self, tmp_path: Path) -> None:
        """luck lets the program draw this one; + lists what could be drawn."""
        said = journey(tmp_path, "+", "luck", "luck")

        assert "60 possible: type a name, or + for the list, or luck to let the program draw." in said
        assert "Triage (savvy, fate 5)" in after(said, "+")
        assert "Ada draws an ability card." in said
        assert "Nothing is to be drawn now." in said

    def test_a_town_is_read_once_and_again_after_a_resume(self, tmp_path: Path) -> None:
        """The page stands above its choices."""
        said = journey(tmp_path, *AT_THE_CITY)

        assert said.count("At sunset every citizen burns one thing") == 1
