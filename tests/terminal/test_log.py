"""The log and the recap at the keyboard: numbered lines, going back to one of them, and where we were."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.campaign.games import resume

from .driver import journey, resumed, told
from .journeys import AFTER_THE_EVENT, AT_THE_CITY, IN_THE_FIGHT
from .skies_journeys import TENTS_OF_TWO

WHERE = "Where we were:"


def after(said: str, answer: str) -> str:
    """What came after an answer, up to the next prompt."""
    return said.partition(f"> {answer}\n")[2].partition("> ")[0]


class TestLog:
    """Lines with the numbers of their entries."""

    def test_choices_are_numbered_and_forced_ones_marked(self, tmp_path: Path) -> None:
        """The number is that of the entry in the file; what followed stands under it."""
        said = after(journey(tmp_path, *AFTER_THE_EVENT, "log"), "log").splitlines()
        (file,) = tmp_path.glob("*.campaign")
        entries = {line.split(" #")[0] for line in file.read_text().splitlines()}

        assert "2. Ada: Begin the turn (by itself)" in said
        assert "3. Ada: Use the Deck" in said
        assert said[said.index("3. Ada: Use the Deck") + 1] == "The figure moves: Deck."
        assert "3 p1 use deck" in entries
        assert "Event: Timber Traders" in said

    def test_in_french(self, tmp_path: Path) -> None:
        """The same in French, and the command has its own words."""
        said = journey(tmp_path, *AFTER_THE_EVENT, "journal", "annuler à 3", lang="fr")

        assert "2. Ada : Commencer le tour (d'office)" in said.replace("\u202f", " ")
        assert "Annulé" in after(said, "annuler à 3")

    def test_drawn_it_has_two_columns(self, tmp_path: Path) -> None:
        """Numbers at the left, and no line is wider than the screen."""
        said = journey(tmp_path, *AT_THE_CITY, "log all", plain=False)

        assert " 3  Ada: Use the Deck" in said
        assert max(map(len, after(said, "log all").splitlines())) <= 80

    def test_another_players_card_is_not_in_it(self, tmp_path: Path) -> None:
        """Ben, who sits at the keyboard, reads his own cards and that Ada drew some."""
        said = journey(tmp_path, *TENTS_OF_TWO, "log all", players=("Ada", "Ben"), pack="airfield")
        log = after(said, "log all")

        assert "Ada draws an ability card." in log
        assert "Ben draws Belay" in log
        assert "Ada draws Herbalist" not in log


class TestUndoTo:
    """Going back to a line of the log."""

    def test_a_line_and_all_after_it_are_taken_back(self, tmp_path: Path) -> None:
        """The ship's action is asked again; what was taken back is named, and the entries stay in the file."""
        said = journey(tmp_path, *AFTER_THE_EVENT, "undo to 3", "use bridge")
        (file,) = tmp_path.glob("*.campaign")

        assert "Which room of the ship do you use?" in after(said, "undo to 3")
        assert "Ada: Use the Deck" in after(said, "undo to 3").splitlines()[0]
        assert "The figure moves: Bridge." in after(said, "use bridge")
        campaign = resume(file)
        assert [entry.choice for entry in campaign.history.line()][-1] == "use bridge"
        assert "use deck" in [entry.choice for entry in campaign.journal.entries]
        campaign.close()

    def test_a_draw_belongs_to_the_choice_before_it(self, tmp_path: Path) -> None:
        """Its number goes back to that choice: nobody draws again without choosing again."""
        said = told(tmp_path, "begin turn", "use bridge", "do draw", "undo to 5")

        assert "Undone: Ada: Draw" in after(said, "undo to 5")

    @pytest.mark.parametrize("line", ["undo to 99", "undo to 0", "undo to", "undo to x", "undo too 3", "undo -3"])
    def test_what_is_no_line_changes_nothing(self, tmp_path: Path, line: str) -> None:
        """It is said, and the table stays."""
        said = journey(tmp_path, *AFTER_THE_EVENT, line)

        assert "Undone" not in said
        assert "undo to" in said

    def test_what_was_taken_back_is_no_line_any_more(self, tmp_path: Path) -> None:
        """The log has only what led here."""
        said = journey(tmp_path, *AFTER_THE_EVENT, "undo to 3", "undo to 4")

        assert "the log has no line 4" in said

    def test_an_undo_that_fails_changes_nothing(self, tmp_path: Path) -> None:
        """At the first question there is nothing to take back, and the question can still be answered."""
        said = told(tmp_path, "undo", "use bridge", ask_all=False)

        assert "nobody has decided anything yet" in said
        assert "The figure moves: Bridge." in said


