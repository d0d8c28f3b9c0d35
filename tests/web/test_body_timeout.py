"""T26: who sends a request byte by byte, or half of one, keeps nobody's place."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from sleeping_gods.host.errors import HostError
from sleeping_gods.host.roster import roster_of
from sleeping_gods.web import body_reading, timeout_protocol
from sleeping_gods.wire.events import Done
from sleeping_gods.wire.requests import Refresh

from .door import Door, Message, opened
from .player import Player, ask, begin
from .running import run
from .serving import served
from .tables import seat

pytestmark = pytest.mark.slow  # they wait until a connection is given up

SHORT, LONG = 0.1, 0.5


async def trickle(chunks: int, size: int, pause: float) -> AsyncIterator[bytes]:
    """A body that comes in pieces."""
    for _ in range(chunks):
        await asyncio.sleep(pause)
        yield bytes(size)


def test_a_body_that_trickles_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """However steadily it comes; what is sent as quickly as is asked may take longer than that."""
    monkeypatch.setattr(body_reading, "BODY_SECONDS", SHORT)

    async def play() -> tuple[str, int]:
        try:
            await body_reading.read_limited(trickle(10_000, 1, 0.001), 100_000)
            said = ""
        except HostError as error:
            said = error.key
        monkeypatch.setattr(body_reading, "BODY_SECONDS", LONG)
        monkeypatch.setattr(body_reading, "MIN_BYTES_PER_SECOND", 10)
        whole = await body_reading.read_limited(trickle(30, 10, LONG / 20), 100_000)  # for longer than that
        return said, len(whole)

    assert run(play()) == ("too-slow", 300)


def test_a_body_that_never_ends_is_refused_before_anything_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a word in their language; the others are served meanwhile."""
    monkeypatch.setattr(body_reading, "BODY_SECONDS", SHORT)

    async def play() -> tuple[int, bytes, int, int]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            sent: list[Message] = []
            slow = asyncio.create_task(half(door, table.host.secret, table.campaign, sent))
            status = (await door.ask("GET", f"/api/campaigns/{table.campaign}", secret=table.host.secret)).status
            await slow
            settings = roster_of(door.storage.summary(table.campaign).settings).settings
            return sent[0]["status"], sent[1]["body"], status, int(settings.open_hands)

    code, body, status, opened_hands = run(play())

    assert (code, status, opened_hands) == (408, 200, 0)
    assert "L’envoi était trop lent" in body.decode()


async def half(door: Door, secret: str, campaign: str, sent: list[Message]) -> None:
    """Send half a body, and then nothing."""
    begun: list[Message] = [{"type": "http.request", "body": b'{"open_hands": tr', "more_body": True}]

    async def receive() -> Message:
        if begun:
            return begun.pop()
        await asyncio.Event().wait()
        raise AssertionError

    async def send(message: Message) -> None:
        sent.append(message)

    path = f"/api/campaigns/{campaign}/settings?lang=fr"
    await door.app(door._scope("http", path, secret, (), "") | {"method": "PUT"}, receive, send)


@pytest.mark.parametrize(
    "said",
    [b"", b"GET /health HT", b"GET /health HTTP/1.1\r\nhost: x\r\n", b"GET /health HTTP/1.1\r\nhost: x\r\n\r\nGET /he"],
)
def test_half_a_head_is_given_up(said: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing at all, half a line, half the lines, or half of a second request: the connection is closed."""
    monkeypatch.setattr(timeout_protocol, "HEAD_SECONDS", SHORT)
    with served(tmp_path) as url:
        host, _, port = urlsplit(url).netloc.partition(":")
        with socket.create_connection((host, int(port)), timeout=60) as slow:
            slow.sendall(said)

            heard = b""
            while data := slow.recv(65536):
                heard += data

            monkeypatch.setattr(timeout_protocol, "HEAD_SECONDS", LONG * 60)
            assert (b"200" in heard) == said.endswith(b"\r\nGET /he")
            assert ask(url, "GET", "/health")[0] == 200


def test_who_has_said_what_they_want_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A socket outlives that time by far, though its connection began as a request."""
    monkeypatch.setattr(timeout_protocol, "HEAD_SECONDS", LONG * 2)
    with served(tmp_path) as url:
        campaign, host = begin(url)
        with contextlib.closing(Player(url, campaign, host)) as ada:
            with contextlib.suppress(TimeoutError):
                while True:
                    ada.socket.recv(timeout=LONG * 3)  # nothing more comes
            ada.send(Refresh("still-here"))

            assert ada.until(Done).id == "still-here"
