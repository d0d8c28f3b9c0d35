"""T26: who sends too much or reads too little hinders nobody else."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest

from sleeping_gods.host.perspectives import Perspective
from sleeping_gods.languages import Lang
from sleeping_gods.presentation.audience import Audience
from sleeping_gods.web import limits, sockets
from sleeping_gods.web.bind import SECONDS_UNREAD, bind_sockets
from sleeping_gods.web.connection import MAX_BYTES, MAX_MESSAGES, Connection
from sleeping_gods.web.limits import MAX_BUCKETS, Limit
from sleeping_gods.web.sockets import REQUEST_LIMIT
from sleeping_gods.wire.events import Changed, ChatEvent, Done, Refused, Snapshot
from sleeping_gods.wire.requests import ChatRequest, ChooseRequest, Refresh

from .door import PATIENCE, Door, Line, opened
from .running import run
from .tables import Round, seat, written
from .test_sockets_allowed import own_line

BURST, RATE = REQUEST_LIMIT


def test_a_bucket_holds_so_much_and_fills_so_quickly() -> None:
    """So many at once, then one whenever there is one again; each name has its own, and it never holds more."""
    now = [100.0]
    limit = Limit(3, 2, lambda: now[0])

    assert [limit.allows("a") for _ in range(5)] == [True, True, True, False, False]
    assert limit.allows("b")
    now[0] += 0.5
    assert [limit.allows("a") for _ in range(2)] == [True, False]
    now[0] += 1000
    assert [limit.allows("a") for _ in range(4)] == [True, True, True, False]


def test_a_clock_that_goes_back_gives_nothing() -> None:
    """Nor does it take anything away for good."""
    now = [100.0]
    limit = Limit(1, 1, lambda: now[0])

    assert limit.allows("a")
    now[0] = 50.0
    assert not limit.allows("a")
    now[0] = 51.0
    assert limit.allows("a")


def test_what_is_given_back_is_there_again_and_no_more() -> None:
    """A bucket that is full stays as it is."""
    limit = Limit(2, 1, lambda: 0.0)
    limit.give_back("a")

    assert [limit.allows("a") for _ in range(3)] == [True, True, False]
    limit.give_back("a")
    assert [limit.allows("a") for _ in range(2)] == [True, False]


def test_so_many_addresses_are_remembered() -> None:
    """A storm of addresses takes a bounded room; who was there last is still known."""
    limit = Limit(1, 0.001, lambda: 0.0)
    for number in range(MAX_BUCKETS * 2):
        limit.allows(str(number))

    assert len(limit._buckets) == MAX_BUCKETS
    assert not limit.allows(str(MAX_BUCKETS * 2 - 1))


def test_who_was_quiet_longest_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks again and again stays known, and refused, while a storm of other addresses comes and goes."""
    monkeypatch.setattr(limits, "MAX_BUCKETS", 4)
    limit = Limit(1, 0.001, lambda: 0.0)
    assert limit.allows("busy")

    for number in range(20):
        assert limit.allows(f"other {number}")
        assert not limit.allows("busy")
    assert not limit.allows("other 19")
    assert limit.allows("other 0"), "forgotten: a full bucket again"


def test_an_address_that_is_too_quick_waits(tmp_path: Path) -> None:
    """Over HTTP and for sockets, with one count for both; another address is not hindered."""

    async def play() -> tuple[list[int], bool, bool, int, int]:
        async with opened(tmp_path) as door:
            now = [0.0]
            door.gate.clock = lambda: now[0]
            table = seat(door.storage)
            path, host = f"/api/campaigns/{table.campaign}", table.host.secret
            asked = [(await door.ask("GET", path, secret=host, address="10.9.9.9")).status for _ in range(125)]
            shut = await door.call(table.campaign, host, address="10.9.9.9").accepted()
            open_elsewhere = await door.call(table.campaign, host, address="10.9.9.8").accepted()
            other = (await door.ask("GET", path, secret=host, address="10.9.9.8")).status
            now[0] += 1.0
            later = [(await door.ask("GET", path, secret=host, address="10.9.9.9")).status for _ in range(25)]
            return asked, shut, open_elsewhere, other, later.count(200)

    asked, shut, open_elsewhere, other, later = run(play())

    assert asked == [200] * 120 + [429] * 5
    assert (shut, open_elsewhere, other) == (False, True, 200)
    assert later == 20


async def keys(line: Line, count: int) -> list[str]:
    """What comes of so many requests."""
    found = []
    for _ in range(count):
        answer: Done | Refused = await line.hear(Done, Refused)
        found.append(answer.key if isinstance(answer, Refused) else "done")
    return found


