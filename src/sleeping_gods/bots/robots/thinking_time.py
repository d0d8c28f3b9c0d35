"""Keeps a budget: so many playouts, or until a clock says that another one would end too late."""

from __future__ import annotations

from .interface import Budget


class ThinkingTime:
    """What is left of a budget."""

    def __init__(self, budget: Budget) -> None:
        self.left = budget.playouts
        self.clock = budget.clock
        self.end_of_time = 0.0 if self.clock is None else self.clock() + budget.milliseconds / 1000
        self.longest = 0.0
        self._began = 0.0

    def may_go_on(self, playouts: int) -> bool:
        """Whether so many playouts more fit in, as far as can be told."""
        if self.clock is None:
            return self.left >= playouts
        return self.clock() + playouts * self.longest < self.end_of_time

    def is_late(self) -> bool:
        """Whether the time is up; a count of playouts never runs out within one."""
        return self.clock is not None and self.clock() >= self.end_of_time

    def begin(self) -> None:
        """A playout begins."""
        self.left -= 1
        if self.clock is not None:
            self._began = self.clock()

    def end(self) -> None:
        """It is over."""
        if self.clock is not None:
            self.longest = max(self.longest, self.clock() - self._began)
