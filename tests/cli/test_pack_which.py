"""Commands of ``pack`` without a pack: the folder one is in is meant, or else the shipped volume."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from sleeping_gods.cli import main
from sleeping_gods.commands.pack.which import VOLUME, default_pack
from sleeping_gods.content.builtin import available, pack_folder


@pytest.fixture
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the harbour that one is in."""
    copy = Path(shutil.copytree(pack_folder("harbour"), tmp_path / "mine"))
    monkeypatch.chdir(copy)
    return copy


def test_the_folder_or_the_volume(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, inside: Path) -> None:
    """Inside of a pack that pack, elsewhere the one that is shipped."""
    assert default_pack() == "./"
    monkeypatch.chdir(tmp_path)
    assert default_pack() == VOLUME
    assert VOLUME in available()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("command", "said"),
    [
        (["words"], "  all "),
        (["where", "GULL"], "keyword GULL, borne by quest"),
        (["where", "quest", "9"], "quest 9: "),
        (["where", "harbour"], "the words 'harbour': "),
        (["where", "GULL", "airfield"], "the words 'GULL': "),
        (["fmt", "--check"], "none to lay out"),
        (["graph", "40", "--svg", "40.svg"], "wrote 40.svg"),
        (["graph"], "wrote mine-story.html"),
        (["cards", "--html"], "wrote mine-cards.html"),
        (["balance", "--bouts", "0"], "fights: level"),
    ],
)
def test_no_pack_is_named(inside: Path, capsys: pytest.CaptureFixture[str], command: list[str], said: str) -> None:
    """The harbour that one is in is looked at."""
    assert main(["pack", *command]) in (0, 1)

    assert said in capsys.readouterr().out


@pytest.mark.slow
def test_a_dot_is_a_folder_too(inside: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As everywhere else on a command line."""
    assert main(["pack", "lint", "."]) == 0
    assert main(["pack", "where", "", "harbour"]) == 2
    assert "expected something to look for" in capsys.readouterr().err


def test_a_pack_is_no_file(inside: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Who writes the pack behind --html is told so, and nothing is written."""
    assert main(["pack", "cards", "--html", "harbour"]) == 2

    assert "got harbour; the pack comes first" in capsys.readouterr().err
    assert not (inside / "harbour").exists()
