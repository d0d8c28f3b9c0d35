"""The store under a campaign: four methods, one holder, and a name that only one program can give."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from sleeping_gods.campaign.live import Campaign
from sleeping_gods.journal.entries import JournalEntry
from sleeping_gods.journal.errors import CannotSave, JournalInUse
from sleeping_gods.journal.file import CampaignFile
from sleeping_gods.journal.notation import format_journal
from sleeping_gods.journal.reading import parse
from sleeping_gods.journal.store import FileStore

from ..kernel.toy import ToyGame, ToyPack, toy_setup


class MemoryStore:
    """A store without a disk, as a browser would bring its own; it fails when it is told to."""

    name = "memory"

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.calls: list[str] = []
        self.full = False

    def read(self) -> bytes:
        """All of it."""
        self.calls.append("read")
        return self.data

    def append(self, data: bytes) -> None:
        """Half of it where there is no more room."""
        self.calls.append("append")
        if self.full:
            self.data += data[: len(data) // 2]
            raise OSError(28, "No space left on device")
        self.data += data

    def truncate(self, length: int) -> None:
        """Cut it."""
        self.calls.append("truncate")
        self.data = self.data[:length]

    def close(self) -> None:
        """Let it go."""
        self.calls.append("close")


@pytest.fixture
def begun() -> bytes:
    """The bytes of a campaign with two choices."""
    campaign = Campaign.begin(ToyGame(), ToyPack(), toy_setup(seed="5"))
    campaign.play(None, "keep")
    campaign.play(None, "drop")
    return format_journal(campaign.journal).encode()


def next_entry(file: CampaignFile) -> JournalEntry:
    """An entry that fits on a line; whether it can be played is not asked here."""
    return JournalEntry(len(file.journal.entries), "p1", "keep", "0" * 16)


def test_any_store_of_four_methods_will_do(begun: bytes) -> None:
    """A campaign is read from a store, grows in it, and lets it go."""
    store = MemoryStore(begun)
    file = CampaignFile.over(store)
    file.append([next_entry(file)])
    file.close()

    assert store.calls == ["read", "append", "close"]
    assert parse(store.data).journal == file.journal
    assert len(file.journal.entries) == len(parse(begun).journal.entries) + 1


def test_a_half_line_is_cut_and_kept(begun: bytes) -> None:
    """What a crash left behind the last whole line is cut off in the store, and told."""
    store = MemoryStore(begun + b"7 p1 ke")
    file = CampaignFile.over(store)

    assert store.data == begun
    assert file.tail is not None
    assert file.tail.data == b"7 p1 ke"


def test_a_failed_append_is_taken_back_and_nothing_follows(begun: bytes) -> None:
    """All or none: half an entry is cut off again, and the store is not trusted any more."""
    store = MemoryStore(begun)
    file = CampaignFile.over(store)
    before = list(file.journal.entries)
    store.full = True
    with pytest.raises(CannotSave, match="memory: No space left on device"):
        file.append([next_entry(file)])
    store.full = False
    with pytest.raises(CannotSave, match="open the campaign again"):
        file.append([next_entry(file)])

    assert store.data == begun
    assert store.calls == ["read", "append", "truncate"]
    assert file.journal.entries == before


def test_a_new_file_is_held_before_anybody_can_see_it(begun: bytes, tmp_path: Path) -> None:
    """Its name appears only with the lock: whoever opens it in that moment is told that it is being played."""
    path = tmp_path / "new.campaign"
    store = FileStore.create(path, begun)

    with pytest.raises(JournalInUse):
        FileStore.open(path)
    store.close()
    assert path.read_bytes() == begun
    assert [file.name for file in tmp_path.iterdir()] == ["new.campaign"]


def test_of_two_that_create_one_file_one_is_refused(begun: bytes, tmp_path: Path) -> None:
    """What the first has acknowledged is never written over."""
    path = tmp_path / "new.campaign"
    first = FileStore.create(path, begun)
    first.append(b"% acknowledged\n")

    with pytest.raises(CannotSave, match="exists already"):
        FileStore.create(path, begun)
    first.close()
    assert path.read_bytes() == begun + b"% acknowledged\n"
    assert [file.name for file in tmp_path.iterdir()] == ["new.campaign"]


def test_where_no_second_name_can_be_given_the_name_is_claimed_first(
    begun: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some file systems have no links: creation stays exclusive and leaves no scraps."""

    def no_links(*_: object) -> None:
        raise OSError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", no_links)
    path = tmp_path / "new.campaign"
    FileStore.create(path, begun).close()
    with pytest.raises(CannotSave, match="exists already"):
        FileStore.create(path, b"other")

    assert path.read_bytes() == begun
    assert [file.name for file in tmp_path.iterdir()] == ["new.campaign"]


