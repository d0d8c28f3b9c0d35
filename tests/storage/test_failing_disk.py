"""T02 and T03 for the embedded database: no power cut and no failing disk loses what was acknowledged."""

from __future__ import annotations

import apsw
import pytest

from sleeping_gods.storage import sqlite
from sleeping_gods.storage.errors import StorageFailed
from sleeping_gods.storage.records import Hold, Stored
from sleeping_gods.storage.storage import Storage

from ..daily import first_daily
from . import power
from .disk import Disk, Fault
from .faults import Evening, sweep
from .playing import following
from .power import findings


@pytest.mark.slow
@pytest.mark.parametrize("seed", first_daily([1, 2]))
def test_power_cuts(seed: int) -> None:
    """Two thousand cuts in all: whatever was not flushed is kept, dropped or torn; nothing acknowledged is lost."""
    assert findings(60, 1_000, seed) == []


CALLS = ("sync", "truncate", "open", "delete", "read", "write")
FAILING = [("sync", True), *((call, False) for call in CALLS), *((call, True) for call in CALLS[1:])]
"""A call of the system that fails, and whether it fails from then on."""


@pytest.mark.slow
@pytest.mark.parametrize("level", ["NORMAL", "OFF"])
def test_planted_a_commit_without_a_flush(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With less than FULL, acknowledged entries are lost; without any flush the database is damaged too."""
    monkeypatch.setattr(sqlite, "PRAGMAS", tuple(line.replace("FULL", level) for line in sqlite.PRAGMAS))

    assert any("acknowledged" in line for line in findings(60, 300, 1))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("call", "lasting", "choices"),
    first_daily([(*fails, 20) for fails in FAILING[:7]] + [(*fails, 60) for fails in FAILING], 7),
)
def test_every_call_fails_in_turn(call: str, lasting: bool, choices: int) -> None:
    """So many choices, every N: a clear failure, nothing acknowledged that is not stored, each choice there once."""
    found, faults = sweep(call, lasting=lasting, choices=choices, every=4 if call == "write" else 1)

    assert found == []
    assert faults > 1


def test_a_full_disk_is_told_and_waited_for() -> None:
    """While there is no room every choice is refused; when there is room again, play goes on with nothing lost."""
    disk = Disk()
    evening = Evening(disk, 6)
    evening.play()
    storage = power.opened(disk)
    campaign = storage.summaries()[0].id
    hold, before = storage.take(campaign), storage.read(campaign)
    number, lines = following(before)
    disk.fault = Fault("write", disk.counts["write"] + 1, apsw.FullError, lasting=True)
    for _ in range(3):
        with pytest.raises(StorageFailed, match="injected"):
            storage.append(hold, number, lines, "late")
    disk.fault = None

    assert storage.read(campaign) == before
    assert storage.append(hold, number, lines, "late") == Stored(number, number + 1)
    assert evening.findings == []


@pytest.mark.slow
def test_planted_a_swallowed_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """A storage that acknowledges although the database failed is found out."""
    true = Storage.append

    def swallowing(self: Storage, hold: Hold, at: int, lines: bytes, command: str = "") -> Stored:
        try:
            return true(self, hold, at, lines, command)
        except StorageFailed:
            return Stored(at, at + 1)

    monkeypatch.setattr(Storage, "append", swallowing)
    found, _ = sweep("sync", lasting=False, choices=8)

    assert any("acknowledged and is not there" in line for line in found)
