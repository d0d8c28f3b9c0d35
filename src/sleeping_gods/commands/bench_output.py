"""What the parts of ``sleeping-gods bench`` share: a line for each figure, and the best time of several tries."""

from __future__ import annotations

from collections.abc import Callable

from .command_words import figure


def print_figure(number: str, what: str) -> None:
    """A figure and what it counts."""
    print(f"  {figure(number):>10} {what}")


def best_seconds(run: Callable[[], object], *, tries: int, clock: Callable[[], float]) -> float:
    """The shortest of several runs, in the seconds of a clock."""
    best = float("inf")
    for _ in range(tries):
        began = clock()
        run()
        best = min(best, clock() - began)
    return best
