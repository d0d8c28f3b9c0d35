"""What the server starts, without starting it: the processes in which robots think, and uvicorn with our limits."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn

from sleeping_gods.campaign.build_stamp import PROGRAM
from sleeping_gods.host.robot_question import RobotAnswer, RobotPast, RobotQuestion, decode_question, encode_answer
from sleeping_gods.storage.errors import StorageError
from sleeping_gods.web import robot_pool, serving
from sleeping_gods.web.robot_pool import RobotFailed, RobotPool
from sleeping_gods.web.serving import Serving, serve

from .running import run

QUESTION = RobotQuestion("sea", "harbour", "", b"", "p1", "careful", 50, 1, (), (), RobotPast())


class StandIn:
    """A process that answers in this one: what is written to it is a question."""

    def __init__(self, pid: int, answer: Callable[[RobotQuestion], bytes]) -> None:
        self.pid = pid
        self.killed = 0
        self.stdin, self.stdout = self, asyncio.StreamReader()
        self._answer = answer

    def write(self, data: bytes) -> None:
        """Answer a question; no answer at all is an end in the middle of one."""
        assert int.from_bytes(data[:4], "big") == len(data) - 4
        answer = self._answer(decode_question(data[4:]))
        if answer:
            self.stdout.feed_data(len(answer).to_bytes(4, "big") + answer)
        else:
            self.stdout.feed_data(b"\0\0")
            self.stdout.feed_eof()

    async def drain(self) -> None:
        """All is written at once."""

    def kill(self) -> None:
        """Nothing runs."""
        self.killed += 1

    async def wait(self) -> int:
        """It has ended."""
        return 0


class Started:
    """Stands in for what starts processes, and keeps them."""

    def __init__(self, answer: Callable[[RobotQuestion], bytes]) -> None:
        self.processes: list[StandIn] = []
        self.commands: list[tuple[tuple[str, ...], dict[str, Any]]] = []
        self._answer = answer

    async def __call__(self, *command: str, **how: Any) -> StandIn:
        """Start one."""
        self.commands.append((command, how))
        self.processes.append(StandIn(100 + len(self.processes), self._answer))
        return self.processes[-1]


def chosen(question: RobotQuestion) -> bytes:
    """An answer that names the question's seed."""
    return encode_answer(RobotAnswer(f"choose {question.seed}", "weighed"))


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Started:
    """Processes that answer as told by ``chosen``."""
    processes = Started(chosen)
    monkeypatch.setattr(asyncio, "create_subprocess_exec", processes)
    return processes


