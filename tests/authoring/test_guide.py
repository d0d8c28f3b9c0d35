"""The guide for authors is true: its commands print what it shows, and its files are good."""

from __future__ import annotations

import io
import re
import shlex
import sys
from pathlib import Path

import pytest

from sleeping_gods.authoring.lint.run import lint
from sleeping_gods.authoring.project import read_project
from sleeping_gods.cli import main
from sleeping_gods.commands.pack import COMMANDS

from .guide import Step, steps

GUIDE = Path(__file__).parents[2] / "docs" / "authoring.md"


@pytest.mark.slow
def test_every_step_of_the_guide_does_what_it_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One reader goes through the whole guide in an empty folder, and ends with a pack without findings."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.delenv("COLUMNS", raising=False)
    for step in steps(GUIDE.read_text(encoding="utf-8")):
        if step.file:
            step.write(tmp_path)
        else:
            name, *words = shlex.split(step.command)
            assert name == "sleeping-gods"
            monkeypatch.setattr(sys, "stdin", io.StringIO(step.typed()))
            main(words)
            printed = capsys.readouterr().out
            assert step.fits(printed), f"authoring.md:{step.line}: {step.command}\n{printed}"

    assert lint(read_project(tmp_path / "my-isle")) == []


def test_the_guide_shows_every_command_of_an_author() -> None:
    """Each sub-command of ``pack`` is named, but for those that look at what is installed or weigh the odds."""
    guide = GUIDE.read_text(encoding="utf-8")
    named = set(re.findall(r"\bpack ([a-z]+)\b", guide))

    assert {*COMMANDS} - named <= {"list", "balance"}


def test_dots_stand_for_what_is_left_out() -> None:
    """A line of dots for any lines, dots at an end for its rest; all else must be the same."""
    step = Step(1, "x", "one\n...\nfour and ...\n")

    assert step.fits("one\ntwo\nthree\nfour and five\n")
    assert step.fits("one\nfour and \n")
    assert not step.fits("one\ntwo\nthree\n")
    assert not step.fits("zero\nfour and five\n")


def test_what_is_typed_is_read_off_the_answer() -> None:
    """Behind the prompts."""
    assert Step(1, "x", "Ada> 1\nsaid\nAda (Enter: go on)> \nAda> quit\n").typed() == "1\n\nquit\n"
