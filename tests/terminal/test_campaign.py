"""Whole campaigns through the client's own choice list, and what is told of them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from sleeping_gods.campaign.games import resume
from sleeping_gods.campaign.profile import FILE
from sleeping_gods.journal.tree import line_of_play
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import apply, is_over, options, play
from sleeping_gods.kernel.table import LogEvent, Table
from sleeping_gods.presentation.audience import SOFA
from sleeping_gods.presentation.localizer import localizer_of
from sleeping_gods.presentation.presenters import presenter_of
from sleeping_gods.presentation.retell import retell
from sleeping_gods.terminal.games import view_of
from sleeping_gods.terminal.saves import look_into, new_path

from ..daily import first_daily
from ..sea.tables import new
from ..skies.tables import new as new_skies
from .driver import journey, robot_session
from .journeys import AFTER_THE_EVENT

ANYTHING = (
    "?", "? 1", "? x1", "??", "odds", "odds 1", "odds x1", "log", "log 5", "log all", "x", "+", "table", "map", "crew",
    "cards", "quests", "hand", "ship", "fight", "help", "why", "why 1", "why x1", "why equip triage-5 on mac", "rules",
    "rules command", "save", "campaign", "undo", "seat", "seat ben", "seat x", "back", "open hands", "secret hands",
    "garbage", "", "99", "x99", "-1", "join Zed", "leave p2", "note 4 hi", "easy mode", "save game", "resume with p1",
    "luck", "equip", "attack attack attack", "1 2 3", "reset campaign", "atlas", "deck", "events", "plane", "journey",
    "rules tired", "rules SG-SHIP-001", "? laurent", "? claire", "? can I cook in combat", "? grain", "? whip",
    "level easy", "why fly to geysers", "why travel up", "why camp", "+ equip", "+ zzz", "use rope ignore by p2",
)  # fmt: skip
"""Commands, table acts and nonsense of both games."""
CAMPAIGNS = [
    ("harbour", 6, 4, True),
    ("airfield", 2, 2, False),
    ("airfield", 3, 4, True),
    ("harbour", 3, 1, True),
    ("harbour", 5, 2, True),
    ("airfield", 1, 1, True),
    ("airfield", 4, 1, False),
]
"""Pack, seed, players, and whether the screen is plain."""
VARIANTS = {
    "harbour": {"mode": "brutal", "dice": "may", "points": "on", "window": "all"},
    "airfield": {"level": "hard", "instant": "on", "length": "long", "landing": "quick", "window": "all"},
}


class TestWholeCampaign:
    """From the first draw to the final score, by nothing but what stands on the screen."""

    @pytest.mark.slow
    @pytest.mark.parametrize(("pack", "seed", "count", "plain"), first_daily(CAMPAIGNS))
    def test_a_robot_plays_to_the_end(self, tmp_path: Path, pack: str, seed: int, count: int, plain: bool) -> None:
        """The score is shown, achievements are ticked, and the file replays to the same end."""
        session, robot = robot_session(tmp_path, seed, ("Ada", "Ben", "Cleo", "Dan")[:count], pack=pack, plain=plain)
        robot.avoid = "Make camp"
        session.run()
        said = robot.out.getvalue()
        again = resume(next(tmp_path.glob("*.campaign")))

        assert session.bugs == []
        assert is_over(session.table)
        assert ("Score: " if plain else "in all") in said
        assert "Traceback" not in said
        assert again.table == session.table
        again.close()
        ticked = json.loads((tmp_path / FILE).read_text(encoding="utf-8"))["games"]
        found = sorted(session.table.achievements())  # type: ignore[attr-defined]  # every game's table has them
        assert ticked[session.campaign.game.id]["ticked"] == found

    @pytest.mark.slow
    @pytest.mark.parametrize("plain", [False, True])
    @pytest.mark.parametrize("pack", list(VARIANTS))
    def test_an_evening_with_every_command_and_variant(self, tmp_path: Path, pack: str, plain: bool) -> None:
        """Now and then a command, sense or nonsense, is typed instead of a choice: nothing breaks."""
        session, robot = robot_session(
            tmp_path, 2, ("Ada", "Ben"), pack=pack, plain=plain, commands=ANYTHING, lang="en", real_cards=False,
            **VARIANTS[pack],
        )  # fmt: skip

        def watch(said: str) -> None:
            assert "Traceback" not in said
            robot.stopped = robot.answers > 200

        robot.watch = watch
        session.run()

        assert session.bugs == []
        assert robot.answers > 100 or is_over(session.table)


class TestRetelling:
    """A choice is told again step by step."""

    @pytest.mark.parametrize("new", [new, new_skies])
    def test_telling_again_is_playing_again(self, new: Callable[[int], Table]) -> None:
        """The same happenings in the same order, and the same table in the end."""
        table, luck = new(2), Luck(4)
        for _ in range(400):
            if is_over(table):
                break
            line = text(luck.pick(options(table)))
            copy = table.clone()
            told: list[LogEvent] = [log_event for log_event, _ in retell(copy, line)]
            play(table, line)

            assert told == table.log_events
            assert copy == table
            assert options(copy) == options(table)


class TestWords:
    """Nothing that is offered, refused or asked in a campaign is without words."""

    @pytest.mark.parametrize(("game", "new"), [("sea", new), ("skies", new_skies)])
    def test_every_choice_has_words(self, game: str, new: Callable[[int], Table]) -> None:
        """Choices, what is barred, questions and the numbers before them, on the way through a random campaign."""
        view, table, luck = view_of(game), new(2), Luck(7)
        presenter, bare = presenter_of(game), set()
        for _ in range(300):
            if is_over(table):
                break
            offered = options(table)
            bare |= {choice[0] for choice in (*offered, *table.table_acts()) if view.words.pattern(choice) is None}
            said = [view.label(table, choice) + view.detail(table, choice) for choice in offered]
            said += [
                presenter.subject(table, [one]) + view.reason(table, why) for one, why in presenter.barred(table, SOFA)
            ]
            said += [view.question(table), *view.context(table)]

            assert [text for text in said if "{" in text] == []
            apply(table, luck.pick([choice for choice in offered if choice != ("camp",)] or offered))

        assert bare == set()


class TestSaves:
    """Files and where they stand."""

    def test_what_was_undone_is_left_out(self, tmp_path: Path) -> None:
        """The list shows the campaign as it stands after undoing."""
        said = journey(tmp_path, *AFTER_THE_EVENT, "skip action", "undo", "undo")
        path = next(tmp_path.glob("*.campaign"))
        campaign = resume(path)

        assert said.count("Undone: ") == 2
        assert line_of_play(campaign.journal.entries) == campaign.history.line()
        assert look_into(localizer_of("sea"), path).standing == "turn 1, Lendwater Quay, page 2, event"
        campaign.close()

    def test_names_make_a_file_name(self, tmp_path: Path) -> None:
        """Two campaigns of the same people have different files."""
        first = new_path(tmp_path, "harbour", ("Ada B.", "Zoë"))
        first.touch()

        assert first.name == "harbour-ada-b-zoe.campaign"
        assert new_path(tmp_path, "harbour", ("Ada B.", "Zoë")).name == "harbour-ada-b-zoe-2.campaign"
