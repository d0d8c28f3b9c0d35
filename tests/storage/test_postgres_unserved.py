"""What PostgreSQL is asked, without a server: a connection that notes every statement and answers what a test says."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import psycopg
import pytest

from sleeping_gods.storage import postgres
from sleeping_gods.storage.errors import StorageFailed
from sleeping_gods.storage.postgres import CHANNEL, MAX_CONNECTIONS, PRESENCE, SETTINGS, SWAP, PostgresDatabase
from sleeping_gods.storage.records import KEPT, End, News
from sleeping_gods.storage.schema import COLUMNS

URL = "postgresql://ada:secret@example.org/evenings"


class Connection:
    """A connection to nowhere."""

    def __init__(self, server: Server, pid: int) -> None:
        self.server, self.info, self.closed = server, SimpleNamespace(backend_pid=pid), False
        self.notices: list[Any] = []

    def execute(self, statement: bytes | str, values: object = None) -> Any:
        """Note a statement, and answer it."""
        text = statement.decode() if isinstance(statement, bytes) else statement
        self.server.asked.append((self.info.backend_pid, text, values))
        self.server.fail()
        rows = next((rows for part, rows in self.server.answers.items() if part in text), [])
        return SimpleNamespace(
            description=rows or None, fetchall=lambda: rows, fetchone=lambda: rows[0] if rows else None
        )

    @contextmanager
    def cursor(self) -> Iterator[Any]:
        """Something that runs a statement for many rows."""
        yield SimpleNamespace(
            executemany=lambda text, rows: self.server.asked.append((self.info.backend_pid, text.decode(), rows))
        )

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Its beginning and its end are noted."""
        self.server.asked.append((self.info.backend_pid, "begin", None))
        yield
        self.server.asked.append((self.info.backend_pid, "commit", None))

    def notifies(self, timeout: float, stop_after: int) -> list[Any]:
        """What was announced."""
        assert (timeout, stop_after) == (0.5, 1)
        self.server.fail()
        return self.server.notices

    def close(self) -> None:
        """Nothing more is asked."""
        self.closed = True


class Server:
    """All connections, what they were asked, and what they answer."""

    def __init__(self) -> None:
        self.connections: list[Connection] = []
        self.asked: list[tuple[int, str, Any]] = []
        self.answers: dict[str, list[tuple[Any, ...]]] = {"pg_try_advisory_lock": [(True,)], "SHOW": [("on",)]}
        self.notices: list[Any] = []
        self.failure: Exception | None = None

    def connect(self, url: str, **options: object) -> Any:
        """A new connection."""
        assert (url, options) == (URL, {"autocommit": True, "application_name": "sleeping-gods", "connect_timeout": 10})
        self.connections.append(Connection(self, len(self.connections) + 1))
        return self.connections[-1]

    def fail(self) -> None:
        """Fail once, if that is wished."""
        failure, self.failure = self.failure, None
        if failure is not None:
            raise failure

    def texts(self) -> list[str]:
        """The statements since the last time."""
        asked, self.asked = self.asked, []
        return [text for _, text, _ in asked]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Server:
    """A server that is none."""
    fake = Server()
    monkeypatch.setattr(psycopg, "connect", fake.connect)
    monkeypatch.setattr(secrets, "randbelow", lambda most: most - 1)
    return fake


def test_a_connection_is_told_how_to_behave_and_shows_that_its_process_lives(played: Server) -> None:
    """A number that another process has is not taken; a commit means that it is on disk, or that is said."""
    played.answers["pg_try_advisory_lock"] = [(True,)]
    played.answers["SHOW synchronous_commit"] = [("off",)]
    played.answers["SHOW fsync"] = [("off",)]
    played.answers = {key: played.answers[key] for key in sorted(played.answers, key=len, reverse=True)}

    database = PostgresDatabase(URL)

    number = 2**31 - 1
    assert (database.name, database.owner, database.shared) == ("postgresql evenings@example.org", number, True)
    assert database.cautions == [
        "postgresql evenings@example.org runs with fsync=off: a power cut may lose what it has confirmed"
    ]
    locks = [
        ("SELECT pg_try_advisory_lock(%s, %s)", (PRESENCE, number)),
        ("SELECT pg_advisory_lock_shared(%s, %s)", (PRESENCE, number)),
        ("SELECT pg_advisory_unlock(%s, %s)", (PRESENCE, number)),
    ]
    shown = [("SHOW synchronous_commit", None), ("SHOW fsync", None), ("SHOW full_page_writes", None)]
    assert [(text, values) for _, text, values in played.asked] == [
        *((text, None) for text in SETTINGS), *locks, *shown, ("SET synchronous_commit = on", None),
    ]  # fmt: skip
    database.close()
    assert [each.closed for each in played.connections] == [True]


