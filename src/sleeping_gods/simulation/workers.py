"""Who does the tasks of a run: this process, or several of this machine; a worker that is lost costs nothing."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Protocol

from .errors import SimulationError

LOSSES = 3
"""Workers that may be lost one after another without any task being done between."""
AHEAD = 2
"""Tasks that wait for each process, itself counted."""


class Workers(Protocol):
    """Does tasks, each a text, by a function that answers with a text."""

    def results(self, call: Callable[[str], str], tasks: Sequence[str]) -> Iterator[tuple[int, str]]:
        """The number of each task and its answer, as they come."""


class ThisProcess:
    """Does one task after the other."""

    def results(self, call: Callable[[str], str], tasks: Sequence[str]) -> Iterator[tuple[int, str]]:
        """In their order."""
        for number, task in enumerate(tasks):
            yield number, call(task)


class Processes:
    """Several processes of this machine; if one is killed, what it was at is done again."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._pool: ProcessPoolExecutor | None = None

    def results(self, call: Callable[[str], str], tasks: Sequence[str]) -> Iterator[tuple[int, str]]:
        """As they are done; no more tasks are handed out than keep everybody busy."""
        waiting = list(range(len(tasks)))[::-1]
        running: dict[Future[str], int] = {}
        losses = 0
        while waiting or running:
            try:
                while waiting and len(running) < self.jobs * AHEAD:
                    running[self.pool().submit(call, tasks[waiting[-1]])] = waiting[-1]
                    waiting.pop()
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    answer = future.result()
                    losses = 0
                    yield running.pop(future), answer
            except BrokenProcessPool as broken:
                losses += 1
                waiting += sorted(running.values(), reverse=True)
                running = {}
                self.close()
                if losses >= LOSSES:
                    raise SimulationError("simulate_workers-lost", losses=losses) from broken

    def pool(self) -> ProcessPoolExecutor:
        """The processes, begun when the first is needed."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.jobs, mp_context=context, initializer=_begin_worker)
        return self._pool

    def stop(self) -> None:
        """What is under way is not waited for: its rows would be thrown away."""
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.terminate()

    def close(self) -> None:
        """Let them go; what has not begun is not begun any more."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


@contextmanager
def workers_of(jobs: int) -> Iterator[Workers]:
    """So many processes, or this one."""
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


def _end_with(gone: Callable[[], None]) -> None:
    gone()
    os._exit(1)
