"""Sockets and connections have a cap: for a person at a table, and for an address; one too many is told so."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest

from sleeping_gods.cli import main
from sleeping_gods.host.roster import roster_of
from sleeping_gods.host.seat_secrets import new_secret
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.storage.opening import open_storage
from sleeping_gods.web.app import build
from sleeping_gods.web.server_limits import DEFAULT_LIMITS, ServerLimits
from sleeping_gods.wire.events import OVER, Closing, Done, Snapshot
from sleeping_gods.wire.requests import ChatRequest

from .door import HOME, Door, Line, opened
from .running import run
from .tables import seat

LATER = 1013


async def turned_away(line: Line) -> tuple[str, str, int]:
    """Why a socket that was accepted is ended, in a word and a sentence, and its code."""
    assert await line.accepted()
    closing = await line.hear(Closing, Snapshot)
    assert isinstance(closing, Closing), "expected one too many, got a table"
    return closing.key, plain(closing.words), await line.ended()


@pytest.mark.parametrize("role", ["watcher", "ada", "host"])
def test_a_person_has_so_many_sockets_at_a_table(role: str, tmp_path: Path) -> None:
    """One more is told so, whatever the address; another person, another table and who closes one come in."""

    async def play() -> tuple[list[tuple[str, str, int]], int, int, str]:
        async with opened(tmp_path) as door:
            table, other = seat(door.storage), seat(door.storage)
            secret = getattr(table, role).secret
            lines = [await door.play(table.campaign, secret) for _ in range(DEFAULT_LIMITS.sockets_per_person)]
            for line in lines:
                await line.hear(Snapshot)
            more = [await turned_away(door.call(table.campaign, secret)) for _ in range(3)]
            there = door.registry.connections
            for one, person in ((table, table.cas), (other, getattr(other, role))):
                await (await door.play(one.campaign, person.secret)).hear(Snapshot)
            await lines[0].hang_up()
            again = await door.play(table.campaign, secret)
            await again.hear(Snapshot)
            again.send(ChatRequest("hello", "Here again"))
            await again.hear(Done)
            figures = (await door.ask("GET", "/metrics")).body.decode()
            return more, there, door.registry.connections, figures

    more, there, after, figures = run(play())

    assert [(key, code) for key, _, code in more] == [("too-many-windows", LATER)] * 3
    assert "too many windows" in more[0][1]
    assert there == DEFAULT_LIMITS.sockets_per_person
    assert after == DEFAULT_LIMITS.sockets_per_person + 2
    assert "sleeping_gods_crowded_total 3" in figures.splitlines()
    assert more[0][0] in OVER  # or a client would come again, and again


def test_an_address_has_so_many_sockets(tmp_path: Path) -> None:
    """By its network for IPv6, over all tables and people; others come in, and who goes makes room."""

    async def play() -> tuple[tuple[str, str, int], bool, list[bool]]:
        storage = open_storage(str(tmp_path))
        app = build(storage, HOME, limits=ServerLimits(connections_per_address=3))
        async with app.router.lifespan_context(app):
            door, tables = Door(app, storage), [seat(storage) for _ in range(2)]

            def call(number: int, address: str) -> Line:
                table = tables[number % 2]
                return door.call(table.campaign, (table.ada, table.cas, table.host)[number % 3].secret, address=address)

            first = [call(number, f"2001:db8::{number + 1:x}") for number in range(3)]
            assert all([await one.accepted() for one in first])
            more = await turned_away(call(3, "2001:db8::ffff"))
            elsewhere = await call(3, "2001:db8:1::1").accepted()
            await first[0].hear(Snapshot)
            await first[0].hang_up()
            again = call(3, "2001:db8::ffff")
            await again.accepted()
            await again.hear(Snapshot)
            own = [await call(number, "127.0.0.1").accepted() for number in range(6)]
            return more, elsewhere, own

    more, elsewhere, own = run(play())

    assert (more[0], more[2]) == ("too-many-sockets", LATER)
    assert "your network" in more[1]
    assert elsewhere
    assert own == [True] * 6


def test_a_family_of_four_on_eight_devices_plays_from_one_address(tmp_path: Path) -> None:
    """Each with two windows of the same table, all at once, and asking over HTTP beside it."""

    async def play() -> tuple[int, list[int]]:
        async with opened(tmp_path) as door:
            table, address = seat(door.storage), "203.0.113.7"
            roster = roster_of(door.storage.summary(table.campaign).settings)
            devices = [new_secret() for _ in range(8)]
            for number, device in enumerate(devices):
                roster, _, secret = roster.invite((), "spectator", 3)
                roster, _ = roster.accept(secret, f"Device {number}", device)
            door.storage.set_settings(table.campaign, roster.plain())
            lines = [door.call(table.campaign, device, address=address) for device in devices * 2]
            for line in lines:
                assert await line.accepted()
                await line.hear(Snapshot)
            path = f"/api/campaigns/{table.campaign}"
            asked = [door.ask("GET", path, secret=device, address=address) for device in devices * 2]
            return door.registry.connections, [reply.status for reply in await asyncio.gather(*asked)]

    connections, asked = run(play())

    assert connections == 16
    assert asked == [200] * 16


@pytest.mark.skipif(not hasattr(socket, "SO_REUSEPORT"), reason="other systems have one address of their own only")
def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    """Before anything is asked over them: one more is answered and closed, another address is served."""
    from .serving import served

    with served(tmp_path / "data", most_of_one_address=3) as url:
        host, port = url.removeprefix("http://").split(":")

        def connected(source: str) -> socket.socket:
            return socket.create_connection((host, int(port)), timeout=60, source_address=(source, 0))

        def health(line: socket.socket) -> bytes:
            line.sendall(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n")
            return line.recv(65536).partition(b"\r\n")[0]

        kept = [connected("127.0.0.2") for _ in range(3)]
        assert [health(line) for line in kept] == [b"HTTP/1.1 200 OK"] * 3
        with connected("127.0.0.2") as more:
            answer = more.recv(65536)
            assert answer.startswith(b"HTTP/1.1 503 ")
            assert answer.endswith(b"Too many connections from one place.")
            assert int(answer.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0]) == len(
                answer.partition(b"\r\n\r\n")[2]
            )
            assert more.recv(1) == b""
        for source in ("127.0.0.3", "127.0.0.1"):
            with connected(source) as other:
                assert health(other) == b"HTTP/1.1 200 OK"
        for line in kept:
            line.close()


@pytest.mark.parametrize("option", ["--sockets-each", "--per-address"])
def test_a_cap_that_is_none_is_refused(option: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Nobody could come in."""
    assert main(["serve", option, "0", "--data", str(tmp_path)]) == 2
    assert f"1 or more for {option}" in capsys.readouterr().err


def test_the_words_of_the_command_line_say_the_usual_numbers() -> None:
    """What is taken if nothing is said is what the server has."""
    from sleeping_gods.cli import parser

    args = parser(speaking=False).parse_args(["serve"])

    assert ServerLimits(args.bin_days, args.sockets_each, args.per_address) == DEFAULT_LIMITS
