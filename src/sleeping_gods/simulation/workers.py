"""Who does the tasks of a run: this process, or several of this machine; a worker that is lost costs nothing."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import NamedTuple, Protocol

from .errors import SimulationError

MAX_LOSSES = 3
"""A run ends when this many workers have been lost without any task being done between."""
TASKS_PER_PROCESS = 2
"""Tasks that are handed over for each process: the one that it is at, and the next."""


class TaskAnswer(NamedTuple):
    """What a task came to."""

    number: int
    """The place of the task among all."""
    answer: str


class Workers(Protocol):
    """Does tasks, each a text, by a function that answers with a text."""

    def results(self, call: Callable[[str], str], tasks: Sequence[str]) -> Iterator[TaskAnswer]:
        """The answers, as they come."""


class ThisProcess:
    """Does one task after the other."""

    def results(self, call: Callable[[str], str], tasks: Sequence[str]) -> Iterator[TaskAnswer]:
        """In their order."""
        for number, task in enumerate(tasks):
            yield TaskAnswer(number, call(task))


class Processes:
    """Several processes of this machine; if one is killed, what it was at is done again."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        """How many processes there are at most."""
        self._pool: ProcessPoolExecutor | None = None

    def results(self, call: Callable[[str], str], tasks: Sequence[str]) -> Iterator[TaskAnswer]:
        """As they are done; only a few tasks are handed over at a time, so that few are lost with a process."""
        waiting = deque(range(len(tasks)))
        running: dict[Future[str], int] = {}
        losses = 0
        while waiting or running:
            try:
                while waiting and len(running) < self.jobs * TASKS_PER_PROCESS:
                    running[self.pool().submit(call, tasks[waiting[0]])] = waiting[0]
                    waiting.popleft()
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    answer = future.result()
                    losses = 0
                    yield TaskAnswer(running.pop(future), answer)
            except BrokenProcessPool as broken:
                losses += 1
                waiting.extendleft(sorted(running.values(), reverse=True))
                running = {}
                self.close()
                if losses >= MAX_LOSSES:
                    raise SimulationError("simulate_workers-lost", losses=losses) from broken

    def pool(self) -> ProcessPoolExecutor:
        """The processes, begun when the first is needed."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.jobs, mp_context=context, initializer=_begin_worker)
        return self._pool

    def stop(self) -> None:
        """End the processes without waiting for what they are at: its rows would be thrown away."""
        if self._pool is not None:
            # A pool has no public way to end its processes before Python 3.14.
            for process in list((self._pool._processes or {}).values()):
                process.terminate()

    def close(self) -> None:
        """Let the processes end; tasks that have not begun are dropped."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


@contextmanager
def workers_of(jobs: int) -> Iterator[Workers]:
    """A number of worker processes, or this process where the number is 1."""
    if jobs <= 1:
        yield ThisProcess()
        return
    processes = Processes(jobs)
    try:
        yield processes
    except BaseException:
        processes.stop()
        raise
    finally:
        processes.close()


def _begin_worker() -> None:
    """A worker leaves Ctrl-C to the process that gave it work, and ends when that one is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.join,), daemon=True).start()


def _end_with(wait_for_parent: Callable[[], None]) -> None:
    """End this process as soon as its parent is gone."""
    wait_for_parent()
    os._exit(1)
