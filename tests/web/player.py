"""A player over HTTP and a socket, as any client is one."""

from __future__ import annotations

import http.client
import json
from collections.abc import Iterable
from typing import Any, TypeVar
from urllib.parse import urlsplit

from websockets.sync.client import ClientConnection, connect

from sleeping_gods.presentation.scene.scene import Scene
from sleeping_gods.wire.coding import encode, read_event
from sleeping_gods.wire.events import Changed, Done, Event, Refused, Snapshot
from sleeping_gods.wire.requests import ChooseRequest, Request
from sleeping_gods.wire.sections import with_sections

E = TypeVar("E", bound=Event)
PATIENCE = 60.0
"""Seconds after which a test gives up: a hang, not a clock."""


def ask(
    url: str, method: str, path: str, body: object = None, secret: str = "", headers: dict[str, str] | None = None
) -> tuple[int, Any]:
    """An HTTP request, and its answer as plain data."""
    status, data, _ = ask_whole(url, method, path, body, secret, headers)
    return status, json.loads(data) if data and data[:1] in b"{[" else data


def ask_whole(
    url: str, method: str, path: str, body: object = None, secret: str = "", headers: dict[str, str] | None = None
) -> tuple[int, bytes, http.client.HTTPMessage]:
    """An HTTP request with status, bytes and headers of the answer."""
    connection = http.client.HTTPConnection(urlsplit(url).netloc, timeout=PATIENCE)
    sent = body if isinstance(body, bytes) else json.dumps(body).encode() if body is not None else None
    own = {"authorization": f"Bearer {secret}"} if secret else {}
    try:
        connection.request(method, path, sent, {**own, **(headers or {})})
        answer = connection.getresponse()
        return answer.status, answer.read(), answer.headers
    finally:
        connection.close()


def begin(url: str, players: Iterable[str] = ("Ada", "Ben"), pack: str = "harbour", **also: object) -> tuple[str, str]:
    """A new campaign: its id, and the secret of its host, who plays all seats."""
    body = {"pack": pack, "name": "Evening", "players": [*players], "host": "Ada", "options": {"seed": "7"}, **also}
    status, begun = ask(url, "POST", "/api/campaigns", body)
    if status != 200:
        raise AssertionError(begun)
    return begun["campaign"], begun["secret"]


def invite(url: str, campaign: str, host: str, seats: Iterable[int] = (), role: str = "player") -> str:
    """What stands behind the # of an invitation's link."""
    status, made = ask(url, "POST", f"/api/campaigns/{campaign}/invites", {"seats": [*seats], "role": role}, host)
    if status != 200:
        raise AssertionError(made)
    return str(made["url"]).partition("#")[2]


def join(url: str, invitation: str, name: str = "Ben") -> str:
    """Follow an invitation; the secret of the new device."""
    status, begun = ask(url, "POST", "/api/join", {"invite": invitation, "name": name})
    if status != 200:
        raise AssertionError(begun)
    return str(begun["secret"])


class Player:
    """Somebody at a table: what they have been told, and what they send."""

    def __init__(self, url: str, campaign: str, secret: str, lang: str = "en") -> None:
        address = f"ws{url.removeprefix('http')}/api/campaigns/{campaign}/play?lang={lang}"
        headers = {"authorization": f"Bearer {secret}"}
        self.socket: ClientConnection = connect(address, additional_headers=headers, max_size=None, legacy=True)
        self.scene: Scene | None = None
        self.position = 0
        self.heard: list[Event] = []
        self._sent = 0
        self.until(Snapshot)

    def until(self, kind: type[E], *others: type[Event]) -> E:
        """Listen until an event of one of these kinds comes; the caller of several tells them apart."""
        while True:
            event = read_event(self.socket.recv(timeout=PATIENCE))
            self.heard.append(event)
            if isinstance(event, (Snapshot, Changed)):
                before = None if isinstance(event, Snapshot) else self.scene
                self.scene, self.position = with_sections(before, event.sections), event.position
            if isinstance(event, (kind, *others)):
                return event  # type: ignore[return-value]  # or one of the others

    def send(self, request: Request) -> None:
        """Send a request."""
        self.socket.send(encode(request).decode())

    def choose(self, choice: str, ref: str = "", position: int | None = None) -> Done | Refused:
        """Take a choice, and wait for the answer; what came of it is told afterwards."""
        self._sent += 1
        at = self.position if position is None else position
        self.send(ChooseRequest(ref or f"{id(self)}-{self._sent}", at, choice))
        answer: Done | Refused = self.until(Done, Refused)
        return answer

    def play(self, choice: str) -> None:
        """Take a choice, and wait until it is told what came of it."""
        answer = self.choose(choice)
        while self.position < answer.position:
            self.until(Changed, Snapshot)

    @property
    def own(self) -> list[str]:
        """The choices of the decision that are this player's."""
        if self.scene is None:
            return []
        seats = next(event.seats for event in reversed(self.heard) if isinstance(event, Snapshot))
        return [line.notation for line in self.scene.menu.own if line.seat in seats]

    def close(self) -> None:
        """Go."""
        self.socket.close()
