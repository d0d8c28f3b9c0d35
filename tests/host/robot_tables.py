"""Tables at which robots hold seats, for the tests of what these do."""

from __future__ import annotations

from sleeping_gods.host.outcome import Outcome
from sleeping_gods.host.robot_question import RobotAnswer
from sleeping_gods.host.robot_turns import RobotTurn
from sleeping_gods.host.table import ServedTable
from sleeping_gods.host.waits import Blocking, run_blocking
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.wire.events import Done, Refused
from sleeping_gods.wire.requests import Request, SeatRobot

from .tables import choose, ref_of

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