def test_a_seat_that_is_too_quick_waits(tmp_path: Path) -> None:
    """Its requests are refused whole, on all its sockets together; others at the same table are not hindered."""

    async def play() -> tuple[list[str], list[str], list[str], list[str]]:
        async with opened(tmp_path) as door:
            now = [0.0]
            door.gate.clock = lambda: now[0]
            table = seat(door.storage)
            lines = [await door.play(table.campaign, table.ada.secret) for _ in range(2)]
            other = await door.play(table.campaign, table.cas.secret)
            lines[0].send(*(Refresh(f"r{number}") for number in range(BURST + 5)))
            first = await keys(lines[0], BURST + 5)
            lines[1].send(Refresh("second"))
            second = await keys(lines[1], 1)
            other.send(Refresh("other"))
            third = await keys(other, 1)
            now[0] += 1.0
            lines[0].send(*(Refresh(f"s{number}") for number in range(RATE + 5)))
            return first, second, third, await keys(lines[0], RATE + 5)

    first, second, third, later = run(play())

    assert first == ["done"] * BURST + ["too-many"] * 5
    assert (second, third) == (["too-many"], ["done"])
    assert later == ["done"] * RATE + ["too-many"] * 5


def test_malformed_messages_that_come_too_quickly_are_refused_as_too_many(tmp_path: Path) -> None:
    """As requests are: what cannot be read counts like them, and is told so no more than they are done."""

    async def play() -> list[str]:
        async with opened(tmp_path) as door:
            door.gate.clock = lambda: 0.0
            table = seat(door.storage)
            line = await door.play(table.campaign, table.ada.secret)
            line.send(*(["{"] * (BURST + 5)))
            return await keys(line, BURST + 5)

    assert run(play()) == ["bad-request"] * BURST + ["too-many"] * 5


async def choose_on(door: Door, table: Round, times: int) -> int:
    """Take choices at a table one after the other; how many were done."""
    line = await door.play(table.campaign, table.ada.secret)
    told = await line.hear(Snapshot)
    for number in range(times):
        line.send(ChooseRequest(f"c{number}", told.position, own_line(told)))
        await line.hear(Done)
        line.send(Refresh(f"l{number}"))
        told = await line.hear(Snapshot)
        if not any(one.seat == 0 for one in told.sections.menu.own):  # type: ignore[union-attr]  # a snapshot has all
            return number + 1
    return times


@pytest.mark.parametrize(
    "message", [b"{", b'{"kind": "refresh", "id": "x"}', b'{"kind": "chat", "id": "x", "text": "!"}']
)
def test_a_flood_at_one_table_does_not_hinder_another(message: bytes, tmp_path: Path) -> None:
    """While messages come at one table without end, the choices of another are done."""

    async def play() -> tuple[int, int]:
        async with opened(tmp_path) as door:
            door.gate.clock = lambda: 0.0
            flooded, quiet = seat(door.storage), seat(door.storage)
            await choose_on(door, seat(door.storage), 1)  # whatever is only done once has been
            line = await door.play(flooded.campaign, flooded.ada.secret)
            line.flood = message
            line.send(message)  # whoever waited for one is woken; from now on there always is one
            done = await choose_on(door, quiet, 3)
            line.flood = None
            return done, door.storage.summary(flooded.campaign).entries

    done, entries = run(play())

    assert done >= 1
    assert entries == 4


def perspective() -> Perspective:
    """Somebody's perspective."""
    lang: Lang = "en"
    return Perspective(Audience((0,), False), lang)


def test_so_much_may_wait_for_somebody_and_no_more() -> None:
    """A mebibyte to the byte, or so many messages; then all of it is let go and it ends."""

    async def play() -> tuple[bool, bool, str, bytes | None, bool, bool, bool]:
        full, many = Connection("a", "en", perspective()), Connection("b", "en", perspective())
        whole = full.send(bytes(MAX_BYTES - 1)) and full.send(b"1")
        more = full.send(b"2")
        few = all(many.send(b"") for _ in range(MAX_MESSAGES))
        return whole, more, full.closing, await full.next(), full.ended.is_set(), few, many.send(b"")

    whole, more, closing, left, ended, few, one_more = run(play())

    assert whole
    assert not more
    assert (closing, left, ended) == ("too-slow", None, True)
    assert few
    assert not one_more


