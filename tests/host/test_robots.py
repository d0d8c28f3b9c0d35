"""Robots that hold seats: when one chooses, waits after a step back, or leaves the choice to people."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.host.robot_pace import pause
from sleeping_gods.host.robot_question import question_of
from sleeping_gods.host.robot_turns import is_open_to_all
from sleeping_gods.host.storage_table_store import open_table
from sleeping_gods.kernel.errors import IllegalChoice
from sleeping_gods.party.table.table import of_party
from sleeping_gods.presentation.scene.menu import ChoiceMenu
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.wire.requests import ChooseRequest, LetRobotPlay, Undo, UnseatRobot
from sleeping_gods.wire.sections import LogPart

from .robot_tables import PACKS, ask, last_choices, own_choices, robot_chooses, seated, turn_of, until
from .tables import begin, choose, kept, ref_of


class TestPlaying:
    """When a robot chooses."""

    @pytest.mark.parametrize("pack", PACKS)
    def test_its_choice_is_marked_for_everybody_with_the_reason(self, pack: str, tmp_path: Path) -> None:
        """In both languages, after a restart too; what a person chooses is not marked."""
        with kept(tmp_path) as storage:
            table = begin(storage, pack)
            seated(table, 0)
            turn = turn_of(table)

            assert (turn.seat, turn.state, turn.open) == (0, "thinking", False)
            assert robot_chooses(table, key="only")
            for each in (table, open_table(storage, table.ref)):
                assert last_choices(each, "Ben", 1)[0].startswith("[Robot Crow] Ada")
                assert "(There was nothing else to choose.)" in last_choices(each, "Ben", 1)[0]
            ask(table, "Ada", UnseatRobot("u", 0))
            choose(table)
            assert "Robot" not in last_choices(table, "Ben", 1)[0]
            snapshot = table.snapshot(ref_of(table, "Ben"), "fr")
            assert isinstance(snapshot.sections.log, LogPart)
            assert any("[Robot Crow]" in plain(line.text) for line in snapshot.sections.log.lines)

    def test_it_answers_only_what_is_its_seats(self, tmp_path: Path) -> None:
        """It has no turn while another is to choose, and never sits for two."""
        with kept(tmp_path) as storage:
            table = begin(storage)
            seated(table, 1)

            assert table.robots.turn is None
            assert table.robot_event("en").state == ""
            until(table, 1)
            with pytest.raises(IllegalChoice):
                robot_chooses(table, choice="choose nothing")

    def test_an_answer_that_comes_late_is_dropped(self, tmp_path: Path) -> None:
        """The person whose seat it is was quicker, or the robot has gone meanwhile."""
        with kept(tmp_path) as storage:
            table = begin(storage)
            seated(table, 0)
            turn, choice = turn_of(table), own_choices(table)[0]
            choose(table, ref=ref_of(table, "Ada"))
            at = table.position

            assert not robot_chooses(table, turn, choice)
            turn = turn_of(table)
            ask(table, "Ada", UnseatRobot("u", 0))
            assert not robot_chooses(table, turn)
            assert table.position == at

    def test_two_servers_choose_once(self, tmp_path: Path) -> None:
        """Both have thought of an answer: one counts, and the other is dropped."""
        with kept(tmp_path) as storage:
            table = begin(storage)
            seated(table, 0)
            other = open_table(storage, table.ref)
            turn = turn_of(table)

            assert [robot_chooses(table, turn), robot_chooses(other, turn)] == [True, False]
            assert table.position == other.position
            assert storage.find(table.ref, f"robot:0:{turn.position}") is not None

    def test_people_who_are_ready_do_not_wait(self, tmp_path: Path) -> None:
        """All who play and are here; a page is left open longer, and a brisk robot waits less."""
        with kept(tmp_path) as storage:
            table = begin(storage)
            seated(table, 0)
            at, hurried = table.position, [table.robots.turns.is_hurried]

            for name in ("Ada", "Ben"):
                assert ask(table, name, LetRobotPlay(name, at)) == ""
                hurried.append(table.robots.turns.is_hurried)

            assert hurried == [False, False, True]
            assert ask(table, "Ben", LetRobotPlay("c", at - 1)) == "no-robot-waits"
            robot_chooses(table)
            assert not table.robots.turns.is_hurried
            turn = turn_of(table)
            assert pause(turn, "brisk") < pause(turn, "calm")

    def test_the_question_is_plain_data(self, tmp_path: Path) -> None:
        """Cards that were seen, and what was done, from the journal alone."""
        with kept(tmp_path) as storage:
            table = begin(storage)
            seated(table, 1)
            until(table, 1)

            question = question_of(table.campaign, turn_of(table), 100)

            assert (question.pack, question.seat, question.game) == ("harbour", "p2", "sea")
            assert question.cards
            assert question.past.last_turns["travel"] <= of_party(table.campaign.table).turn
            assert question.past.answers > 0


class TestAfterAStepBack:
    """What a robot did can be taken back, and it does not do it again by itself."""

    @pytest.mark.parametrize("pack", PACKS)
    def test_it_waits_until_somebody_tells_it_to_go_on(self, pack: str, tmp_path: Path) -> None:
        """A robot agrees to go back; after a restart it waits still."""
        with kept(tmp_path) as storage:
            table = begin(storage, pack)
            seated(table, 0)
            robot_chooses(table)
            table.disconnected(ref_of(table, "Ada"))

            assert ask(table, "Ben", Undo("u", table.position)) == ""
            for each in (table, open_table(storage, table.ref)):
                assert (turn_of(each).state, turn_of(each).open) == ("waits", True)
            assert table.undo_request() is None
            assert ask(table, "Ben", LetRobotPlay("g", table.position)) == ""
            assert turn_of(table).state == "thinking"
            assert table.robots.turns.is_hurried
            assert robot_chooses(table)
            assert table.robots.turn is None or turn_of(table).state == "thinking"

    def test_or_somebody_chooses_for_it_and_is_named(self, tmp_path: Path) -> None:
        """Anybody who plays; not who only watches, and not what only the robot's hand knows."""
        with kept(tmp_path) as storage:
            table = begin(storage)
            roster, _, secret = table.roster.invite((), "spectator", 2)
            table.seating.change(roster.accept(secret, "Wes", "w" * 43)[0])
            seated(table, 0)
            assert ask(table, "Ben", ChooseRequest("n", table.position, own_choices(table)[0])) == "not-yours"
            robot_chooses(table)
            assert ask(table, "Ben", Undo("u", table.position)) in ("", "asked")
            at = table.position
            perspective = table.perspective_of(ref_of(table, "Ben"), "en")
            assert perspective.audience.answers == (0,)
            assert table.perspective_of(ref_of(table, "Wes"), "en").audience.answers == ()

            assert ask(table, "Wes", ChooseRequest("w", at, own_choices(table)[0])) == "only-seated"
            assert ask(table, "Ben", ChooseRequest("b", at, own_choices(table)[0])) == ""
            assert last_choices(table, "Ben", 1)[0].startswith("[Ben for the robot Crow] Ada")
            assert table.perspective_of(ref_of(table, "Ben"), "en").audience.answers == ()

    def test_it_goes_on_where_a_person_has_chosen(self, tmp_path: Path) -> None:
        """The step back led to a person's choice."""
        with kept(tmp_path) as storage:
            table = begin(storage, ask_undo=False)
            seated(table, 1)
            until(table, 1)
            while table.robots.turn is not None:
                ask(table, "Ada", Undo(f"u{table.position}", table.position))
            choose(table)
            until(table, 1)

            assert turn_of(table).state == "thinking"


