"""pack map, pack graph, pack cards: files are written, and a wrong call is told."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from sleeping_gods.cli import main


@pytest.mark.slow
def test_maps_are_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """An SVG for the spread with the page, and a page for the browser."""
    page = tmp_path / "map.html"

    assert main(["pack", "map", "harbour", "--page", "3", "--svg", str(tmp_path / "s"), "--html", str(page)]) == 0
    assert [file.name for file in (tmp_path / "s").iterdir()] == ["map-02.svg"]
    assert page.read_text().count("<svg") == 1
    assert "wrote" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize(
    ("call", "message"),
    [
        (["map", "harbour", "--page", "7"], "expected a page among 2-3, 12-13, got 7"),
        (["map", "airfield", "--page", "7"], "expected a page among 2-3, 10-11, 12-13, got 7"),
        (["graph", "harbour", "77"], "got 77"),
        (["map", "nowhere"], "expected a pack among"),
    ],
)
def test_a_wrong_call_is_told(call: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    """2, and one line that says what was expected."""
    assert main(["pack", *call]) == 2
    assert message in capsys.readouterr().err


def test_a_location_is_drawn(tmp_path: Path) -> None:
    """One picture of one location."""
    file = tmp_path / "ashes.svg"

    assert main(["pack", "graph", "harbour", "40", "--svg", str(file)]) == 0
    assert ET.parse(file).getroot().tag.endswith("svg")  # noqa: S314  # a picture of our own


@pytest.mark.slow
def test_pages_have_their_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a file's name the page is called after the pack."""
    monkeypatch.chdir(tmp_path)

    assert main(["pack", "cards", "harbour", "--lang", "fr"]) == 0
    assert main(["pack", "graph", "harbour", "40"]) == 0
    assert sorted(file.name for file in tmp_path.iterdir()) == ["harbour-cards.html", "harbour-story.html"]
