"""A Dask cluster plays the same rows as this machine, and a worker that is killed on the way costs nothing."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

CLUSTER = Path(__file__).parents[2] / "tools" / "dask_cluster.py"
CALL = [
    sys.executable,
    "-m",
    "sleeping_gods",
    "simulate",
    "--pack",
    "harbour",
    "--knowing",
    "--campaigns",
    "40",
    "--players",
    "1",
]


@pytest.fixture
def cluster() -> Iterator[tuple[str, list[int]]]:
    """The address of a scheduler, and its process followed by those of its two workers."""
    call = [sys.executable, str(CLUSTER), "--port", "0"]
    with subprocess.Popen(call, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        line = process.stdout.readline()
        words = re.fullmatch(r"scheduler (\S+), workers ([0-9 ]+)\n", line)
        assert words, line
        yield words[1], [process.pid, *(int(pid) for pid in words[2].split())]
        process.stdin.close()


@pytest.mark.long
def test_a_cluster_plays_the_same_rows_though_a_worker_is_killed(
    cluster: tuple[str, list[int]], tmp_path: Path
) -> None:
    """40 campaigns on two workers, of which one is killed after the first part: every row is that of one process."""
    address, (_, worker, _) = cluster
    call = [*CALL, "--dask", address, "--out", str(tmp_path / "run")]
    with subprocess.Popen(call, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        assert run.stderr is not None
        while not (line := run.stderr.readline()).startswith("4 of 40"):
            assert line
        os.kill(worker, signal.SIGKILL)
        told = run.stderr.read()
        played = run.stdout.read()

    alone = subprocess.run([*CALL, "--jobs", "1"], capture_output=True, text=True, check=True).stdout

    assert "40 of 40 campaigns" in told
    assert run.returncode == 0, told
    assert played.split()[-1] == alone.split()[-1]
    assert len(list((tmp_path / "run" / "campaigns").iterdir())) == 40


@pytest.mark.long
def test_a_scheduler_that_goes_away_is_told_and_nothing_is_lost(cluster: tuple[str, list[int]], tmp_path: Path) -> None:
    """One sentence, and 2; what was done before is kept."""
    address, (scheduler, *_) = cluster
    call = [*CALL, "--dask", address, "--out", str(tmp_path / "run")]
    with subprocess.Popen(call, stderr=subprocess.PIPE, text=True) as run:
        assert run.stderr is not None
        while not (line := run.stderr.readline()).startswith("4 of 40"):
            assert line
        os.kill(scheduler, signal.SIGKILL)
        told = run.stderr.read()

    assert run.returncode == 2
    assert "Traceback" not in told
    assert "error: the Dask cluster no longer answers" in told
    assert len(list((tmp_path / "run" / "campaigns").iterdir())) >= 4
