"""Work that nobody vouches for is tried under limits, in a child."""

from __future__ import annotations

import errno
import shutil
from pathlib import Path

import pytest

from sleeping_gods.authoring.project import read_project
from sleeping_gods.campaign.games import load_pack
from sleeping_gods.content import trial
from sleeping_gods.content.builtin import PACKS, pack_folder
from sleeping_gods.content.trial import TOO_MUCH, is_foreign, stays_within_limits
from sleeping_gods.kernel.errors import BrokenPack


def hog() -> None:
    """Take more memory than there is."""
    kept = []
    while True:
        kept.append(bytearray(1024 * 1024))


def loop() -> None:
    """Never end."""
    while True:
        pass


def test_what_ends_soon_fits() -> None:
    """Also if it fails: the parent will meet the failure itself."""

    def fail() -> None:
        raise ValueError("of its own")

    assert stays_within_limits(lambda: None)
    assert stays_within_limits(fail)
    assert stays_within_limits(lambda: bytearray(30 * 1024 * 1024))


@pytest.mark.slow
def test_what_takes_too_much_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory and time are bounded, and the program itself goes on as it was."""
    monkeypatch.setattr(trial, "SECONDS", 1)
    assert not stays_within_limits(hog)
    assert not stays_within_limits(loop)
    assert not stays_within_limits(
        lambda: bytearray(3 * trial.MEGABYTES * 1024 * 1024)
    )  # malloc may have kept much of what was freed
    assert len(bytearray(2 * trial.MEGABYTES * 1024 * 1024)) > 0


def test_memory_that_a_file_cannot_have_counts_too() -> None:
    """The system says it in its own way; another error of it is no matter here."""

    def fail(number: int) -> None:
        raise OSError(number, "")

    assert not stays_within_limits(lambda: fail(errno.ENOMEM))
    assert stays_within_limits(lambda: fail(errno.ENOENT))


def test_a_trial_writes_nothing(tmp_path: Path) -> None:
    """A child that is tried leaves no trace on the disk."""
    stays_within_limits(lambda: (tmp_path / "file").write_text("mine"))

    assert not (tmp_path / "file").exists() or (tmp_path / "file").read_text() == ""


def test_only_shipped_packs_are_vouched_for(tmp_path: Path) -> None:
    """Not a copy of one, nor a link that leads out of their folder, nor a folder beneath."""
    (tmp_path / "harbour").mkdir()

    assert not is_foreign(pack_folder("harbour"))
    assert not is_foreign(PACKS / "harbour" / ".." / "airfield")
    assert is_foreign(tmp_path / "harbour")
    assert is_foreign(PACKS / "harbour" / "story")


@pytest.fixture
def heavy(tmp_path: Path) -> Path:
    """A pack within every bound of its files, whose keys take hundreds of megabytes."""
    folder = Path(shutil.copytree(pack_folder("harbour"), tmp_path / "heavy"))
    lines = "[[room]]\n" + "".join(f"a{at}{'.b' * 99} = 1\n" for at in range(1_100))
    for number in range(24):
        (folder / f"{number}.toml").write_text(lines)
    return folder


@pytest.mark.slow
def test_a_pack_that_takes_too_much_is_refused(heavy: Path) -> None:
    """By whoever plays it and by whoever checks it, in one finding."""
    with pytest.raises(BrokenPack, match=TOO_MUCH):
        load_pack(f"{heavy}/")

    project = read_project(heavy)
    assert project.pack is None
    assert [str(finding) for finding in project.findings] == [f"{heavy}: file {TOO_MUCH}"]


@pytest.mark.slow
def test_an_author_waits_only_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pack that was found to fit is read again and again without a trial; so watching it stays quick."""
    folder = Path(shutil.copytree(pack_folder("harbour"), tmp_path / "mine"))
    assert read_project(folder).pack is not None
    monkeypatch.setattr(trial, "SECONDS", 0)
    monkeypatch.setattr(trial, "MEGABYTES", 0)

    assert read_project(folder).pack is not None
