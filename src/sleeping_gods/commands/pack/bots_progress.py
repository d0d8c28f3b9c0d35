"""How far the campaigns of ``sleeping-gods pack bots`` are, told on the error stream."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Callable, Iterator

from ...bots.runs.batch import BatchTally
from ..command_words import figure, say

LINES = 10
"""About how many lines tell the progress where there is no terminal."""
LEAST_SECONDS = 0.001
"""So that nothing is divided by 0 at the beginning."""


@contextlib.contextmanager
def progress_of(runs: int, places: int) -> Iterator[Callable[[BatchTally], None]]:
    """A bar on a terminal, a line now and then elsewhere."""
    began = time.perf_counter()

    def progress_text(tally: BatchTally) -> str:
        decisions = sum(outcome.decisions for outcome in tally.outcomes)
        speed = decisions / max(LEAST_SECONDS, time.perf_counter() - began)
        share = figure(f"{len(tally.hits) / max(1, places):.1%}")
        return say("bots_speed", speed=figure(f"{speed:,.0f}"), share=share, stuck=len(tally.stuck))

    if sys.stderr.isatty():
        with _progress_bar(runs, progress_text) as move:
            yield move
    else:
        yield _line_printer(runs, progress_text)


def _line_printer(runs: int, progress_text: Callable[[BatchTally], str]) -> Callable[[BatchTally], None]:
    """Prints a line whenever another part of all runs is done."""
    parts_printed = 0

    def print_line(tally: BatchTally) -> None:
        nonlocal parts_printed
        done = len(tally.outcomes)
        parts = done * LINES // runs
        if parts > parts_printed:
            parts_printed = parts
            counts = {"done": figure(f"{done:,}"), "runs": figure(f"{runs:,}")}
            print(say("bots_progress", **counts, speed=progress_text(tally)), file=sys.stderr, flush=True)

    return print_line


@contextlib.contextmanager
def _progress_bar(runs: int, progress_text: Callable[[BatchTally], str]) -> Iterator[Callable[[BatchTally], None]]:
    """A bar that moves on with each run, and is gone at the end."""
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(say("bots_bar"), total=runs)
        yield lambda tally: bar.update(task, completed=len(tally.outcomes), description=progress_text(tally))
