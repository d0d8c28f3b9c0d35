"""T01: a campaign whose program is killed loses nothing that was acknowledged, and holds nothing that was not sent."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from ..daily import first_daily

ROOT = Path(__file__).parents[2]


def killed(folder: Path, kills: int, seed: int, *plant: str) -> tuple[list[str], dict[str, int]]:
    """Let players be killed in a process of their own."""
    command = [sys.executable, "-m", "tests.reliability.killed", str(folder), str(kills), str(seed), *plant]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    found, causes = json.loads(ran.stdout)
    return found, causes


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "deaths"), first_daily([(1, 40), (1, 100), (2, 100)]))
def test_an_acknowledged_decision_is_never_lost(seed: int, deaths: int, tmp_path: Path) -> None:
    """So many deaths, at any moment and at every named point: nothing lost, nothing unsent, and it plays on."""
    found, causes = killed(tmp_path, deaths, seed)

    assert found == []
    assert sum(causes.values()) >= deaths
    assert {"outside", "timer", "half a write", "after write", "after fsync"} <= causes.keys()


@pytest.mark.slow
def test_planted_an_answer_before_the_entry_is_written(tmp_path: Path) -> None:
    """A store that writes an entry only when the next one comes is found losing acknowledged entries."""
    found, _ = killed(tmp_path, 12, 1, "answer first")

    assert any("was acknowledged and is not there" in line for line in found)
