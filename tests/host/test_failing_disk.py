"""T02 and T03 at a served table: no power cut and no failing disk loses, doubles or hides what somebody was told."""

from __future__ import annotations

import apsw
import pytest

from sleeping_gods.host.waits import Waits
from sleeping_gods.host.writing import Change, Writing
from sleeping_gods.storage import sqlite
from sleeping_gods.storage.errors import StorageError

from .cut import findings
from .failing import Evening

PACKS = ("harbour", "airfield")
REQUESTS = 60


@pytest.mark.slow
@pytest.mark.parametrize("pack", PACKS)
def test_power_cuts(pack: str) -> None:
    """What was done is there once, whatever was under way is done or not, and whoever sends it again is answered."""
    assert findings(pack, REQUESTS, 30, 1) == []


@pytest.mark.slow
def test_planted_a_commit_without_a_flush(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then something that was answered with done is lost by a cut."""
    monkeypatch.setattr(sqlite, "PRAGMAS", tuple(line.replace("FULL", "OFF") for line in sqlite.PRAGMAS))

    assert any("was done and is there 0 times" in line for line in findings("harbour", REQUESTS, 30, 1))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("pack", "call", "every", "lasting", "error"),
    [
        ("harbour", "write", 17, False, apsw.IOError),
        ("airfield", "write", 23, True, apsw.FullError),
        ("harbour", "sync", 5, True, apsw.IOError),
        ("airfield", "sync", 7, False, apsw.FullError),
    ],
)
def test_every_so_many_calls_fail(pack: str, call: str, every: int, lasting: bool, error: type[apsw.Error]) -> None:
    """All are told, nothing is acknowledged that is not stored, and with room again everybody plays on."""
    evening = Evening(pack, call, every, lasting, error, shared=every != 7)
    evening.play(REQUESTS)

    assert evening.found == []
    assert evening.struck > 5
    if lasting:
        assert evening.failures > 5
    else:  # what fails once is tried again: few fail at the second try as well
        assert evening.failures * 5 < evening.struck
    assert len(evening.told.done) > REQUESTS * 3 // 4
    assert evening.keys <= {"stale", "nothing-to-undo", "nothing-to-redo"}


@pytest.mark.slow
def test_planted_a_swallowed_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """An authority that says done although the storage failed is found out."""
    true = Writing.once

    async def swallowing(writing: Writing, change: Change, waits: Waits) -> bool:
        try:
            return await true(writing, change, waits)
        except StorageError:
            writing.unsure = True
            return True

    monkeypatch.setattr(Writing, "once", swallowing)
    evening = Evening("harbour", "write", 17, True, apsw.IOError, shared=False)
    evening.play(20)

    assert any("was done and is there 0 times" in line for line in evening.found)
