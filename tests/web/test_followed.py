"""What a server does beside its requests, with tables that are none: news of other processes, verifying, its end."""

from __future__ import annotations

import asyncio
import errno
import signal
import socket
import threading
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest
import uvicorn

from sleeping_gods.campaign.errors import CampaignError
from sleeping_gods.journal.errors import BrokenJournal, JournalError
from sleeping_gods.storage.errors import NoSuchCampaign, StorageError
from sleeping_gods.storage.records import ASIDE, BINNED, KEPT, CampaignSummary, News, Status
from sleeping_gods.web import bind, other_processes, verifying
from sleeping_gods.web.graceful_server import Server
from sleeping_gods.web.other_processes import OtherProcesses
from sleeping_gods.web.verifying import ENTRIES_AT_ONCE, verify_some
from sleeping_gods.wire.coding import encode
from sleeping_gods.wire.events import Changed, Done
from sleeping_gods.wire.sections import Sections

CHANGED = Changed(5, Sections())
SETTLED = Done(5, "settled")
PEOPLE = Done(5, "people")


class Table:
    """A table that notes what is asked of it."""

    def __init__(self) -> None:
        self.position, self.failure, self.refreshed = 4, None, True
        self.asked: list[str] = []
        self.writing = SimpleNamespace(mark_unsure=lambda: self.asked.append("unsure"))
        self.seating = SimpleNamespace(refresh=self._refresh)

    def follow(self) -> dict[Any, Any]:
        """Take in what another process wrote."""
        self.asked.append("follow")
        if self.failure is not None:
            raise self.failure
        return {"host": CHANGED}

    def withdraw(self) -> list[Any]:
        """Nothing is asked any more."""
        return [SETTLED]

    def people(self) -> Any:
        """Who sits there."""
        return PEOPLE

    def _refresh(self) -> bool:
        self.asked.append("refresh")
        return self.refreshed


class Registry:
    """The tables of a server; only one is open."""

    def __init__(self) -> None:
        self.table, self.log = Table(), list[Any]()
        self.storage: Any = SimpleNamespace(shared=True, summary=self._summary)
        self.status: Status = KEPT
        self.report = ""
        self.gone = False
        self.robots = SimpleNamespace(look=lambda opened: None)
        self.table_open: Any = SimpleNamespace(
            table=self.table,
            lock=self._lock(),
            send=lambda data: self.log.append(data),
            send_changed=self._send_changed,
        )
        self.crowded = False
        self.turns = SimpleNamespace(opening=SimpleNamespace(locked=lambda: self.crowded))
        self.metrics = SimpleNamespace(count=lambda name: self.log.append(name))

    @staticmethod
    def _lock() -> Any:
        @asynccontextmanager
        async def lock() -> Any:
            yield

        class Lock:
            def __init__(self) -> None:
                self._held: Any = None

            async def __aenter__(self) -> None:
                self._held = lock()
                await self._held.__aenter__()

            async def __aexit__(self, *error: object) -> None:
                await self._held.__aexit__(None, None, None)

        return Lock()

    async def _send_changed(self, messages: dict[Any, bytes], run: Any) -> None:
        self.log.append(messages)

    def _summary(self, campaign: str) -> CampaignSummary:
        if self.gone:
            raise NoSuchCampaign(campaign)
        return CampaignSummary(campaign, "Ours", "sea", "harbour", ("Ada",), 5, 1, 2, self.status, self.report)

    def opened(self, campaign: str) -> Any:
        """The open table."""
        return self.table_open if campaign == "ours" else None

    def is_open(self, campaign: str) -> bool:
        """Whether it is open."""
        return campaign == "ours"

    def open_tables(self) -> list[tuple[str, Any]]:
        """All that are."""
        return [("ours", self.table_open)]

    async def run(self, do: Any) -> Any:
        """Do it at once."""
        return do()

    async def forget(self, campaign: str, key: str) -> None:
        """Close it."""
        self.log.append((campaign, key))


def run(registry: Registry, work: str, *given: Any) -> list[Any]:
    """Let something be done about news; all that was said because of it."""
    others: Any = OtherProcesses(registry)  # type: ignore[arg-type]  # all that it asks for
    asyncio.run(getattr(others, work)(*given))
    return registry.log


