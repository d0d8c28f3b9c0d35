"""Whole campaigns through the client's own choice list, and what is told of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sleeping_gods.campaign.games import resume
from sleeping_gods.campaign.profile import FILE, Profile
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import is_over, options, play
from sleeping_gods.kernel.table import Happening
from sleeping_gods.terminal.games import view_of
from sleeping_gods.terminal.new_campaign import Wish, make_ready
from sleeping_gods.terminal.retell import retell
from sleeping_gods.terminal.saves import line_of_play, look_into, new_path
from sleeping_gods.terminal.session import Session
from sleeping_gods.terminal.start import begin

from ..sea.tables import new
from .driver import Robot, journey, screen_for
from .journeys import AFTER_THE_EVENT

ANYTHING = (
    "?", "? 1", "? x1", "??", "odds", "odds 1", "odds x1", "log", "log 5", "log all", "x", "+", "table", "map", "crew",
    "cards", "quests", "hand", "ship", "fight", "help", "why", "why 1", "why x1", "why equip triage-5 on mac", "rules",
    "rules command", "save", "campaign", "undo", "seat", "seat ben", "seat x", "back", "open hands", "secret hands",
    "garbage", "", "99", "x99", "-1", "join Zed", "leave p2", "note 4 hi", "easy mode", "save game", "resume with p1",
    "luck", "equip", "attack attack attack", "1 2 3", "reset campaign",
)  # fmt: skip
"""Commands, table acts and nonsense."""


def robot_session(
    folder: Path,
    seed: int,
    players: tuple[str, ...],
    *,
    plain: bool = True,
    commands: tuple[str, ...] = (),
    **chosen: str,
) -> tuple[Session, Robot]:
    """A session in which a robot answers."""
    robot = Robot(seed, commands)
    screen, robot.out = screen_for(robot, plain=plain, width=120)
    profile = Profile.load(folder)
    wish = Wish("harbour", players, {"seed": str(seed), "date": "2026-11-15", **chosen})
    campaign = begin(make_ready(wish, profile), None, folder)
    return Session(campaign, view_of("sea"), screen, profile), robot


class TestWholeCampaign:
    """From the first draw to the final score, by nothing but what stands on the screen."""

    @pytest.mark.slow
    @pytest.mark.parametrize(("seed", "count"), [(3, 1), (5, 2), (6, 4)])
    def test_a_robot_plays_to_the_end(self, tmp_path: Path, seed: int, count: int) -> None:
        """The score is shown, achievements are ticked, and the file replays to the same end."""
        session, robot = robot_session(tmp_path, seed, ("Ada", "Ben", "Cleo", "Dan")[:count])
        session.run()
        said = robot.out.getvalue()
        again = resume(next(tmp_path.glob("*.campaign")))

        assert session.bugs == []
        assert is_over(session.table)
        assert "Score: " in said
        assert "Traceback" not in said
        assert again.table == session.table
        again.close()
        ticked = json.loads((tmp_path / FILE).read_text(encoding="utf-8"))["games"]["sea"]["ticked"]
        assert sorted(session.table.achievements()) == ticked  # type: ignore[attr-defined]  # a table of the sea

    @pytest.mark.parametrize("plain", [False, True])
    def test_an_evening_with_every_command_and_variant(self, tmp_path: Path, plain: bool) -> None:
        """Now and then a command, sense or nonsense, is typed instead of a choice: nothing breaks."""
        variants = {"mode": "brutal", "dice": "may", "points": "on", "window": "all"}
        session, robot = robot_session(tmp_path, 2, ("Ada", "Ben"), plain=plain, commands=ANYTHING, **variants)

        def watch(said: str) -> None:
            assert "Traceback" not in said
            robot.stopped = robot.answers > 200

        robot.watch = watch
        session.run()

        assert session.bugs == []
        assert robot.answers > 100 or is_over(session.table)


class TestRetelling:
    """A choice is told again step by step."""

    def test_telling_again_is_playing_again(self) -> None:
        """The same happenings in the same order, and the same table in the end."""
        table, luck = new(2), Luck(4)
        for _ in range(400):
            if is_over(table):
                break
            line = text(luck.pick(options(table)))
            copy = table.clone()
            told: list[Happening] = [happening for happening, _ in retell(copy, line)]
            play(table, line)

            assert told == table.happenings
            assert copy == table
            assert options(copy) == options(table)


class TestSaves:
    """Files and where they stand."""

    def test_what_was_undone_is_left_out(self, tmp_path: Path) -> None:
        """The list shows the campaign as it stands after undoing."""
        said = journey(tmp_path, *AFTER_THE_EVENT, "skip action", "undo", "undo")
        path = next(tmp_path.glob("*.campaign"))
        campaign = resume(path)

        assert said.count("Undone: ") == 2
        assert line_of_play(campaign.journal.entries) == campaign.history.line()
        assert look_into(path).standing == "turn 1, Lendwater Quay, page 2, event"
        campaign.close()

    def test_names_make_a_file_name(self, tmp_path: Path) -> None:
        """Two campaigns of the same people have different files."""
        first = new_path(tmp_path, "harbour", ("Ada B.", "Zoë"))
        first.touch()

        assert first.name == "harbour-ada-b-zoe.campaign"
        assert new_path(tmp_path, "harbour", ("Ada B.", "Zoë")).name == "harbour-ada-b-zoe-2.campaign"
