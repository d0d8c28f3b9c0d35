"""Robots that hold seats: who may give and take a seat, when one chooses, waits or leaves it to people."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.host.outcome import Outcome
from sleeping_gods.host.robot_pace import pause
from sleeping_gods.host.robot_question import RobotAnswer, question_of
from sleeping_gods.host.robot_turns import RobotTurn, is_open_to_all
from sleeping_gods.host.storage_table_store import open_table
from sleeping_gods.host.table import ServedTable
from sleeping_gods.host.waits import Blocking, run_blocking
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.errors import IllegalChoice
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.party.table.table import of_party
from sleeping_gods.presentation.scene.menu import ChoiceMenu
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.wire.coding import BadMessage, read_request
from sleeping_gods.wire.events import Done, Refused
from sleeping_gods.wire.requests import ChooseRequest, LetRobotPlay, Request, SeatRobot, Undo, UnseatRobot
from sleeping_gods.wire.sections import LogPart

from .tables import begin, choose, kept, ref_of

PACKS = ["harbour", "airfield"]


def key_of(outcome: Outcome) -> str:
    """The key of a refusal; empty if it is none."""
    return outcome.reply.key if isinstance(outcome.reply, Refused) else ""


def ask(table: ServedTable, name: str, request: Request) -> str:
    """Let somebody ask; returns the key of the refusal, empty if it was done."""
    return key_of(table.handle(request, ref_of(table, name), "en"))


def seated(table: ServedTable, seat: int, **how: object) -> None:
    """A robot holds a seat by the host's word."""
    request = SeatRobot(f"s{seat}", seat, "Crow", **how)  # type: ignore[arg-type]  # fields of the request
    assert ask(table, table.roster.members[0].name, request) == ""


def turn_of(table: ServedTable) -> RobotTurn:
    """The turn that a robot has."""
    turn = table.robots.turn
    assert turn is not None
    return turn


def own_choices(table: ServedTable) -> list[str]:
    """What whoever decides may answer."""
    now = table.campaign.table
    return [text(choice) for choice in now.offered if now.actor(choice) == table.campaign.seat]


def robot_chooses(table: ServedTable, turn: RobotTurn | None = None, choice: str = "", key: str = "thumb") -> bool:
    """The robot's answer comes; returns whether it counts."""
    answer = RobotAnswer(choice or own_choices(table)[0], key)
    outcome = run_blocking(table.answer_for_robot(turn or turn_of(table), answer, Blocking()))
    return outcome is not None and isinstance(outcome.reply, Done)


def last_choices(table: ServedTable, name: str, count: int = 3) -> list[str]:
    """The last lines of the log that tell of choices."""
    lines = table.log_after(ref_of(table, name), "en", 0)
    return [plain(line.text) for line in lines if line.kind == "choice"][-count:]


def until(table: ServedTable, seat: int, *, story: bool = False) -> None:
    """Play on by luck until somebody is to choose, at a page if it is said so."""
    luck = Luck(5)
    for _ in range(600):
        turn = table.robots.turn
        if turn is not None and turn.seat == seat and turn.story == story:
            return
        if turn is not None:
            table.robots.turns.let_play(table.position, table.roster.members[0])
            assert robot_chooses(table, choice=luck.pick(own_choices(table)))
        else:
            choose(table, luck.below(len(table.campaign.table.offered)))
    raise AssertionError("the robot was never to choose")


