"""The processes in which robots think: few, of low priority, with limits, and started anew when one dies."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys

from ..campaign.build_stamp import PROGRAM
from ..host.robot_question import RobotAnswer, RobotQuestion, decode_answer, encode_question

PATIENCE = 120.0
"""Seconds after which a worker that has not answered is ended: on a busy machine a cold one reads a world for long."""
ANSWERS_EACH = 2_000
"""After so many answers a worker is replaced, so that nothing grows without end."""
MAX_ANSWER = 64 * 1024
"""Most bytes of an answer."""
LENGTH_BYTES = 4
"""Bytes that say how long a message is."""
log = logging.getLogger("sleeping_gods.web")


class RobotFailed(Exception):
    """A robot has not thought of a choice: its process died, was too slow, or could not read the question."""


class Worker:
    """One process that answers questions, one at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.answers = 0
        """How many questions it has answered."""

    @classmethod
    async def start(cls) -> Worker:
        """Start a process; OSError if there can be no more."""
        paths = [str(PROGRAM.parent), *filter(None, [os.environ.get("PYTHONPATH")])]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONSAFEPATH": "1"}
        return cls(
            await asyncio.create_subprocess_exec(
                sys.executable, "-m", "sleeping_gods.web.robot_worker", env=environment,
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
            )
        )  # fmt: skip

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._process.pid

    async def ask(self, question: bytes) -> bytes:
        """Send a question and wait for its answer; EOFError if the process has died."""
        into, out = self._process.stdin, self._process.stdout
        if into is None or out is None:
            raise EOFError
        try:
            into.write(len(question).to_bytes(LENGTH_BYTES, "big") + question)
            await into.drain()
            length = int.from_bytes(await out.readexactly(LENGTH_BYTES), "big")
            if length > MAX_ANSWER:
                raise EOFError
            self.answers += 1
            return await out.readexactly(length)
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            raise EOFError from error

    async def end(self) -> None:
        """End the process, whatever it does."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


class RobotPool:
    """Answers questions by a few processes, in the order in which they come; the processes are started when needed."""

    def __init__(self, workers: int, patience: float = PATIENCE) -> None:
        self.size = workers
        self._patience = patience
        self._places: asyncio.LifoQueue[Worker | None] = asyncio.LifoQueue()
        """The workers that are free, the one that answered last first, and None for each that is not started."""
        for _ in range(workers):
            self._places.put_nowait(None)
        self._jobs: set[asyncio.Task[RobotAnswer]] = set()
        """The questions that are being answered."""
        self._running: set[Worker] = set()
        """The workers that are started, free or not."""
        self._closed = False

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes that run."""
        return sorted(worker.pid for worker in self._running)

    async def think(self, question: RobotQuestion) -> RobotAnswer:
        """The answer to a question, or RobotFailed; whoever is cancelled meanwhile leaves no process half asked."""
        if self._closed or not self.size:
            raise RobotFailed("closed")
        worker = await self._places.get()
        job = asyncio.create_task(self._ask(worker, encode_question(question)))
        self._jobs.add(job)
        job.add_done_callback(self._forget)
        return await asyncio.shield(job)

    def _forget(self, job: asyncio.Task[RobotAnswer]) -> None:
        """A question has been answered, or nobody waits for it any more."""
        self._jobs.discard(job)
        if not job.cancelled():
            job.exception()  # whoever asked may be gone

    async def _ask(self, worker: Worker | None, question: bytes) -> RobotAnswer:
        """Let a process answer a question; one that fails, or has answered many, is ended and its place left empty."""
        try:
            if worker is None:
                worker = await Worker.start()
                self._running.add(worker)
            async with asyncio.timeout(self._patience):
                answer = decode_answer(await worker.ask(question))
            if not answer.choice:
                raise RobotFailed(answer.key)
            if worker.answers >= ANSWERS_EACH:
                await self._end(worker)
                worker = None
            return answer
        except (EOFError, OSError, TimeoutError, ValueError) as error:
            log.warning("a robot's process is replaced: %s", type(error).__name__)
            if worker is not None:
                await self._end(worker)
                worker = None
            raise RobotFailed(type(error).__name__) from error
        finally:
            self._places.put_nowait(worker)

    async def _end(self, worker: Worker) -> None:
        """End a worker, which runs no more."""
        self._running.discard(worker)
        await worker.end()

    async def close(self) -> None:
        """End all processes."""
        self._closed = True
        for job in list(self._jobs):
            job.cancel()
        await asyncio.gather(*self._jobs, return_exceptions=True)
        for worker in list(self._running):
            await self._end(worker)
