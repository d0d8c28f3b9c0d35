"""What annoyed a newcomer: numbers that are none, numbers that were not on the screen, damaged files, stale news."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.presentation.localizer import localizer_of

from .driver import resumed, told

ODD = ("²", "9" * 1900, "-1", "☃")


class TestOddAnswers:
    """Nothing that somebody types ends the program."""

    @pytest.mark.parametrize("odd", ODD)
    def test_on_the_first_screens(self, tmp_path: Path, odd: str) -> None:
        """They are refused, and asked again."""
        said = told(tmp_path, odd, "n", odd, "", "quit", players=())

        assert "Expected Enter or n, got" in said
        assert "Expected Enter or a number from 1 to 8, got" in said
        assert "Everything is saved" in said

    @pytest.mark.parametrize("odd", ODD)
    def test_at_the_prompt(self, tmp_path: Path, odd: str) -> None:
        """As choices and behind commands."""
        said = told(tmp_path, odd, f"log {odd}", f"undo {odd}", f"odds {odd}", f"? {odd}", "", "quit")

        assert "A mistake of ours" not in said
        assert "Ada: Begin the turn" in said


class TestUndo:
    """Undo says what it took back."""

    def test_several_choices_at_once(self, tmp_path: Path) -> None:
        """As many as are asked for; more than there are is no mistake."""
        said = told(tmp_path, "", "use sick-bay", "undo 2", "", "undo 99", "undo", "quit")

        assert "Undone: Use the Sick Bay; Begin the turn." in said
        assert "Nothing was undone" in said


class TestFolds:
    """A number that is not on the screen is not played by accident."""

    def test_a_folded_number_is_shown_first(self, tmp_path: Path) -> None:
        """The second time it counts."""
        answers = ("", "use sick-bay", "do all")
        folded = told(tmp_path / "a", *answers, "20", "quit")
        meant = told(tmp_path / "b", *answers, "20", "20", "quit")

        assert "which was not on the screen" in folded
        assert "Ada: Equip" not in folded
        assert "Ada: Equip" in meant


class TestDamage:
    """A damaged campaign is not lost."""

    def test_what_is_sound_can_be_played_on(self, tmp_path: Path) -> None:
        """The damaged file is kept under another name."""
        told(tmp_path, "", "use sick-bay", "quit")
        (file,) = tmp_path.glob("*.campaign")
        damaged = file.read_bytes().replace(b"use sick-bay", b"use sick-bax")
        file.write_bytes(damaged)

        declined = told(tmp_path, "1", "no", players=())
        said = told(tmp_path, "1", "yes", "quit", players=())

        assert "damaged at line" in declined
        assert "is sound, up to entry 2: turn 1" in said
        assert "Which room of the ship do you use?" in said
        assert file.with_name(f"{file.name}.damaged-1").read_bytes() == damaged
        assert [*tmp_path.glob("*.campaign")] == [file]


class TestOpening:
    """A new campaign says what it is about, once."""

    def test_quests_and_the_turn(self, tmp_path: Path) -> None:
        """Not again when it is gone on with."""
        first = told(tmp_path, "", "quit")
        again = resumed(tmp_path, "quit")

        assert "A turn: use a room of the ship" in first
        assert "A turn: use a room of the ship" not in again

    def test_a_drawn_card_is_named(self, tmp_path: Path) -> None:
        """To the one who drew it."""
        said = told(tmp_path, "", "use sick-bay", "do draw", "quit")

        assert "To hand: " in said


@pytest.mark.parametrize("lang", WHOLE)
def test_a_chosen_seed_is_told_to_a_group(tmp_path: Path, lang: Lang) -> None:
    """Whoever shares the keyboard sees it before the first scene; nobody is told of a seed that nobody chose."""
    group = told(tmp_path / "a", players=("Ada", "Ben"), options={"seed": "424242"}, lang=lang)
    usual = told(tmp_path / "b", players=("Ada", "Ben"), options={}, lang=lang)
    sentence = localizer_of("sea", lang).say("new_seed-chosen", seed="424242")

    assert " ".join(sentence.split()) in " ".join(group.split())
    assert sentence.partition(":")[0] not in " ".join(usual.split())
