"""A stand-in for the server: it keeps one campaign in memory and tells it to whoever has a seat, over real sockets."""

from __future__ import annotations

import contextlib
import http.server
import json
import socket
import socketserver
import threading
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, cast
from urllib.parse import parse_qs, urlsplit

from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response
from websockets.sync.server import ServerConnection, serve

from sleeping_gods.campaign.errors import WrongSeat
from sleeping_gods.campaign.games import load_pack, setup_for, translated
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.kernel.choices import parse
from sleeping_gods.kernel.errors import IllegalChoice
from sleeping_gods.kernel.table import Table as GameTable
from sleeping_gods.languages import Lang
from sleeping_gods.presentation.audience import Audience
from sleeping_gods.presentation.presenters import presenter_of
from sleeping_gods.presentation.scene.log import LogLine
from sleeping_gods.presentation.scene_tracker import SceneTracker
from sleeping_gods.wire import events, requests
from sleeping_gods.wire.coding import encode, read_request
from sleeping_gods.wire.sections import NAMES, sections_of


@dataclass(eq=False)
class Guest:
    """Somebody with a seat, and what they have been told."""

    ref: str
    name: str
    seats: tuple[int, ...]
    connection: ServerConnection | None = None
    tracker: SceneTracker[Any] | None = None
    told: tuple[LogLine, ...] = ()
    lang: Lang = "en"


