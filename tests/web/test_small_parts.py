"""Small parts of the server, each by itself and at its bounds: figures, causes, addresses, crowds, queues, turns."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.datastructures import Headers

from sleeping_gods.host.errors import HostError
from sleeping_gods.journal.errors import CannotSave
from sleeping_gods.storage.errors import StorageError, StorageFailed
from sleeping_gods.web import early_messages, files, limits, logs, sockets, upkeep
from sleeping_gods.web.addresses import rate_limit_key
from sleeping_gods.web.early_messages import EarlyMessages
from sleeping_gods.web.limits import Limit
from sleeping_gods.web.metrics import HELP, HISTOGRAM_BOUNDS, Metrics
from sleeping_gods.web.origins import Origins, origin_of
from sleeping_gods.web.socket_limits import SocketCounter
from sleeping_gods.web.store_failures import cause_of, error_sentence
from sleeping_gods.web.turns import Turns
from sleeping_gods.web.upload_queue import UploadQueue

from ..local.device import Device


def key_of(work: Callable[[], object]) -> str:
    """The word of the refusal that something ends with; empty if it ends well."""
    try:
        work()
    except HostError as error:
        return error.key
    return ""


def test_figures_are_told_as_prometheus_reads_them() -> None:
    """Gauges, counters with and without labels, and a histogram whose buckets hold all that is not longer."""
    metrics = Metrics()
    for labels in ('status="404"', 'status="200"', 'status="200"'):
        metrics.count("http_total", labels)
    metrics.count("failures_total")
    for seconds in (HISTOGRAM_BOUNDS[0], HISTOGRAM_BOUNDS[1] + 0.0001, 99.0):
        metrics.took(seconds)

    lines = metrics.text({"tables": 3}).split("\n")

    assert lines[-1] == ""
    assert lines[:9] == [
        f"# HELP sleeping_gods_failures_total {HELP['failures_total']}",
        "# TYPE sleeping_gods_failures_total counter",
        "sleeping_gods_failures_total 1",
        f"# HELP sleeping_gods_http_total {HELP['http_total']}",
        "# TYPE sleeping_gods_http_total counter",
        'sleeping_gods_http_total{status="200"} 2',
        'sleeping_gods_http_total{status="404"} 1',
        f"# HELP sleeping_gods_tables {HELP['tables']}",
        "# TYPE sleeping_gods_tables gauge",
    ]
    assert lines[9] == "sleeping_gods_tables 3"
    name = "sleeping_gods_request_seconds"
    counts = [1, 1, *[2] * (len(HISTOGRAM_BOUNDS) - 2)]
    assert lines[10:-1] == [
        f"# HELP {name} {HELP['request_seconds']}",
        f"# TYPE {name} histogram",
        *(f'{name}_bucket{{le="{bound}"}} {count}' for bound, count in zip(HISTOGRAM_BOUNDS, counts, strict=True)),
        f'{name}_bucket{{le="+Inf"}} 3',
        f"{name}_sum 99.003600",
        f"{name}_count 3",
    ]


@pytest.mark.parametrize(
    ("error", "cause", "words"),
    [
        (StorageFailed("db", "no", full=True), "full", "StorageFailed: db: no"),
        (StorageFailed("db", "no", damaged=True), "damaged", "StorageFailed: db: no"),
        (StorageFailed("db", "no"), "database", "StorageFailed: db: no"),
        (OSError("no"), "disk", "OSError: no"),
        (CannotSave("no"), "other", "CannotSave: no"),
        (None, "other", "unknown"),
    ],
)
def test_why_nothing_was_stored_has_a_word(error: Exception | None, cause: str, words: str) -> None:
    """By which it is counted, and a sentence for the log."""
    assert (cause_of(error), error_sentence(error)) == (cause, words)


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("10.1.2.3", "10.1.2.3"), ("localhost", "localhost"), ("::1", "::1"), ("127.0.0.1", "127.0.0.1"),
        ("::ffff:10.1.2.3", "10.1.2.3"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"), ("fe80::1%eth0", "fe80::/64"), ("", ""),
    ],
)  # fmt: skip
def test_a_network_of_ipv6_counts_as_one_address(host: str, key: str) -> None:
    """An address of IPv4 in its clothes as itself."""
    assert rate_limit_key(host) == key


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("http://a.example", "http://a.example"), ("http://a.example:80/x", "http://a.example"),
        ("https://a.example:80", "https://a.example:80"), ("https://a.example:443", "https://a.example"),
        ("http://[::1]:8000", "http://[::1]:8000"), ("ftp://a.example", ""), ("http://", ""), ("null", ""),
        ("http://ada@a.example", ""), ("http://:secret@a.example", ""), ("http://a.example:x", ""),
    ],
)  # fmt: skip
def test_an_origin_is_scheme_host_and_port(url: str, origin: str) -> None:
    """As browsers write it."""
    assert origin_of(url) == origin


def test_only_our_own_pages_act_with_a_cookie() -> None:
    """A program brings its secret itself, and no page makes it send anything."""
    origins = Origins("http://a.example", "nonsense")

    def admits(*pairs: tuple[str, str], cookie: bool) -> bool:
        return origins.admits(Headers(raw=[(name.encode(), value.encode()) for name, value in pairs]), cookie=cookie)

    ours, theirs = ("origin", "http://a.example"), ("origin", "http://b.example")
    assert admits(ours, cookie=True)
    assert admits(ours, cookie=False)
    assert not admits(theirs, cookie=False)
    assert not admits(ours, theirs, cookie=True)
    assert not admits(ours, ours, cookie=True)
    assert not admits(("origin", ""), cookie=False)
    assert admits(cookie=False)
    assert not admits(cookie=True)
    for site, fits in (("none", True), ("same-origin", True), ("cross-site", False), ("same-site", False)):
        assert admits(("sec-fetch-site", site), cookie=False) == fits


def test_sockets_are_counted_for_people_and_addresses() -> None:
    """So many each, and they make room when they close; this machine is no address."""
    crowd = SocketCounter(2, 3)
    with crowd.entered("ada", "10.0.0.1"), crowd.entered("ada", "10.0.0.1"), crowd.entered("ben", "10.0.0.1"):
        assert key_of(lambda: crowd.entered("ada", "10.0.0.2").__enter__()) == "too-many-windows"
        assert key_of(lambda: crowd.entered("cyd", "10.0.0.1").__enter__()) == "too-many-sockets"
        with crowd.entered("ben", "10.0.0.2"):
            assert (crowd._people["ben"], crowd._addresses["10.0.0.2"]) == (2, 1)
    assert not crowd._people
    assert not crowd._addresses
    for person in "abcdef":
        crowd.entered(person, "127.0.0.1").__enter__()


def test_buckets_are_forgotten_where_they_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    """Exactly so many stay; one at its bound has room for one more, a hair less has not."""
    monkeypatch.setattr(limits, "MAX_BUCKETS", 2)
    now = [0.0]
    limit = Limit(2, 1, lambda: now[0])
    for who in "aab":
        assert limit.allows(who)
    assert not limit.allows("a")
    limit.allows("b")
    assert [*limit._buckets] == ["a", "b"]
    limit.allows("c")
    assert [*limit._buckets] == ["b", "c"]
    now[0] = 0.999
    assert not limit.allows("b")
    now[0] = 1.0
    assert limit.allows("b")
    now[0] = 50.0
    assert [limit.allows("b") for _ in range(3)] == [True, True, False]
    for _ in range(5):
        limit.give_back("b")
    assert [limit.allows("b") for _ in range(3)] == [True, True, False]


def test_uploads_wait_in_a_queue_of_so_many() -> None:
    """Few are inside, some wait, the rest is told to come again; few of one address, any number of nobody's."""

    async def upload() -> None:
        queue, inside = UploadQueue(max_inside=1, max_waiting=1, max_seconds=60.0, max_per_address=2), asyncio.Event()

        async def stay(who: str) -> str:
            try:
                async with queue.entered(who):
                    await inside.wait()
            except HostError as error:
                return error.key
            return "done"

        first = asyncio.create_task(stay("a"))
        await asyncio.sleep(0)
        second = asyncio.create_task(stay("a"))
        await asyncio.sleep(0)
        assert (queue.waiting, queue._of_address) == (1, {"a": 2})
        assert await stay("a") == "busy"
        assert await stay("b") == "busy"
        assert queue._of_address == {"a": 2}
        inside.set()
        assert [await first, await second] == ["done", "done"]
        assert (queue.waiting, queue._of_address) == (0, {})
        patient = UploadQueue(max_inside=1, max_waiting=1, max_seconds=0.0, max_per_address=1)
        async with patient.entered("a"):
            assert await UploadQueue(max_inside=1, max_waiting=0, max_seconds=1.0, max_per_address=1)._enter() is None  # type: ignore[func-returns-value]
            with pytest.raises(HostError, match="busy"):
                await patient._enter()
            assert patient.waiting == 0
        async with patient.entered(""):
            assert patient._of_address == {"": 1}

    asyncio.run(upload())


