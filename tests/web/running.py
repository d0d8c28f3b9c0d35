"""Asynchronous play in tests: a loop of its own in a thread of its own, whatever else runs in this one."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

R = TypeVar("R")


def run(play: Coroutine[Any, Any, R]) -> R:
    """What comes of it; a browser's tests leave a loop behind in the main thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, play).result()
