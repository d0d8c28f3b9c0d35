"""Files that have changed are known by their fingerprint, without being read."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from sleeping_gods.content.fingerprint import fingerprint


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a file in it and one further down."""
    (tmp_path / "deep").mkdir()
    for name in ("one.md", "deep/two.md"):
        (tmp_path / name).write_text("text")
        os.utime(tmp_path / name, ns=(1, 1))
    return tmp_path


def lengthen(file: Path) -> None:
    """Another text, with the time of the one before."""
    file.write_text("a longer text")
    os.utime(file, ns=(1, 1))


CHANGES: dict[str, Callable[[Path], object]] = {
    "a longer text": lambda folder: lengthen(folder / "deep/two.md"),
    "a later time": lambda folder: os.utime(folder / "one.md", ns=(2, 2)),
    "one more": lambda folder: (folder / "deep/three.md").write_text(""),
    "one less": lambda folder: (folder / "one.md").unlink(),
    "another name": lambda folder: (folder / "one.md").rename(folder / "other.md"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_what_changed_has_another(folder: Path, change: str) -> None:
    """Also deep in a folder."""
    before = fingerprint(folder)

    CHANGES[change](folder)

    assert fingerprint(folder) != before


def test_the_same_files_have_the_same(folder: Path) -> None:
    """Named by their folder or one by one; what is not there says nothing."""
    assert fingerprint(folder) == fingerprint(folder / "one.md", folder / "deep", folder / "none")
    assert fingerprint(folder / "none") == ()
