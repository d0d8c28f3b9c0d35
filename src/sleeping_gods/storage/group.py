"""Group commit: appends of many threads share one flush to the disk."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from concurrent.futures import Future
from typing import TypeAlias

from .appending import MAX_BATCH
from .errors import Busy, StorageFailed
from .records import Append, Hold, Stored
from .storage import LOCKED, LOCKED_PAUSE, Storage

_Waiting: TypeAlias = tuple[Append, "Future[Stored]", float]
"""What somebody wants to add, where the answer is waited for, and until when it is tried if the campaign is locked."""


class Group:
    """Appends to a storage that share their flushes: a thread of its own writes what gathers while it writes.

    Whoever appends waits until the lines are on disk, or is told why they are not. Close it before its storage.
    """

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._gathered: list[_Waiting] = []
        self._under_way = 0
        self._closed = False
        self._changed = threading.Condition()
        self._writer = threading.Thread(target=self._run, name="group commit", daemon=True)
        self._writer.start()

    @property
    def waiting(self) -> int:
        """How many appends are neither stored nor refused yet."""
        with self._changed:
            return len(self._gathered) + self._under_way

    def append(self, hold: Hold, at: int, lines: bytes, command: str = "") -> Stored:
        """Store lines as ``Storage.append`` does; they are on disk when this returns.

        A failure of the database is told to all whom it concerns. Who is interrupted while waiting takes nothing back:
        what was handed over is stored or refused whole, and ``StalePosition`` or a repeated command tells it later.
        """
        return self.submit(hold, at, lines, command).result()

    def submit(self, hold: Hold, at: int, lines: bytes, command: str = "") -> Future[Stored]:
        """Hand lines over to be stored: they are on disk once this is kept, and not before."""
        answer: Future[Stored] = Future()
        with self._changed:
            if self._closed:
                raise StorageFailed(self._storage.name, "closed")
            self._gathered.append((Append(hold, at, lines, command), answer, time.monotonic() + LOCKED))
            self._changed.notify_all()
        return answer

    def close(self) -> None:
        """Take no more, and return when all that was handed over is stored or refused."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        self._writer.join()

    def _run(self) -> None:
        """Write what has gathered with one flush, and only then answer."""
        while batch := self._next():
            answers = self._answers([append for append, _, _ in batch])
            retried = list[_Waiting]()
            with self._changed:
                self._under_way = 0
            for waiting, answer in zip(batch, answers, strict=True):
                if _is_tried_again(waiting, answer):
                    retried.append(waiting)
                elif isinstance(answer, Exception):
                    waiting[1].set_exception(answer)
                else:
                    waiting[1].set_result(answer)
            if retried:
                with self._changed:
                    self._gathered += retried
                    if len(retried) == len(
                        self._gathered
                    ):  # nothing else is to be done: a moment, or until something is
                        self._changed.wait(LOCKED_PAUSE)

    def _next(self) -> list[_Waiting]:
        """What has gathered, as soon as there is something; nothing when it is closed and all is done."""
        with self._changed:
            self._changed.wait_for(lambda: self._gathered or self._closed)
            batch, self._gathered = self._gathered[:MAX_BATCH], self._gathered[MAX_BATCH:]
            self._under_way = len(batch)
        return batch

    def _answers(self, batch: list[Append]) -> Sequence[Stored | Exception]:
        """What each of a batch is to be told: whoever waits must be told something, whatever happens."""
        try:
            return self._storage.append_all(batch)
        except StorageFailed as failed:
            return [failed.once_more() for _ in batch]  # each is raised in another thread
        except Exception as bug:
            if len(batch) == 1:
                return [bug]
            return [self._answers([append])[0] for append in batch]  # nothing was written, and so it shows whose it is


def _is_tried_again(waiting: _Waiting, answer: Stored | Exception) -> bool:
    """Whether somebody else has the campaign, and not for so long that it is given up."""
    return isinstance(answer, Busy) and time.monotonic() < waiting[2]
