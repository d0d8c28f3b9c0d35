"""What people at a table are doing just now, none of it stored: choices that they plan, pages that they have read."""

from __future__ import annotations

from dataclasses import dataclass

from ..wire.events import PresenceEvent


@dataclass(frozen=True, slots=True)
class Doing:
    """What somebody does."""

    position: int
    staged: tuple[str, ...]
    read: str


class Presence:
    """What each person has shown last, while they are here."""

    def __init__(self) -> None:
        self._doing: dict[str, Doing] = {}

    def show(self, who: str, doing: Doing) -> PresenceEvent:
        """Somebody shows what they do."""
        self._doing[who] = doing
        return PresenceEvent(doing.position, who, doing.staged, doing.read)

    def leaves(self, who: str, position: int) -> PresenceEvent | None:
        """Somebody has gone: what the others are told, if there was anything to be seen of them."""
        gone = self._doing.pop(who, None)
        return None if gone is None else PresenceEvent(position, who)

    def now(self, position: int) -> list[PresenceEvent]:
        """What everybody does, for somebody who comes; what was planned at another position is none any more."""
        return [
            PresenceEvent(position, who, doing.staged if doing.position == position else (), doing.read)
            for who, doing in self._doing.items()
        ]
