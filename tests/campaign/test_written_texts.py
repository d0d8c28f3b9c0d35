"""What is written beside campaigns for people to read, byte for byte, wherever the folder is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sleeping_gods.campaign import habits
from sleeping_gods.campaign.habits import Habits, habits_of, keep_habits
from sleeping_gods.campaign.profile import FILE, Profile
from sleeping_gods.storage.campaign_summaries import settings_text

HABITS = """{
  "format": 1,
  "campaigns": {
    "a.campaign": {
      "open_hands": false,
      "ask_all": true,
      "unasked": []
    },
    "été.campaign": {
      "open_hands": true,
      "ask_all": false,
      "unasked": [
        "AlterTest"
      ]
    }
  }
}
"""
SHEETS = """{
  "format": 2,
  "games": {
    "sea": {
      "notes": {
        "2.quay": [
          "fermé à clé"
        ]
      },
      "ticked": []
    },
    "skies": {
      "notes": {},
      "ticked": []
    }
  }
}
"""


@pytest.fixture(params=["", "deep/down"])
def folder(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """One that is there, and one that is not yet."""
    return tmp_path / str(request.param)


def test_habits_stand_under_their_campaigns_in_order(folder: Path) -> None:
    """Those that are as usual are left out."""
    keep_habits(folder, "été.campaign", Habits(open_hands=True, unasked=("AlterTest",)))
    keep_habits(folder, "b.campaign", Habits())
    keep_habits(folder, "a.campaign", Habits(ask_all=True))

    assert (folder / habits.FILE).read_text("utf-8") == HABITS


def test_a_sheet_stands_under_its_game_in_order(folder: Path) -> None:
    """Letters as they are; written again it is the same."""
    profile = Profile(folder)
    profile.of("skies")
    profile.note("sea", "2.quay", "fermé à clé")
    for _ in range(2):
        profile.save()
        assert (folder / FILE).read_text("utf-8") == SHEETS


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("{}", Habits()),
        ('{"open_hands": true}', Habits(open_hands=True)),
        ('{"ask_all": true}', Habits(ask_all=True)),
        ('{"unasked": ["AlterTest"]}', Habits(unasked=("AlterTest",))),
        ('{"ask_all": 1, "open_hands": true}', Habits()),
        ('{"open_hands": true, "unasked": [1]}', Habits()),
        (f'{{"unasked": ["{"a" * 60}"]}}', Habits(unasked=("a" * 60,))),
        (f'{{"unasked": ["{"a" * 61}"]}}', Habits()),
    ],
)
def test_a_habit_that_is_not_written_is_the_usual_one(tmp_path: Path, written: str, read: Habits) -> None:
    """And of habits that are none, none is taken."""
    (tmp_path / habits.FILE).write_text(f'{{"format": 1, "campaigns": {{"a": {written}}}}}')

    assert habits_of(tmp_path, "a") == read


def test_habits_are_read_up_to_their_longest_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A longer one is as good as none."""
    keep_habits(tmp_path, "a", Habits(ask_all=True))
    size = (tmp_path / habits.FILE).stat().st_size
    for most, read in ((size, Habits(ask_all=True)), (size - 1, Habits())):
        monkeypatch.setattr(habits, "MAX_BYTES", most)
        assert habits_of(tmp_path, "a") == read


def test_equal_settings_are_equal_text() -> None:
    """Short, in the order of their names, letters as they are; what is no number is refused."""
    assert settings_text({"b": "été", "a": [1, True]}) == '{"a":[1,true],"b":"été"}'
    no_json: Any = {"a": float("nan")}
    with pytest.raises(ValueError, match="not JSON compliant"):
        settings_text(no_json)
