"""The connection to a served table: receives events, sends requests, and reconnects.

A request is kept until it is answered. After a reconnection it is sent again under the same id, by which the server
recognises it.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from ...languages import Lang
from ...wire.coding import BadMessage, encode, read_event
from ...wire.events import OVER, Closing, Done, Event, Explanation, Refused, Snapshot
from ...wire.requests import Refresh, Request
from .address import Address

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

RECONNECT_SECONDS = (0.5, 1.0, 2.0, 4.0, 8.0, *(15.0 for _ in range(40)))
"""Pauses before each attempt to reconnect; after the last one, ten minutes in all, the table is given up."""
MAX_BYTES = 16 * 1024 * 1024
"""The longest event that is read; a snapshot contains the log."""
FINAL_STATUSES = (400, 401, 403, 404, 410)
"""HTTP statuses after which reconnecting is useless."""
REFUSALS_BELIEVED = 5
"""A known seat is refused this often before that is believed: a restarting server refuses too."""
TURNED_AWAY = "turned-away"
"""The key when the table itself refuses to reconnect."""


@dataclass(frozen=True, slots=True)
class ConnectionLost:
    """The connection broke; reconnecting."""


@dataclass(frozen=True, slots=True)
class TableGone:
    """The table cannot be reached again."""

    key: str
    """``refused``, ``unreachable``, or ``protocol`` if the server speaks otherwise than we do."""


ClientMessage: TypeAlias = Event | ConnectionLost | TableGone
_ANSWERS = (Done, Refused, Explanation)
"""The messages that end a request."""


class VisitEnd(NamedTuple):
    """How a connection ended."""

    welcomed: bool
    """Whether a snapshot came."""
    reason: str
    """Why it ended; empty if that is not known."""


class Client:
    """The connection of one seat; messages are passed to a listener from its own thread."""

    def __init__(
        self,
        address: Address,
        campaign: str,
        secret: str,
        lang: Lang,
        listener: Callable[[ClientMessage], None],
        pauses: Sequence[float] = RECONNECT_SECONDS,
    ) -> None:
        self.lang = lang
        """The language in which the table is told."""
        self._address, self._campaign, self._secret = address, campaign, secret
        self._listener, self._pauses = listener, pauses
        self._unanswered: dict[str, Request] = {}
        """The requests that no event has answered, by their ids: after a reconnection they are sent again."""
        self._socket: ClientConnection | None = None
        """The socket, once the table has been told over it."""
        self._lock = threading.Lock()
        """Held while the socket or these requests change."""
        self._closed = threading.Event()
        """Set when the connection is not wanted any more."""
        self._thread = threading.Thread(target=self._run, name="table", daemon=True)
        """Receives events, and connects again."""

    def start(self) -> None:
        """Connect."""
        self._thread.start()

    def send(self, request: Request) -> None:
        """Send a request, now or when connected."""
        with self._lock:
            if not isinstance(request, Refresh):  # whoever comes back is told everything anyway
                self._unanswered[request.id] = request
            self._write(request)

    def close(self) -> None:
        """Disconnect; the seat stays."""
        self._closed.set()
        with self._lock:
            socket = self._socket
        if socket is not None:
            socket.close()
        if self._thread.is_alive():
            self._thread.join(timeout=5)

    def _write(self, request: Request) -> None:
        """Send a request, if there is a connection."""
        from websockets.exceptions import ConnectionClosed

        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):  # whoever reads notices it
                self._socket.send(encode(request).decode())

    def _run(self) -> None:
        """Connect and read, and reconnect until closed or given up."""
        met, attempt, refused = False, 0, 0
        while not self._closed.is_set():
            heard, end = self._visit()
            if self._closed.is_set():
                return
            met, attempt = met or heard, 0 if heard else attempt
            refused = refused + 1 if end == "refused" else 0
            final = end in (TURNED_AWAY, "protocol") or refused >= REFUSALS_BELIEVED or not met
            if final or attempt >= len(self._pauses):
                self._listener(TableGone("refused" if end == TURNED_AWAY else end or "unreachable"))
                return
            if heard:
                self._listener(ConnectionLost())
            self._closed.wait(self._pauses[attempt])
            attempt += 1

    def _visit(self) -> VisitEnd:
        """One connection until it ends."""
        from websockets.exceptions import InvalidStatus, WebSocketException
        from websockets.sync.client import connect

        welcomed = False
        try:
            with connect(
                self._address.socket(self._campaign, self.lang),
                additional_headers={"Authorization": f"Bearer {self._secret}"},
                max_size=MAX_BYTES,
                proxy=None,
            ) as socket:
                for message in socket:
                    event = read_event(message)
                    self._note(event)
                    self._listener(event)
                    if isinstance(event, Snapshot) and not welcomed:
                        welcomed = True
                        self._take_up(socket)
                    if isinstance(event, Closing):
                        return VisitEnd(welcomed, TURNED_AWAY if event.key in OVER else "")
        except BadMessage:
            return VisitEnd(welcomed, "protocol")
        except InvalidStatus as error:
            return VisitEnd(welcomed, "refused" if error.response.status_code in FINAL_STATUSES else "")
        except (WebSocketException, OSError, EOFError):
            return VisitEnd(welcomed, "")
        finally:
            with self._lock:
                self._socket = None
        return VisitEnd(welcomed, "")

    def _take_up(self, socket: ClientConnection) -> None:
        """Send the unanswered requests again, in order."""
        with self._lock:
            self._socket = socket
            for request in [*self._unanswered.values()]:
                self._write(request)

    def _note(self, event: Event) -> None:
        """Forget the request that an event answers; an answer to none in particular answers all."""
        if isinstance(event, _ANSWERS):
            with self._lock:
                self._unanswered.pop(event.id, None)
                if not event.id:  # something of ours could not be read: which, nobody can tell
                    self._unanswered.clear()
