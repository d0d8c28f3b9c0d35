"""Whoever plays by themselves is told by a device just what a server would tell them, byte by byte."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import options
from sleeping_gods.web import sockets
from sleeping_gods.wire.coding import encode
from sleeping_gods.wire.events import Event, Snapshot
from sleeping_gods.wire.http import Begin
from sleeping_gods.wire.requests import (
    AnswerUndo,
    ChatRequest,
    ChooseRequest,
    Explain,
    FollowRoute,
    JourneyRequest,
    ListUnavailable,
    NameMoment,
    PresenceRequest,
    PreviewRequest,
    Redo,
    Refresh,
    RepairRequest,
    Request,
    Undo,
)

from ..web.player import Player, ask
from ..web.serving import served
from .device import Device

MARK = "mark"
"""The id of a request after whose answer nothing more is to come."""


@pytest.fixture(autouse=True)
def _no_hurry_is_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server takes few requests a second from one person, a device any number; how quickly this runs is no matter."""
    monkeypatch.setattr(sockets, "REQUEST_LIMIT", (100_000, 100_000))


class Both:
    """The same campaign at a server and on a device."""

    def __init__(self, url: str, folder: Path, pack: str, lang: str) -> None:
        body = Begin(pack, "Ours", ("Ada", "Ben"), {"seed": "11"})
        plain = msgspec.to_builtins(body)
        _, begun = ask(url, "POST", "/api/campaigns", plain)
        self.url, self.campaign, self.secret = url, begun["campaign"], begun["secret"]
        self.device = Device(folder)
        here = self.device.call("POST", "campaigns", body=plain)
        self.own = here["campaign"]
        self._names = {begun["campaign"]: "CAMPAIGN", here["campaign"]: "CAMPAIGN", begun["you"]: "YOU"}
        self._names |= {here["you"]: "YOU"}
        self.device.open(self.own, lang)
        self.player = Player(url, self.campaign, self.secret, lang)
        first = [*self.player.heard, *self._until_mark()]
        self.differing = [] if self.plain(self.device.told) == self.plain(first) else ["coming"]

    def plain(self, told: Any) -> str:
        """What was told, without names that are made at random."""
        written = "\n".join(encode(event).decode() for event in told)
        for name, word in self._names.items():
            written = written.replace(name, word)
        return written

    def _until_mark(self) -> list[Any]:
        self.player.send(ListUnavailable(MARK))
        before = len(self.player.heard)
        while True:
            event = self.player.until(Snapshot, *get_args(Event))
            if getattr(event, "id", "") == MARK:
                return self.player.heard[before:-1]

    def send(self, request: Request | str) -> None:
        """Send the same to both, and note if they tell different things."""
        here = self.device.ask(request)
        sent = request if isinstance(request, str) else encode(request).decode()
        self.player.socket.send(sent)
        there = self._until_mark()
        if self.plain(here) != self.plain(there):
            self.differing.append(sent)

    def call(self, method: str, path: str, body: object = None, query: str = "lang=en") -> None:
        """The same of an endpoint."""
        words = dict(part.split("=") for part in query.split("&"))
        before = len(self.device.told)
        status, data = self.device.answer(method, path.format(self.own), words, body)
        told = self.device.told[before:]
        there = ask(self.url, method, f"/api/{path.format(self.campaign)}?{query}", body, self.secret)
        same = there == (status, json.loads(data) if data[:1] in (b"{", b"[") else data)
        if not same and self.plain_text(data) != self.plain_text(msgspec.json.encode(there[1])):
            self.differing.append(f"{method} {path}")
        if self.plain(told) != self.plain(self._until_mark()):
            self.differing.append(f"told after {method} {path}")

    def plain_text(self, data: bytes) -> str:
        """An answer without names that are made at random."""
        written = data.decode()
        for name, word in self._names.items():
            written = written.replace(name, word)
        return written


def script(both: Both, luck: Luck, count: int) -> Iterator[Request | str]:
    """Requests of every kind that somebody alone may send, good and bad."""
    for number in range(count):
        table = both.device.table
        name, at = f"n{number}", table.position
        choices = [text(option) for option in options(table.campaign.table)]
        choice = luck.pick(choices) if choices else "pass"
        yield ChooseRequest(name, at, choice)
        at = table.position
        others: list[Request | str] = [
            Undo(f"u{number}", at),
            Undo(f"u{number}", at, "turn"),
            Redo(f"u{number}", at),
            Explain(f"u{number}", choice),
            PreviewRequest(f"u{number}", (choice,)),
            JourneyRequest(f"u{number}"),
            ListUnavailable(f"u{number}"),
            Refresh(f"u{number}"),
            Refresh(f"u{number}", luck.pick(["en", "fr", "fr-CA"])),
            NameMoment(f"u{number}", at, f"Moment {number}"),
            RepairRequest(f"u{number}", at, "nonsense"),
            FollowRoute(f"u{number}", at, (choice,)),
            PresenceRequest(f"u{number}", at, (), "page"),
            AnswerUndo(f"u{number}", at, agree=True),
            ChooseRequest(name, at, choice),
            ChooseRequest(f"u{number}", max(0, at - 1), choice),
            ChooseRequest(f"u{number}", at, "no such choice"),
            '{"kind":"choose"}',
            "no message",
        ]
        yield others[number % len(others)]


@pytest.mark.slow
@pytest.mark.parametrize(("pack", "lang"), [("harbour", "en"), ("airfield", "fr")])
def test_everything_is_told_alike(pack: str, lang: str, tmp_path: Path) -> None:
    """Requests of every kind, refusals, and what the endpoints answer; in the end the files are equal."""
    with served(tmp_path / "server") as url:
        both = Both(url, tmp_path / "device", pack, lang)
        for request in script(both, Luck(3), 40):
            both.send(request)
        for path in ("", "/standing", "/back", "/repairs", "/printed"):
            both.call("GET", f"campaigns/{{}}{path}", query="lang=fr")
        both.call("GET", "campaigns/{}/replay", query="since=3&lang=fr")
        both.call("GET", "campaigns/{}/replay", query="since=none&lang=fr")
        both.call("GET", "campaigns/{}/scene", query="entry=4&lang=en")
        both.call("PUT", "campaigns/{}/settings", {"open_hands": True, "ask_all": True})
        both.call("PUT", "campaigns/{}/settings", {"no": 1})
        both.call("PATCH", "campaigns/{}", {"name": "Another"})
        both.call("PATCH", "campaigns/{}", {"name": " "})
        both.call("POST", "campaigns", {"pack": "nothing", "name": "x", "players": ["Ada"]})
        both.call("POST", "campaigns", {"pack": pack, "name": "x", "players": ["Ada", "Ada"]})
        both.call("GET", "packs", query="lang=fr")
        both.call("GET", "words", query="lang=fr")
        both.call("POST", "import", b"no file", "name=x&lang=fr")
        own = both.device.export(both.own)
        _, theirs = ask(url, "GET", f"/api/campaigns/{both.campaign}/export", secret=both.secret)
        both.player.close()

    assert both.differing == []
    assert own == theirs
    assert own.count(b"\n") > 60


def test_planted_talk_is_told_differently(tmp_path: Path) -> None:
    """What needs others is answered by a server and refused by a device: the comparison notices it."""
    with served(tmp_path / "server") as url:
        both = Both(url, tmp_path / "device", "harbour", "en")
        both.send(ChatRequest("c", "hello"))
        both.call("GET", "campaigns/{}/invites")
        both.player.close()

    assert len(both.differing) == 2