@pytest.mark.parametrize(
    ("name", "error", "refused"),
    [
        ("fsync", OSError(28, "No space left on device"), CannotSave),
        ("fsync", KeyboardInterrupt(), KeyboardInterrupt),
        ("link", FileExistsError(17, "File exists"), CannotSave),
    ],
)
def test_a_file_that_cannot_be_finished_leaves_nothing(
    name: str, error: BaseException, refused: type[BaseException], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither under its name nor as a scrap; an error of the disk is told in our words, and any other as it is."""

    def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr(os, name, fail)
    with pytest.raises(refused) as raised:
        FileStore.create(tmp_path / "new.campaign", b"begun")

    assert list(tmp_path.iterdir()) == []
    told = {28: "new.campaign: No space left on device", 17: "new.campaign exists already"}
    assert str(raised.value) == (told[error.errno or 0] if isinstance(error, OSError) else "")


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    """With the name of the file and the reason."""
    with pytest.raises(CannotSave) as refused:
        FileStore.create(tmp_path / "nowhere" / "new.campaign", b"begun")

    assert str(refused.value) == "new.campaign: No such file or directory"


def test_a_name_that_was_claimed_is_free_again_if_the_file_does_not_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where there are no second names, and the file cannot be moved either."""

    def fail(*_: object) -> None:
        raise OSError(1, "Operation not permitted")

    with monkeypatch.context() as failing:
        failing.setattr(os, "link", fail)
        failing.setattr(Path, "replace", fail)
        with pytest.raises(CannotSave, match=r"new\.campaign: Operation not permitted"):
            FileStore.create(tmp_path / "new.campaign", b"begun")

    assert list(tmp_path.iterdir()) == []


def test_a_file_that_shrinks_while_it_is_read_ends_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is there is read in parts until nothing follows; closing twice does no harm."""
    store = FileStore.create(tmp_path / "new.campaign", b"begun and gone")
    whole, parts = os.pread, [5, 4]

    def shrinking(descriptor: int, size: int, at: int) -> bytes:
        return whole(descriptor, min(size, parts.pop(0)) if parts else 0, at)

    monkeypatch.setattr(os, "pread", shrinking)
    assert store.read() == b"begun and"
    monkeypatch.undo()
    assert store.read() == b"begun and gone"
    store.truncate(5)
    store.append(b"!")
    assert store.read() == b"begun!"
    store.close()
    store.close()


RACE = """
import sys
from pathlib import Path
from sleeping_gods.journal.errors import CannotSave
from sleeping_gods.journal.store import FileStore

sys.stdin.readline()
for turn in range(40):
    path = Path(sys.argv[1]) / f"{turn}.campaign"
    try:
        store = FileStore.create(path, b"begun\\n")
    except CannotSave:
        continue
    store.append(f"by {sys.argv[2]}\\n".encode())
    store.close()
    print(turn, flush=True)
"""


@pytest.mark.slow
def test_programs_that_begin_the_same_file_at_once(tmp_path: Path) -> None:
    """Three programs race for forty files: each file has one winner, and all that the winner acknowledged."""
    racers = [
        subprocess.Popen(
            [sys.executable, "-c", RACE, str(tmp_path), name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for name in ("one", "two", "three")
    ]
    told: dict[int, str] = {}

    def go(at: int) -> None:
        told[at], _ = racers[at].communicate("go\n")

    threads = [threading.Thread(target=go, args=(at,)) for at in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    winners = {turn: name for at, name in enumerate(("one", "two", "three")) for turn in told[at].split()}

    assert [racer.returncode for racer in racers] == [0, 0, 0]
    assert sum(len(lines.split()) for lines in told.values()) == 40
    for turn in range(40):
        assert (tmp_path / f"{turn}.campaign").read_bytes() == f"begun\nby {winners[str(turn)]}\n".encode()