@dataclass
class StandIn:
    """The campaign, who plays it, and what a test wants to go wrong."""

    pack: str = "harbour"
    players: tuple[str, ...] = ("Ada", "Ben")
    seed: str = "11"
    guests: dict[str, Guest] = field(default_factory=dict)
    """Secret to guest."""
    invites: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    heard: list[requests.Request] = field(default_factory=list)
    """Every request, as often as it came."""
    drop_before: int = 0
    """So many requests are lost with their connection before they are done."""
    drop_after: int = 0
    """So many are done, and their answer is lost with the connection."""
    then: int = 0
    """The status with which everybody is turned away after a request was lost so; 0 for none."""
    garbage: str = ""
    """What is sent instead of the table."""
    asks_before_undo: bool = False
    url: str = ""

    def __post_init__(self) -> None:
        game, loaded = load_pack(self.pack)
        chosen = {"seed": self.seed, "date": "2026-11-15"}
        self.campaign = Campaign.begin(game, loaded, setup_for(game, loaded, self.players, chosen))
        self.lock = threading.RLock()
        self.done: dict[str, events.Done] = {}
        self.said = self.closed = 0
        presenter_of(game.id, "fr").localizer.set_translation(loaded, translated(self.pack, "fr"))

    @property
    def position(self) -> int:
        """How many entries there are."""
        return len(self.campaign.journal.entries)

    @property
    def choices(self) -> list[str]:
        """What people have chosen, in notation."""
        return [entry.choice for entry in self.campaign.journal.entries if entry.seat.startswith("p")]

    def table(self) -> events.TableInfo:
        """Who sits there."""
        people = tuple(
            events.Person(
                guest.ref,
                guest.name,
                guest.seats,
                "player" if guest.seats else "spectator",
                guest.connection is not None,
            )
            for guest in self.guests.values()
        )
        return events.TableInfo("evening", "Evening", self.campaign.game.id, self.pack, people, events.Settings())

    def join(self, invite: str, name: str) -> dict[str, str] | None:
        """A new guest by an invitation."""
        seats = self.invites.get(invite)
        if seats is None:
            return None
        secret = f"secret-{len(self.guests)}"
        self.guests[secret] = Guest(f"p{len(self.guests)}", name, seats)
        return {"campaign": "evening", "you": self.guests[secret].ref, "secret": secret}

    def reseat(self, secret: str, seats: tuple[int, ...]) -> None:
        """Give somebody other seats; everybody is told."""
        with self.lock:
            self.guests[secret].seats = seats
            self._tell_all(events.TableEvent(self.position, self.table()))
            self._snapshot(self.guests[secret], self.guests[secret].lang)

    def remove(self, secret: str) -> None:
        """Take somebody's place back."""
        with self.lock:
            words = presenter_of(self.campaign.game.id, "en").localizer.rich_text("Your place was taken back.")
            self._tell(self.guests[secret], events.Closing(self.position, "removed", words))

    def play(self, connection: ServerConnection, guest: Guest, lang: Lang) -> None:
        """Tell somebody the table, and do what they ask for, until they leave."""
        with self.lock:
            guest.connection = connection
            if self.garbage:
                connection.send(self.garbage)
                return
            self._snapshot(guest, lang)
            self._tell_all(events.TableEvent(self.position, self.table()), but=guest)
        try:
            for message in connection:
                request = read_request(message)
                self.heard.append(request)
                if self.drop_before:
                    self.drop_before -= 1
                    self.closed = self.then
                    break
                with self.lock:
                    self._handle(guest, request)
        except ConnectionClosed:
            pass
        with self.lock:
            if guest.connection is connection:
                guest.connection = None
                self._tell_all(events.TableEvent(self.position, self.table()))

    def _handle(self, guest: Guest, request: requests.Request) -> None:
        if request.id in self.done:
            self._tell(guest, events.Done(self.position, request.id, repeated=True))
            return
        if isinstance(request, requests.CHANGING) and request.position != self.position:
            self._refuse(guest, request.id, "stale", "The table has moved on.")
            self._snapshot(guest, guest.lang)
            return
        match request:
            case requests.ChooseRequest():
                self._choose(guest, request)
            case requests.Undo() if self.asks_before_undo:
                others = tuple(other.ref for other in self.guests.values() if other is not guest)
                words = presenter_of(self.campaign.game.id, guest.lang).localizer.rich_text("The others are asked.")
                self._tell(guest, events.Explanation(self.position, request.id, words))
                self._tell_all(events.UndoRequest(self.position, guest.ref, 0, others))
            case requests.Undo() | requests.AnswerUndo():
                self._undo(guest, request.id)
            case requests.ChatRequest():
                self.said += 1
                self._tell_all(events.ChatEvent(self.position, self.said, guest.ref, request.text))
                self._finish(guest, request.id)
            case requests.Refresh():
                self._snapshot(guest, request.lang or guest.lang)
            case requests.Explain():
                words = presenter_of(self.campaign.game.id, guest.lang).localizer.rich_text("Because.")
                self._tell(guest, events.Explanation(self.position, request.id, words, "SG-SHIP-015"))
            case _:
                self._finish(guest, request.id)

    def _choose(self, guest: Guest, request: requests.ChooseRequest) -> None:
        before = self.campaign.table
        actor = before.actor(parse(request.choice))
        try:
            if actor not in guest.seats:
                raise WrongSeat(request.choice, str(actor), guest.ref)
            played = self.campaign.play(actor, request.choice)
        except IllegalChoice as error:
            presenter = presenter_of(self.campaign.game.id, guest.lang)
            reason = error.reason
            words = presenter.reason(cast(Any, before), reason) if reason else "No."
            self._refuse(guest, request.id, "illegal", words, reason.rule if reason else "")
            return
        except WrongSeat:
            self._refuse(guest, request.id, "not-yours", "That is not yours to choose.")
            return
        self._finish(guest, request.id)
        for other in self.guests.values():
            if other.tracker is not None:
                other.tracker.chronicle.hear(cast(Any, before), played)
        self._changed()

    def _undo(self, guest: Guest, name: str) -> None:
        self.campaign.undo()
        self._finish(guest, name)
        for other in self.guests.values():
            if other.tracker is not None:
                other.tracker.chronicle.back_to(self.campaign.history.position)
        if self.asks_before_undo:
            self._tell_all(events.UndoRequest(self.position, "", 0, ()))
        self._changed()

    def _finish(self, guest: Guest, name: str) -> None:
        self.done[name] = events.Done(self.position, name)
        if self.drop_after and guest.connection is not None:
            self.drop_after -= 1
            guest.connection.socket.shutdown(socket.SHUT_RDWR)
        else:
            self._tell(guest, self.done[name])

    def _refuse(self, guest: Guest, name: str, key: str, words: str, rule: str = "") -> None:
        localizer = presenter_of(self.campaign.game.id, guest.lang).localizer
        self._tell(guest, events.Refused(self.position, name, key, localizer.rich_text(words), rule))

    def _changed(self) -> None:
        for guest in self.guests.values():
            if guest.connection is not None and guest.tracker is not None:
                scene = guest.tracker.tell(cast(Any, self.campaign.table))
                sections = sections_of(scene, guest.tracker.changed, guest.told)
                guest.told = scene.log
                self._tell(guest, events.Changed(self.position, sections))

    def _snapshot(self, guest: Guest, lang: Lang) -> None:
        presenter = presenter_of(self.campaign.game.id, lang)
        tracker = SceneTracker(presenter, Audience(guest.seats))
        table = cast(Any, self.campaign.history.table_after(0))
        tracker.chronicle.hear(*cast(Any, _history(self.campaign, table)))
        guest.tracker, guest.lang = tracker, lang
        scene = tracker.tell(cast(Any, self.campaign.table))
        guest.told = scene.log
        sections = sections_of(scene, NAMES)
        self._tell(guest, events.Snapshot(self.position, lang, guest.ref, guest.seats, self.table(), sections))

    def _tell_all(self, event: events.Event, but: Guest | None = None) -> None:
        for guest in self.guests.values():
            if guest is not but:
                self._tell(guest, event)

    def _tell(self, guest: Guest, event: events.Event) -> None:
        if guest.connection is not None:
            with contextlib.suppress(ConnectionClosed):
                guest.connection.send(encode(event).decode())


