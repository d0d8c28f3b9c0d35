"""The line of the packs on the set-up page: listed from the index, read only when somebody wants to know more."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from sleeping_gods.campaign import compiled, games
from sleeping_gods.campaign.shared_packs import Packs
from sleeping_gods.content.builtin import PACKS
from sleeping_gods.journal.reading import read
from sleeping_gods.terminal.games import load_game_and_pack
from sleeping_gods.terminal.pack_setting import playable

from ..breaking import change
from .driver import told


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where packs that were read are kept: none yet, and none is remembered."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(games, "LOADED", Packs())
    load_game_and_pack.cache_clear()
    yield compiled.cache_folder()
    load_game_and_pack.cache_clear()


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The two small packs, and their boxes."""
    folder = tmp_path / "packs"
    for name in ("harbour", "sea-box", "airfield", "skies-box"):
        shutil.copytree(PACKS / name, folder / name)
    for user in ("builtin", "box", "trial"):
        monkeypatch.setattr(f"sleeping_gods.content.{user}.PACKS", folder)
    monkeypatch.setattr(games, "PACKS", folder)
    return folder


@pytest.mark.slow
def test_only_the_pack_that_is_chosen_is_read(tmp_path: Path, kept: Path) -> None:
    """The page names all of them."""
    said = told(tmp_path, "n", "", players=())

    assert "The Harbour (harbour)" in said
    assert all(f" {name}" in said for name in playable())
    assert len(list(kept.iterdir())) == 1


@pytest.mark.slow
def test_whoever_asks_is_told_about_all(tmp_path: Path, kept: Path) -> None:
    """With title, game and size of each."""
    said = told(tmp_path, "n", "? pack", "", players=())

    assert len(list(kept.iterdir())) == len(playable()) == 4
    assert "The Wandering Sea (wandering-sea): " in said
    assert "a long journey" in said
    assert "The Airfield (airfield): " in said


@pytest.mark.slow
def test_a_broken_pack_is_left_out_of_the_round(tmp_path: Path, shelf: Path) -> None:
    """The round goes on to the next, neither by its turn nor by its name is it taken, and nobody is told its size."""
    change(shelf / "airfield", "pack.toml", r'^start = "2:d2"$', 'start = "9:z9"')

    said = told(tmp_path, "n", "pack", "pack airfield", "? pack", "", players=())

    (file,) = tmp_path.glob("*.campaign")
    assert read(file).journal.setup.pack == "harbour"
    assert "The Airfield" not in said


@pytest.mark.slow
def test_a_sound_pack_is_taken_by_its_turn_or_its_name(tmp_path: Path, shelf: Path) -> None:
    """The round has two packs here: one step and its name lead to the same."""
    told(tmp_path, "n", "pack", "pack airfield", "", players=())

    (file,) = tmp_path.glob("*.campaign")
    assert read(file).journal.setup.pack == "airfield"