def test_entries_of_another_process_are_told() -> None:
    """What has changed, then that nothing is asked any more."""
    registry = Registry()

    assert run(registry, "entries_stored", "ours", 5) == [{"host": encode(CHANGED)}, encode(SETTLED)]
    assert registry.table.asked == ["follow"]


@pytest.mark.parametrize(("campaign", "entries"), [("ours", 4), ("ours", 3), ("other", 9)])
def test_entries_that_are_known_are_not_read_again(campaign: str, entries: int) -> None:
    """Nor those of a table that nobody has open."""
    registry = Registry()

    assert run(registry, "entries_stored", campaign, entries) == []
    assert registry.table.asked == []


def test_entries_that_cannot_be_followed_leave_the_table_unsure(caplog: pytest.LogCaptureFixture) -> None:
    """Nothing is told, and the log says why."""
    registry = Registry()
    registry.table.failure = JournalError("torn")  # type: ignore[assignment]

    assert run(registry, "entries_stored", "ours", 5) == []
    assert registry.table.asked == ["follow", "unsure"]
    assert "campaign ours cannot be followed: JournalError" in caplog.text


def test_other_people_are_told_and_what_is_not_played_any_more_is_closed(caplog: pytest.LogCaptureFixture) -> None:
    """Binned, deleted, set aside, or the same as before."""
    registry = Registry()
    assert run(registry, "settings_stored", "ours") == [encode(PEOPLE), {}]
    registry = Registry()
    registry.table.refreshed = False
    assert run(registry, "settings_stored", "ours") == []
    assert registry.table.asked == ["refresh"]
    assert run(Registry(), "settings_stored", "other") == []
    cases: list[tuple[Status, str, bool, str]] = [
        (BINNED, "", False, "closed"),
        (KEPT, "", True, "closed"),
        (ASIDE, "torn", False, "not-playable"),
        (KEPT, "torn", False, "not-playable"),
    ]
    for status, report, gone, key in cases:
        registry = Registry()
        registry.status, registry.report, registry.gone = status, report, gone
        assert run(registry, "settings_stored", "ours") == [("ours", key)]
        assert registry.table.asked == []
    registry = Registry()
    registry.storage.summary = lambda campaign: (_ for _ in ()).throw(OSError("gone"))
    assert run(registry, "settings_stored", "ours") == []
    assert "the people of campaign ours cannot be read: OSError" in caplog.text


