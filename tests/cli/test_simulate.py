"""``simulate`` from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.cli import main
from sleeping_gods.simulation.folder import open_folder

SHORT = ("simulate", "--pack", "harbour", "--knowing", "--robot", "random", "--jobs", "1", "--campaigns", "2")


class TestPlaying:
    """simulate."""

    def test_it_keeps_tables_and_sums_them_up(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """A row for each number of players, the score with its interval, and the hash of all rows."""
        assert main([*SHORT, "--players", "1,2", "--out", str(tmp_path / "run")]) == 0

        out, told = capsys.readouterr()
        assert [line.split()[:3] for line in out.splitlines()[1:3]] == [["normal", "1", "1"], ["normal", "2", "1"]]
        assert "95 % confidence interval" in out
        assert "2 campaigns in " in out
        assert "2 of 2 campaigns" in told
        assert all(part for _, _, part in open_folder(tmp_path / "run").parts())

    @pytest.mark.parametrize(
        ("more", "words"),
        [
            (["--campaigns", "0"], "expected --campaigns to be 1 or more, got 0"),
            (["--players", "5"], "expected players as 2, 1-4 or 1,2,4, got '5'"),
            (["--mode", "hard"], "expected a mode among normal, easy, brutal, all, got 'hard'"),
            (["--budget", "9"], "the robot random does not think ahead"),
            (["--budget", "9", "--milliseconds", "9"], "the robot random does not think ahead"),
            (["--option", "length=long"], "length"),
            (["--pack", "nowhere"], "nowhere"),
        ],
    )
    def test_a_wrong_call_is_told(self, more: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
        """One sentence, and 2."""
        assert main([*SHORT, *more]) == 2

        assert words in capsys.readouterr().err

    def test_a_cluster_that_does_not_answer_is_told(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        """Nobody listens there."""
        monkeypatch.setattr("sleeping_gods.simulation.cluster.PATIENCE", "10ms")
        call = [word for word in SHORT if word not in ("--jobs", "1")]

        assert main([*call, "--dask", "tcp://127.0.0.1:1"]) == 2

        assert "no Dask scheduler answers at tcp://127.0.0.1:1" in capsys.readouterr().err
