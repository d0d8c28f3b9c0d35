"""A file that has got its name, or has lost it, keeps it so when the power fails: its folder is flushed afterwards."""

from __future__ import annotations

import asyncio
import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from sleeping_gods.journal.disk import write_whole
from sleeping_gods.journal.store import FileStore
from sleeping_gods.local.folder_files import FolderFiles


def _created(path: Path) -> None:
    FileStore.create(path, b"line\n").close()


def _written(path: Path) -> None:
    write_whole(path, b"line\n")


def _opened(path: Path) -> None:
    asyncio.run(FolderFiles(path.parent).open(path.name)).close()


def _removed(path: Path) -> None:
    path.write_bytes(b"line\n")
    asyncio.run(FolderFiles(path.parent).remove(path.name))


@pytest.mark.skipif(os.name != "posix", reason="folders are flushed on POSIX alone")
@pytest.mark.parametrize(
    ("use", "stays", "flushed_before"),
    [(_created, True, True), (_written, True, True), (_opened, True, False), (_removed, False, False)],
)
def test_the_folder_is_flushed_after_a_name_was_given_or_taken(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    use: Callable[[Path], None],
    stays: bool,
    flushed_before: bool,
) -> None:
    """What a new file holds is flushed before it has the name, the folder when the name is as it stays."""
    path, flush = tmp_path / "1.journal", os.fsync
    flushed: list[tuple[str, bool]] = []

    def noted(descriptor: int) -> None:
        is_folder = stat.S_ISDIR(os.fstat(descriptor).st_mode)
        flushed.append(("folder" if is_folder else "file", path.exists()))
        flush(descriptor)

    monkeypatch.setattr(os, "fsync", noted)
    use(path)

    assert flushed == [*([("file", False)] if flushed_before else []), ("folder", stays)]
