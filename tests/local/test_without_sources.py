"""A program that brings its packs compiled and no sources: it tells the same, and says what is missing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sleeping_gods.campaign.build_stamp import PROGRAM
from sleeping_gods.campaign.shipping import write_shipped

from ..daily import first_daily
from . import without_sources

pytestmark = [pytest.mark.slow, pytest.mark.interpreted]


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the program, its compiled packs, and nothing of their sources."""
    folder = tmp_path_factory.mktemp("program")
    leave_out = shutil.ignore_patterns("packs", "__pycache__")
    shutil.copytree(PROGRAM, folder / "sleeping_gods", ignore=leave_out)
    write_shipped(folder / "sleeping_gods")
    return folder


def run(program: Path, *words: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Play in that program, with settings of the environment."""
    environment = {**os.environ, "PYTHONPATH": str(program), **settings}
    script = [sys.executable, "-B", str(Path(without_sources.__file__)), *words]
    return subprocess.run(script, capture_output=True, text=True, env=environment, check=False, cwd=program)


@pytest.mark.parametrize("choices", first_daily(["2", "8"]))
def test_all_packs_are_told_in_the_same_words(program: Path, choices: str) -> None:
    """Every byte that is told in either language is the one that the sources give."""
    there = run(program, choices, XDG_CACHE_HOME=str(program / "cache"))
    here = run(PROGRAM.parent, choices)

    assert there.returncode == 0, there.stderr[-2000:]
    assert there.stdout.count("\n") == 12
    assert there.stdout == here.stdout
    assert "own-skies fr" in there.stdout
    assert not (program / "cache" / "sleeping-gods" / "packs").exists()


def test_a_missing_translation_is_named(program: Path) -> None:
    """French is refused with the file that it needs; nothing is told in English instead."""
    file = program / "sleeping_gods" / "packs" / "compiled" / "harbour.fr.story"
    aside = file.rename(program / "aside")
    try:
        refused = run(program, "1", "harbour", "fr")
    finally:
        aside.rename(file)

    assert "files-missing" in refused.stdout
    assert "expected packs/compiled/harbour.fr.story" in refused.stderr


def test_a_missing_pack_is_named(program: Path) -> None:
    """A world whose file was not fetched is not begun, and the file is named."""
    file = program / "sleeping_gods" / "packs" / "compiled" / "airfield.pack"
    aside = file.rename(program / "aside")
    try:
        refused = run(program, "1", "airfield", "en")
    finally:
        aside.rename(file)

    assert "files-missing" in refused.stdout + refused.stderr
    assert "expected packs/compiled/airfield.pack" in refused.stderr