def test_a_process_is_kept_for_so_many_answers(started: Started, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is started with the first question, by our own sources, and ended after the last answer it may give."""
    monkeypatch.setattr(robot_pool, "ANSWERS_EACH", 2)
    monkeypatch.setenv("PYTHONPATH", "elsewhere")

    async def play() -> None:
        pool = RobotPool(1)
        assert pool.pids == []
        for number, pids in enumerate(([100], [], [101])):
            assert (await pool.think(QUESTION)).choice == "choose 1"
            assert pool.pids == pids, number
        await pool.close()
        assert pool.pids == []
        with pytest.raises(RobotFailed, match="closed"):
            await pool.think(QUESTION)

    run(play())
    assert [process.killed for process in started.processes] == [1, 1]
    command, how = started.commands[0]
    assert command == (sys.executable, "-m", "sleeping_gods.web.robot_worker")
    assert how["env"]["PYTHONPATH"].split(":") == [str(PROGRAM.parent), "elsewhere"]
    assert how["env"]["PYTHONSAFEPATH"] == "1"
    assert (how["stdin"], how["stdout"], how["stderr"]) == (-1, -1, -3)


def test_two_processes_think_side_by_side(started: Started) -> None:
    """No more are started than the pool has; a pool of none answers nothing."""

    async def play() -> None:
        pool = RobotPool(2)
        answers = await asyncio.gather(*(pool.think(QUESTION) for _ in range(5)))
        assert {answer.choice for answer in answers} == {"choose 1"}
        assert pool.pids == [100, 101]
        await pool.close()
        with pytest.raises(RobotFailed, match="closed"):
            await RobotPool(0).think(QUESTION)

    run(play())


@pytest.mark.parametrize(
    ("answer", "why", "replaced"),
    [
        (b"", "EOFError", True),
        (b"x" * (robot_pool.MAX_ANSWER + 1), "EOFError", True),
        (b"x" * robot_pool.MAX_ANSWER, "ValidationError|DecodeError|ValueError", True),
        (encode_answer(RobotAnswer("", "no-such-pack")), "no-such-pack", False),
    ],
    ids=["died", "too long", "unreadable", "no choice"],
)
def test_a_process_that_fails_is_replaced(answer: bytes, why: str, replaced: bool, started: Started) -> None:
    """One that says itself that it has no choice is kept."""
    started._answer = lambda question: answer

    async def play() -> None:
        pool = RobotPool(1)
        for _ in range(2):
            with pytest.raises(RobotFailed, match=why):
                await pool.think(QUESTION)
        assert pool.pids == ([] if replaced else [100])
        await pool.close()

    run(play())
    assert [process.killed for process in started.processes] == ([1, 1] if replaced else [1])


def test_a_process_that_is_too_slow_is_ended(started: Started, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who no longer waits leaves no question half asked; whoever closes the pool ends what is still asked."""
    monkeypatch.setattr(StandIn, "write", lambda self, data: None)

    async def play() -> None:
        hasty = RobotPool(1, patience=0.0)
        with pytest.raises(RobotFailed, match="TimeoutError"):
            await hasty.think(QUESTION)
        assert hasty.pids == []
        pool = RobotPool(1)
        waiting = asyncio.create_task(pool.think(QUESTION))
        while not pool.pids:
            await asyncio.sleep(0)
        await pool.close()
        with pytest.raises(asyncio.CancelledError):
            await waiting

    run(play())
    assert [process.killed for process in started.processes] == [1, 1]


class StandInSocket:
    """A socket that listens to nobody."""

    closed = 0

    def getsockname(self) -> tuple[str, int]:
        """Its address."""
        return "127.0.0.1", 4321

    def close(self) -> None:
        """It is closed once."""
        self.closed += 1


@pytest.mark.parametrize(
    ("how", "url", "also"),
    [
        ({}, "http://127.0.0.1:4321", ["http://127.0.0.1:4321", "http://localhost:4321", "http://[::1]:4321"]),
        ({"host": ""}, "http://127.0.0.1:4321", None),
        ({"host": "::"}, "http://127.0.0.1:4321", None),
        ({"host": "fe80::1"}, "http://[fe80::1]:4321", None),
        (
            {"network": "192.168.1.5"},
            "http://192.168.1.5:4321",
            ["http://127.0.0.1:4321", "http://localhost:4321", "http://[::1]:4321"],
        ),
        ({"public_url": "https://table.example"}, "https://table.example", []),
        ({"proxies": "10.0.0.1", "verbose": True}, "http://127.0.0.1:4321", None),
    ],
    ids=["by itself", "every interface", "every interface of both", "IPv6", "nearby", "named", "behind a proxy"],
)
def test_a_server_runs_with_our_limits(
    how: dict[str, Any], url: str, also: list[str] | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says where it listens and of what it warns, says good-bye at its end, and closes its sockets."""
    notes: list[Any] = []
    socket = StandInSocket()

    async def say_goodbye() -> None:
        notes.append("farewell")

    gate = SimpleNamespace(registry=SimpleNamespace(farewell=say_goodbye))
    app = SimpleNamespace(state=SimpleNamespace(gate=gate))
    storage = SimpleNamespace(name="a database", cautions=["no room"])

    def server(config: Any, started: Callable[[], None], farewell: Callable[[], Any]) -> SimpleNamespace:
        notes.append(config)

        def serve_sockets(sockets: list[Any]) -> None:
            started()
            run(farewell())

        return SimpleNamespace(run=serve_sockets)

    def built(storage: object, *urls: str, limits: object) -> SimpleNamespace:
        notes.append(urls)
        return app

    monkeypatch.setattr(serving, "bind_sockets", lambda host, port: [socket])
    monkeypatch.setattr(serving, "open_storage", lambda place: storage)
    monkeypatch.setattr(serving, "build", built)
    monkeypatch.setattr(serving, "protocol_class", lambda many: f"at most {many}")
    monkeypatch.setattr(serving, "configure_logging", lambda **said: notes.append(said))
    monkeypatch.setattr(uvicorn, "Config", lambda app, **said: said)
    monkeypatch.setattr(serving, "Server", server)
    monkeypatch.setattr(sys, "setswitchinterval", notes.append)
    serve(Serving(str(tmp_path), **how), lambda *said: notes.append(said), lambda *said: notes.append(said))

    logs, caution, urls, interval, config, ready, farewell = notes
    assert (logs, caution) == ({"verbose": "verbose" in how, "quiet": False}, ("no room",))
    assert urls[0] == url
    assert also is None or [*urls[1:]] == also
    assert (interval, ready, farewell) == (0.0005, (str(tmp_path), url), "farewell")
    assert config == {
        "http": "at most 0" if "proxies" in how else f"at most {Serving('').limits.connections_per_address}",
        "ws": "websockets-sansio", "ws_max_size": 65536, "ws_ping_interval": 20.0, "ws_ping_timeout": 20.0,
        "ws_per_message_deflate": False, "timeout_graceful_shutdown": 5, "limit_concurrency": 4000, "lifespan": "on",
        "access_log": "verbose" in how, "log_config": None, "server_header": False,
        "proxy_headers": "proxies" in how, "forwarded_allow_ips": how.get("proxies", ""),
    }  # fmt: skip
    assert socket.closed == (2 if "network" in how else 1)  # one at each address


def test_a_server_without_a_storage_closes_its_sockets(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """What cannot be opened is said to whoever starts it; a database is named without its secrets."""
    socket = StandInSocket()

    def refuse(place: str) -> object:
        raise StorageError("no such database")

    monkeypatch.setattr(serving, "bind_sockets", lambda host, port: [socket])
    monkeypatch.setattr(serving, "open_storage", refuse)
    monkeypatch.setattr(serving, "configure_logging", lambda **said: None)
    with caplog.at_level(logging.INFO), pytest.raises(StorageError, match="no such database"):
        serve(Serving("postgresql://me:secret@host/db"), lambda *said: None)

    assert socket.closed == 1
    assert "secret" not in caplog.text
