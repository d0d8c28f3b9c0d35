"""The last page at the keyboard: what became of whom, what is unlocked, and what was taken back, in both games."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from sleeping_gods.campaign.profile import Profile
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.presentation.localizer import localizer_of

from .driver import journey, told

AWAY = ("reset campaign", "yes")
"""The campaign is put away, which ends it."""


def ticks(folder: Path, game: str, *boxes: str) -> None:
    """What earlier campaigns have achieved."""
    profile = Profile.load(folder)
    profile.of(game).ticked = sorted(boxes)
    profile.save()


class TestLastPage:
    """A pleasure to read."""

    @pytest.mark.parametrize("lang", WHOLE)
    @pytest.mark.parametrize(("pack", "game"), [("harbour", "sea"), ("airfield", "skies")])
    @pytest.mark.parametrize("plain", [True, False])
    def test_fates_and_what_was_left(self, tmp_path: Path, pack: str, game: str, lang: Lang, plain: bool) -> None:
        """Under their headings, in both languages, and no line is wider than the screen."""
        said = told(tmp_path, "", *AWAY, pack=pack, lang=lang, plain=plain)
        localizer = localizer_of(game, lang)
        page = said[said.rindex(localizer.say("ending_reset")) :]

        assert localizer.say("end_fates") in page
        assert localizer.say("end_undone") in page
        assert ("Without a scratch" if lang == "en" else "Sans une égratignure") in page
        assert plain or max(map(len, page.splitlines()[:30])) <= 80

    def test_what_is_unlocked_is_named(self, tmp_path: Path) -> None:
        """SG-ACH-003: four ticks of earlier campaigns; nothing with three."""
        ticks(tmp_path, "sea", "totem:a", "totem:b", "ending:c")
        before = told(tmp_path, "", *AWAY)
        ticks(tmp_path, "sea", "totem:a", "totem:b", "ending:c", "ending:d")
        after = told(tmp_path, "", *AWAY)

        assert "Later campaigns may begin with" not in before
        assert "Later campaigns may begin with: " in after
        assert "(new)" not in after


class TestUndos:
    """What was taken back past a draw is told."""

    def test_once_and_twice(self, tmp_path: Path) -> None:
        """A choice that drew, taken back; a choice that drew nothing does not count."""
        plain_undo = ("begin turn", "use bridge", "undo")
        past = ("use bridge", "do draw", "undo")
        none = told(tmp_path / "a", *plain_undo, *AWAY)
        once = told(tmp_path / "b", *plain_undo, *past, *AWAY)
        twice = told(tmp_path / "c", *plain_undo, *past, "do draw", "undo", *AWAY)

        assert "taken back past a draw" not in none
        assert "Once something was taken back past a draw." in once
        assert "Twice something was taken back past a draw." in twice

    def test_several_steps_at_once_are_one(self, tmp_path: Path) -> None:
        """However many draws lie behind them; in French too."""
        said = told(tmp_path, "begin turn", "use bridge", "do draw", "do command", "undo 3", *AWAY, lang="fr")

        assert "Une fois, un choix a été annulé après une pioche." in said

    def test_with_real_cards(self, tmp_path: Path) -> None:
        """What the players drew themselves counts like any draw."""
        said = journey(
            tmp_path, "draw maintain-1", "begin turn", "use bridge", "do draw", "draw engaged-5", "undo 2", *AWAY
        )

        assert "Once something was taken back past a draw." in said


@pytest.mark.slow
@pytest.mark.parametrize(("options", "asked"), [((), False), (("--ask-all",), True)])
def test_even_forced_answers_are_asked_for_if_one_likes(tmp_path: Path, options: tuple[str, ...], asked: bool) -> None:
    """``play --ask-all``: the first question is whether the turn begins."""
    command = [
        sys.executable,
        "-m",
        "sleeping_gods",
        "play",
        "--plain",
        "--player",
        "Ada",
        "--pack",
        "harbour",
        *options,
    ]
    done = subprocess.run(
        [*command, "--lang", "en", "--saves", str(tmp_path), "--profile", str(tmp_path)],
        input="quit\n",
        capture_output=True,
        text=True,
        check=True,
    )

    assert ("Ada (Enter: Begin the turn)>" in done.stdout) == asked
