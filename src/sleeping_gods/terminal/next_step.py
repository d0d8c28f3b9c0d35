"""What the prompt does after an answer."""

from __future__ import annotations

import enum


class Next(enum.Enum):
    """What follows an answer."""

    ASK = "ask"
    """Nothing has changed: the prompt is printed once more."""
    AGAIN = "again"
    """The table has changed: it is drawn again."""
    QUIT = "quit"
