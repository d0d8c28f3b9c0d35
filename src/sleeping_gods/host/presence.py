"""What people at a table are doing just now, none of it stored: what they plan, ask for and have read."""

from __future__ import annotations

from collections.abc import Callable
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
        self._asked: dict[str, tuple[str, ...]] = {}

    def show(self, who: str, doing: Doing) -> PresenceEvent:
        """Somebody shows what they do."""
        self._doing[who] = doing
        return PresenceEvent(doing.position, who, doing.staged, doing.read, self._asked.get(who, ()))

    def ask(self, who: str, position: int, choice: str, *, withdrawn: bool) -> PresenceEvent:
        """Somebody asks others for a choice, or no longer does; it is asked until it can be chosen no more."""
        others = tuple(other for other in self._asked.get(who, ()) if other != choice)
        self._asked[who] = others if withdrawn else (*others, choice)
        doing = self._doing.get(who, Doing(position, (), ""))
        staged = doing.staged if doing.position == position else ()
        return PresenceEvent(position, who, staged, doing.read, self._asked[who])

    def keep_asked(self, is_open: Callable[[str], bool]) -> None:
        """The table has moved on: what can no longer be chosen is no longer asked for."""
        self._asked = {who: kept for who, choices in self._asked.items() if (kept := tuple(filter(is_open, choices)))}

    def leaves(self, who: str, position: int) -> PresenceEvent | None:
        """Somebody has gone: what the others are told, if there was anything to be seen of them."""
        gone, asked = self._doing.pop(who, None), self._asked.pop(who, ())
        return None if gone is None and not asked else PresenceEvent(position, who)

    def now(self, position: int) -> list[PresenceEvent]:
        """What everybody does, for somebody who comes; what was planned at another position is none any more."""
        nothing = Doing(position, (), "")
        doings = {**dict.fromkeys(self._asked, nothing), **self._doing}
        return [
            PresenceEvent(
                position, who, doing.staged if doing.position == position else (), doing.read, self._asked.get(who, ())
            )
            for who, doing in doings.items()
        ]
