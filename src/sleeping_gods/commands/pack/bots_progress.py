"""How far the campaigns of ``sleeping-gods pack bots`` are, told on the error stream."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Callable, Iterator

from ...bots.runs.batch import BatchTally
from ..command_words import figure, say
from ..progress_lines import ProgressLines, per_second


@contextlib.contextmanager
def progress_of(runs: int, places: int) -> Iterator[Callable[[BatchTally], None]]:
    """A bar on a terminal, a line now and then elsewhere."""
    began = time.perf_counter()

    def speed_of(tally: BatchTally) -> str:
        """Decisions in a second, the share of places that were come to, and how many campaigns are stuck."""
        speed = per_second(sum(outcome.decisions for outcome in tally.outcomes), began)
        share = figure(f"{len(tally.hits) / max(1, places):.1%}")
        return say("bots_speed", speed=figure(f"{speed:,.0f}"), share=share, stuck=len(tally.stuck))

    if not sys.stderr.isatty():
        lines = ProgressLines(runs, tells_beginning=False)
        yield lambda tally: lines.tell(len(tally.outcomes), lambda: speed_of(tally))
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(say("bots_bar"), total=runs)
        yield lambda tally: bar.update(task, completed=len(tally.outcomes), description=speed_of(tally))
