"""Tasks that end the process that does them; imported by these processes, so it imports little."""

from __future__ import annotations

import os
import signal
from pathlib import Path


def dies_once(folder: Path, task: str) -> str:
    """Kills its process at the first try of one task."""
    mark = folder / task
    if task == "3" and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return task


def dies(task: str) -> str:
    """Kills its process each time."""
    os.kill(os.getpid(), signal.SIGKILL)
    return task
