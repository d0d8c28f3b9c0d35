"""How a campaign that is played writes to the storage: through the group of a server, or directly."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Protocol

from .errors import StorageError
from .records import Hold, Stored
from .storage import Storage


class Writer(Protocol):
    """What ``Group`` and ``DirectWriter`` have in common."""

    def append(self, hold: Hold, at: int, lines: bytes, command: str = "") -> Stored:
        """Store lines as ``Storage.append`` does; they are on disk when this returns."""

    def submit(self, hold: Hold, at: int, lines: bytes, command: str = "") -> Future[Stored]:
        """Hand lines over; they are on disk when the future has its result."""

    def leave_checkpoint(self, hold: Hold, data: bytes) -> None:
        """Leave a state for the next opening, now or soon."""

    def write_checkpoint(self, campaign: str) -> None:
        """Write the checkpoint of a campaign if it is not written yet."""


class DirectWriter:
    """Each call is a transaction of its own: what is submitted is stored or refused before that returns."""

    def __init__(self, storage: Storage) -> None:
        self.append = storage.append
        self.leave_checkpoint = storage.leave_checkpoint

    def submit(self, hold: Hold, at: int, lines: bytes, command: str = "") -> Future[Stored]:
        """Store lines now; the future has its result already."""
        answer: Future[Stored] = Future()
        try:
            answer.set_result(self.append(hold, at, lines, command))
        except (StorageError, OSError) as error:
            answer.set_exception(error)
        return answer

    def write_checkpoint(self, campaign: str) -> None:
        """Nothing: it was written when it was left."""
