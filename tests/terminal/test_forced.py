"""Forced answers at the keyboard: nobody is asked, everything is recorded and told, and habits are kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.campaign.habits import FILE, Habits, habits_of, keep_habits

from .driver import journey, resumed, told

PASSED = "Pass the keyboard to Ada"


class TestForced:
    """What has one answer is answered by the table."""

    def test_a_turn_begins_by_itself_and_is_recorded(self, tmp_path: Path) -> None:
        """The first question is where the ship's figure goes; the file holds the answer as if it had been typed."""
        said = told(tmp_path, ask_all=False)
        (file,) = tmp_path.glob("*.campaign")

        assert "Ada: Begin the turn" in said
        assert "Begin the turn)>" not in said
        assert "p1 begin turn #" in file.read_text()

    def test_undo_goes_back_to_what_was_really_asked(self, tmp_path: Path) -> None:
        """A forced answer is taken back along with the choice before it, again and again."""
        said = told(tmp_path, "use bridge", "undo", "use quarters", "undo", "undo", ask_all=False)

        assert "Undone: Use the Bridge." in said
        assert "Undone: Use the Quarters." in said
        assert "Undone: Begin the turn" not in said
        assert said.count("Which room of the ship do you use?") == 3
        assert "nobody has decided anything yet" in said

    def test_in_french(self, tmp_path: Path) -> None:
        """The same, and nothing is asked."""
        said = told(tmp_path, ask_all=False, lang="fr")

        assert "Commencer le tour)>" not in said
        assert "Commencer le tour" in said


class TestHabits:
    """What a table has agreed on holds on the next evening."""

    def test_open_hands_survive(self, tmp_path: Path) -> None:
        """Once open, the keyboard is never passed again in this campaign, until hands are secret again."""
        first = told(tmp_path, "", "open hands", players=("Ada", "Ben"))
        (file,) = tmp_path.glob("*.campaign")
        agreed = habits_of(tmp_path, file.name)
        later = resumed(tmp_path, "secret hands")
        last = resumed(tmp_path)

        assert PASSED in first
        assert agreed == Habits(open_hands=True)
        assert PASSED not in later.partition("secret hands")[0]
        assert habits_of(tmp_path, file.name) == Habits()
        assert PASSED in last

    def test_what_is_not_to_be_asked_survives(self, tmp_path: Path) -> None:
        """And a word brings the questions back."""
        keep_habits(tmp_path, "a.campaign", Habits(unasked=("AlterTest",)))
        keep_habits(tmp_path, "b.campaign", Habits(open_hands=True))

        assert habits_of(tmp_path, "a.campaign").unasked == ("AlterTest",)
        assert habits_of(tmp_path, "b.campaign").open_hands
        assert habits_of(tmp_path, "c.campaign") == Habits()

        keep_habits(tmp_path, "a.campaign", Habits())
        assert habits_of(tmp_path, "a.campaign") == Habits()
        assert habits_of(tmp_path, "b.campaign").open_hands

    @pytest.mark.parametrize(
        "text",
        [
            "",
            "[]",
            '{"format": 1}',
            '{"format": 2, "campaigns": {"a": {"open_hands": true}}}',
            '{"format": 1, "campaigns": []}',
            '{"format": 1, "campaigns": {"a": 3}}',
            '{"format": 1, "campaigns": {"a": {"open_hands": "yes"}}}',
            '{"format": 1, "campaigns": {"a": {"unasked": ["\\u001b[2J"]}}}',
            '{"format": 1, "campaigns": {"a": {"unasked": "AlterTest"}}}',
            '{"format": 1, "campaigns": {"a": {"colour": "red"}}}',
            "[" * 100_000,
        ],
    )
    def test_a_foreign_file_is_as_good_as_none(self, tmp_path: Path, text: str) -> None:
        """Whatever stands in it, the usual habits hold, and new ones can be kept."""
        (tmp_path / FILE).write_text(text)

        assert habits_of(tmp_path, "a") == Habits()
        keep_habits(tmp_path, "a", Habits(ask_all=True))
        assert habits_of(tmp_path, "a").ask_all


class TestDontAsk:
    """Questions that people are tired of."""

    def test_a_kind_of_question_is_not_asked_again(self, tmp_path: Path) -> None:
        """The parts of a room are done in their printed order from now on, also in another room, also next evening."""
        said = told(tmp_path, "use deck", "don't ask", ask_all=False)
        (file,) = tmp_path.glob("*.campaign")

        assert "This is not asked any more" in said
        assert habits_of(tmp_path, file.name).unasked == ("RoomParts",)

        later = told(tmp_path, "ask again", file=file, options={}, ask_all=False)
        assert "Everything is asked again" in later
        assert habits_of(tmp_path, file.name) == Habits()

    def test_what_must_be_asked_says_so(self, tmp_path: Path) -> None:
        """Where the figure goes is the player's to say."""
        assert "This has to be asked" in told(tmp_path, "do not ask", ask_all=False)

    def test_everything_can_be_asked(self, tmp_path: Path) -> None:
        """A table that wants to press Enter for each step can have that, and go back."""
        said = told(tmp_path, "ask again", "don't ask", ask_all=False)

        assert "Even what has only one answer is asked" in said
        assert said.count("Everything is asked again") == 1


def test_journeys_can_name_their_draws(tmp_path: Path) -> None:
    """A scripted evening in which every answer is typed still works."""
    assert "Begin the turn" in journey(tmp_path, "draw maintain-1")
