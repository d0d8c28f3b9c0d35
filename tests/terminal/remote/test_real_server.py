"""The terminal at the table of the real server."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.languages import Lang
from sleeping_gods.presentation.localizer import localizer_of

from ...web.player import Player, begin, invite
from ...web.serving import served
from .seated import Person
from .standin import gate


@pytest.mark.parametrize(("pack", "lang"), [("harbour", "en"), ("airfield", "fr")])
def test_a_seat_is_played_over_the_wire(tmp_path: Path, pack: str, lang: Lang) -> None:
    """Choices, a refusal, a step back and forward again, talk, another language: each is answered and drawn."""
    localizer = localizer_of("sea" if pack == "harbour" else "skies", lang)
    say = localizer.say("order_say").split(" / ")[0]
    person = Person(
        ("> ", "1"), ("> ", "undo"), (localizer.say("remote_taken-back"), "redo"), ("> ", f"{say} Hello"),
        (localizer.say("remote_said", who="Cleo", text="Hello"), "explore 999"), ("> ", "lang en"),
        ("> ", "mark here"), ("> ", "people"),
        ("> ", "quit"),
    )  # fmt: skip
    with served(tmp_path / "server") as url:
        campaign, host = begin(url, ("Ada",), pack, settings={"ask_undo": False})
        watcher = Player(url, campaign, host)
        link = f"{url}/join#{invite(url, campaign, host, [0])}"
        code = person.play(link, tmp_path / "device", name="Cleo", lang=lang)
        watcher.close()

        again = Person(("> ", "log"), ("> ", "quit"))
        back = again.play(f"{url}/table/{campaign}", tmp_path / "device", lang="en")

    assert (code, back) == (0, 0)
    assert "Begin the turn" in again.said
    assert "Cleo: plays Ada" in person.said


def test_a_server_that_is_restarted_is_found_again_as_it_was(tmp_path: Path) -> None:
    """What was chosen is there, and the same person goes on with what is asked."""
    person = Person(
        ("> ", "1"), ("Back at the table.", "1"), ("The Bridge: all of this is yours.", "log"), ("> ", "quit")
    )
    with gate() as door:
        with served(tmp_path / "server") as url:
            door.inner = "127.0.0.1", int(url.rpartition(":")[2])
            campaign, host = begin(url, ("Ada",), settings={"ask_all": True})
            link = f"{door.url}/join#{invite(url, campaign, host, [0])}"
            person.sit_down(link, tmp_path / "device", name="Cleo", pauses=(0.05,) * 1000)
            person.hears("Which room")
        with served(tmp_path / "server") as url:
            door.inner = "127.0.0.1", int(url.rpartition(":")[2])
            person.leave()

    assert person.code == 0
    assert "The connection is lost." in person.said
    assert "Ada: Begin the turn (by itself)" in person.said.rpartition("> log")[2]
