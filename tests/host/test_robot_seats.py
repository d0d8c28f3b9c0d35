"""Who may give a seat to a robot and take it back, and what becomes of a robot whose seat changes hands."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.host.storage_table_store import open_table
from sleeping_gods.wire.coding import BadMessage, read_request
from sleeping_gods.wire.requests import ChooseRequest, LetRobotPlay, SeatRobot, UnseatRobot

from .robot_tables import PACKS, ask, last_choices, own_choices, robot_chooses, seated, turn_of, until
from .tables import begin, kept, ref_of


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
