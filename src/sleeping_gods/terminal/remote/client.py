"""The connection to a table: events come in, requests go out, and what breaks is taken up again.

A request is kept until it is answered. When the connection was lost it is sent again under the same id, by which the
server knows whether it has been done already.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from ...languages import Lang
from ...wire.coding import BadMessage, encode, read_event
from ...wire.events import OVER, Closing, Done, Event, Explanation, Refused, Snapshot
from ...wire.requests import Refresh, Request
from .address import Address

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

PAUSES = (0.5, 1.0, 2.0, 4.0, 8.0, *(15.0 for _ in range(40)))
"""Seconds before each new attempt; after the last one the table is given up, ten minutes after it was lost."""
MAX_BYTES = 16 * 1024 * 1024
"""The longest event that is read: a whole campaign's log is among the sections."""
FINAL = (400, 401, 403, 404, 410)
"""Statuses of a table at which there is no such seat any more, or never was."""
SURE = 5
"""So often one who had a seat is turned away before that is believed: a server that is restarted does so too."""
TURNED_AWAY = "turned-away"
"""The table itself has said that there is nothing to come back to."""


@dataclass(frozen=True, slots=True)
class Lost:
    """The connection broke; it is being taken up again."""


@dataclass(frozen=True, slots=True)
class Gone:
    """There is no way back to the table."""

    key: str
    """``refused``, ``unreachable``, or ``protocol`` if the server speaks otherwise than we do."""


Heard: TypeAlias = Event | Lost | Gone
_ANSWERS = (Done, Refused, Explanation)


class Client:
    """One seat's connection. What it hears is told to a listener, from a thread of its own."""

    def __init__(
        self,
        address: Address,
        campaign: str,
        secret: str,
        lang: Lang,
        listener: Callable[[Heard], None],
        pauses: Sequence[float] = PAUSES,
    ) -> None:
        self.lang = lang
        """The language in which the table is told."""
        self._address, self._campaign, self._secret = address, campaign, secret
        self._listener, self._pauses = listener, pauses
        self._unanswered: dict[str, Request] = {}
        self._socket: ClientConnection | None = None
        """The socket, once the table has been told over it."""
        self._lock = threading.Lock()
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._run, name="table", daemon=True)

    def start(self) -> None:
        """Go to the table."""
        self._thread.start()

    def send(self, request: Request) -> None:
        """Send a request, now or as soon as there is a connection."""
        with self._lock:
            if not isinstance(request, Refresh):  # whoever comes back is told everything anyway
                self._unanswered[request.id] = request
            self._write(request)

    def close(self) -> None:
        """Leave; the seat stays as it is."""
        self._closed.set()
        with self._lock:
            socket = self._socket
        if socket is not None:
            socket.close()
        if self._thread.is_alive():
            self._thread.join(timeout=5)

    def _write(self, request: Request) -> None:
        from websockets.exceptions import ConnectionClosed

        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):  # whoever reads notices it
                self._socket.send(encode(request).decode())

    def _run(self) -> None:
        """Connect, listen, and connect again, until somebody leaves or there is no way back."""
        met, attempt, refused = False, 0, 0
        while not self._closed.is_set():
            heard, end = self._visit()
            if self._closed.is_set():
                return
            met, attempt = met or heard, 0 if heard else attempt
            refused = refused + 1 if end == "refused" else 0
            final = end in (TURNED_AWAY, "protocol") or refused >= SURE or not met
            if final or attempt >= len(self._pauses):
                self._listener(Gone("refused" if end == TURNED_AWAY else end or "unreachable"))
                return
            if heard:
                self._listener(Lost())
            self._closed.wait(self._pauses[attempt])
            attempt += 1

    def _visit(self) -> tuple[bool, str]:
        """One connection from its beginning to its end: whether the table was told, and why it ended if known."""
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
                        return welcomed, TURNED_AWAY if event.key in OVER else ""
        except BadMessage:
            return welcomed, "protocol"
        except InvalidStatus as error:
            return welcomed, "refused" if error.response.status_code in FINAL else ""
        except (WebSocketException, OSError, EOFError):
            return welcomed, ""
        finally:
            with self._lock:
                self._socket = None
        return welcomed, ""

    def _take_up(self, socket: ClientConnection) -> None:
        """Send again, in their order, what was not answered."""
        with self._lock:
            self._socket = socket
            for request in [*self._unanswered.values()]:
                self._write(request)

    def _note(self, event: Event) -> None:
        if isinstance(event, _ANSWERS):
            with self._lock:
                self._unanswered.pop(event.id, None)
                if not event.id:  # something of ours could not be read: which, nobody can tell
                    self._unanswered.clear()
