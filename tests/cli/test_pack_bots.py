"""``pack bots`` and ``pack balance`` from the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sleeping_gods.cli import main


class TestBots:
    """pack bots PACK."""

    @pytest.mark.slow
    def test_it_reports_what_was_reached(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """Locations, campaigns, holes with file and line; 1 since two campaigns cannot see everything."""
        report = tmp_path / "report.json"
        call = ["pack", "bots", "harbour", "--runs", "2", "--bot", "least", "--players", "1", "--json", str(report)]

        assert main(call) == 1

        out, told = capsys.readouterr()
        assert "places reached" in out
        assert "never reached: " in out
        assert "harbour/story/0" in out
        assert "2 of 2 campaigns" in told
        data = json.loads(report.read_text())
        assert data["campaigns"] == 2
        assert data["reached"] + len(data["holes"]) == data["places"]
        assert sum(1 for hits in data["hits"].values() if hits) == data["reached"]
        assert data["figures"][0]["bot"] == "least"

    @pytest.mark.slow
    @pytest.mark.parametrize(
        ("more", "words"),
        [
            (["--runs", "0"], "expected at least 1 campaign"),
            (["--mode", "hard"], "expected a mode among normal, easy, brutal"),
            (["--reviewed", "nowhere.txt"], "got no file"),
        ],
    )
    def test_a_wrong_call_is_told(self, more: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
        """One line, and 2."""
        assert main(["pack", "bots", "harbour", *more]) == 2

        assert words in capsys.readouterr().err

    @pytest.mark.slow
    def test_a_list_with_unknown_places_is_refused(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """Before anything is played."""
        listed = tmp_path / "reviewed.txt"
        listed.write_text("nowhere: gone\n")

        assert main(["pack", "bots", "harbour", "--reviewed", str(listed)]) == 2

        assert "got 'nowhere'" in capsys.readouterr().err


class TestBalance:
    """pack balance PACK."""

    @pytest.mark.slow
    def test_it_shows_tiers_and_locations(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """As tables, as a page, and for programs."""
        html, data = tmp_path / "balance.html", tmp_path / "balance.json"
        call = ["pack", "balance", "harbour", "--bouts", "1", "--html", str(html), "--json", str(data)]

        assert main(call) == 0

        out = capsys.readouterr().out
        assert out.startswith("tier ")
        assert "finale" in out
        assert html.read_text().startswith("<!doctype html>")
        assert [tier["tier"] for tier in json.loads(data.read_text())["tiers"]] == [1, 2, 3]

    @pytest.mark.slow
    @pytest.mark.long
    def test_it_measures_whole_campaigns_of_the_reading_robot(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        """A row for each mode and number of players, with the cards used most below; for programs the same."""
        data = tmp_path / "campaigns.json"

        assert main(["pack", "balance", "harbour", "--runs", "1", "--json", str(data)]) == 0

        out = capsys.readouterr().out.splitlines()
        cells = json.loads(data.read_text())["campaigns"]
        assert [(cell["mode"], cell["players"]) for cell in cells] == [
            (mode, players) for mode in ("easy", "normal", "brutal") for players in (1, 2, 3, 4)
        ]
        assert all(cell["campaigns"] == 1 and 0 <= cell["hard_passed"] <= 1 for cell in cells)
        assert out[0].split()[:4] == ["mode", "players", "runs", "totems"]
        assert len(out) == 1 + len(cells) + 2
        assert out[-1].startswith("used most")

    @pytest.mark.slow
    @pytest.mark.long
    def test_it_measures_the_skies_too(self, capsys: pytest.CaptureFixture[str]) -> None:
        """A row for each level and number of players, with rounds, flights and times without fuel."""
        assert main(["pack", "balance", "airfield", "--runs", "1"]) == 0

        out = capsys.readouterr().out.splitlines()
        assert out[0].split()[:5] == ["mode", "players", "runs", "turns", "camps"]
        assert [tuple(line.split()[:2]) for line in out[1:10]] == [
            (mode, players) for mode in ("easy", "normal", "hard") for players in ("1", "2", "4")
        ]
        assert "dry" in out[-2]

    def test_a_negative_number_of_fights_is_a_wrong_call(self, capsys: pytest.CaptureFixture[str]) -> None:
        """One line, and 2."""
        assert main(["pack", "balance", "harbour", "--bouts", "-1"]) == 2

        assert "expected 0 or more" in capsys.readouterr().err
