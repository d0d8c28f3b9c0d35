"""T03: wherever the disk fails, nobody is told of what is not stored, and all that was told is there afterwards."""

from __future__ import annotations

import errno
import subprocess
import sys
from pathlib import Path

import pytest

from sleeping_gods.journal.file import CampaignFile
from sleeping_gods.journal.reading import read
from sleeping_gods.journal.store import FileStore

from ..daily import first_daily
from .faults import WRONG, Fault, findings, sweep

DECISIONS = 60
FEW = 20
"""Decisions of the sweeps of every run."""
SWEEPS = [
    (call, lasting, half)
    for lasting in (True, False)
    for call in WRONG
    for half in ((False, True) if call == "write" else (False,))
]
LASTING = SWEEPS[: len(SWEEPS) // 2]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("call", "lasting", "half", "decisions"),
    first_daily([(*sweep, FEW) for sweep in LASTING] + [(*sweep, DECISIONS) for sweep in SWEEPS], len(LASTING)),
)
def test_every_call_may_fail(call: str, lasting: bool, half: bool, decisions: int, tmp_path: Path) -> None:
    """Each N of a script of so many decisions: nothing told falsely, nothing lost, and a mended disk goes on."""
    assert sweep(call, lasting=lasting, half=half, decisions=decisions, seed=1, folder=tmp_path) == []


def test_an_evening_without_a_fault_makes_every_call(tmp_path: Path) -> None:
    """The script opens, writes, flushes, names and renames, so that a sweep has something to fail."""
    found, disk = findings(tmp_path, None, 8, 1)

    assert found == []
    assert all(disk.counts[call] for call in ("open", "write", "fsync", "link", "replace", "pread"))


@pytest.mark.parametrize("call", ["write", "fsync"])
def test_planted_a_swallowed_error(call: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A store that keeps silent about a failure is found."""
    sound = FileStore.append

    def append(self: FileStore, data: bytes) -> None:
        try:
            sound(self, data)
        except OSError:
            return

    monkeypatch.setattr(FileStore, "append", append)

    found, _ = findings(tmp_path, Fault(call, 9, errno.EIO, lasting=False), 12, 1)

    assert any("cannot be read" in line or "nobody was told" in line for line in found)


def test_planted_a_handle_that_is_used_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A campaign that goes on writing after a failed flush is found."""
    always = property(lambda self: True, lambda self, value: None)
    monkeypatch.setattr(CampaignFile, "_usable", always, raising=False)

    found, _ = findings(tmp_path, Fault("fsync", 9, errno.EIO, lasting=False), 12, 1)

    assert any("the same handle was used again" in line for line in found)


SCRIPT = """
import resource, signal, sys
from pathlib import Path
from sleeping_gods.journal.errors import CannotSave
from sleeping_gods.kernel.luck import Luck
from tests.reliability.playing import begin, next_line, say
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
campaign, luck = begin(Path(sys.argv[1])), Luck(1)
while True:
    try:
        said = say(campaign, next_line(campaign, luck))
    except CannotSave as error:
        print("cannot save:", error)
        break
    print(said[-1].number, said[-1].state, flush=True)
"""


@pytest.mark.slow
def test_a_disk_that_really_fills_up(tmp_path: Path) -> None:
    """A file that the system lets grow to 4 kB: the player is told, and the file holds all that was acknowledged."""
    path = tmp_path / "a.campaign"
    root = Path(__file__).parents[2]
    ran = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(path)], cwd=root, capture_output=True, text=True, check=True
    )
    *told, last = ran.stdout.splitlines()
    kept = {str(entry.number): entry.state for entry in read(path).journal.entries}

    assert last == "cannot save: a.campaign: File too large"
    assert len(told) > 10
    assert all(kept[number] == state for number, state in map(str.split, told))
    assert path.stat().st_size <= 4096
