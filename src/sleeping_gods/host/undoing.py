"""Undo at a table: how far back, and whether the others must agree because something was revealed."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..campaign.history import History
from ..campaign.revealed import reveals
from ..campaign.undo_targets import entry_target, line_target, redo_target, undo_target
from ..kernel.choices import Choice
from ..kernel.table import Table
from ..wire.events import UndoRequest
from ..wire.http import Back
from ..wire.requests import AnswerUndo, Redo, Undo
from .consent import Consent
from .errors import NotAllowed
from .looking_back import ways_back
from .members import TableMember
from .seating import Seating


class KnownTarget(NamedTuple):
    """The entry that a request leads to in a history of this length."""

    history: History
    length: int
    request: Undo | Redo
    entry: int


class Undoing:
    """Resolves undo, redo and answer requests to an entry, and keeps the pending request for consent."""

    def __init__(self, seating: Seating, forced: Callable[[Table], Choice | None], by_hand: Callable[[], bool]) -> None:
        self._by_hand = by_hand
        self._seating = seating
        self._forced = forced
        self._consent = Consent()
        self._known: KnownTarget | None = None
        """The target of the last request, cached: it is asked for several times on its way."""

    def ways(self, history: History, member: TableMember) -> Back:
        """The undos that a member can make, and whether the others must agree."""
        return ways_back(history, self._asks, consent=self._is_asked_about(member), by_hand=self._by_hand())

    def target(self, history: History, request: Undo | Redo | AnswerUndo) -> int:
        """The entry that a request leads to."""
        if isinstance(request, AnswerUndo):
            return self._consent.target
        known = self._known
        if known is not None and known.history is history and (known.length, known.request) == (len(history), request):
            return known.entry
        entry = self._target_of(history, request)
        self._known = KnownTarget(history, len(history), request, entry)
        return entry

    def _target_of(self, history: History, request: Undo | Redo) -> int:
        """The entry to go back or forth to; NotAllowed if there is none."""
        match request:
            case Redo():
                entry, missing = redo_target(history, over_pins=True), "nothing-to-redo"
            case Undo(by="line"):
                entry, missing = line_target(history, request.entry), "no-line"
            case Undo(by="entry"):
                entry, missing = entry_target(history, request.entry), "no-line"
            case Undo(by="step" | "action" | "turn" as stride):
                entry = undo_target(history, stride, self._asks, over_pins=True, by_hand=self._by_hand())
                missing = "nothing-to-undo"
        if entry is None:
            raise NotAllowed(missing)
        return entry

    def waits_for_others(self, history: History, request: Undo | AnswerUndo, member: TableMember) -> bool:
        """Ask the others, or record an answer; returns whether nothing is undone yet, or at all."""
        match request:
            case Undo():
                target = self.target(history, request) if self._is_asked_about(member) else None
                if target is None or not reveals(history, target):
                    return False
                self._consent.ask(member.ref, request.position, target, self._seating.others(member))
                return True
            case AnswerUndo(agree=False):
                self._consent.refuses(member.ref, request.position)
                return True
            case AnswerUndo():
                return not self._consent.agrees(member.ref, request.position, frozenset(self._seating.here))

    def asked(self, position: int) -> UndoRequest:
        """The event that shows the pending request, or its end."""
        return self._consent.event(position)

    @property
    def asker(self) -> str:
        """Who asked; empty if there is no request."""
        return self._consent.asker

    def withdraw(self) -> bool:
        """Drop the request; returns whether there was one."""
        return self._consent.withdraw()

    def leaves(self, who: str) -> bool:
        """Drop the request of somebody who left; returns whether they had one."""
        return self._consent.leaves(who)

    def _is_asked_about(self, member: TableMember) -> bool:
        """Whether the others are asked before a member goes back."""
        return self._seating.roster.settings.ask_undo and bool(self._seating.others(member))

    def _asks(self, table: Table) -> bool:
        """Whether any player is asked something at this point."""
        return self._forced(table) is None
