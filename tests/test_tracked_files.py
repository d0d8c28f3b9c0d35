"""What git keeps: files of their own, and nothing that was built or installed."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LINK, SUBMODULE = "120000", "160000"
MADE = (".venv", "src/sleeping_gods/web/table", "src/sleeping_gods/site/page", "client/node_modules", "client/public")
"""Where commands put what they build and install."""


@pytest.mark.skipif(shutil.which("git") is None or not (ROOT / ".git").exists(), reason="no clone of the repository")
def test_no_link_and_nothing_that_was_built_is_tracked() -> None:
    """A clone is whole by itself: a link leads out of it, and what was built is another machine's."""
    listed = subprocess.run(["git", "ls-files", "--stage"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    modes = {path: row.split()[0] for row, _, path in (line.partition("\t") for line in listed.splitlines())}

    assert "pyproject.toml" in modes
    assert [path for path, mode in modes.items() if mode in (LINK, SUBMODULE)] == []
    assert [path for path in modes if any(Path(path).is_relative_to(place) for place in MADE)] == []


def test_what_is_built_or_installed_is_ignored_as_a_link_too() -> None:
    """A pattern with a slash at its end is for folders alone, and a link to one is none."""
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()

    for place in MADE:
        assert place in ignored or Path(place).name in ignored, place
