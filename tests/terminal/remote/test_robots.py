"""The command ``robot`` at a served table: in both languages, and what it asks of the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.languages import Lang
from sleeping_gods.presentation.localizer import localizer_of
from sleeping_gods.wire.requests import LetRobotPlay, SeatRobot, UnseatRobot

from .seated import Person
from .standin import StandIn, served

SCRIPTS: dict[Lang, tuple[str, ...]] = {
    "en": ("robot", "robot 2 Old Crow bold story", "robot 1 Gull", "robot 2 off", "robot go", "robot x y"),
    "fr": ("robot", "robot 2 Old Crow hardi histoire", "robot 1 Gull", "robot 2 fin", "robot continue", "robot x y"),
}


@pytest.mark.parametrize("lang", [*SCRIPTS])
def test_seats_are_given_and_taken_by_a_command(tmp_path: Path, lang: Lang) -> None:
    """A name may have several words; a manner and the story may follow it; what is refused is said."""
    person = Person(*[("> ", line) for line in (*SCRIPTS[lang], "quit")])
    with served(StandIn(players=("Ada",), invites={"ada": (0,)})) as host:
        person.play(f"{host.url}/join#ada", tmp_path, name="Ada", lang=lang)

    seated = [request for request in host.heard if isinstance(request, SeatRobot)]
    assert [(request.seat, request.name, request.manner, request.leaves_story) for request in seated] == [
        (1, "Old Crow", "bold", True),
        (0, "Gull", "steady", False),
    ]
    assert [request.seat for request in host.heard if isinstance(request, UnseatRobot)] == [1]
    assert len([request for request in host.heard if isinstance(request, LetRobotPlay)]) == 1
    how = " ".join(localizer_of("sea", lang).say("remote_robot-how").split())
    assert how[:40] in " ".join(person.said.split())
