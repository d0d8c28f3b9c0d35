"""How a request waits for storage or long work: in a server's event loop, or by blocking in tests and tools."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from typing import Any, Protocol, TypeVar

from ..storage.records import Stored

R = TypeVar("R")


class Waits(Protocol):
    """The two things that a request waits for."""

    async def stored(self, write: Future[Stored]) -> Stored:
        """Wait until lines are stored; raises if they were not."""

    async def done(self, work: Callable[[], R], *, long: bool = True) -> R:
        """Run some work; with ``long`` it must not block other tables."""


class Blocking:
    """Waits on the caller's thread."""

    async def stored(self, write: Future[Stored]) -> Stored:
        """Block until lines are stored."""
        return write.result()

    async def done(self, work: Callable[[], R], *, long: bool = True) -> R:
        """Run it now."""
        return work()


def run_blocking(request: Coroutine[Any, Any, R]) -> R:
    """The result of a coroutine that waits by ``Blocking``, and therefore never suspends."""
    try:
        request.send(None)
    except StopIteration as end:
        result: R = end.value
        return result
    request.close()
    raise RuntimeError("expected a request that blocks, got one that pauses")
