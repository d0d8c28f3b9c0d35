"""What the people at a table are doing at the moment, kept in memory only: planned choices, requests, the page read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..wire.events import PresenceEvent


@dataclass(frozen=True, slots=True)
class Activity:
    """What a person has shown last, as ``wire.requests.PresenceRequest`` has it."""

    position: int
    """The position of the campaign at which the choices were planned."""
    staged: tuple[str, ...]
    """Choices that are planned and not made yet; they hold only at this position."""
    read: str
    """The page that was read last, as clients name pages."""


class Presence:
    """The activities of the people who are connected, by their refs, and the choices that they ask others for."""

    def __init__(self) -> None:
        self._activities: dict[str, Activity] = {}
        self._asked: dict[str, tuple[str, ...]] = {}

    def show(self, who: str, activity: Activity) -> PresenceEvent:
        """Replace a person's activity; returns the event that the others are sent."""
        self._activities[who] = activity
        return self._event(who, activity.position)

    def ask(self, who: str, position: int, choice: str, *, withdrawn: bool) -> PresenceEvent:
        """Add a choice that a person asks others for, or withdraw it; returns the event that the others are sent."""
        others = tuple(other for other in self._asked.get(who, ()) if other != choice)
        self._asked[who] = others if withdrawn else (*others, choice)
        return self._event(who, position)

    def keep_asked(self, is_open: Callable[[str], bool]) -> None:
        """Drop the asked choices that can no longer be chosen, after the table has changed."""
        self._asked = {who: kept for who, choices in self._asked.items() if (kept := tuple(filter(is_open, choices)))}

    def remove(self, who: str, position: int) -> PresenceEvent | None:
        """Forget a person who has left; returns the event that the others are sent, if they had been shown anything."""
        activity, asked = self._activities.pop(who, None), self._asked.pop(who, ())
        return None if activity is None and not asked else PresenceEvent(position, who)

    def snapshot(self, position: int) -> list[PresenceEvent]:
        """One event for each person, for somebody who connects at this position."""
        return [self._event(who, position) for who in {**self._asked, **self._activities}]

    def _event(self, who: str, position: int) -> PresenceEvent:
        """What a person does at this position: choices that were planned at another one are left out."""
        activity = self._activities.get(who, Activity(position, (), ""))
        staged = activity.staged if activity.position == position else ()
        return PresenceEvent(
            position=position, who=who, staged=staged, read=activity.read, asks=self._asked.get(who, ())
        )
