"""Consent: whoever wants to go back behind what was revealed waits until the others who play have agreed."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..wire.events import UndoRequest
from .errors import NotAllowed


@dataclass(frozen=True, slots=True)
class Wanted:
    """Where somebody wants to go back to."""

    who: str
    position: int
    target: int
    left: frozenset[str]
    """Those who have not answered."""


class Consent:
    """What is being asked at a table; one question at a time, and none any more once somebody plays on."""

    def __init__(self) -> None:
        self._wanted: Wanted | None = None

    @property
    def target(self) -> int:
        """The entry to go back to, when everybody agrees."""
        if self._wanted is None:
            raise NotAllowed("nothing-asked")
        return self._wanted.target

    def ask(self, who: str, position: int, target: int, others: frozenset[str]) -> None:
        """Ask the others."""
        self._wanted = Wanted(who, position, target, others)

    def agrees(self, who: str, position: int, here: frozenset[str]) -> bool:
        """Note that somebody agrees; whether everybody has who is still here."""
        wanted = self._answered_by(who, position)
        self._wanted = replace(wanted, left=(wanted.left - {who}) & here)
        return not self._wanted.left

    def refuses(self, who: str, position: int) -> None:
        """Somebody does not agree, or whoever asked no longer wants it: it is settled."""
        if self.asker != who:
            self._answered_by(who, position)
        self._wanted = None

    @property
    def asker(self) -> str:
        """Who wants to go back; empty if nobody does."""
        return self._wanted.who if self._wanted else ""

    def settle(self) -> bool:
        """Nothing is asked any more; whether something was."""
        was_asked = self._wanted is not None
        self._wanted = None
        return was_asked

    def leaves(self, who: str) -> bool:
        """Somebody has gone: what they asked for is settled; whether they had asked for something."""
        return self.asker == who and self.settle()

    def event(self, position: int) -> UndoRequest:
        """What everybody is told of it."""
        wanted = self._wanted
        if wanted is None:
            return UndoRequest(position, "", 0, ())
        return UndoRequest(position, wanted.who, wanted.target, tuple(sorted(wanted.left)))

    def _answered_by(self, who: str, position: int) -> Wanted:
        wanted = self._wanted
        if wanted is None or wanted.position != position or who not in wanted.left:
            raise NotAllowed("nothing-asked")
        return wanted
