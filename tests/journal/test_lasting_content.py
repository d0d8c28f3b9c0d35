"""What a file holds is flushed after its last change, and no file stays open that was needed for a moment."""

from __future__ import annotations

import asyncio
import errno
import os
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from sleeping_gods.journal.disk import sync_folder, write_whole
from sleeping_gods.journal.errors import CannotSave, JournalError
from sleeping_gods.journal.file import CampaignFile
from sleeping_gods.journal.rescue import go_on_from, sound_part
from sleeping_gods.journal.store import FileStore
from sleeping_gods.local.folder_files import FolderFile, FolderFiles
from sleeping_gods.storage import folder_mark
from sleeping_gods.storage.folder_mark import FolderMark, write_mark

from .test_bounds import DATA, Memory, entries

TORN = b"4 p1 sa"
MARK = len(b"sleeping-gods storage\nfilled\nclosed\n")

pytestmark = pytest.mark.skipif(os.name != "posix", reason="files are numbered and folders flushed on POSIX")


def _refused(*_: object) -> None:
    raise OSError(errno.EPERM, "refused")


def _store_cut(path: Path) -> None:
    store = FileStore.open(path)
    store.truncate(9)
    store.close()


def _torn_end_set_aside(path: Path) -> None:
    path.write_bytes(DATA + TORN)
    CampaignFile.open(path).close()


def _damage_left_behind(path: Path) -> None:
    path.write_bytes(DATA + b"damage\n")
    sound = sound_part(path, DATA.count(b"\n") + 1)
    assert sound is not None
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "link", _refused)
        go_on_from(path, sound)


def _device_file(use: Callable[[FolderFile], None]) -> Callable[[Path], None]:
    def opened(path: Path) -> None:
        file = asyncio.run(FolderFiles(path.parent).open(path.name))
        use(file)
        file.close()

    return opened


def _mark_written(path: Path) -> None:
    write_mark(path.parent, FolderMark(filled=True))


@contextmanager
def flushes(patch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """How many bytes each file has when it is flushed."""
    sizes, flush = list[int](), os.fsync

    def noted(descriptor: int) -> None:
        about = os.fstat(descriptor)
        if stat.S_ISREG(about.st_mode):
            sizes.append(about.st_size)
        flush(descriptor)

    patch.setattr(os, "fsync", noted)
    yield sizes
    patch.undo()


@pytest.mark.parametrize(
    ("use", "sizes"),
    [
        (_store_cut, [9]),
        (_torn_end_set_aside, [len(TORN) + 1, len(DATA)]),
        (_damage_left_behind, [len(DATA) + len(b"damage\n"), len(DATA)]),
        (_device_file(lambda file: file.append(b"more")), [len(DATA) + 4]),
        (_device_file(lambda file: file.truncate(3)), [3]),
        (_device_file(lambda file: file.replace(b"other")), [5]),
        (_mark_written, [MARK]),
    ],
)
def test_a_file_is_flushed_when_it_holds_what_it_shall_hold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, use: Callable[[Path], None], sizes: list[int]
) -> None:
    """A power cut right afterwards changes nothing of it."""
    path = tmp_path / "1.journal"
    path.write_bytes(DATA)
    with flushes(monkeypatch) as flushed:
        use(path)

    assert flushed == sizes


def next_descriptor() -> int:
    """The number that the next file gets which is opened: the lowest that is free."""
    descriptor = os.open(os.devnull, os.O_RDONLY)
    os.close(descriptor)
    return descriptor


def _not_opened(path: Path) -> None:
    path.write_bytes(b"no campaign\n")
    CampaignFile.open(path)


def _opened_twice(path: Path) -> None:
    first = FileStore.open(path)
    try:
        FileStore.open(path)
    finally:
        first.close()


def _held_twice(path: Path) -> None:
    folder = FolderFiles(path.parent)
    first = asyncio.run(folder.open(path.name))
    try:
        asyncio.run(folder.open(path.name))
    finally:
        first.close()


