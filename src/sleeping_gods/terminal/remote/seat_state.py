"""The state of a seat at a served table: what the server has sent, and which requests wait for an answer."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TypeAlias

from ...languages import Lang
from ...wire.events import AdviceEvent, Changed, Done, Event, Explanation, Refused, Snapshot, TableInfo, UndoRequest
from ...wire.requests import CHANGING, ChooseRequest, Refresh, Request
from ...wire.sections import with_sections
from ..screen import Screen
from ..section import Section
from .remote_view import RemoteView
from .series import Series

Send: TypeAlias = Callable[[Request], None]
STALE = "stale"
"""The key of a refusal after which everything is told again."""


class SeatState:
    """What this client knows of the table, and the requests that await an answer."""

    def __init__(self, screen: Screen, send: Send, speak: Callable[[Lang], None]) -> None:
        self.screen = screen
        self._send, self._speak = send, speak
        self.view: RemoteView | None = None
        """The table as it was told; nothing before the first time."""
        self.table: TableInfo | None = None
        """Who sits there and who is there."""
        self.position = 0
        """The campaign's number of entries, as this client knows it."""
        self.began_at = 0
        """The position at which this client came."""
        self.you = ""
        self.series = Series()
        """What is still to be sent of several choices."""
        self._undo_request: UndoRequest | None = None
        """What somebody wants taken back, as long as this waits for consent."""
        self._refusal_rule = ""
        """The rule by which the last answer was refused; a bare ? asks for it."""
        self._is_lost = False
        """Whether the connection is lost for now."""
        self._waiting: dict[str, Request] = {}
        """The requests that were not answered yet, by their ids."""
        self._until = 0
        """The position that an answer spoke of, and of which the table must still be told."""
        self._is_refreshing = False
        """Whether the whole table was asked for again and has not come yet."""

    @property
    def undo_request(self) -> UndoRequest | None:
        """Who wants to go back, if somebody does."""
        return self._undo_request

    @property
    def refusal_rule(self) -> str:
        """The rule by which something was refused last, empty if there is none; a bare ? asks for it."""
        return self._refusal_rule

    @property
    def lost(self) -> bool:
        """Whether the connection is."""
        return self._is_lost

    @property
    def busy(self) -> bool:
        """Whether an answer or its consequences are still awaited."""
        return bool(self._waiting) or self._is_refreshing or self._until > self.position or self.view is None

    def request(self, request: Request) -> None:
        """Send a request."""
        self._waiting[request.id] = request
        self._send(request)

    def choose(self, choice: str) -> None:
        """Make a choice at the present position."""
        self.request(ChooseRequest(fresh_id(), self.position, choice))

    def refresh(self, lang: Lang | None = None) -> None:
        """Ask for a new snapshot, perhaps in another language."""
        self._is_refreshing = True
        if lang is not None:
            self._speak(lang)
        self._send(Refresh(fresh_id(), lang))

    def connection_lost(self) -> None:
        """Note that nothing can be sent until the table is told anew."""
        self._is_lost = True

    def refused_by(self, rule_id: str) -> None:
        """Note the rule by which something was refused."""
        self._refusal_rule = rule_id

    def forget_refusal(self) -> None:
        """Something else was typed, or the rule has been shown."""
        self._refusal_rule = ""

    def undo_requested(self, request: UndoRequest) -> None:
        """Note who wants to go back; nobody any more once no answer is waited for."""
        self._undo_request = request if request.waiting_for else None

    def receive(self, event: Snapshot | Changed) -> list[Section]:
        """Apply a snapshot or changes; returns what has happened since."""
        if isinstance(event, Snapshot):
            return self._snapshot(event)
        if self.view is None or event.position < self.position:
            return []
        try:
            scene = with_sections(self.view.scene, event.sections)
        except ValueError:  # something was missed
            self.refresh()
            return []
        self.position = event.position
        return self.view.turn_to(scene, self.screen)

    def _snapshot(self, event: Snapshot) -> list[Section]:
        """Take up the whole table; a view in another language or for other seats begins anew."""
        self._is_refreshing = self._is_lost = False
        self.position, self.you, self.table = event.position, event.you, event.table
        before, scene = self.view, with_sections(None, event.sections)
        if before is None:
            self.began_at = event.position
        if before is None or before.localizer.lang != event.lang or before.seats != event.seats:
            self.view = RemoteView(event.table.game, event.lang, event.seats, scene)
            self.screen.localizer = self.view.localizer
            return []
        return before.turn_to(scene, self.screen)

    def answered(self, event: Event) -> None:
        """Note that an event answers a request."""
        if not isinstance(event, Done | Refused | Explanation | AdviceEvent):
            return
        request = self._waiting.pop(event.id, None)
        if not event.id:
            self._waiting.clear()
        if isinstance(event, Done) and isinstance(request, CHANGING):
            self._until = max(self._until, event.position)
        if isinstance(event, Refused):
            self.series.drop()
            if event.key == STALE:  # the server tells everything again without being asked
                self._is_refreshing = True


def fresh_id() -> str:
    """A new unique request id."""
    return secrets.token_urlsafe(12)