def test_a_table_is_opened_by_one_at_a_time() -> None:
    """Others wait for their turn; afterwards nothing is left of it."""

    async def take() -> None:
        turns, order = Turns(), list[str]()

        async def open_it(name: str) -> None:
            async with turns.of("ours") as turn:
                order.append(f"{name} of {turn.wanted}")
                await asyncio.sleep(0)

        async with turns.of("ours"):
            tasks = [asyncio.create_task(open_it(name)) for name in "ab"]
            await asyncio.sleep(0)
            assert (turns.waiting("ours"), turns.waiting("other"), order) == (3, 0, [])
        await asyncio.gather(*tasks)
        assert order == ["a of 2", "b of 1"]
        assert (turns.waiting("ours"), turns._turns) == (0, {})

    asyncio.run(take())


@pytest.mark.parametrize("ends", [True, False])
def test_messages_before_a_table_is_open_are_kept_in_order(monkeypatch: pytest.MonkeyPatch, ends: bool) -> None:
    """Up to a bound, or until the other side goes; the rest is read when it is asked for."""
    monkeypatch.setattr(early_messages, "MAX_MESSAGES", 2)
    sent: list[Any] = [{"type": "websocket.receive", "text": str(number)} for number in range(4)]
    if ends:
        sent.insert(1, {"type": "websocket.disconnect"})

    async def receive() -> Any:
        return sent.pop(0)

    async def read() -> None:
        messages = EarlyMessages(SimpleNamespace(receive=receive))  # type: ignore[arg-type]  # all that it asks for
        for _ in range(3):
            await asyncio.sleep(0)
        assert (len(messages._kept), messages.gone, len(sent)) == (2, ends, 3 if ends else 2)
        await messages.stop()
        await messages.stop()
        second = {"type": "websocket.disconnect"} if ends else {"type": "websocket.receive", "text": "1"}
        assert [await messages.next() for _ in range(2)] == [{"type": "websocket.receive", "text": "0"}, second]
        assert (await messages.next())["text"] == ("1" if ends else "2")

    asyncio.run(read())


