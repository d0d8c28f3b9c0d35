"""Campaign files that strangers send: a gate stands before the first byte that is kept, for one and for all of them."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sleeping_gods.host.errors import HostError
from sleeping_gods.journal.limits import MAX_BYTES
from sleeping_gods.web.upload_queue import MAX_UPLOADS, MAX_UPLOADS_OF_ADDRESS, MAX_WAITING_UPLOADS, UploadQueue

from .door import PATIENCE, Door, Headers, Message, opened
from .running import run

IMPORT = "/api/import?name="  # an empty name: refused once all has come, before a process is started for it


class Upload:
    """A stranger who sends a file in pieces, the first of them when the test says so."""

    def __init__(self, door: Door, address: str = "", headers: Headers = (), piece: bytes = b"x" * 1000) -> None:
        self.asked = 0
        """How often the server has asked for more."""
        self.go = asyncio.Event()
        self._piece = piece
        self._sent: list[Message] = []
        scope = door._scope("http", IMPORT, "", headers, address) | {"method": "POST"}
        self.task = asyncio.create_task(door.app(scope, self._receive, self._send))

    async def _receive(self) -> Message:
        self.asked += 1
        await self.go.wait()
        return {"type": "http.request", "body": self._piece, "more_body": self.asked < 3}

    async def _send(self, message: Message) -> None:
        self._sent.append(message)

    async def status(self) -> int:
        """What comes of it."""
        self.go.set()
        async with asyncio.timeout(PATIENCE):
            await self.task
        return int(self._sent[0]["status"])

    @property
    def again(self) -> str:
        """When they may try again, if they are told."""
        return str({name: value.decode() for name, value in self._sent[0]["headers"]}.get(b"retry-after", ""))


async def until(true: object) -> None:
    """Let everything go on until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not true():  # type: ignore[operator]  # a question
            await asyncio.sleep(0)


def test_nothing_is_read_before_the_gate(tmp_path: Path) -> None:
    """A hundred at once: a few are read, some wait unread, the rest are refused at once; then all of those are done."""

    async def play() -> tuple[list[int], list[int], list[int], list[int], str]:
        async with opened(tmp_path) as door:
            many = [Upload(door) for _ in range(100)]
            await until(lambda: sum(one.asked > 0 for one in many) == 100 - MAX_WAITING_UPLOADS)
            read, waiting, rest = (
                many[:MAX_UPLOADS],
                many[MAX_UPLOADS : MAX_UPLOADS + MAX_WAITING_UPLOADS],
                many[MAX_UPLOADS + MAX_WAITING_UPLOADS :],
            )
            asked = [one.asked for one in (*read, *waiting)]
            refused = [await one.status() for one in rest]
            still = [one.asked for one in waiting]
            done = [await one.status() for one in (*read, *waiting)]
            return asked, refused, still, done, rest[0].again

    asked, refused, still, done, again = run(play())

    assert asked == [1] * MAX_UPLOADS + [0] * MAX_WAITING_UPLOADS
    assert refused == [503] * (100 - MAX_UPLOADS - MAX_WAITING_UPLOADS)
    assert still == [0] * MAX_WAITING_UPLOADS
    assert done == [403] * (MAX_UPLOADS + MAX_WAITING_UPLOADS)
    assert int(again) > 0


def test_one_address_leaves_room_for_others(tmp_path: Path) -> None:
    """So many of its files are there or wait, by the network for IPv6; whoever comes from elsewhere is read at once."""

    async def play() -> tuple[list[int], int, int, int]:
        async with opened(tmp_path) as door:
            slow = [Upload(door, f"2001:db8::{n:x}") for n in range(1, 9)]
            await until(lambda: all(one.asked for one in slow))  # the refused ones are passed over
            refused = [await one.status() for one in slow[MAX_UPLOADS_OF_ADDRESS:]]
            other = Upload(door, "2001:db8:0:1::1")
            elsewhere = await other.status()
            first = await slow[0].status()
            return refused, elsewhere, first, await Upload(door, "2001:db8::99").status()

    refused, elsewhere, first, later = run(play())

    assert refused == [503] * (8 - MAX_UPLOADS_OF_ADDRESS)
    assert (elsewhere, first, later) == (403, 403, 403)


def test_so_many_files_a_minute_from_one_address(tmp_path: Path) -> None:
    """Then one is told to wait, and later is taken again; this machine itself is not counted."""

    async def play() -> tuple[list[int], list[int], int]:
        async with opened(tmp_path) as door:
            now = [1000.0]
            door.gate.clock = lambda: now[0]
            many = [await Upload(door, "10.9.9.9").status() for _ in range(12)]
            own = [await Upload(door, "127.0.0.1").status() for _ in range(12)]
            now[0] += 6.0
            return many, own, await Upload(door, "10.9.9.9").status()

    many, own, later = run(play())

    assert many == [403] * 10 + [429] * 2
    assert own == [403] * 12
    assert later == 403


def test_a_file_that_says_it_is_too_large_is_not_read(tmp_path: Path) -> None:
    """By its own length, before a byte of it has come; a length that is none is not believed either."""

    async def play() -> tuple[list[tuple[int, int]], int]:
        async with opened(tmp_path) as door:
            told = []
            for length in (str(MAX_BYTES + 1), "9" * 40):
                one = Upload(door, headers=[("content-length", length)])
                told.append((await one.status(), one.asked))
            return told, await Upload(door, headers=[("content-length", "-1")]).status()

    told, nonsense = run(play())

    assert told == [(413, 0)] * 2
    assert nonsense == 403


def test_whoever_waits_too_long_is_told_so() -> None:
    """And nobody who gave up takes the place of somebody who comes later, nor does who goes away."""

    async def play() -> list[str]:
        gate, said = UploadQueue(max_inside=1, max_waiting=2, max_seconds=0.001, max_per_address=5), []
        async with gate.entered("a"):
            for _ in range(3):
                try:
                    async with gate.entered("b"):
                        said.append("in")
                except HostError as error:
                    said.append(error.key)
            patient = UploadQueue(max_inside=1, max_waiting=2, max_seconds=60.0, max_per_address=5)
            async with patient.entered():
                gone = asyncio.create_task(patient.entered().__aenter__())
                await until(lambda: patient.waiting == 1)
                gone.cancel()
                await asyncio.wait([gone])
            async with patient.entered():
                said.append(f"{patient.waiting}")
        async with gate.entered("b"):
            said.append("in")
        return said

    assert run(play()) == ["busy", "busy", "busy", "0", "in"]
