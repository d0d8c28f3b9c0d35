"""``sleeping-gods languages --missing``: what one language lacks, by name."""

from __future__ import annotations

import json

import pytest

from sleeping_gods.cli import main

HARBOUR = ("--pack", "harbour")


def test_a_whole_language_lacks_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    """No line is printed, not even an empty one."""
    assert main(["languages", "--missing", "fr", *HARBOUR]) == 0
    assert capsys.readouterr().out == ""


def test_one_language_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    """The same object as for all languages, with this one alone."""
    assert main(["languages", "--missing", "fr", "--json", *HARBOUR]) == 0
    missing = json.loads(capsys.readouterr().out)
    assert missing.keys() == {"fr"}
    assert missing["fr"]["pages"]["lacking"] == []
    assert missing["fr"]["pages"]["whole"] > 0


def test_a_language_that_does_not_exist(capsys: pytest.CaptureFixture[str]) -> None:
    """A mistyped code is refused, not counted as a language that lacks everything."""
    with pytest.raises(SystemExit) as stopped:
        main(["languages", "--missing", "fx", *HARBOUR])
    assert stopped.value.code == 2
    assert "fx" in capsys.readouterr().err