class TestStory:
    """A robot may leave choices of the story to people."""

    @pytest.mark.parametrize("pack", PACKS)
    def test_people_choose_for_it(self, pack: str, tmp_path: Path) -> None:
        """Whoever plays may; and may tell it to choose all the same."""
        with kept(tmp_path) as storage:
            table = begin(storage, pack)
            seated(table, 0, leaves_story=True)
            until(table, 0, story=True)
            turn = turn_of(table)

            assert (turn.state, turn.open) == ("leaves", True)
            line = own_choices(table)[0]
            assert is_open_to_all(table.campaign.table, tuple(line.split()))
            menu = table.snapshot(ref_of(table, "Ben"), "en").sections.menu
            assert isinstance(menu, ChoiceMenu)
            assert line in [own.notation for own in menu.own if own.seat == 0]
            assert ask(table, "Ben", ChooseRequest("b", table.position, line)) == ""
            assert "[Ben for the robot Crow]" in " ".join(last_choices(table, "Ada"))

    def test_one_that_does_not_reads_like_a_person(self, tmp_path: Path) -> None:
        """It chooses, and lets people read first."""
        with kept(tmp_path) as storage:
            table = begin(storage)
            seated(table, 0)
            until(table, 0, story=True)

            assert turn_of(table).state == "thinking"
            assert pause(turn_of(table), "calm") >= 10

    def test_a_robot_that_cannot_think_leaves_it_to_people(self, tmp_path: Path) -> None:
        """Until somebody lets it try again."""
        with kept(tmp_path) as storage:
            table = begin(storage)
            seated(table, 0)

            table.robots.turns.fail(table.position)

            assert (turn_of(table).state, turn_of(table).open) == ("stopped", True)
            assert "cannot think" in plain(table.robot_event("en").words)
            ask(table, "Ben", LetRobotPlay("g", table.position))
            assert turn_of(table).state == "thinking"
