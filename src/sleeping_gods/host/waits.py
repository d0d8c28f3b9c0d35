"""How a request waits for the disk or for long work: in a server's event loop, or, in tests and tools, by blocking."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from typing import Any, Protocol, TypeVar

from ..storage.records import Stored

R = TypeVar("R")


class Waits(Protocol):
    """What a request waits for."""

    async def stored(self, write: Future[Stored]) -> Stored:
        """Wait until lines are stored, or raise why they are not."""

    async def done(self, work: Callable[[], R], *, long: bool = True) -> R:
        """Do some work; long work must not keep other tables waiting."""


class Blocking:
    """Waits on the caller's own thread."""

    async def stored(self, write: Future[Stored]) -> Stored:
        """Block until lines are stored."""
        return write.result()

    async def done(self, work: Callable[[], R], *, long: bool = True) -> R:
        """Do it now."""
        return work()


def finished(request: Coroutine[Any, Any, R]) -> R:
    """The result of a request that waits by ``Blocking``, and so runs to its end without a pause."""
    try:
        request.send(None)
    except StopIteration as end:
        result: R = end.value
        return result
    request.close()
    raise RuntimeError("expected a request that blocks, got one that pauses")
