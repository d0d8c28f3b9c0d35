"""The outcome of a request: the answer, and the events for the others."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..wire.events import Changed, Event, PresenceEvent
from .deeds import Deed
from .perspectives import Perspective


@dataclass(slots=True)
class Outcome:
    """The reply to the sender of a request, and the events for the others."""

    reply: Event
    """What the sender is told."""
    fresh: bool = False
    """Whether whoever sent it is to be told everything anew."""
    everybody: list[Event] = field(default_factory=list)
    notice: str = ""
    """What everybody should know, by its word: each is told in their own language."""
    changed: dict[Perspective, Changed] = field(default_factory=dict)
    afterwards: list[Event] = field(default_factory=list)
    """What everybody is told after what has changed."""
    presence: PresenceEvent | None = None
    """What somebody shows the others."""
    deeds: list[Deed] = field(default_factory=list)
    """What somebody did that the others are told of last, each in their own language."""
