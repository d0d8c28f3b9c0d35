"""The command ``robot`` at a served table: seats for robots, seats back from them, and letting one go on."""

from __future__ import annotations

from ...presentation.localizer import Localizer
from ...wire.requests import LetRobotPlay, Manner, SeatRobot, UnseatRobot
from ..menu import Menu
from ..next_step import Next
from ..section import lines, parse_number
from .remote_view import RemoteView
from .seat_state import SeatState, fresh_id

MANNERS: tuple[Manner, ...] = ("steady", "bold", "careful", "thrifty")
"""The manners that may be typed."""
MAX_NAME_LENGTH = 60
"""How many characters of a robot's name are sent."""
MAX_SEAT = 8
"""The highest number of a seat."""


def robot_command(seat_state: SeatState, view: RemoteView, menu: Menu, rest: str) -> Next:
    """List robots, let one go on (``go``), seat one (``2 Crow bold story``), or take its seat (``2 off``)."""
    localizer = view.localizer
    first, _, further = rest.strip().partition(" ")
    words = further.split()
    number = parse_number(first)
    if not first:
        _list(seat_state, view)
    elif not words and first.lower() in _words(localizer, "go"):
        seat_state.request(LetRobotPlay(fresh_id(), seat_state.position))
    elif not words or number is None or not 1 <= number <= MAX_SEAT:
        seat_state.screen.say(localizer.say("remote_robot-how"))
    elif len(words) == 1 and further.strip().lower() in _words(localizer, "off"):
        seat_state.request(UnseatRobot(fresh_id(), number - 1))
    else:
        seat_state.request(_seated(localizer, number - 1, words))
    return Next.ASK


def _seated(localizer: Localizer, seat: int, words: list[str]) -> SeatRobot:
    """The request for a robot by its name; its manner and that it leaves the story to people may follow."""
    leaves_story = len(words) > 1 and words[-1].lower() in _words(localizer, "story")
    if leaves_story:
        words = words[:-1]
    typed = words[-1].lower() if len(words) > 1 else ""
    manner = next((each for each in MANNERS if typed in _words(localizer, each)), None)
    name = " ".join(words if manner is None else words[:-1])
    return SeatRobot(
        id=fresh_id(),
        seat=seat,
        name=name[:MAX_NAME_LENGTH].strip(),
        manner=manner or "steady",
        leaves_story=leaves_story,
    )


def _manner_words(localizer: Localizer, manner: str) -> str:
    """A manner as the player's language calls it first."""
    _, word, *_ = _words(localizer, manner)
    return word


def _words(localizer: Localizer, key: str) -> tuple[str, ...]:
    """What may be typed for a word: in English, and in the player's language."""
    return (key, *localizer.say(f"robot-word_{key}").lower().split(" / "))


def _list(seat_state: SeatState, view: RemoteView) -> None:
    """Show which robots sit where, and how to change that."""
    localizer, table = view.localizer, seat_state.table
    robots = table.robots if table is not None else ()
    rows = [
        localizer.say(
            "remote_robot-at",
            robot=robot.name,
            who=view.names[robot.seat] if robot.seat < len(view.names) else "",
            manner=_manner_words(localizer, robot.manner),
            story="yes" if robot.leaves_story else "no",
        )
        for robot in robots
    ]
    seat_state.screen.show(lines([*rows, localizer.say("remote_robot-how")]))
