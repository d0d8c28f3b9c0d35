"""Undo requests that need consent: the target waits until every other player who is present has agreed."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..wire.events import UndoRequest
from .errors import NotAllowed


@dataclass(frozen=True, slots=True)
class PendingUndo:
    """An undo that somebody has asked the others for."""

    who: str
    position: int
    target: int
    unanswered: frozenset[str]
    """The players who have not agreed yet."""


class Consent:
    """The one pending undo request of a table, if there is one; playing on withdraws it."""

    def __init__(self) -> None:
        self._pending: PendingUndo | None = None

    @property
    def target(self) -> int:
        """The entry to go back to."""
        if self._pending is None:
            raise NotAllowed("nothing-asked")
        return self._pending.target

    def ask(self, who: str, position: int, target: int, others: frozenset[str]) -> None:
        """Begin a request to the other players."""
        self._pending = PendingUndo(who, position, target, others)

    def agrees(self, who: str, position: int, here: frozenset[str]) -> bool:
        """Record that somebody agrees; returns whether everybody who is still present has."""
        pending = self._request_for_answer(who, position)
        self._pending = replace(pending, unanswered=(pending.unanswered - {who}) & here)
        return not self._pending.unanswered

    def refuses(self, who: str, position: int) -> None:
        """Drop the request, because somebody refuses or the asker withdraws it."""
        if self.asker != who:
            self._request_for_answer(who, position)
        self._pending = None

    @property
    def asker(self) -> str:
        """Who asked; empty if there is no request."""
        return self._pending.who if self._pending else ""

    def withdraw(self) -> bool:
        """Drop the request; returns whether there was one."""
        was_asked = self._pending is not None
        self._pending = None
        return was_asked

    def leaves(self, who: str) -> bool:
        """Drop the request of somebody who left; returns whether they had one."""
        return self.asker == who and self.withdraw()

    def event(self, position: int) -> UndoRequest:
        """The event that shows the request, or its end, to everybody."""
        pending = self._pending
        if pending is None:
            return UndoRequest(position, "", 0, ())
        return UndoRequest(position, pending.who, pending.target, tuple(sorted(pending.unanswered)))

    def _request_for_answer(self, who: str, position: int) -> PendingUndo:
        """The request that somebody answers; NotAllowed if it is another one, or they are not asked."""
        pending = self._pending
        if pending is None or pending.position != position or who not in pending.unanswered:
            raise NotAllowed("nothing-asked")
        return pending
