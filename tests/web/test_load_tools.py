"""The tools that load a server: their socket hears what any client hears, and their clients choose in turn."""

from __future__ import annotations

import asyncio
import importlib
import json
import random
from collections.abc import Callable, Coroutine
from http import HTTPStatus
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.http11 import Request, Response

from .running import run

TOOLS = Path(__file__).parents[2] / "tools"
LONG = "é" * 70_000


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Any]:
    """One of the tools as a module."""
    monkeypatch.syspath_prepend(str(TOOLS))
    return importlib.import_module


def at_a_server(
    handler: Callable[[ServerConnection], Coroutine[Any, Any, None]],
    client: Callable[[str], Coroutine[Any, Any, None]],
    refuses: bool = False,
) -> None:
    """Run a client against a server of another make."""

    def answered(connection: ServerConnection, request: Request) -> Response | None:
        return connection.respond(HTTPStatus.FORBIDDEN, "no") if refuses else None

    async def both() -> None:
        async with asyncio.timeout(60), serve(handler, "127.0.0.1", 0, process_request=answered) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            await client(f"http://127.0.0.1:{port}")

    run(both())


def test_messages_are_heard_whole(tool: Callable[[str], Any]) -> None:
    """Short and long ones, in one frame or in several, many at once; pings are answered, what is sent is understood."""
    raw, heard, pongs, asked = tool("raw_socket"), list[str](), list[bool](), list[str]()

    async def handler(connection: ServerConnection) -> None:
        asked.append(str(await connection.recv()))
        for text in ("", "a", "b" * 125, "c" * 126, "d" * 65_536, LONG):
            await connection.send(text)
        await connection.send(["first ", "second ", "third"])
        await (await connection.ping())
        pongs.append(True)
        asked.append(str(await connection.recv()))
        await connection.close(1012)

    async def client(url: str) -> None:
        ended = asyncio.get_running_loop().create_future()
        socket = await raw.open_socket(
            url, "/play", "secret", lambda data: heard.append(bytes(data).decode()), ended.set_result
        )
        socket.send(b"x" * 70_000)
        while not pongs:
            await asyncio.sleep(0.001)
        socket.send("à toi".encode())
        assert await ended == 1012

    at_a_server(handler, client)

    assert heard == ["", "a", "b" * 125, "c" * 126, "d" * 65_536, LONG, "first second third"]
    assert asked == ["x" * 70_000, "à toi"]


def test_a_refused_socket_says_its_status(tool: Callable[[str], Any]) -> None:
    """A server that does not open the socket is no silent one."""
    raw = tool("raw_socket")

    async def handler(connection: ServerConnection) -> None:
        await connection.wait_closed()

    async def client(url: str) -> None:
        with pytest.raises(raw.Refused) as refused:
            await raw.open_socket(url, "/play", "secret", lambda data: None)
        assert refused.value.status == 403

    at_a_server(handler, client, refuses=True)


class Line:
    """A socket that keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[Any] = []

    def send(self, data: bytes) -> None:
        """Keep it."""
        self.sent.append(json.loads(data))


def changed(position: int, *choices: tuple[str, int]) -> memoryview:
    """An update with a menu."""
    own = [{"notation": notation, "seat": seat} for notation, seat in choices]
    event = {"kind": "changed", "position": position, "sections": {"menu": {"own": own}, "map": {"places": [1, 2]}}}
    return memoryview(json.dumps(event).encode())


def test_a_client_that_has_not_heard_yet_is_not_asked(tool: Callable[[str], Any]) -> None:
    """Only who knows the latest position chooses, one at a time; the time counts when the other one hears of it."""
    module, figures = tool("load_client"), tool("load_figures").Figures()
    table, rng = module.Table("c", ("a", "b"), ("u", "u")), random.Random(1)  # noqa: S311  # only which choice
    ada, ben = table.clients = [module.Client(table, seat, figures, Line()) for seat in (0, 1)]

    ada.hear(changed(5, ("steer", 0), ("theirs", 1)))
    assert table.play(rng)
    assert ada.socket.sent[0]["choice"] == "steer"
    assert ada.socket.sent[0]["position"] == 5
    assert not table.play(rng)
    ada.hear(changed(6))
    assert not figures.latencies
    ben.hear(changed(6, ("row", 1)))

    assert len(figures.latencies) == 1
    assert table.play(rng)
    assert ben.socket.sent[0]["choice"] == "row"
    ada.hear(changed(7))
    assert not table.play(rng)
    assert not table.over
    ben.hear(changed(7))
    assert not table.play(rng)
    assert table.over
