"""Group commit: appends of many threads share one flush to the disk."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Sequence
from concurrent.futures import Future
from typing import NamedTuple

from .appending import MAX_BATCH
from .errors import Busy, StorageFailed
from .records import Append, Hold, Stored
from .storage import LOCKED_PAUSE_SECONDS, LOCKED_SECONDS, Storage


class WaitingAppend(NamedTuple):
    """An append that is neither stored nor refused yet."""

    append: Append
    result: Future[Stored]
    retried_until: float
    """Until when it is tried again while another process has locked the campaign, by the monotonic clock."""

    def is_retried(self, answer: Stored | Exception) -> bool:
        """Whether it is tried again after this answer: the campaign was locked, and its time is not up."""
        return isinstance(answer, Busy) and time.monotonic() < self.retried_until


class Group:
    """A writer thread that stores everything that was queued while it wrote, with one flush.

    Close it before its storage.
    """

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._queued: list[WaitingAppend] = []
        self._checkpoints: dict[str, tuple[Hold, bytes]] = {}
        """The checkpoint of each campaign that is still to be written."""
        self._in_progress = 0
        """Appends of the batch that is being stored."""
        self._closed = False
        self._changed = threading.Condition()
        """Held while any of these change; the writer waits for it."""
        self._writer = threading.Thread(target=self._run, name="group commit", daemon=True)
        self._writer.start()

    @property
    def waiting(self) -> int:
        """How many appends are neither stored nor refused yet."""
        with self._changed:
            return len(self._queued) + self._in_progress

    def append(self, hold: Hold, at: int, lines: bytes, command: str = "") -> Stored:
        """Store lines as ``Storage.append`` does; they are on disk when this returns.

        A caller who is interrupted while waiting cancels nothing: the lines are stored or refused whole, and
        ``StalePosition`` or a repeated command shows which.
        """
        return self.submit(hold, at, lines, command).result()

    def submit(self, hold: Hold, at: int, lines: bytes, command: str = "") -> Future[Stored]:
        """Queue lines; they are on disk when the future has its result."""
        result: Future[Stored] = Future()
        with self._changed:
            if self._closed:
                raise StorageFailed(self._storage.name, "closed")
            retried_until = time.monotonic() + LOCKED_SECONDS
            self._queued.append(WaitingAppend(Append(hold, at, lines, command), result, retried_until))
            self._changed.notify_all()
        return result

    def leave_checkpoint(self, hold: Hold, data: bytes) -> None:
        """Hand a checkpoint over, in place of one that is not written yet; nobody waits for it or hears if it fails."""
        with self._changed:
            if not self._closed:
                self._checkpoints[hold.campaign] = hold, data
                self._changed.notify_all()

    def write_checkpoint(self, campaign: str = "") -> None:
        """Write the checkpoint of a campaign that waits for it, or the one that waits longest; it is only a cache."""
        with self._changed:
            waiting = self._checkpoints.pop(campaign or next(iter(self._checkpoints), ""), None)
        if waiting is not None:
            with contextlib.suppress(Exception):  # whatever it is, the appends of others are not to suffer from it
                self._storage.leave_checkpoint(*waiting)

    def close(self) -> None:
        """Refuse new lines, and return when all queued ones are stored or refused."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        self._writer.join()

    def _run(self) -> None:
        """Write what is queued with one flush, then set the results; then write a checkpoint, if one waits."""
        while (batch := self._next()) is not None:
            if batch:
                self._store(batch)
            self.write_checkpoint()

    def _store(self, batch: list[WaitingAppend]) -> None:
        """Store a batch and set the results; what another process has locked is queued again."""
        answers = self._answers([waiting.append for waiting in batch])
        retried = list[WaitingAppend]()
        with self._changed:
            self._in_progress = 0
        for waiting, answer in zip(batch, answers, strict=True):
            if waiting.is_retried(answer):
                retried.append(waiting)
            elif isinstance(answer, Exception):
                waiting.result.set_exception(answer)
            else:
                waiting.result.set_result(answer)
        if retried:
            with self._changed:
                self._queued += retried
                if len(retried) == len(self._queued):  # nothing else is to be done: a moment, or until something is
                    self._changed.wait(LOCKED_PAUSE_SECONDS)

    def _next(self) -> list[WaitingAppend] | None:
        """Wait for queued appends or a checkpoint; None when the group is closed and no append is left."""
        with self._changed:
            self._changed.wait_for(lambda: self._queued or self._checkpoints or self._closed)
            if self._closed and not self._queued:
                return None
            batch, self._queued = self._queued[:MAX_BATCH], self._queued[MAX_BATCH:]
            self._in_progress = len(batch)
        return batch

    def _answers(self, batch: list[Append]) -> Sequence[Stored | Exception]:
        """The result of each append of a batch, whatever happens."""
        try:
            return self._storage.append_all(batch)
        except StorageFailed as failed:
            return [failed.once_more() for _ in batch]  # each is raised in another thread
        except Exception as bug:
            if len(batch) == 1:
                return [bug]
            return [self._answers([append])[0] for append in batch]  # nothing was written, and so it shows whose it is
