"""Processes that play: the same rows for any number, and one that is killed costs nothing."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from sleeping_gods.simulation.errors import SimulationError
from sleeping_gods.simulation.run import RunProgress, simulate
from sleeping_gods.simulation.workers import ThisProcess, workers_of

from .dying import dies, dies_once
from .plans import plan_for

CALL = [
    sys.executable,
    "-m",
    "sleeping_gods",
    "simulate",
    "--pack",
    "harbour",
    "--knowing",
    "--robot",
    "random",
    "--campaigns",
]


def answers(call: Callable[[str], str], tasks: list[str]) -> list[str]:
    """What two processes answer, by the numbers of the tasks."""
    with workers_of(2) as workers:
        return [answer for _, answer in sorted(workers.results(call, tasks))]


@pytest.mark.slow
class TestProcesses:
    """Of this machine."""

    def test_a_killed_worker_costs_nothing(self, tmp_path: Path) -> None:
        """What it was at is done again, and every task is answered once."""
        assert answers(partial(dies_once, tmp_path), list("123456")) == list("123456")

    def test_a_task_that_kills_every_worker_is_given_up(self) -> None:
        """A sentence, and no endless loop."""
        with pytest.raises(SimulationError) as lost:
            answers(dies, ["1"])

        assert lost.value.key == "simulate_workers-lost"

    def test_two_processes_play_the_same_rows_as_one(self) -> None:
        """Their hashes of texts differ, their rows do not."""
        plan = plan_for("airfield", campaigns=4, players=(1,))
        alone, together = RunProgress(plan), RunProgress(plan)

        simulate(alone, None, ThisProcess())
        with workers_of(2) as workers:
            simulate(together, None, workers)

        assert together.digest() == alone.digest()


@pytest.mark.long
class TestInterrupted:
    """A run that is stopped goes on."""

    @pytest.mark.parametrize("stop", [signal.SIGKILL, signal.SIGINT])
    def test_it_goes_on_with_what_is_there(self, tmp_path: Path, stop: signal.Signals) -> None:
        """Stopped as soon as something is done: the second call plays the rest, and the rows are those of one call."""
        call = [*CALL, "8", "--players", "1", "--jobs", "2", "--out", str(tmp_path / "run")]
        with subprocess.Popen(call, stderr=subprocess.PIPE, text=True) as first:
            assert first.stderr is not None
            while not (line := first.stderr.readline()).startswith("1 of 8"):
                assert line
            first.send_signal(stop)
            rest = first.stderr.read()
        if stop == signal.SIGINT:
            assert first.returncode == 130
            assert "of 8 campaigns are in" in rest

        again = subprocess.run(call, capture_output=True, text=True, check=True)
        whole = subprocess.run([*call[:-3], "1"], capture_output=True, text=True, check=True)

        assert " 0 done before" not in again.stderr.splitlines()[0]
        assert again.stdout.split()[-1] == whole.stdout.split()[-1]
