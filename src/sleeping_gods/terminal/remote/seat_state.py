"""The state of a seat at a served table: what the server has sent, and which requests wait for an answer."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable
from typing import TypeAlias

from ...kernel.choices import Choice
from ...languages import Lang
from ...presentation.party.choice_plan import Part
from ...wire.events import AdviceEvent, Changed, Done, Event, Explanation, Refused, Snapshot, TableInfo, UndoRequest
from ...wire.requests import CHANGING, ChooseRequest, Refresh, Request, Undo
from ...wire.sections import with_sections
from ..screen import Screen
from ..section import Section
from .remote_view import RemoteView

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
        self.position = 0
        self.began_at = 0
        """The position at which this client came."""
        self.you = ""
        self.undo_request: UndoRequest | None = None
        """Who wants to go back, if somebody does."""
        self.refusal_rule = ""
        """The rule by which something was refused last; a bare ? asks for it."""
        self.lost = False
        """Whether the connection is."""
        self.todo: deque[Part | Undo] = deque()
        """What is to be sent next, one after the other, as long as nothing is refused."""
        self.labels: dict[Choice, str] = {}
        """What choices that are to be sent are called."""
        self._waiting: dict[str, Request] = {}
        self._until = 0
        """The position that an answer spoke of, and of which the table must still be told."""
        self._is_refreshing = False

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
        self._is_refreshing = self.lost = False
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
            self.todo.clear()
            if event.key == STALE:  # the server tells everything again without being asked
                self._is_refreshing = True


def fresh_id() -> str:
    """A new unique request id."""
    return secrets.token_urlsafe(12)
