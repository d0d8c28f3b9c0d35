"""What fails on a worker thread fails for whoever waits for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.kernel.errors import Bug

from .door import opened
from .running import run


def test_an_iterator_that_ends_on_a_worker_thread_is_an_error(tmp_path: Path) -> None:
    """A future takes no ``StopIteration``: without a bug in its place the request would never be answered."""

    async def ask() -> str:
        async with opened(tmp_path) as door:
            return await door.registry.run(lambda: next(iter(list[str]())))

    with pytest.raises(Bug, match="end of an iterator"):
        run(ask())
