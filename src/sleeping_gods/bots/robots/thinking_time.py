"""Keeps a budget of playouts or of time; by a clock, a playout that would end too late is not begun."""

from __future__ import annotations

from .interface import Budget


class ThinkingTime:
    """What is left of a budget."""

    def __init__(self, budget: Budget) -> None:
        self.playouts_left = budget.playouts
        self.clock = budget.clock
        self.deadline = 0.0 if self.clock is None else self.clock() + budget.milliseconds / 1000
        """When it must be done, by the clock; 0 if nothing tells the time."""
        self.longest_playout = 0.0
        """In seconds."""
        self._began = 0.0
        """When the playout in progress began."""

    def may_go_on(self, playouts: int) -> bool:
        """Whether this many more playouts fit in, if none takes longer than the longest so far."""
        if self.clock is None:
            return self.playouts_left >= playouts
        return self.clock() + playouts * self.longest_playout < self.deadline

    def is_late(self) -> bool:
        """Whether the time is up; a count of playouts never runs out within one."""
        return self.clock is not None and self.clock() >= self.deadline

    def begin(self) -> None:
        """A playout begins: it counts, even if it is not finished."""
        self.playouts_left -= 1
        if self.clock is not None:
            self._began = self.clock()

    def end(self) -> None:
        """The playout is over."""
        if self.clock is not None:
            self.longest_playout = max(self.longest_playout, self.clock() - self._began)