class TestSeating:
    """Who may give a seat to a robot, and take it back."""

    @pytest.mark.parametrize("pack", PACKS)
    def test_the_host_gives_a_seat_and_everybody_knows_who_holds_it(self, pack: str, tmp_path: Path) -> None:
        """The robot has a name and a manner; it stays after a restart, and the host takes it away."""
        with kept(tmp_path) as storage:
            table = begin(storage, pack)

            outcome = table.handle(SeatRobot("s", 1, "Crow", "bold"), ref_of(table, "Ada"), "en")

            assert [(deed.key, deed.place, deed.text) for deed in outcome.deeds] == [("seated-robot", "Ben", "Crow")]
            assert outcome.everybody == [table.people()]
            (robot,) = open_table(storage, table.ref).table_info().robots
            assert (robot.seat, robot.name, robot.manner, robot.until_back) == (1, "Crow", "bold", True)
            assert ask(table, "Ada", UnseatRobot("u", 1)) == ""
            assert table.table_info().robots == ()
            assert ask(table, "Ada", UnseatRobot("v", 1)) == "no-robot"

    def test_nobody_else_does(self, tmp_path: Path) -> None:
        """A player who is no host, and who watches, are refused; whose seat it is takes it back all the same."""
        with kept(tmp_path) as storage:
            table = begin(storage, players=("Ada", "Ben", "Cas"))
            roster, _, secret = table.roster.invite((), "spectator", 3)
            table.seating.change(roster.accept(secret, "Wes", "w" * 43)[0])

            assert ask(table, "Ben", SeatRobot("a", 2, "Crow")) == "only-host"
            assert ask(table, "Wes", SeatRobot("b", 2, "Crow")) == "only-host"
            assert ask(table, "Wes", LetRobotPlay("c", table.position)) == "only-seated"
            seated(table, 2)
            assert ask(table, "Ben", UnseatRobot("d", 2)) == "only-host"
            assert ask(table, "Wes", UnseatRobot("e", 2)) == "only-host"
            assert ask(table, "Cas", UnseatRobot("f", 2)) == ""

    def test_one_seat_stays_with_a_person(self, tmp_path: Path) -> None:
        """Robots in all seats but one, the captain's too; a seat that does not exist is none."""
        with kept(tmp_path) as storage:
            table = begin(storage, players=("Ada", "Ben", "Cas"))
            seated(table, 0)
            seated(table, 2)

            assert ask(table, "Ada", SeatRobot("x", 1, "Crow")) == "robots-everywhere"
            assert ask(table, "Ada", SeatRobot("y", 3, "Crow")) == "bad-seats"
            seated(table, 2, manner="thrifty")
            assert [robot.manner for robot in table.roster.robots] == ["steady", "thrifty"]
        with kept(tmp_path / "alone") as storage:
            assert ask(begin(storage, players=("Ada",)), "Ada", SeatRobot("z", 0, "Crow")) == "robots-everywhere"

    @pytest.mark.parametrize("name", [" Crow", "Crow\n", "Cr\u202eow", "\u0000"])
    def test_a_name_is_one_that_can_be_shown(self, name: str, tmp_path: Path) -> None:
        """What turns writing round, or ends a line, is refused."""
        with kept(tmp_path) as storage:
            assert ask(begin(storage), "Ada", SeatRobot("s", 1, name)) == "bad-name"

    @pytest.mark.parametrize(
        "more", ['"name": "x", "manner": "cruel"', f'"name": "{"x" * 61}"', '"name": ""', '"name": "x", "all": true']
    )
    def test_what_is_no_request_is_not_read(self, more: str) -> None:
        """An unknown manner, a name that is too long or empty, a field too many."""
        with pytest.raises(BadMessage):
            read_request(f'{{"kind": "seat-robot", "id": "s", "seat": 1, {more}}}')

    def test_markup_in_a_name_is_words(self, tmp_path: Path) -> None:
        """It is told as it is written, in one plain span."""
        with kept(tmp_path) as storage:
            table = begin(storage)
            name = "<b>*Crow*</b> [x](y)"
            assert ask(table, "Ada", SeatRobot("s", 0, name)) == ""
            robot_chooses(table)

            assert f"[Robot {name}]" in last_choices(table, "Ben")[-1]
            assert [kind for kind, _, _ in table.robot_event("en").words] in ([], ["plain"])

    def test_no_robot_plays_with_a_printed_box(self, tmp_path: Path) -> None:
        """It cannot read the pages; and a server without processes for robots has none."""
        with kept(tmp_path) as storage:
            assert ask(begin(storage, "own-sea"), "Ada", SeatRobot("s", 1, "Crow")) == "no-robots-here"
            table = begin(storage)
            table.robots.are_served = False
            assert ask(table, "Ada", SeatRobot("s", 1, "Crow")) == "no-robots-served"


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


class TestHandingBack:
    """The friend whose seat it is comes."""

    def test_the_seat_is_theirs_at_once(self, tmp_path: Path) -> None:
        """Nobody is asked, everybody is told, and what the robot was thinking of is dropped."""
        with kept(tmp_path) as storage:
            table = begin(storage)
            ben = ref_of(table, "Ben")
            table.disconnected(ben)
            seated(table, 1)
            until(table, 1)
            turn, at = turn_of(table), table.position

            deeds = table.robots.give_back(ben)

            assert [(deed.key, deed.name, deed.place, deed.text) for deed in deeds] == [
                ("took-seat-back", "Ben", "Ben", "Crow")
            ]
            assert table.roster.robots == ()
            assert not robot_chooses(table, turn)
            assert table.position == at
            assert table.robots.give_back(ben) == []

    def test_a_seat_that_its_own_person_lent_stays_lent(self, tmp_path: Path) -> None:
        """A host who plays alone gives seats away and comes again; they may choose for them at any time."""
        with kept(tmp_path) as storage:
            table = begin(storage)
            host = ref_of(table, "Ada")
            roster, _ = table.roster.give(host, (0, 1))
            table.seating.change(roster)
            seated(table, 1)

            assert table.robots.give_back(host) == []
            until(table, 1)
            assert ask(table, "Ada", ChooseRequest("c", table.position, own_choices(table)[0])) == ""
            assert "robot" not in last_choices(table, "Ada", 1)[0].lower()

    def test_robots_follow_their_seats(self, tmp_path: Path) -> None:
        """One goes when its seat is given to somebody, and stays as the host's when its person leaves for good."""
        with kept(tmp_path) as storage:
            table = begin(storage, players=("Ada", "Ben", "Cas"))
            seated(table, 1)
            seated(table, 2)
            gone = table.roster.remove(ref_of(table, "Cas"))

            assert [(robot.seat, robot.until_back) for robot in gone.robots] == [(1, True), (2, False)]
            given, _ = gone.give(ref_of(table, "Ben"), (1, 2))
            assert [robot.seat for robot in given.robots] == [1]
            renumbered = gone.with_players(("Ada", "Cas"))
            assert [robot.seat for robot in renumbered.robots] == [1]
            assert gone.with_players(("Cas",)).robots == ()