def test_what_was_sent_makes_room() -> None:
    """The bound is on what waits, not on all that was ever sent."""

    async def play() -> int:
        connection, sent = Connection("a", "en", perspective()), 0
        while sent < 4 * MAX_BYTES and connection.send(bytes(MAX_BYTES // 2)):
            sent += len(await connection.next() or b"")
        return sent

    assert run(play()) == 4 * MAX_BYTES


async def gone(line: Line) -> None:
    """Wait until the server has let a socket go."""
    async with asyncio.timeout(PATIENCE):
        await line.task


def test_who_does_not_read_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though nothing can be sent to them, not even that; the others have heard everything meanwhile and play on."""
    monkeypatch.setattr(sockets, "CLOSING_SECONDS", 0.01)

    async def play() -> tuple[int, int, list[str], str]:
        async with opened(tmp_path) as door:
            now = [0.0]
            door.gate.clock = lambda: now[0]
            table = seat(door.storage)
            slow = await door.play(table.campaign, table.cas.secret)
            await slow.hear(Snapshot)
            ada = await door.play(table.campaign, table.ada.secret)
            told = await ada.hear(Snapshot)
            slow.reads.clear()
            heard = []
            for number in range(MAX_MESSAGES + 2):
                now[0] += 1.0
                ada.send(ChatRequest("r", f"{number} {'é' * 400}"))
                heard.append((await ada.hear(ChatEvent)).text)
            await gone(slow)
            ada.send(ChooseRequest("on", told.position, own_line(told)))
            position = (await ada.hear(Changed)).position
            figures = (await door.ask("GET", "/metrics")).body.decode()
            return door.registry.connections, position - told.position, heard, figures

    connections, more, heard, figures = run(play())

    assert connections == 1
    assert more >= 1
    assert [one.partition(" ")[0] for one in heard] == [str(number) for number in range(MAX_MESSAGES + 2)]
    assert "sleeping_gods_dropped_total 1" in figures


def test_who_reads_again_hears_that_they_were_too_slow(tmp_path: Path) -> None:
    """The socket is closed with a code that says: come again."""

    async def play() -> int:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            slow = await door.play(table.campaign, table.cas.secret)
            await slow.hear(Snapshot)
            found = await door.registry.open(table.campaign)
            slow.reads.clear()
            while found.connections[0].send(bytes(100_000)):
                pass
            slow.reads.set()
            return await slow.ended()

    assert run(play()) == 1013


@pytest.mark.parametrize("how", ["removed", "closed"])
def test_who_is_shown_out_and_does_not_read_is_let_go_too(
    how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody stays at a table by not listening, and nothing that they still send is done."""
    monkeypatch.setattr(sockets, "CLOSING_SECONDS", 0.01)

    async def play() -> tuple[int, list[object], list[object]]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            slow = await door.play(table.campaign, table.ada.secret)
            told = await slow.hear(Snapshot)
            slow.reads.clear()
            path = f"/api/campaigns/{table.campaign}" + (f"/people/{table.ada.ref}" if how == "removed" else "")
            await door.ask("DELETE", path, secret=table.host.secret)
            before = written(door.storage)
            slow.send(ChooseRequest("late", told.position, own_line(told)))
            while slow.unread and not slow.task.done():
                await asyncio.sleep(0)
            await gone(slow)
            return door.registry.connections, before, written(door.storage)

    connections, before, after = run(play())

    assert connections == 0
    assert before == after
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="the system cannot end such connections")
def test_the_system_ends_connections_that_take_nothing() -> None:
    """Whatever is accepted where the server listens has a bound, for what uvicorn has not got rid of it keeps."""
    (listening,) = bind_sockets("127.0.0.1", 0)
    with listening:
        listening.listen()
        with socket.create_connection(listening.getsockname()) as client, listening.accept()[0] as accepted:
            found = accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)

            assert client.getpeername() == accepted.getsockname()
    assert found == SECONDS_UNREAD * 1000


def test_imports_wait_for_each_other_and_not_for_the_tables(tmp_path: Path) -> None:
    """Many files at once are taken in two at a time; meanwhile somebody plays."""

    async def play() -> tuple[int, list[int]]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            many = [asyncio.create_task(door.ask("POST", "/api/import?name=Mine", b"nothing")) for _ in range(40)]
            done = await choose_on(door, table, 2)
            waiting = sum(not one.done() for one in many)
            for one in many:
                one.cancel()
            await asyncio.gather(*many, return_exceptions=True)
            return waiting, [done]

    waiting, done = run(play())

    assert waiting > 30
    assert done[0] >= 1