def test_a_table_that_was_closed_meanwhile_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another may have been opened in its place."""
    for work, given in (("entries_stored", ("ours", 5)), ("settings_stored", ("ours",))):
        registry = Registry()
        answers = iter([registry.table_open, None])
        monkeypatch.setattr(registry, "opened", lambda campaign, answers=answers: next(answers))

        assert run(registry, work, *given) == []
        assert registry.table.asked == []


def test_news_are_listened_to_until_the_end(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """One's own entries are passed over, one's own settings are not; a failure is logged, and it goes on."""
    registry = Registry()
    others: Any = OtherProcesses(registry)  # type: ignore[arg-type]  # all that it asks for
    followed: list[Any] = []
    waited: list[float] = []
    answers: list[Any] = [
        [News("ours", 5, own=True), News("ours", 0, own=True), News("ours", 7), News("other", 8), News("ours", 0)],
        StorageError("gone"),
        OSError("gone"),
    ]

    def news(seconds: float) -> list[News]:
        assert seconds == 1.0
        answer = answers.pop(0)
        if not answers:
            others.stop()
        if isinstance(answer, Exception):
            raise answer
        return answer  # type: ignore[no-any-return]

    async def entries_stored(campaign: str, entries: int) -> None:
        followed.append((campaign, entries))

    async def settings_stored(campaign: str) -> None:
        followed.append(campaign)

    registry.storage.news = news
    others.entries_stored, others.settings_stored = entries_stored, settings_stored
    monkeypatch.setattr(others._ended, "wait", waited.append)
    monkeypatch.setattr(asyncio, "run_coroutine_threadsafe", lambda follow, loop: asyncio.run(follow))
    others._listen(None)

    assert followed == ["ours", ("ours", 7), "ours"]
    assert waited == [other_processes.GATHER_SECONDS, 1.0, 1.0]
    assert caplog.text.count("news failed") == 2


@pytest.mark.parametrize("shared", [True, False])
def test_only_a_shared_storage_is_listened_to(monkeypatch: pytest.MonkeyPatch, shared: bool) -> None:
    """In a thread that does not keep the program alive."""
    registry = Registry()
    registry.storage.shared = shared
    others: Any = OtherProcesses(registry)  # type: ignore[arg-type]  # all that it asks for
    started: list[Any] = []

    class Thread:
        def __init__(self, target: Any, args: Any, name: str, daemon: bool) -> None:
            started.append((target, len(args), name, daemon))

        def start(self) -> None:
            started.append("start")

    monkeypatch.setattr(threading, "Thread", Thread)

    async def begin() -> None:
        others.begin()

    asyncio.run(begin())
    assert started == ([(others._listen, 1, "news", True), "start"] if shared else [])


class Past:
    """A campaign whose past is to be verified."""

    def __init__(self, *answers: Any, mended: int = 0) -> None:
        self.answers, self.mended_notes, self.asked = list(answers), mended, list[Any]()
        self.is_verified = not answers

    def verify(self, count: int) -> bool:
        """Verify so many entries."""
        self.asked.append(count)
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return bool(answer)

    def drop_checkpoint(self) -> None:
        """Leave none."""
        self.asked.append("dropped")


@pytest.mark.parametrize(
    ("past", "spent", "asked", "log"),
    [
        (Past(), False, [], []),
        (Past(False), True, [ENTRIES_AT_ONCE], []),
        (Past(True), True, [ENTRIES_AT_ONCE], []),
        (Past(True, mended=2), True, [ENTRIES_AT_ONCE], ["learn"]),
        (Past(False, mended=2), True, [ENTRIES_AT_ONCE], []),
        (
            Past(BrokenJournal(0, number=7, expected="a", got="b")),
            True, [ENTRIES_AT_ONCE, "dropped"], ["damaged_total", ("ours", "not-playable")],
        ),
        (Past(CampaignError("no")), True, [ENTRIES_AT_ONCE, "dropped"], ["damaged_total", ("ours", "not-playable")]),
    ],
)  # fmt: skip
def test_a_past_is_verified_a_few_entries_at_a_time(past: Past, spent: bool, asked: list[Any], log: list[Any]) -> None:
    """Notes that were wrong are learnt anew; a past that leads elsewhere closes the table."""
    registry = Registry()
    registry.table.campaign = past  # type: ignore[attr-defined]
    registry.table.refresh_story_knowledge = lambda: registry.log.append("learn")  # type: ignore[attr-defined]

    seconds = asyncio.run(verify_some(registry))  # type: ignore[arg-type]  # all that it asks for

    assert (seconds is not None) == spent
    assert (past.asked, registry.log) == (asked, log)
    registry.crowded = True
    assert asyncio.run(verify_some(registry)) is None  # type: ignore[arg-type]  # all that it asks for
    assert past.asked == asked


def test_verifying_takes_its_share_of_a_core(monkeypatch: pytest.MonkeyPatch) -> None:
    """After half a second nineteen times as long is waited; where there is nothing to do, a while."""
    answers = [0.5, None]
    slept: list[float] = []

    async def some(registry: object) -> float | None:
        return answers.pop(0)

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        if not answers:
            raise asyncio.CancelledError

    monkeypatch.setattr(verifying, "verify_some", some)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(verifying.verify_pasts(None))  # type: ignore[arg-type]  # not asked for anything

    assert slept == [pytest.approx(9.5), verifying.IDLE_SECONDS]


def test_a_server_says_when_it_is_ready_and_good_bye(monkeypatch: pytest.MonkeyPatch) -> None:
    """Good-bye after nobody is let in any more, and not if it is to end at once."""
    said: list[str] = []

    async def startup(self: Any, sockets: Any = None) -> None:
        said.append("startup")
        self.started = sockets is not None

    async def shutdown(self: Any, sockets: Any = None) -> None:
        said.append("shutdown")

    async def farewell() -> None:
        said.append("farewell")

    monkeypatch.setattr(uvicorn.Server, "startup", startup)
    monkeypatch.setattr(uvicorn.Server, "shutdown", shutdown)
    server = Server(uvicorn.Config(lambda: None), lambda: said.append("ready"), farewell)
    server.servers = [SimpleNamespace(close=lambda: said.append("close"))]  # type: ignore[list-item]

    async def live() -> None:
        await server.startup(None)
        await server.startup([])
        await server.shutdown([])
        exits = []
        for sig in (signal.SIGTERM, signal.SIGTERM, signal.SIGINT):
            server.handle_exit(sig, None)
            exits.append((server.should_exit, server.force_exit))
        assert exits == [(True, False), (True, False), (True, True)]
        await server.shutdown([])

    asyncio.run(live())
    assert said == ["startup", "startup", "ready", "close", "farewell", "shutdown", "close", "shutdown"]


class Socket:
    """A socket that notes what is set, and fails where it is told to."""

    made: ClassVar[list[Socket]] = []
    refused: ClassVar[dict[int, int]] = {}

    def __init__(self, family: int, kind: int, protocol: int) -> None:
        self.family, self.options, self.closed = family, list[Any](), False
        self.address: tuple[Any, ...] = ()
        Socket.made.append(self)

    def setsockopt(self, level: int, name: int, value: int) -> None:
        """Note an option."""
        self.options.append((level, name, value))

    def bind(self, address: Any) -> None:
        """Take an address, or fail."""
        if self.family in Socket.refused:
            raise OSError(Socket.refused[self.family], "no")
        self.address = address

    def getsockname(self) -> Any:
        """The address; a port that was left open is 4711."""
        return self.address[0], self.address[1] or 4711

    def close(self) -> None:
        """Let it go."""
        self.closed = True


@pytest.mark.parametrize(
    ("refused", "failure"),
    [
        ({}, 0),
        ({socket.AF_INET6: errno.EADDRNOTAVAIL}, 0),
        ({socket.AF_INET6: errno.EAFNOSUPPORT}, 0),
        ({socket.AF_INET6: errno.EADDRINUSE}, errno.EADDRINUSE),
        ({socket.AF_INET: errno.EADDRNOTAVAIL, socket.AF_INET6: errno.EAFNOSUPPORT}, errno.EAFNOSUPPORT),
    ],
)
def test_a_name_is_bound_at_all_its_addresses_with_one_port(
    monkeypatch: pytest.MonkeyPatch, refused: dict[int, int], failure: int
) -> None:
    """A family that the system does not have is passed over; if one fails, none is left open."""
    found = [
        (socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", 0)),
        (socket.AF_INET6, socket.SOCK_STREAM, 6, "", ("::1", 0, 0, 7)),
        (socket.AF_INET6, socket.SOCK_STREAM, 6, "", ("::1", 0, 0, 7)),
    ]
    asked: list[Any] = []

    def getaddrinfo(*given: object, **named: object) -> list[Any]:
        asked.append((given, named))
        return found

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    monkeypatch.setattr(socket, "socket", Socket)
    monkeypatch.setattr(Socket, "made", [])
    monkeypatch.setattr(Socket, "refused", refused)
    if failure:
        with pytest.raises(OSError, match="no") as failed:
            bind.bind_sockets("localhost", 0)
        assert failed.value.errno == failure
        assert all(each.closed for each in Socket.made)
        return
    sockets: Any = bind.bind_sockets("localhost", 0)

    assert asked == [(("localhost", 0), {"type": socket.SOCK_STREAM, "flags": socket.AI_PASSIVE})]
    assert sockets[0].address == ("127.0.0.1", 0)
    assert [each.address for each in sockets[1:]] == ([] if refused else [("::1", 4711, 0, 7)])
    assert [each.closed for each in Socket.made] == [False, bool(refused)]
    reuse = (socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    timeout = (socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 60_000)
    only6 = (socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    assert [each.options for each in Socket.made] == [[reuse, timeout], [reuse, timeout, only6]]


def test_a_name_without_an_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is bound."""
    monkeypatch.setattr(socket, "getaddrinfo", lambda *given, **named: [])
    with pytest.raises(OSError, match="no address: nowhere") as refused:
        bind.bind_sockets("nowhere", 80)
    assert refused.value.errno == errno.EADDRNOTAVAIL