class TestRecap:
    """After a resume."""

    def test_a_new_campaign_has_none_and_a_resumed_one_has_one(self, tmp_path: Path) -> None:
        """It is told once."""
        first = journey(tmp_path, *AFTER_THE_EVENT)
        later = resumed(tmp_path, "skip action", "look")

        assert WHERE not in first
        assert later.count(WHERE) == 1
        assert "Turn 1, Lendwater Quay, page 2: actions." in later.partition(WHERE)[2].splitlines()
        assert "Ada: (c)" in later

    def test_before_the_first_choice_the_opening_is_told_again(self, tmp_path: Path) -> None:
        """Nothing has been chosen yet, so there is nothing to recall."""
        journey(tmp_path)

        assert WHERE not in resumed(tmp_path)

    def test_a_page_stands_there_again_whole(self, tmp_path: Path) -> None:
        """And is named in the recap."""
        journey(tmp_path, *AT_THE_CITY)
        later = resumed(tmp_path)

        assert "Being read: City of Ashes (40)." in later
        assert later.count("At sunset every citizen") == 1

    def test_in_a_fight(self, tmp_path: Path) -> None:
        """With whom."""
        journey(tmp_path, *IN_THE_FIGHT)

        assert "In a fight with Skeleton Warrior, Flying Eye and Demon Jackal." in resumed(tmp_path)

    def test_it_is_told_after_the_keyboard_is_passed(self, tmp_path: Path) -> None:
        """To whoever sits down, who is told what they may know."""
        journey(tmp_path, *TENTS_OF_TWO, players=("Ada", "Ben"), pack="airfield")
        later = resumed(tmp_path, "")

        assert WHERE not in later.partition("presses Enter> ")[0]
        assert later.count(WHERE) == 1
        assert "it is Ben's turn." in later


class TestStrides:
    """Undoing by action and turn, and redoing."""

    def test_an_action_is_undone_and_redone(self, tmp_path: Path) -> None:
        """What was taken back is named, then what counts again; a second redo has nothing to do."""
        said = journey(tmp_path, *AT_THE_CITY, "undo action", "redo", "redo")

        assert after(said, "undo action").startswith("Undone: ")
        assert "What is drawn from here on is drawn anew." in after(said, "undo action")
        assert after(said, "redo").startswith("Redone: Ada: ")
        assert "Nothing was redone: nothing was taken back, or something else has been played since." in said

    def test_a_turn_is_undone_to_its_first_question(self, tmp_path: Path) -> None:
        """Turns that begin by themselves are not just begun again: the ship action waits, and redo goes forward."""
        said = told(tmp_path, "use bridge", "undo turn", "redo", ask_all=False)

        assert "Which room of the ship do you use?" in after(said, "undo turn")
        assert after(said, "redo").startswith("Redone: Ada: Use the Bridge")

    def test_in_the_first_turn_there_is_none_before(self, tmp_path: Path) -> None:
        """From its start it goes nowhere."""
        said = told(tmp_path, "use bridge", "undo turn", "undo turn", ask_all=False)

        assert said.count("Undone: ") == 1
        assert said.count("Nothing was undone") == 1

    def test_in_french(self, tmp_path: Path) -> None:
        """With words of its own."""
        lines = (*AT_THE_CITY, "annuler action", "rétablir", "annuler tour", "retablir", "rétablir")
        said = journey(tmp_path, *lines, lang="fr").replace("\u202f", " ")

        assert after(said, "annuler action").startswith("Annulé : ")
        assert after(said, "rétablir").startswith("Rétabli : Ada : ")
        assert after(said, "annuler tour").startswith("Annulé : ")
        assert after(said, "retablir").startswith("Rétabli : ")
        assert "Rien n'a été rétabli : rien n'a été annulé, ou autre chose a été joué depuis." in said

    def test_in_the_skies(self, tmp_path: Path) -> None:
        """A turn begins with cards that are drawn: going back to its first question leaves them in hand."""
        said = journey(tmp_path, *TENTS_OF_TWO, "undo turn", "redo", players=("Ada", "Ben"), pack="airfield")

        assert after(said, "undo turn").startswith("Undone: ")
        assert after(said, "redo").startswith("Redone: ")
