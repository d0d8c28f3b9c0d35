"""How far a simulation is: a bar on a terminal, a line now and then elsewhere."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from ..command_words import figure, say

if TYPE_CHECKING:
    from ...simulation.run import RunProgress

LINES = 10
"""About how many lines are written where there is no terminal."""
LEAST_SECONDS = 0.001
"""So that nothing is divided by 0 at the beginning."""


@contextlib.contextmanager
def progress_bar(campaigns: int) -> Iterator[Callable[[RunProgress], None]]:
    """Shows progress on the error stream: campaigns done, and how many a second."""
    began = time.perf_counter()

    def speed_of(progress: RunProgress) -> str:
        played = len(progress.campaigns) - progress.resumed
        speed = played / max(LEAST_SECONDS, time.perf_counter() - began)
        return say("simulate_speed", speed=figure(f"{speed:,.1f}"), resumed=progress.resumed)

    if not sys.stderr.isatty():
        parts_printed = -1

        def print_line(progress: RunProgress) -> None:
            nonlocal parts_printed
            done = len(progress.campaigns)
            parts = done * LINES // campaigns
            if parts > parts_printed:
                parts_printed = parts
                counts = {"done": figure(f"{done:,}"), "runs": figure(f"{campaigns:,}")}
                print(say("bots_progress", **counts, speed=speed_of(progress)), file=sys.stderr, flush=True)

        yield print_line
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    text = TextColumn("{task.description}")
    with Bar(text, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True)) as bar:
        task = bar.add_task(say("bots_bar"), total=campaigns)
        yield lambda progress: bar.update(task, completed=len(progress.campaigns), description=speed_of(progress))