def _history(campaign: Campaign, table: GameTable) -> tuple[GameTable, Any]:
    """Everything that led to the present table."""
    return campaign.history.replay_last(len(campaign.history.line()))


class _Through(socketserver.BaseRequestHandler):
    """Whoever comes is led to another server; they are turned away while there is none."""

    def handle(self) -> None:
        """One connection."""
        with contextlib.suppress(OSError), socket.create_connection(cast(Gate, self.server).inner) as inner:
            back = threading.Thread(target=_pour, args=(inner, self.request))
            back.start()
            _pour(self.request, inner)
            back.join()


class _Door(_Through):
    """Who comes: somebody with an invitation, or somebody with a seat, who is led to the socket."""

    def handle(self) -> None:
        """One connection."""
        if self.request.recv(4, socket.MSG_PEEK) == b"POST":
            _Desk(self.request, self.client_address, cast(Gate, self.server))
        else:
            super().handle()


def _pour(source: socket.socket, target: socket.socket) -> None:
    """All that comes from one side goes to the other, until one of them is closed."""
    with contextlib.suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
    for end in (source, target):
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)


class _Desk(http.server.BaseHTTPRequestHandler):
    """Where invitations are handed in."""

    def do_POST(self) -> None:
        """Join."""
        host = cast(StandIn, cast(Any, self.server).host)
        wish = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        joined = host.join(wish["invite"], wish["name"])
        body = json.dumps(joined or {"key": "no-invite", "words": "This invitation is not good any more."}).encode()
        self.send_response(200 if joined else 403)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *said: object) -> None:
        """Say nothing."""


class Gate(socketserver.ThreadingTCPServer):
    """An address that stays, before a server that may come and go."""

    daemon_threads = True
    host: StandIn
    inner: tuple[str, int] = ("127.0.0.1", 1)

    @property
    def url(self) -> str:
        """The address."""
        return f"http://127.0.0.1:{self.server_address[1]}"


@contextlib.contextmanager
def gate(kind: type[_Through] = _Through) -> Iterator[Gate]:
    """A gate on a free port of this machine."""
    with Gate(("127.0.0.1", 0), kind) as opened:
        thread = threading.Thread(target=opened.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        try:
            yield opened
        finally:
            opened.shutdown()
            thread.join()


@contextlib.contextmanager
def served(host: StandIn) -> Iterator[StandIn]:
    """The stand-in on a free port of this machine."""
    found: dict[ServerConnection, tuple[Guest, Lang]] = {}

    def known(connection: ServerConnection, asked: Request) -> Response | None:
        secret = asked.headers.get("Authorization", "").removeprefix("Bearer ")
        if secret not in host.guests or host.closed:
            return connection.respond(host.closed or 401, "no\n")
        found[connection] = host.guests[secret], parse_qs(urlsplit(asked.path).query)["lang"][0]
        return None

    def play(connection: ServerConnection) -> None:
        host.play(connection, *found[connection])

    with serve(play, "127.0.0.1", 0, process_request=known) as inner, gate(_Door) as opened:
        opened.host, opened.inner, host.url = host, inner.socket.getsockname(), opened.url
        thread = threading.Thread(target=inner.serve_forever)
        thread.start()
        try:
            yield host
        finally:
            inner.shutdown()
            thread.join()
