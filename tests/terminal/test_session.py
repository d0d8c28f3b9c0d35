"""Sessions at the keyboard: new, played, interrupted, resumed, undone, refused."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from sleeping_gods.campaign.games import resume
from sleeping_gods.campaign.profile import Profile
from sleeping_gods.journal.reading import read
from sleeping_gods.kernel.choices import Choice
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.terminal.app import run
from sleeping_gods.terminal.pack_setting import playable
from sleeping_gods.terminal.sea.view import SeaView
from sleeping_gods.terminal.session import Session

from .driver import NAMED, journey, last_scene, resumed, screen_for, told, unnumbered
from .journeys import AFTER_THE_EVENT, AT_THE_CITY, AT_THE_SHIP, IN_THE_FIGHT, NEXT_TURN, PLACING, TURN_START


def file_in(folder: Path) -> Path:
    """The only campaign in a folder."""
    (file,) = folder.glob("*.campaign")
    return file


class Interrupted:
    """A keyboard on which somebody presses Ctrl-C after some answers."""

    def __init__(self, answers: tuple[str, ...]) -> None:
        self.answers = list(answers)

    def isatty(self) -> bool:
        """It is a test."""
        return False

    def readline(self, limit: int = -1, /) -> str:
        """The next answer, or Ctrl-C."""
        if not self.answers:
            raise KeyboardInterrupt
        return f"{self.answers.pop(0)}\n"


class TestNewCampaign:
    """The first decision is two Enters away."""

    def test_two_enters_lead_to_the_first_decision(self, tmp_path: Path) -> None:
        """New campaign, begin with the defaults."""
        said = told(tmp_path, "", "", players=())

        assert "1. Begin the turn" in last_scene(said)
        assert file_in(tmp_path).name == "harbour-ada.campaign"

    def test_lines_of_the_set_up_can_be_changed(self, tmp_path: Path) -> None:
        """Players by name, options one after another, and a mistake is told."""
        said = told(tmp_path, "n", "1", "Ada, Ben", "players Eve, Eve", "3", "9", "nonsense", "", players=())
        setup = read(file_in(tmp_path)).journal.setup

        assert setup.seats == ("Ada", "Ben")
        assert (setup.options["mode"], setup.options["first"]) == ("brutal", "p2")
        assert "Expected 1 to 4 different names" in said
        assert "Expected Enter or a number from 1 to 10, got 'nonsense'; quit leaves." in said

    def test_a_set_up_that_the_rules_forbid_is_refused_with_its_rule(self, tmp_path: Path) -> None:
        """SG-VARIANT-010: easy mode cannot be joined with brutal."""
        said = told(tmp_path, "n", "mode", "easy", "", players=())

        assert "Not like this: easy mode cannot be joined with brutal (SG-VARIANT-010)" in said
        assert not list(tmp_path.glob("*.campaign"))

    @pytest.mark.slow
    def test_the_pack_changes_among_those_that_can_be_played(self, tmp_path: Path) -> None:
        """Each press takes the next; one that is broken or cannot be drawn is left out."""
        said = told(tmp_path, "n", *["pack"] * len(playable()), "", players=())

        assert "harbour" in playable()
        assert read(file_in(tmp_path)).journal.setup.pack == "harbour"
        assert "1. Begin the turn" in last_scene(said)

    def test_named_players_begin_at_once(self, tmp_path: Path) -> None:
        """With --player nothing is asked."""
        said = told(tmp_path, players=("Ada", "Ben"), options=NAMED)

        assert said.startswith("help lists the commands")
        assert "Pass the keyboard to Ada, who presses Enter> " in said


class TestPlay:
    """Choices by number, by notation, by the beginning of either."""

    def test_a_turn_is_played_and_the_next_begins(self, tmp_path: Path) -> None:
        """Ship action, event, two actions."""
        said = journey(tmp_path, *NEXT_TURN)

        assert "Timber Traders (mild event)" in said
        assert "Turn 2: Ada is captain." in said
        assert "1. Begin the turn" in last_scene(said)

    @pytest.mark.parametrize("answer", ["2", "use galley", "use gal", "galley", "Use the Galley", "use the g"])
    def test_an_answer_is_a_number_or_words_or_their_beginning(self, tmp_path: Path, answer: str) -> None:
        """All of these use the galley."""
        assert "The figure moves: Galley." in journey(tmp_path, *AT_THE_SHIP, answer)

    def test_enter_takes_the_only_choice(self, tmp_path: Path) -> None:
        """The prompt names it."""
        said = journey(tmp_path, *TURN_START, "")

        assert "Ada (Enter: Begin the turn)> " in said
        assert "Which room of the ship do you use?" in said

    def test_an_answer_that_could_mean_several_things_lists_them(self, tmp_path: Path) -> None:
        """Nothing is played."""
        said = journey(tmp_path, *AT_THE_SHIP, "use")

        assert "That could be:" in said
        assert "2. Use the Galley" in said.partition("That could be:")[2]
        assert "The figure moves" not in said

    def test_story_choices_show_their_terms(self, tmp_path: Path) -> None:
        """SG-CHAL-003, SG-COMBAT-006: skill, number, failure, cost and combat level before one commits."""
        said = journey(tmp_path, *AT_THE_CITY)

        assert "City of Ashes (40)" in said
        assert "(a) Stoke the brick kilns for a shift. (STRENGTH 5, failing: lose 2 health, pass 29% alone" in said
        assert "(b) Pay for the bathhouse, where the water is kept under lock and key. (pay 2 coins" in said
        assert "combat level 12, medium" in said


class TestRefusals:
    """What is not possible is told with its reason and its rule, never with a traceback."""

    @pytest.mark.parametrize(
        ("answer", "expected"),
        [
            ("use hull", "Not possible: Use the Hull: there is no ship action at the Hull (SG-SHIP-001)."),
            ("x1", "(SG-SHIP-001)"),
            ("travel", "Not possible: this is not the moment (SG-TURN-002)."),
            ("99", "There is no choice 99."),
            ("x99", "There is no choice x99."),
            ("fly to the moon", "'fly to the moon' is not a choice here."),
            ("equip triage-5 on mac", "Not possible: Triage (savvy, fate 5) is not in your hand (SG-ABIL-007)."),
            ("\x07\x1b[2J", "'[2J' is not a choice here."),
        ],
    )
    def test_a_refused_answer_says_why(self, tmp_path: Path, answer: str, expected: str) -> None:
        """And the same question waits."""
        said = journey(tmp_path, *AT_THE_SHIP, answer)

        assert expected in said
        assert "Traceback" not in said
        assert len(read(file_in(tmp_path)).journal.entries) == 3

    def test_barred_choices_are_listed_with_reason_and_rule(self, tmp_path: Path) -> None:
        """The room of the last turn is closed to the figure."""
        said = journey(tmp_path, *NEXT_TURN, "begin turn", "x")

        assert "Not possible: Use the Deck: the figure stands there; it must move to another room (SG-SHIP-002)" in said


class TestQuitting:
    """Quitting at any moment loses nothing, and resuming stands exactly where one was."""

    @pytest.mark.parametrize("answers", [AT_THE_SHIP, AFTER_THE_EVENT, AT_THE_CITY, IN_THE_FIGHT, PLACING])
    def test_a_resumed_campaign_asks_the_same_question(self, tmp_path: Path, answers: tuple[str, ...]) -> None:
        """Also in the middle of a fight, and of an attack."""
        before = last_scene(journey(tmp_path, *answers, "quit")).rpartition("\n")[0]
        after = last_scene(resumed(tmp_path))

        question = unnumbered(before)[-5:]
        assert [line for line in question if line not in unnumbered(after)] == []

    def test_the_last_words_name_the_file(self, tmp_path: Path) -> None:
        """One knows where the campaign lies."""
        assert f"Everything is saved in {tmp_path}/harbour-ada.campaign" in journey(tmp_path, *IN_THE_FIGHT, "quit")

    @pytest.mark.slow
    def test_an_interrupt_in_a_fight_loses_nothing(self, tmp_path: Path) -> None:
        """Ctrl-C at the prompt: the file holds every choice made before it."""
        journey(tmp_path, *IN_THE_FIGHT)
        keyboard = Interrupted(PLACING[len(IN_THE_FIGHT) :])
        screen, out = screen_for(keyboard, plain=True)
        done = run(file=file_in(tmp_path), saves=tmp_path, profile=tmp_path, screen=screen)

        assert done == 0
        assert "Everything is saved in" in out.getvalue()
        assert "1 damage left to place" in last_scene(resumed(tmp_path))

    @pytest.mark.slow
    def test_a_real_pipe_works_like_a_keyboard(self, tmp_path: Path) -> None:
        """The command itself, fed by a pipe that ends."""
        command = [sys.executable, "-m", "sleeping_gods", "play", "--terminal", "--plain", "--saves", str(tmp_path)]
        done = subprocess.run(
            [*command, "--profile", str(tmp_path), "--seed", "7"],
            input=b"\n\n\nuse deck\n\xff\xfe\n",
            capture_output=True,
            check=False,
        )

        assert done.returncode == 0
        assert done.stderr == b""
        assert b"The figure moves: Deck." in done.stdout


class Clumsy(SeaView):
    """A view that cannot find its words."""

    def named(self, table: SeaTable, choice: Choice) -> str:
        """Fails."""
        raise KeyError("words")


class TestMistakes:
    """A mistake of ours ends no campaign."""

    @pytest.mark.slow
    def test_play_goes_on_in_notation(self, tmp_path: Path) -> None:
        """The choices are listed bare, and one can be taken."""
        journey(tmp_path, *TURN_START)
        campaign = resume(file_in(tmp_path))
        screen, out = screen_for(Interrupted(("1",)), plain=True)
        session = Session(campaign, Clumsy(), screen, Profile.load(tmp_path), ask_all=True)
        session.run()

        assert "1. begin turn" in out.getvalue()
        assert "1. use bridge" in out.getvalue()
        assert session.bugs == ["drawing: KeyError('words')"] * 2

    @pytest.mark.slow
    def test_what_is_forced_is_asked_for_then(self, tmp_path: Path) -> None:
        """The table cannot say what it would answer by itself, so somebody answers."""
        journey(tmp_path, *TURN_START)
        screen, out = screen_for(Interrupted(("1",)), plain=True)
        session = Session(resume(file_in(tmp_path)), Clumsy(), screen, Profile.load(tmp_path))
        session.run()

        assert "1. begin turn" in out.getvalue()
        assert "1. use bridge" in out.getvalue()


class TestUndo:
    """Undo goes back to before the last choice, and can be repeated."""

    def test_undo_opens_the_choice_again(self, tmp_path: Path) -> None:
        """The figure is back, and the other rooms can be used."""
        said = journey(tmp_path, *AT_THE_SHIP, "use galley", "undo")

        assert "Undone: " in said
        assert "Which room of the ship do you use?" in last_scene(said)

    def test_nothing_to_undo_is_told(self, tmp_path: Path) -> None:
        """At the beginning there is nothing."""
        assert "Nothing was undone: nobody has decided anything yet." in journey(tmp_path, *TURN_START, "undo")


class TestSaving:
    """Every choice is on disk at once; save says where, and makes copies."""

    def test_save_names_the_file_and_copies_it(self, tmp_path: Path) -> None:
        """A copy can be played on like the original, and nothing is overwritten."""
        said = journey(tmp_path, *AT_THE_SHIP, "save", "save before", "save before")

        assert f"Every choice is saved at once in {tmp_path}/harbour-ada.campaign" in said
        assert "exists already" in said
        assert (tmp_path / "before.campaign").read_bytes() == (tmp_path / "harbour-ada.campaign").read_bytes()

    def test_the_list_tells_where_each_campaign_stands(self, tmp_path: Path) -> None:
        """Newest first, then what cannot be played, which says why and stays untouched."""
        journey(tmp_path, *PLACING)
        (tmp_path / "broken.campaign").write_text("sleeping-gods campaign 3\n", encoding="utf-8")
        said = told(tmp_path, "2", players=())

        assert "1. harbour-ada: Ada; turn 1, Ash Bay, page 3, combat, round 1" in said
        assert "2. broken: ; cannot be played:" in said
        assert "Enter: continue 1; a number, or n for a new campaign> " in said
        assert (tmp_path / "broken.campaign").read_text(encoding="utf-8") == "sleeping-gods campaign 3\n"
