"""What can be told of a printed box by taps: every line that the forms of the client build is understood."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.party.chapters.told import line_mistake

from .own_box import Evening

APPROVED = Path(__file__).resolve().parents[1] / "client" / "tests" / "approved"


@pytest.mark.parametrize("game", ["sea", "skies"])
def test_every_line_of_the_palette_is_understood(game: str) -> None:
    """The client's own test compares the file with what its forms build."""
    table = Evening(f"own-{game}").table
    lines = (APPROVED / f"told-{game}.txt").read_text(encoding="utf-8").splitlines()

    assert len(lines) > 40
    assert {line: mistake for line in lines if (mistake := line_mistake(table, line))} == {}
