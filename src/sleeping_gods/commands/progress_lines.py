"""How far many campaigns are, as lines on the error stream: where there is no terminal for a bar."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from .command_words import figure, say

LINES = 10
"""About how many lines are written."""
LEAST_SECONDS = 0.001
"""So that nothing is divided by 0 at the beginning."""


class ProgressLines:
    """Writes a line whenever another part of all campaigns is done."""

    def __init__(self, total: int, *, tells_beginning: bool) -> None:
        self._total = total
        self._parts_told = -1 if tells_beginning else 0

    def tell(self, done: int, speed: Callable[[], str]) -> None:
        """Write how many are done, and how fast that goes in words, if it is time for a line."""
        parts = done * LINES // self._total
        if parts > self._parts_told:
            self._parts_told = parts
            counts = {"done": figure(f"{done:,}"), "runs": figure(f"{self._total:,}")}
            print(say("bots_progress", **counts, speed=speed()), file=sys.stderr, flush=True)


def per_second(count: int, began: float) -> float:
    """How many there were in each second since a moment of ``perf_counter``."""
    return count / max(LEAST_SECONDS, time.perf_counter() - began)