def test_a_number_that_another_process_has_is_not_taken(played: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another is tried; later connections of the process only share its lock."""
    numbers = iter([4, 6])
    answers = iter([[(False,)], [(True,)]])
    monkeypatch.setattr(secrets, "randbelow", lambda most: next(numbers))
    execute = Connection.execute

    def answer(self: Connection, statement: bytes | str, values: object = None) -> Any:
        if "pg_try" in str(statement):
            self.server.answers["pg_try_advisory_lock"] = next(answers)
        return execute(self, statement, values)

    monkeypatch.setattr(Connection, "execute", answer)
    database = PostgresDatabase(URL)

    assert database.owner == 7
    assert not database.cautions
    played.texts()
    with database.writing():
        other = threading.Thread(target=lambda: database.rows("SELECT 1"))
        other.start()
        other.join()
    assert ("SELECT pg_advisory_lock_shared(%s, %s)", (PRESENCE, 7)) in [
        (text, values) for _, text, values in played.asked
    ]
    assert sum("pg_try" in text for text in played.texts()) == 0


def test_a_thread_has_one_connection_for_a_whole_transaction(played: Server) -> None:
    """It is given back afterwards; a transaction that reads sees one moment."""
    database = PostgresDatabase(URL)
    played.answers["SELECT 5"] = [(5,)]
    played.texts()

    with database.writing(), database.writing():
        assert database.rows("SELECT 5 WHERE a = ?", "b") == [(5,)]
        assert database.rows("UPDATE x") == []
    with database.reading():
        database.many("INSERT ?", [("a",), ("b",)])

    assert len(played.connections) == 1
    assert [(text, values) for _, text, values in played.asked] == [
        ("begin", None), ("begin", None), ("SELECT 5 WHERE a = %s", ("b",)), ("UPDATE x", None), ("commit", None),
        ("commit", None), ("begin", None), ("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY", None),
        ("INSERT %s", [("a",), ("b",)]), ("commit", None),
    ]  # fmt: skip
    assert [id(free) for free in database._free] == [id(played.connections[0])]


def test_all_connections_in_use_is_said(played: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """And whoever closes it closes those in use when that ends."""
    monkeypatch.setattr(postgres, "CONNECTION_SECONDS", 0.0)
    database = PostgresDatabase(URL)
    for _ in range(MAX_CONNECTIONS):
        assert database._slots.acquire(timeout=0)
    with pytest.raises(StorageFailed, match="all connections are in use"):
        database.rows("SELECT 1")
    for _ in range(MAX_CONNECTIONS):
        database._slots.release()
    with database.writing():
        database.close()
        (used,) = played.connections
    assert used.closed
    with pytest.raises(StorageFailed, match="closed"):
        database.rows("SELECT 1")


@pytest.mark.parametrize(
    ("failure", "dropped", "damaged", "full"),
    [
        (psycopg.OperationalError("gone \n away"), True, False, False),
        (psycopg.errors.LockNotAvailable("gone away"), False, False, False),
        (psycopg.errors.DataCorrupted("gone away"), True, True, False),
        (psycopg.errors.IndexCorrupted("gone away"), True, True, False),
        (psycopg.errors.DiskFull("gone away"), True, False, True),
    ],
)
def test_after_a_failure_no_connection_is_used_again(
    played: Server, failure: Exception, dropped: bool, damaged: bool, full: bool
) -> None:
    """But for a row that is locked: then the transaction has ended, and that is all."""
    database = PostgresDatabase(URL)
    played.failure = failure
    with pytest.raises(StorageFailed, match=r"evenings@example\.org: gone away") as failed:
        database.rows("SELECT 1")

    assert (failed.value.damaged, failed.value.full) == (damaged, full)
    assert played.connections[0].closed == dropped
    assert database._backends == (set() if dropped else {1})
    database.rows("SELECT 1")
    assert len(played.connections) == (2 if dropped else 1)


def test_a_row_is_added_by_one_statement(played: Server) -> None:
    """With where the campaign is believed to end, where it ends then, and who is told."""
    database = PostgresDatabase(URL)
    before, after = End(3, KEPT, 5, 100, "aa", b"h"), End(3, KEPT, 7, 140, "bb", b"i")
    row = ("evening", 5, 7, "mine", b"lines", b"sum")
    played.texts()

    assert not database.swap(row, before, after, 99)
    ((_, text, values),) = played.asked
    assert text == SWAP.replace("?", "%s")
    assert values == (
        7, 140, "bb", b"i", 99, "evening", 3, KEPT, 5, b"h", "evening", "mine", 5, 7, "mine", b"lines", b"sum", CHANNEL,
        "evening 7",
    )  # fmt: skip
    assert text.count("%s") == len(values)
    played.answers["grown"] = [("",)]
    assert database.swap(row, before, after, 99)


def test_news_of_all_processes_are_heard_each_once(played: Server) -> None:
    """The latest of a campaign; what is no news is passed over; one's own are known by their connection."""
    database = PostgresDatabase(URL)
    played.texts()
    database.announce([News("a", 3), News("b", 0)])
    assert [values for _, _, values in played.asked] == [[(CHANNEL, "a 3"), (CHANNEL, "b 0")]]
    payloads = [("a 3", 1), ("a 0", 9), ("none", 9), ("a 4", 9), ("b x", 9), ("b 2", 1)]
    played.notices = [SimpleNamespace(payload=payload, pid=pid) for payload, pid in payloads]
    played.texts()

    heard = database.news(0.5)

    assert heard == [News("a", 4), News("a", 0), News("b", 2)]
    assert [item.own for item in heard] == [False, False, True]
    assert played.texts() == [*SETTINGS, f"LISTEN {CHANNEL}"]
    database.news(0.5)
    assert played.texts() == []
    played.failure = psycopg.OperationalError("gone\naway")
    with pytest.raises(StorageFailed, match="gone away"):
        database.news(0.5)
    assert played.connections[1].closed
    database.news(0.5)
    database.close()
    assert [each.closed for each in played.connections] == [True, True, True]


def test_the_format_stands_in_a_table_of_its_own(played: Server) -> None:
    """Only one process looks at a time; no table is format 0, and so is one without a number."""
    database = PostgresDatabase(URL)
    played.texts()
    with database.reading():
        assert database.format_version() == 0
    assert played.texts()[2:4] == ["SET LOCAL lock_timeout = '60s'", "SELECT pg_advisory_xact_lock(%s, 0)"]
    played.answers |= {"pg_tables": [(1,)], "max(version)": [(None,)]}
    with database.reading():
        assert database.format_version() == 0
    played.answers["max(version)"] = [(3,)]
    with database.reading():
        assert database.format_version() == 3
    played.texts()
    database.make_format_table()
    database.set_format(4)
    assert [(text, values) for _, text, values in played.asked] == [
        ("CREATE TABLE storage_format (version BIGINT NOT NULL)", None),
        ("DELETE FROM storage_format", None),
        ("INSERT INTO storage_format (version) VALUES (%s)", (4,)),
    ]


def test_what_lies_there_is_counted_and_who_lives_is_known(played: Server) -> None:
    """The bytes of all tables; the lock of a process; that there are no campaigns, unless they were deleted."""
    database = PostgresDatabase(URL)
    played.answers["pg_total_relation_size"] = [(10,)]
    assert database.size() == 10 * len(COLUMNS)
    assert not database.is_present(5)
    played.answers["pg_locks"] = [(1,)]
    played.texts()
    assert database.is_present(5)
    database.settle()
    for some, deleted in ((True, False), (True, True), (False, True)):
        database.note_campaigns(some=some, deleted=deleted)
        assert not database.cautions
    database.note_campaigns(some=False)
    (caution,) = database.cautions
    assert "holds no campaigns" in caution


def test_a_name_never_tells_the_password() -> None:
    """And what is no address is refused."""
    assert postgres._name("postgresql://ada:secret@example.org/evenings") == "postgresql evenings@example.org"
    assert postgres._name("postgresql:///evenings") == "postgresql evenings@localhost"
    assert postgres._name("postgresql://example.org") == "postgresql @example.org"
    with pytest.raises(StorageFailed, match="expected a URL"):
        postgres._name("postgresql://a b")
