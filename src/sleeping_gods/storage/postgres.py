"""PostgreSQL through psycopg, for several processes; each holds an advisory lock that shows it is alive."""

from __future__ import annotations

import contextlib
import functools
import secrets
import threading
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from .errors import StorageFailed, UnsafeDatabase
from .records import KEPT, End, News
from .schema import COLUMNS

INSTALL = "pip install 'sleeping-gods[postgres]'"

try:
    import psycopg
    from psycopg.conninfo import conninfo_to_dict
except ImportError as error:
    raise UnsafeDatabase(f"expected psycopg to be installed: {INSTALL}") from error

Connection: TypeAlias = "psycopg.Connection[tuple[Any, ...]]"
CHANNEL = "sleeping_gods"
"""Where processes tell one another what has changed."""
MAX_CONNECTIONS = 4
"""Connections of a process.

So few are a list and a semaphore: each of them bears the sign that the process is alive, none is used again after a
failure, and a thread has one for a whole transaction, which a library's pool would leave to us all the same.
"""
CONNECTION_SECONDS = 5.0
"""How long a thread waits for one of these connections."""
CONNECTING_SECONDS = 10
"""How long the server is waited for when a connection is opened."""
PRESENCE = 0x5347
"""The class of the advisory locks by which processes know of one another; its number 0 is for making tables."""
MAX_OWNER = 2**31 - 1
"""The highest number of a process: that of an advisory lock is a 32-bit integer with a sign."""
MAX_STATEMENTS = 256
"""Statements that are kept with psycopg's sign for values; the program has far fewer."""
SETTINGS = (
    "SET lock_timeout = '2s'",
    "SET idle_in_transaction_session_timeout = '60s'",
    "SET client_min_messages = warning",
    "SET tcp_keepalives_idle = 10",
    "SET tcp_keepalives_interval = 5",
    "SET tcp_keepalives_count = 3",
)
"""What a connection is told; a machine that is gone without a word is known to be after half a minute."""
SWAP = (
    "WITH grown AS (UPDATE campaign SET entries = ?, size = ?, chain = ?, head = ?, changed = ? "
    "WHERE id = (SELECT id FROM campaign WHERE id = ? AND fence = ? AND status = ? AND entries = ? AND head = ? "
    "FOR UPDATE SKIP LOCKED) "
    "AND NOT EXISTS (SELECT 1 FROM stretch WHERE campaign = ? AND command = ? AND command <> '') RETURNING id), "
    "written AS (INSERT INTO stretch (campaign, first, until, command, body, sum) "
    "SELECT id, ?::bigint, ?::bigint, ?::text, ?::bytea, ?::bytea FROM grown) "
    "SELECT pg_notify(?, ?) FROM grown"
)
"""A row is added, its campaign's end moved and everybody told, or nothing is done at all; a lock is not waited for."""
FORMAT_TABLE_EXISTS = (
    "SELECT 1 FROM pg_tables WHERE tablename = 'storage_format' AND schemaname = ANY (current_schemas(false))"
)
"""Whether the table that names the format is there."""
DAMAGE_ERRORS = (psycopg.errors.DataCorrupted, psycopg.errors.IndexCorrupted, UnicodeDecodeError)
"""What says that the database answers, but with something else than was written."""


