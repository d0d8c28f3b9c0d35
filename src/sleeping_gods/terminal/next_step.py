"""What the prompt does after an answer."""

from __future__ import annotations

import enum


class Next(enum.Enum):
    """What follows an answer."""

    ASK = "ask"
    AGAIN = "again"
    QUIT = "quit"
