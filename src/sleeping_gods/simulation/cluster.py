"""A Dask cluster as workers: it is sent texts and a function's name, and does again what a lost worker was at."""

from __future__ import annotations

import asyncio
import concurrent.futures
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from typing import Any

from .errors import SimulationError
from .workers import TaskAnswer, Workers

QUIET = ("distributed", "distributed.client")
"""Loggers that would print a traceback before the sentence that says what happened."""
PATIENCE = "10s"
"""How long a scheduler is waited for."""
LOST = (OSError, asyncio.CancelledError, concurrent.futures.CancelledError)
"""What is raised when the scheduler is gone."""
TASKS_PER_THREAD = 4
"""Tasks that are handed over for each thread of the cluster; a cluster of fewer threads is taken to have this many."""


class Cluster:
    """The workers of a Dask scheduler; ``client`` is a ``distributed.Client``, which has no types."""

    def __init__(self, client: Any) -> None:
        self.client = client

    def results(self, call: Callable[[str], str], tasks: Sequence[str]) -> Iterator[TaskAnswer]:
        """As they are done, whoever did them; workers that come later take part."""
        import distributed

        dask: Any = distributed
        waiting = iter(range(len(tasks)))
        numbers: dict[str, int] = {}

        def hand_over(count: int) -> list[Any]:
            """Send so many of the waiting tasks."""
            futures = []
            for number in islice(waiting, count):
                future = self.client.submit(call, tasks[number], pure=False)
                numbers[future.key] = number
                futures.append(future)
            return futures

        threads = max(TASKS_PER_THREAD, sum(self.client.nthreads().values()))
        finished = dask.as_completed(hand_over(TASKS_PER_THREAD * threads), loop=self.client.loop)
        for future in finished:
            try:
                answer = str(future.result())
            except LOST as error:
                raise SimulationError("simulate_cluster-gone", error=str(error) or type(error).__name__) from error
            except dask.KilledWorker as killed:
                raise SimulationError("simulate_workers-lost", losses=len(killed.args)) from killed
            yield TaskAnswer(numbers.pop(future.key), answer)
            for future_of_next_task in hand_over(1):
                finished.add(future_of_next_task)


@contextmanager
def cluster_at(address: str) -> Iterator[Workers]:
    """The cluster whose scheduler listens at an address, such as ``tcp://127.0.0.1:8786``."""
    try:
        import distributed
    except ImportError as error:
        raise SimulationError("simulate_no-dask") from error
    dask: Any = distributed
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        client = dask.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise SimulationError("simulate_no-scheduler", address=address, error=str(error)) from error
    try:
        yield Cluster(client)
    finally:
        client.close()
