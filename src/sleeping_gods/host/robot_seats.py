"""Robots in the roster: who may hold which seat, and what becomes of them when seats change hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from ..wire.events import RobotSeat
from ..wire.requests import SeatRobot
from .errors import NotAllowed, NotThere

if TYPE_CHECKING:
    from .members import TableMember
    from .roster import Roster

MAX_STRETCHES = 300
"""How many stretches of a robot's choices are marked in the log; earlier ones read like any other."""
MAX_REASONS = 40
"""Of how many choices the reasons are kept."""


class RobotStretch(Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """Entries of one seat, from the first to before the last, that a robot chose or that somebody chose for it."""

    first: int
    until: int
    robot: str
    by: str = ""
    """The name of the person who chose for it; empty if it chose itself."""


class RobotReason(Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """Why a robot chose as it did at an entry: a key, and the figures of its sentence."""

    entry: int
    key: str
    figures: tuple[tuple[str, str], ...] = ()


def with_robot(roster: Roster, request: SeatRobot, count: int) -> Roster:
    """Let a robot hold a seat; NotAllowed if no seat would be left to a person."""
    if request.seat >= count:
        raise NotAllowed("bad-seats")
    others = tuple(robot for robot in roster.robots if robot.seat != request.seat and robot.seat < count)
    if len(others) + 1 >= count:
        raise NotAllowed("robots-everywhere")
    owner = owner_of(roster, request.seat)
    before = next((robot for robot in roster.robots if robot.seat == request.seat), None)
    until_back = before.until_back if before else owner is not None and owner.role != "host"
    robot = RobotSeat(
        seat=request.seat,
        name=request.name,
        manner=request.manner,
        leaves_story=request.leaves_story,
        until_back=until_back,
    )
    return replace(roster, robots=tuple(sorted((*others, robot), key=lambda each: each.seat)))


def without_robot(roster: Roster, seat: int) -> Roster:
    """Take a seat back from a robot; NotThere if none holds it."""
    left = tuple(robot for robot in roster.robots if robot.seat != seat)
    if len(left) == len(roster.robots):
        raise NotThere("no-robot")
    return replace(roster, robots=left)


def handed_back(roster: Roster, ref: str) -> tuple[RobotSeat, ...]:
    """The robots that go because somebody whose seats they hold has come."""
    seats = next((member.seats for member in roster.members if member.ref == ref), ())
    return tuple(robot for robot in roster.robots if robot.until_back and robot.seat in seats)


def owner_of(roster: Roster, seat: int) -> TableMember | None:
    """The person whose seat it is."""
    return next((member for member in roster.members if seat in member.seats), None)


def robots_after_giving(before: Roster, after: Roster) -> Roster:
    """A robot goes when its seat is given to another person; one whose seat falls to the host stays, as the host's."""
    if not before.robots:
        return after
    robots = []
    for robot in before.robots:
        old, new = owner_of(before, robot.seat), owner_of(after, robot.seat)
        if old is not None and new is not None and old.ref == new.ref:
            robots.append(robot)
        elif new is None or new.role == "host":
            robots.append(replace(robot, until_back=False))
    return replace(after, robots=tuple(robots))


def robots_renumbered(roster: Roster, before: Sequence[str], after: Sequence[str]) -> tuple[RobotSeat, ...]:
    """The robots by the new numbers of their seats; one whose player has left the campaign goes.

    None holds the last seat that is left: somebody has to play it.
    """
    number = {name: seat for seat, name in enumerate(after)}
    robots = tuple(
        replace(robot, seat=number[before[robot.seat]])
        for robot in roster.robots
        if robot.seat < len(before) and before[robot.seat] in number
    )
    return tuple(sorted(robots, key=lambda robot: robot.seat)) if len(robots) < len(after) else robots[:-1]


def marked(roster: Roster, stretch: RobotStretch, reason: RobotReason | None, *, joined: bool) -> Roster:
    """Note who chose some entries; ``joined`` if nobody else has chosen anything since the last stretch."""
    stretches = roster.robot_stretches
    last = stretches[-1] if stretches else None
    if last is not None and joined and (last.robot, last.by) == (stretch.robot, stretch.by):
        stretches = (*stretches[:-1], replace(last, until=stretch.until))
    else:
        stretches = (*stretches[1 - MAX_STRETCHES :], stretch)
    reasons = roster.robot_reasons if reason is None else (*roster.robot_reasons[1 - MAX_REASONS :], reason)
    return replace(roster, robot_stretches=stretches, robot_reasons=reasons)