class Upkept:
    """A registry whose tables rest, and whose bin holds something."""

    def __init__(self, days: int, deleted: Any = 2, closing: Exception | None = None) -> None:
        self.limits = SimpleNamespace(bin_days=days)
        self.deleted, self.closing, self.asked = deleted, closing, list[Any]()
        self.storage = SimpleNamespace(empty_bin_after=self._empty)

    def _empty(self, seconds: float) -> int:
        self.asked.append(seconds)
        if isinstance(self.deleted, Exception):
            raise self.deleted
        return int(self.deleted)

    async def run(self, do: Callable[[], Any]) -> Any:
        """At once."""
        return do()

    async def close_resting(self) -> None:
        """Close what nobody uses."""
        self.asked.append("close")
        if self.closing is not None:
            raise self.closing


@pytest.mark.parametrize(
    ("days", "deleted", "asked", "log"),
    [
        (0, 2, [], ""),
        (30, 2, [30 * 86_400], "deleted 2 campaigns that had been in the bin for more than 30 days"),
        (30, 0, [30 * 86_400], ""),
        (30, StorageError("no"), [30 * 86_400], "the bin could not be emptied: no"),
        (30, OSError("no"), [30 * 86_400], "the bin could not be emptied: no"),
    ],
)
def test_the_bin_is_emptied_of_what_is_too_old(
    days: int, deleted: Any, asked: list[Any], log: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Unless it is kept for ever; what fails is tried again later."""
    caplog.set_level("INFO")
    registry = Upkept(days, deleted)

    asyncio.run(upkeep.empty_bin(registry))  # type: ignore[arg-type]  # all that it asks for

    assert registry.asked == asked
    assert caplog.messages == ([log] if log else [])


def test_every_minute_tables_are_closed_and_every_hour_the_bin_is_emptied(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Also where a table cannot be closed."""
    registry, slept = Upkept(1, 0, OSError("no")), list[float]()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        if len(slept) > upkeep.ROUNDS_PER_BIN + 1:
            raise asyncio.CancelledError

    monkeypatch.setattr(asyncio, "sleep", sleep)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(upkeep.keep_up(registry))  # type: ignore[arg-type]  # all that it asks for

    assert {*slept} == {upkeep.SECONDS_BETWEEN}
    hour = ["close"] * upkeep.ROUNDS_PER_BIN
    assert registry.asked == ["close", 86_400, *hour, 86_400]
    assert caplog.text.count("a table could not be closed: OSError") == upkeep.ROUNDS_PER_BIN + 1


def test_the_log_has_a_line_for_each_record() -> None:
    """An error that is being handled with its traceback, and none where there is none."""
    record = logging.LogRecord("sleeping_gods.web", logging.ERROR, "", 0, "it %s", ("fails",), (None, None, None))
    record.created = 1_700_000_000.1234
    line = json.loads(logs.JsonLines().format(record))
    assert line == {
        "at": "2023-11-14T22:13:20.123+00:00", "level": "error", "name": "sleeping_gods.web", "said": "it fails",
    }  # fmt: skip
    record.exc_info = (ValueError, ValueError("no"), None)
    assert json.loads(logs.JsonLines().format(record))["error"] == "ValueError: no"


@pytest.mark.parametrize(
    ("verbose", "quiet", "ours", "theirs"),
    [
        (False, False, logging.INFO, logging.WARNING), (True, False, logging.DEBUG, logging.INFO),
        (False, True, logging.WARNING, logging.WARNING), (True, True, logging.DEBUG, logging.INFO),
    ],
)  # fmt: skip
def test_a_log_is_as_long_as_is_wished(
    verbose: bool, quiet: bool, ours: int, theirs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Libraries never say all that they could."""
    root, captured = logging.getLogger(), list[bool]()
    names = (logs.OUR_LOGGER, *logs.LIBRARY_LOGGERS)
    before = root.handlers[:], root.level, [logging.getLogger(name).level for name in names]
    monkeypatch.setattr(logging, "captureWarnings", captured.append)
    stream = io.StringIO()
    try:
        logs.configure_logging(stream, verbose=verbose, quiet=quiet)
        (handler,) = root.handlers
        assert (root.level, captured, type(handler.formatter)) == (logging.WARNING, [True], logs.JsonLines)
        assert [logging.getLogger(name).level for name in names] == [ours, *[theirs] * len(logs.LIBRARY_LOGGERS)]
        logging.getLogger(logs.OUR_LOGGER).critical("heard")
    finally:
        root.handlers[:], root.level = before[0], before[1]
        for name, level in zip(names, before[2], strict=True):
            logging.getLogger(name).setLevel(level)
    assert json.loads(stream.getvalue())["said"] == "heard"


def test_what_clients_send_wrong_is_left_out_once() -> None:
    """The filter is not added a second time."""
    log = logging.getLogger("uvicorn.error")
    log.filters[:] = [each for each in log.filters if each is not logs._is_ours]
    for _ in range(2):
        logs.ignore_client_errors()
    assert log.filters.count(logs._is_ours) == 1
    record = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, logs.CLIENT_ERRORS[0], (), None)
    assert not logs._is_ours(record)
    record.msg = "another"
    assert logs._is_ours(record)


@pytest.mark.parametrize(
    ("error", "key", "code"),
    [
        (HostError("no-campaign"), "no-campaign", sockets.REFUSED),
        *((HostError(key), key, sockets.SLOW) for key in sorted(sockets.TRY_AGAIN_LATER)),
        (OSError("gone"), "unavailable", sockets.SLOW),
    ],
)
def test_a_socket_is_told_why_its_table_cannot_be_opened(error: Exception, key: str, code: int) -> None:
    """And whether it is of use to come again."""
    sent: list[Any] = []

    async def send_text(text: str) -> None:
        sent.append(json.loads(text)["key"])

    async def close(code: int) -> None:
        sent.append(code)

    socket: Any = SimpleNamespace(send_text=send_text, close=close, query_params={}, headers={})
    asyncio.run(sockets._close_with_reason(socket, error))

    assert sent == [key, code]


def test_a_name_that_no_file_can_have_is_none(tmp_path: Path) -> None:
    """Neither one outside of the folder, nor one that the system cannot write."""
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "b").write_text("")
    (tmp_path / "out").symlink_to(tmp_path.parent)
    assert files.file_below(tmp_path, "a/b") == tmp_path / "a" / "b"
    for name in ("a", "a//b", "./a/b", "../x", "a\\b", "a\0b", "\ud800", "none", "out/x"):
        assert files.file_below(tmp_path, name) is None


def test_a_device_without_a_table_has_nothing_to_verify(tmp_path: Path) -> None:
    """And leaving is no error there."""
    tables = Device(tmp_path).tables

    async def use() -> bool:
        await tables.leave()
        return await tables.verify_some()

    assert not asyncio.run(use())
