"""Opening after a stop: the same as opening, of campaigns whose checkpoint is their last state."""

from __future__ import annotations

from .opening import measure_after
from .setting import Rows, Setting


def measure(setting: Setting) -> Rows:
    """CPU of the server until all have been told their table, and how long they wait for it."""
    return measure_after(setting, 0, " after a stop")
