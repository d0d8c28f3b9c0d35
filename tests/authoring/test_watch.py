"""Watching: something is done again whenever a file changes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from sleeping_gods.authoring.watch import PAUSE, changes, stamps


def test_one_look_at_the_beginning_and_one_after_each_change(tmp_path: Path) -> None:
    """A file that is written, grows or goes away is a change; nothing else is."""
    steps: list[Callable[[], object]] = [
        lambda: None,
        lambda: (tmp_path / "a.toml").write_text("x = 1\n"),
        lambda: (tmp_path / "a.toml").write_text("x = 11\n"),
        lambda: None,
        lambda: (tmp_path / "a.toml").unlink(),
    ]
    slept: list[float] = []

    def sleep(seconds: float) -> None:
        slept.append(seconds)
        if not steps:
            raise KeyboardInterrupt
        steps.pop(0)()

    seen: list[None] = []
    with pytest.raises(KeyboardInterrupt):
        seen.extend(changes([tmp_path], sleep))

    assert len(seen) == 4
    assert slept == [PAUSE] * 6


def test_links_are_not_followed(tmp_path: Path) -> None:
    """Neither the files behind a linked folder nor those in hidden folders are looked at."""
    (tmp_path / "pack").mkdir()
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "b.toml").write_text("")
    (tmp_path / "pack" / "link").symlink_to(tmp_path / "other")
    (tmp_path / "pack" / ".git").mkdir()
    (tmp_path / "pack" / ".git" / "c").write_text("")

    assert stamps([tmp_path / "pack"]) == {}