class PostgresDatabase:
    """A database that several processes write, each through a few connections; another one listens.

    A thread has a connection to itself as long as a transaction lasts: who waits for a row that somebody has locked
    keeps nobody else waiting, and gives up after two seconds.
    """

    words: Mapping[str, str] = {
        "integer": "BIGINT",
        "bytes": "BYTEA",
        "strict": "",
        "strict_keyed": "",
        "for_update": " FOR UPDATE",
        "for_update_if_free": " FOR UPDATE SKIP LOCKED",
    }
    shared = True

    def __init__(self, url: str) -> None:
        self._url = url
        self.name = _name(url)
        self.cautions: list[str] = []
        self.owner = 0
        self._slots = threading.BoundedSemaphore(MAX_CONNECTIONS)
        """Taken by each thread that has a connection."""
        self._free: list[Connection] = []
        """The open connections that no thread has."""
        self._backends: set[int] = set()
        """The numbers by which the server knows the connections that write."""
        self._here = threading.local()
        """The connection that this thread has."""
        self._listening = threading.Lock()
        """Held while a thread uses the connection that listens."""
        self._listener: Connection | None = None
        """The connection that listens; it is opened when somebody first asks for news."""
        self._closed = False
        with self._connected():
            pass

    @contextlib.contextmanager
    def writing(self) -> Iterator[None]:
        """A transaction that is flushed when it ends; rows that it will change are locked by ``for_update``."""
        with self._connected() as connection, connection.transaction():
            yield

    @contextlib.contextmanager
    def reading(self) -> Iterator[None]:
        """A transaction that sees one moment."""
        with self._connected() as connection, connection.transaction():
            self.rows("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            yield

    def settle(self) -> None:
        """Others see only what is on disk."""

    @contextlib.contextmanager
    def _connected(self) -> Iterator[Connection]:
        """The connection of this thread, or one for it until this ends; StorageFailed if all stay in use."""
        held: Connection | None = getattr(self._here, "connection", None)
        if held is not None:
            yield held
            return
        if not self._slots.acquire(timeout=CONNECTION_SECONDS):
            raise StorageFailed(self.name, "all connections are in use: try again")
        try:
            with self._failing():
                connection = self._here.connection = self._free_connection()
                yield connection
        finally:
            self._give_back()
            self._slots.release()

    @contextlib.contextmanager
    def _failing(self) -> Iterator[None]:
        """After a failure no connection is used again: it may be in the middle of anything, and the others gone too.

        That a row is locked is none: the transaction has ended, and that is all.
        """
        try:
            yield
        except (psycopg.Error, UnicodeDecodeError) as error:
            if not isinstance(error, psycopg.errors.LockNotAvailable):
                self._drop()
            message = " ".join(str(error).split()) or type(error).__name__
            full = isinstance(error, psycopg.errors.DiskFull)
            raise StorageFailed(self.name, message, damaged=isinstance(error, DAMAGE_ERRORS), full=full) from error

    def _free_connection(self) -> Connection:
        """A connection that nobody uses."""
        if self._closed:
            raise StorageFailed(self.name, "closed")
        while self._free:
            with contextlib.suppress(IndexError):  # another thread was quicker
                connection = self._free.pop()
                if not connection.closed:
                    return connection
        connection = self._connect()
        self._be_present(connection)
        self._check_durability(connection)
        self._backends.add(connection.info.backend_pid)
        return connection

    def _give_back(self) -> None:
        """Let others use the connection of this thread."""
        connection: Connection | None = getattr(self._here, "connection", None)
        self._here.connection = None
        if connection is None or connection.closed:
            return
        if self._closed:
            connection.close()
        else:
            self._free.append(connection)

    def rows(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        """Run a statement."""
        with self._connected() as connection:
            cursor = connection.execute(_with_placeholders(statement), values or None)
            return cursor.fetchall() if cursor.description else []

    def many(self, statement: str, rows: Sequence[tuple[object, ...]]) -> None:
        """Run a statement for each of many rows; the answers are waited for once."""
        with self._connected() as connection, connection.cursor() as cursor:
            cursor.executemany(_with_placeholders(statement), rows)

    def swap(self, row: tuple[object, ...], before: End, after: End, now: int) -> bool:
        """One statement, and one answer that is waited for instead of seven."""
        campaign, first, until, command, body, total = row
        new_end = (after.entries, after.size, after.chain, after.head, now)
        believed = (campaign, before.fence, KEPT, before.entries, before.head, campaign, command)
        new_row = (first, until, command, body, total)
        notice = (CHANNEL, _payload(News(str(campaign), after.entries)))
        with self._connected():
            return bool(self.rows(SWAP, *new_end, *believed, *new_row, *notice))

    def _connect(self) -> Connection:
        """Open a connection; it does not show yet that the process is alive."""
        connection: Connection = psycopg.connect(
            self._url, autocommit=True, application_name="sleeping-gods", connect_timeout=CONNECTING_SECONDS
        )
        for statement in SETTINGS:
            connection.execute(_with_placeholders(statement))
        return connection

    def _be_present(self, connection: Connection) -> None:
        """Hold the lock with this process's number, which is chosen here for its first connection.

        All its connections share the lock, and the server lets go of it when the last of them ends. A number that
        another process has is not taken.
        """
        while not self.owner:
            number = secrets.randbelow(MAX_OWNER) + 1
            locked = connection.execute("SELECT pg_try_advisory_lock(%s, %s)", (PRESENCE, number)).fetchone()
            if locked and locked[0]:
                connection.execute("SELECT pg_advisory_lock_shared(%s, %s)", (PRESENCE, number))
                connection.execute("SELECT pg_advisory_unlock(%s, %s)", (PRESENCE, number))
                self.owner = number
                return
        connection.execute("SELECT pg_advisory_lock_shared(%s, %s)", (PRESENCE, self.owner))

    def _check_durability(self, connection: Connection) -> None:
        """See to it that a commit means what we promise, and say so where it cannot."""
        settings = {}
        for setting in ("synchronous_commit", "fsync", "full_page_writes"):
            row = connection.execute(_with_placeholders(f"SHOW {setting}")).fetchone()
            settings[setting] = row[0] if row else ""
        if settings["synchronous_commit"] == "off":
            connection.execute("SET synchronous_commit = on")
        self.cautions = [
            f"{self.name} runs with {setting}=off: a power cut may lose what it has confirmed"
            for setting in ("fsync", "full_page_writes")
            if settings[setting] == "off"
        ]

    def _drop(self) -> None:
        """Close the connection of this thread, and those that nobody uses."""
        connections, self._free = self._free, []
        held: Connection | None = getattr(self._here, "connection", None)
        for connection in (*connections, *([held] if held is not None else ())):
            self._backends.discard(connection.info.backend_pid if not connection.closed else 0)
            connection.close()

    def is_present(self, owner: int) -> bool:
        """Whether a connection holds the lock of a process; ``objsubid`` is 2 for a lock of two numbers."""
        statement = (
            "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = ? AND objid = ? AND objsubid = 2 "
            "AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
        )
        return bool(self.rows(statement, PRESENCE, owner))

    def announce(self, news: list[News]) -> None:
        """Tell everybody who listens, when the transaction is on disk."""
        self.many("SELECT pg_notify(?, ?)", [(CHANNEL, _payload(item)) for item in news])

    def news(self, seconds: float) -> list[News]:
        """What has been announced by any process; after a lost connection something may have been missed."""
        with self._listening:
            try:
                if self._listener is None or self._listener.closed:
                    self._listener = self._connect()
                    self._listener.execute(f"LISTEN {CHANNEL}")
                notices = list(self._listener.notifies(timeout=seconds, stop_after=1))
                news = [_parse_payload(notice.payload, own=notice.pid in self._backends) for notice in notices]
                return list({item.about: item for item in news if item}.values())
            except psycopg.Error as error:
                if self._listener is not None:
                    self._listener.close()
                raise StorageFailed(self.name, " ".join(str(error).split())) from error

    def format_version(self) -> int:
        """The format that its own table names; only one process looks at a time."""
        self.rows("SET LOCAL lock_timeout = '60s'")
        self.rows("SELECT pg_advisory_xact_lock(?, 0)", PRESENCE)
        # by rows of the catalogue: names are looked up in a cache, which may not know the table yet
        if not self.rows(FORMAT_TABLE_EXISTS):
            return 0
        return int(self.rows("SELECT max(version) FROM storage_format")[0][0] or 0)  # 0: being made just now

    def make_format_table(self) -> None:
        """A table with one number."""
        self.rows("CREATE TABLE storage_format (version BIGINT NOT NULL)")

    def set_format(self, version: int) -> None:
        """Write the number."""
        self.rows("DELETE FROM storage_format")
        self.rows("INSERT INTO storage_format (version) VALUES (?)", version)

    def size(self) -> int:
        """Bytes of our tables with their indexes."""
        return sum(int(self.rows("SELECT pg_total_relation_size(?)", table)[0][0]) for table in COLUMNS)

    def note_campaigns(self, *, some: bool, deleted: bool = False) -> None:
        """Nothing lies beside it that would know better: that there are none is said."""
        if not some and not deleted:
            self.cautions.append(f"{self.name} holds no campaigns; if there were some, it was emptied or is another")

    def close(self) -> None:
        """Close all connections; those that are in use close when that ends."""
        self._closed = True
        self._drop()
        with self._listening:
            if self._listener is not None:
                self._listener.close()
                self._listener = None


@functools.lru_cache(maxsize=MAX_STATEMENTS)
def _with_placeholders(statement: str) -> bytes:
    """A statement with psycopg's sign for values."""
    return statement.replace("?", "%s").encode()


def _payload(news: News) -> str:
    """News as the text that processes send one another."""
    return f"{news.campaign} {news.entries}"


def _parse_payload(payload: str, *, own: bool) -> News | None:
    """The news in such a text; None for a text of another form, which somebody else may have sent."""
    campaign, _, entries = payload.partition(" ")
    return News(campaign, int(entries), own) if entries.isdecimal() else None


def _name(url: str) -> str:
    """The database's name and host: never the password."""
    try:
        parts = conninfo_to_dict(url)
    except psycopg.Error as error:
        raise StorageFailed("postgresql", "expected a URL such as postgresql://user@host/database") from error
    return f"postgresql {parts.get('dbname', '')}@{parts.get('host', 'localhost')}"
