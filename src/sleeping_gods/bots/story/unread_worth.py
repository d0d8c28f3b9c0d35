"""What a page is worth that nobody has read: a mean over pages that are reached the same way, never its own text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from ...story.model import StoryChoice


@dataclass(frozen=True, slots=True)
class UnreadWorth:
    """Means over the two large worlds, in coins, as `Estimate` values pages (docs/robots.md tells how)."""

    location: float = 5.5
    """A story of a location that was never opened."""
    choice: float = 4.5
    """A page that a choice turns to."""
    promise: float = 3.0
    """A location to a player by rules of thumb, who counts what it may give."""
    arms: Mapping[str, float] = field(
        default_factory=lambda: MappingProxyType({"fail": 3.0, "pass": 6.0, "win": 6.5, "flee": -1.0})
    )
    """A page that the arm of a test turns to."""
    met: float = 0.0
    """How much more a choice is worth that asks for what one has, whatever it leads to."""
    paid: float = 0.0
    """How much less one with a price is worth, besides its price."""

    def page(self, path: str) -> float:
        """A page to which the program of this path turns; empty for a location."""
        if not path:
            return self.location
        arm = path.rpartition("/")[2].lstrip("0123456789")
        return self.arms.get(arm, self.choice)

    def of_kind(self, choice: StoryChoice) -> float:
        """How much more or less a choice is worth for what is asked for it."""
        more = self.met if choice.needs is not None else 0.0
        return more - self.paid if choice.cost else more


UNREAD = UnreadWorth()
MEASURED_AT_SEA = UnreadWorth(
    choice=2.0,
    arms=MappingProxyType({"fail": 1.0, "pass": 4.0, "win": 4.5, "flee": -1.5}),
    met=1.5,
    paid=1.5,
)
"""What is expected of unread pages at sea, measured over choices that were taken by luck (docs/robots.md)."""
