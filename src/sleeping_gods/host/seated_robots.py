"""The robots at one table: requests about them, what is told of them, and which entries they chose."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..campaign.live import Campaign
from ..journal.notation import CHANCE, TABLE
from ..kernel.choices import Choice, Seat
from ..party.table.table import of_party
from ..presentation.localizer import Localizer
from ..presentation.scene.log import LogLine
from ..wire.events import RobotEvent
from ..wire.requests import LetRobotPlay, SeatRobot, UnseatRobot
from .deeds import Deed
from .errors import NotAllowed
from .members import TableMember
from .robot_seats import RobotReason, RobotStretch, handed_back, marked, with_robot, without_robot
from .robot_turns import RobotTurn, RobotTurns, is_open_to_all
from .robot_words import marked_log, robot_event
from .roster import HOST, Roster, checked_name
from .seating import Seating


class MarkedRoster(NamedTuple):
    """A stored roster, and the same with marks of the log that are not stored yet."""

    stored: Roster
    marks: int
    """How many these are."""
    marked: Roster


class SeatedRobots:
    """The robots of a table; what they hold is in its roster."""

    def __init__(self, seating: Seating, campaign: Callable[[], Campaign]) -> None:
        self.turns = RobotTurns(seating, campaign)
        self._unsaved: list[tuple[RobotStretch, RobotReason | None]] = []
        """Marks of the log that are not stored yet."""
        self._marked: MarkedRoster | None = None
        """The roster with the marks that are not stored yet, cached: the log asks for it with every choice."""
        self.saves_each = True
        """Whether each mark is stored at once; a server stores those of some seconds together."""
        self.are_served = True
        """Whether robots can think here at all."""
        self._seating = seating
        self._campaign = campaign

    @property
    def turn(self) -> RobotTurn | None:
        """The turn that a robot has now; None if another is to choose."""
        return self.turns.turn

    def ask(self, request: SeatRobot | UnseatRobot | LetRobotPlay, member: TableMember) -> list[Deed]:
        """Do what a request about robots wants; returns what the others are told."""
        match request:
            case LetRobotPlay(position=position):
                self.turns.let_play(position, member)
                return []
            case SeatRobot(seat=seat, name=name):
                checked_name(name)
                table = of_party(self._campaign().table)
                if table.own_box() is not None:
                    raise NotAllowed("no-robots-here")
                if not self.are_served:
                    raise NotAllowed("no-robots-served")
                self._seating.rewrite(lambda roster: with_robot(roster, request, table.seat_count()))
                return [Deed("seated-robot", member.ref, member.name, place=self._player(seat), text=name)]
            case UnseatRobot(seat=seat):
                if member.role != HOST and seat not in member.seats:
                    raise NotAllowed("only-host")
                robot = next((robot for robot in self._seating.roster.robots if robot.seat == seat), None)
                self._seating.rewrite(lambda roster: without_robot(roster, seat))
                name = robot.name if robot else ""
                return [Deed("unseated-robot", member.ref, member.name, place=self._player(seat), text=name)]

    def give_back(self, ref: str) -> list[Deed]:
        """Give somebody who has come the seats back that robots held for them; returns what the others are told."""
        returned = handed_back(self._seating.roster, ref)
        if not returned:
            return []
        self._seating.change_fresh(lambda: self._take_back(ref))
        member = self._seating.roster.member(ref)
        return [
            Deed("took-seat-back", ref, member.name, place=self._player(robot.seat), text=robot.name)
            for robot in returned
        ]

    def _take_back(self, ref: str) -> None:
        """Whoever comes back has the seats again that robots played meanwhile."""
        roster = self._seating.roster
        returned = handed_back(roster, ref)
        for robot in returned:
            roster = without_robot(roster, robot.seat)
        if returned:
            self._seating.change(roster)

    def event(self, localizer: Localizer) -> RobotEvent:
        """What the robot that is to choose is doing."""
        return robot_event(self.turn, localizer, len(self._campaign().journal.entries))

    def marked_log(self, lines: tuple[LogLine, ...], localizer: Localizer) -> tuple[LogLine, ...]:
        """The lines of a log, with those marked that a robot chose or that somebody chose for it."""
        roster, marks = self._seating.roster, len(self._unsaved)
        if not marks:
            return marked_log(lines, roster, localizer)
        known = self._marked
        if known is None or known.stored is not roster or known.marks != marks:
            known = self._marked = MarkedRoster(roster, marks, self._with_unsaved(roster))
        return marked_log(lines, known.marked, localizer)

    def seat_answered_by(self, member: TableMember, choice: Choice) -> Seat | None:
        """The robot's seat for which a member may make a choice now; None if there is none."""
        seats = self.turns.answers_for(member)
        table = self._campaign().table
        if not seats or not is_open_to_all(table, choice):
            return None
        return seats[0] if table.actor(choice) == seats[0] else None

    def note(self, turn: RobotTurn, reason: RobotReason | None, by: str = "") -> None:
        """Note that a robot chose the entries since its turn began, or that somebody chose for it."""
        entries = self._campaign().journal.entries
        self._unsaved.append((RobotStretch(turn.position, len(entries), turn.robot.name, by), reason))
        if self.saves_each:
            self.save_notes()

    @property
    def has_unsaved_notes(self) -> bool:
        """Whether marks of the log are known here and not stored yet."""
        return bool(self._unsaved)

    def save_notes(self) -> None:
        """Store the marks of the log that are not stored yet."""
        if self._unsaved:
            self._seating.rewrite(self._with_unsaved)
            self._unsaved.clear()

    def _with_unsaved(self, roster: Roster) -> Roster:
        """A roster with the lines of robots that are not stored yet."""
        for stretch, reason in self._unsaved:
            roster = marked(roster, stretch, reason, joined=self._is_joined(roster.robot_stretches, stretch.first))
        return roster

    def _is_joined(self, stretches: tuple[RobotStretch, ...], first: int) -> bool:
        """Whether only chance drew between the last stretch and an entry, and both are of one seat."""
        if not stretches:
            return False
        entries = self._campaign().journal.entries
        words = {entries[number].seat for number in range(stretches[-1].first, first)}
        return words <= {CHANCE, TABLE, entries[first].seat}

    def _player(self, seat: Seat) -> str:
        """The player whose seat it is; empty if there is none."""
        names = self._seating.roster.names
        return names[seat] if seat < len(names) else ""
