"""Whose turn a robot has: whether it thinks, waits after a step back, or leaves the choice to people."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from ..campaign.live import Campaign
from ..journal.notation import CHANCE, TABLE, UNDO
from ..kernel.choices import Choice, Seat
from ..kernel.play import audience
from ..kernel.steps import Decision
from ..kernel.table import Table, decision_of
from ..party.table.decisions import scene_of
from ..party.table.table import of_party
from ..wire.events import RobotSeat, RobotState
from .errors import NotAllowed
from .members import TableMember
from .seating import Seating

STORY_SCENES = ("story", "event-choice", "encounter-story")
"""The scenes in which a choice of the story is made."""
STORY_DECISIONS = ("PickArm",)
"""Decisions of other scenes that the story asks."""


NO_POSITION = -1
"""Stands for a position of the journal where there is none."""


class ReadyMembers(NamedTuple):
    """The members who are ready for a robot's choice at a position."""

    position: int
    refs: frozenset[str]


@dataclass(frozen=True, slots=True)
class RobotTurn:
    """A decision that waits for a seat which a robot holds."""

    position: int
    robot: RobotSeat
    state: RobotState
    open: bool
    """Whether anybody who plays may answer for it."""
    story: bool
    """Whether it is a choice of the story."""

    @property
    def seat(self) -> Seat:
        """The seat that is to choose."""
        return self.robot.seat

    @property
    def thinks(self) -> bool:
        """Whether the robot is to choose now."""
        return self.state == "thinking"


class RobotTurns:
    """The robots of one table; nothing here is stored but what the roster and the journal say anyhow."""

    def __init__(self, seating: Seating, campaign: Callable[[], Campaign]) -> None:
        self._seating = seating
        self._campaign = campaign
        self._told_to_play = NO_POSITION
        """The position at which somebody told a waiting robot to choose."""
        self._ready = ReadyMembers(NO_POSITION, frozenset())
        """Who was ready last."""
        self._failed = NO_POSITION
        """The position at which a robot could not think."""

    @property
    def turn(self) -> RobotTurn | None:
        """The turn that a robot has now; None if another is to choose."""
        robots = self._seating.roster.robots
        table = self._campaign().table
        decision = decision_of(table) if robots else None
        if decision is None:
            return None
        seat = decision.who(table)
        robot = next((robot for robot in robots if robot.seat == seat), None)
        if robot is None:
            return None
        position = len(self._campaign().journal.entries)
        story = is_story(table, decision)
        state = self._state(position, leaves_to_people=robot.leaves_story and story)
        return RobotTurn(position, robot, state, open=state in ("waits", "leaves", "stopped"), story=story)

    def _state(self, position: int, *, leaves_to_people: bool) -> RobotState:
        """What the robot whose turn it is does at this position."""
        if self._failed == position:
            return "stopped"
        if self._told_to_play == position:
            return "thinking"
        if self._was_taken_back():
            return "waits"
        return "leaves" if leaves_to_people else "thinking"

    def _was_taken_back(self) -> bool:
        """Whether nobody has chosen anything since the last step back."""
        campaign = self._campaign()
        entries = campaign.journal.entries
        number = len(entries) - 1
        while number > 0 and entries[number].seat in (CHANCE, TABLE):
            number -= 1
        return number > 0 and entries[number].seat == UNDO and campaign.history.goes_back(number)

    def let_play(self, position: int, member: TableMember) -> None:
        """Somebody tells the robot to choose, or is ready for its choice; NotAllowed if none is to choose."""
        turn = self.turn
        if turn is None or turn.position != position:
            raise NotAllowed("no-robot-waits")
        if turn.thinks:
            others = self._ready.refs if self._ready.position == position else frozenset()
            self._ready = ReadyMembers(position, others | {member.ref})
        else:
            self._failed = NO_POSITION
            self._told_to_play = position
            self._ready = ReadyMembers(position, frozenset({member.ref}))

    @property
    def is_hurried(self) -> bool:
        """Whether everybody who plays and is here is ready for the robot's choice, or wanted it."""
        position, refs = self._ready
        if position != len(self._campaign().journal.entries):
            return False
        return self._told_to_play == position or self.watched_by() <= refs

    def watched_by(self) -> frozenset[str]:
        """The refs of the people who play a seat and are connected."""
        return frozenset(member.ref for member in self._seating.roster.members if member.seats) & {*self._seating.here}

    def fail(self, position: int) -> None:
        """Note that the robot could not think of a choice: people choose, or tell it to try again."""
        self._failed = position

    def answers_for(self, member: TableMember) -> tuple[Seat, ...]:
        """The seat for which a member may answer the decision that waits, beside their own."""
        turn = self.turn
        return (turn.seat,) if turn is not None and turn.open and member.seats and turn.seat not in member.seats else ()


def is_story(table: Table, decision: Decision[Table]) -> bool:
    """Whether a decision is a choice of the story."""
    return scene_of(of_party(table)) in STORY_SCENES or type(decision).__name__ in STORY_DECISIONS


def is_open_to_all(table: Table, choice: Choice) -> bool:
    """Whether everybody may know of an answer to the decision that waits."""
    return choice in table.offered and audience(table, choice) is None
