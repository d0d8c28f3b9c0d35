"""What is said of robots at a table: what one is doing, which lines of the log are its own, and why it chose so."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import replace

from ..presentation.localizer import Localizer
from ..presentation.scene.log import CHOICE, LogLine
from ..presentation.scene.text import Span
from ..wire.events import RobotEvent
from .robot_seats import RobotReason, RobotStretch
from .robot_turns import RobotTurn
from .roster import Roster


def robot_event(turn: RobotTurn | None, localizer: Localizer, position: int) -> RobotEvent:
    """What the robot that is to choose is doing, in a language."""
    if turn is None:
        return RobotEvent(position)
    words = localizer.say(f"host_robot-{turn.state}", robot=turn.robot.name)
    return RobotEvent(
        position=position,
        seat=turn.seat,
        name=turn.robot.name,
        state=turn.state,
        open=turn.open,
        words=(Span("plain", words),),
    )


def marked_log(lines: tuple[LogLine, ...], roster: Roster, localizer: Localizer) -> tuple[LogLine, ...]:
    """The lines of a log, with those marked that a robot chose or that somebody chose for it."""
    stretches = roster.robot_stretches
    if not stretches:
        return lines
    firsts = [stretch.first for stretch in stretches]
    reasons = {reason.entry: reason for reason in roster.robot_reasons}
    return tuple(
        _marked_line(line, stretch, reasons.get(line.entry), localizer)
        if line.kind == CHOICE and (stretch := _stretch_at(stretches, firsts, line.entry)) is not None
        else line
        for line in lines
    )


def _stretch_at(stretches: tuple[RobotStretch, ...], firsts: list[int], entry: int) -> RobotStretch | None:
    """The stretch of a robot's entries that an entry belongs to."""
    at = bisect_right(firsts, entry) - 1
    return stretches[at] if at >= 0 and entry < stretches[at].until else None


def _marked_line(line: LogLine, stretch: RobotStretch, reason: RobotReason | None, localizer: Localizer) -> LogLine:
    """A line of the log that says which robot chose, for whom, and why."""
    key = "host_chosen-for-robot" if stretch.by else "host_chosen-by-robot"
    text = (Span("plain", f"{localizer.say(key, robot=stretch.robot, by=stretch.by)} "), *line.text)
    if reason is not None and (why := why_words(reason, localizer)):
        text = (*text, Span("plain", f" {why}"))
    return replace(line, text=text)


def why_words(reason: RobotReason, localizer: Localizer) -> str:
    """Why a robot chose so, in a sentence; empty where nothing is to be said."""
    return localizer.say(f"host_robot-why-{reason.key}", **dict(reason.figures)) if reason.key else ""
