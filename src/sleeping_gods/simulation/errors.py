"""What can go wrong with a simulation, each a sentence for whoever runs it."""

from __future__ import annotations


class SimulationError(Exception):
    """A mistake that the person at the keyboard can put right: a message of the command line and its values."""

    def __init__(self, key: str, **values: str | int) -> None:
        self.key = key
        self.values = values
        super().__init__(f"{key} {values}")
