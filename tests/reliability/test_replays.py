"""T09: what was recorded once leads to the same state at every entry, on every Python, hash seed, zone and locale."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from sleeping_gods.journal.notation import CHANCE, START, UNDO
from sleeping_gods.journal.reading import read

from ..daily import first_daily
from .replays import LONG, elsewhere, pythons, record

GOLDEN = {
    10_000: "36a89773830e201be7b8a5ca87917102cfc09fa13b3d757032e4894cbd723851",
    1_000_000: "4bde110c1d4fed0fc271aca79218802b701e620e6b5de4080b868fd055d37e9a",
}
"""The sums of so many draws: the few in every environment, the million on every Python."""
FEW, MANY = GOLDEN
OTHERS = [
    {"PYTHONHASHSEED": "0", "TZ": "UTC", "LC_ALL": "C"},
    {"PYTHONHASHSEED": "1", "TZ": "Pacific/Kiritimati", "LC_ALL": "C.UTF-8", "PYTHONOPTIMIZE": "2"},
    {"PYTHONHASHSEED": "random", "TZ": "America/St_Johns", "LC_ALL": "tr_TR.UTF-8", "PYTHONUTF8": "0"},
]
EACH = 10
"""Campaigns of a part, the first of which every run replays."""


@pytest.mark.slow
@pytest.mark.parametrize("first", first_daily(range(0, 200, EACH)))
def test_two_hundred_campaigns_replay_alike_everywhere(first: int, tmp_path: Path) -> None:
    """SG-SAVE-007, DS-SAVE-007: 200 campaigns, twenty of over 500 decisions, hash by hash, and a million draws."""
    record(tmp_path, EACH, EACH // 10, first)
    journals = [read(path).journal for path in sorted(tmp_path.glob("*.campaign"))]
    decided = [sum(entry.seat not in (CHANCE, START) for entry in journal.entries) for journal in journals]

    assert len(journals) == EACH
    assert sum(count >= LONG for count in decided) >= EACH // 10
    assert {len(journal.setup.seats) for journal in journals} == {1, 2, 3, 4}
    assert any(entry.seat == UNDO for journal in journals for entry in journal.entries)
    entries = sum(len(journal.entries) for journal in journals)
    runs = [(sys.executable, FEW, other) for other in OTHERS[:2]] + [(python, MANY, OTHERS[2]) for python in pythons()]
    for python, count, other in runs:
        told = elsewhere(tmp_path, python, count, **other)
        assert told["found"] == [], (told["python"], other)
        assert told["entries"] == entries
        assert told["draws"] == GOLDEN[count]


@pytest.mark.parametrize("version", ["3.11", "3.12", "3.13", "3.14"])
def test_every_supported_python_is_asked_or_missing(version: str) -> None:
    """A Python that is not installed here is skipped by name, never silently."""
    if not any(f"python{version}" in os.path.realpath(python) for python in pythons()):
        pytest.skip(f"Python {version} is not installed, or without msgspec")


@pytest.mark.slow
@pytest.mark.parametrize("plant", ["set", "shuffle"])
def test_planted_an_order_that_is_not_ours(plant: str, tmp_path: Path) -> None:
    """A deck in the order of a set, or of a foreign shuffle, differs at the first entry, which is named."""
    record(tmp_path, 3, 0)

    told = [elsewhere(tmp_path, sys.executable, 0, plant, PYTHONHASHSEED=seed) for seed in ("0", "1")]

    assert all("line" in line and "expected #" in line for one in told for line in one["found"])
    assert all(len(one["found"]) == 3 for one in told)


@pytest.mark.slow
def test_planted_a_generator_that_is_not_ours(tmp_path: Path) -> None:
    """Draws from elsewhere do not have the golden sum."""
    assert elsewhere(tmp_path, sys.executable, FEW, "luck")["draws"] != GOLDEN[FEW]