def _held_new(path: Path) -> None:
    asyncio.run(FolderFiles(path.parent).open("2.journal")).close()


@pytest.mark.parametrize("flushing_fails", [False, True])
@pytest.mark.parametrize(
    "use",
    [
        lambda path: write_whole(path, b"new"),
        lambda path: sync_folder(path.parent),
        lambda path: FileStore.create(path.with_name("new"), b"new").close(),
        lambda path: FileStore.create(path, b"new"),
        _opened_twice,
        _held_twice,
        _held_new,
        _not_opened,
        _torn_end_set_aside,
        _damage_left_behind,
        _mark_written,
    ],
)
def test_no_file_stays_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, use: Callable[[Path], None], flushing_fails: bool
) -> None:
    """Whether it ends well or is refused."""
    path = tmp_path / "1.journal"
    path.write_bytes(DATA)
    before = next_descriptor()
    if flushing_fails:
        monkeypatch.setattr(os, "fsync", _refused)

    with suppress(OSError, JournalError):
        use(path)

    assert next_descriptor() == before


def test_a_mark_is_read_by_its_owner_alone_and_has_a_longest_length(tmp_path: Path) -> None:
    """What is longer than that is not read on."""
    write_mark(tmp_path, FolderMark(filled=True, in_use=True))
    file = tmp_path / folder_mark.FILE
    assert stat.S_IMODE(file.stat().st_mode) == folder_mark.MODE == 0o600
    assert folder_mark.read_mark(tmp_path) == FolderMark(filled=True, in_use=True)
    for longest, read in ((folder_mark.MAX_BYTES, True), (folder_mark.MAX_BYTES + 1, False)):
        lines = [folder_mark.TITLE, "in use"]
        padding = "-" * (longest - sum(len(line) + 1 for line in [*lines, "filled"]))
        file.write_text("\n".join([*lines, padding, "filled"]), encoding="utf-8")
        assert folder_mark.read_mark(tmp_path) == FolderMark(filled=read, in_use=True)


@pytest.mark.parametrize(
    "write",
    [
        lambda path: write_whole(path, b"new"),
        lambda path: FileStore.create(path, b"new").close(),
        lambda path: asyncio.run(FolderFiles(path.parent).open(path.name)).close(),
    ],
)
@pytest.mark.parametrize("links", [True, False])
def test_who_may_read_a_campaign_file_is_left_to_the_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, write: Callable[[Path], None], links: bool
) -> None:
    """Reading and writing is forbidden to nobody but by the mask of the one who plays; it is no program."""
    path, mask = tmp_path / "2.journal", os.umask(0)
    if not links:
        monkeypatch.setattr(os, "link", _refused)
    try:
        write(path)
    finally:
        os.umask(mask)

    assert stat.S_IMODE(path.stat().st_mode) == 0o666


def test_a_copy_of_a_damaged_file_may_be_read_by_the_same_people(tmp_path: Path) -> None:
    """Where no second names can be given."""
    path, mask = tmp_path / "1.journal", os.umask(0)
    try:
        _damage_left_behind(path)
    finally:
        os.umask(mask)

    assert stat.S_IMODE((tmp_path / "1.journal.damaged-1").stat().st_mode) == 0o666


def test_the_error_that_counts_is_told_where_a_claimed_name_has_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody else took the empty file away meanwhile."""
    path = tmp_path / "2.journal"

    def gone(self: Path, target: Path) -> None:
        target.unlink()
        raise OSError(errno.EIO, "the disk fails")

    monkeypatch.setattr(os, "link", _refused)
    monkeypatch.setattr(Path, "replace", gone)
    with pytest.raises(JournalError, match=r"2\.journal: the disk fails"):
        FileStore.create(path, b"new")


def test_nothing_is_written_into_a_campaign_that_was_let_go() -> None:
    """Though its store would take it."""
    file = CampaignFile.over(Memory())
    file.close()

    with pytest.raises(CannotSave, match="open the campaign again"):
        file.append(entries(1, 4))
