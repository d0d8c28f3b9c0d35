"""How far a simulation is: a bar on a terminal, a line now and then elsewhere."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from ..command_words import figure, say
from ..progress_lines import ProgressLines, per_second

if TYPE_CHECKING:
    from ...simulation.run import RunProgress


@contextlib.contextmanager
def progress_bar(campaigns: int) -> Iterator[Callable[[RunProgress], None]]:
    """Shows progress on the error stream: campaigns done, and how many a second."""
    began = time.perf_counter()

    def speed_of(progress: RunProgress) -> str:
        speed = per_second(len(progress.campaigns) - progress.resumed, began)
        return say("simulate_speed", speed=figure(f"{speed:,.1f}"), resumed=progress.resumed)

    if not sys.stderr.isatty():
        lines = ProgressLines(campaigns, tells_beginning=True)
        yield lambda progress: lines.tell(len(progress.campaigns), lambda: speed_of(progress))
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    text = TextColumn("{task.description}")
    with Bar(text, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True)) as bar:
        task = bar.add_task(say("bots_bar"), total=campaigns)
        yield lambda progress: bar.update(task, completed=len(progress.campaigns), description=speed_of(progress))
