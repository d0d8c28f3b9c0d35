"""SQLite through apsw: one process, one writing connection, every commit flushed."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import threading
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import apsw

from ..journal.disk import sync_folder
from .errors import StorageFailed, StorageInUse, UnsafeDatabase
from .file_systems import file_system_warning
from .folder_mark import FolderMark, emptied_warning, missing_parts, read_mark, write_mark
from .records import End, News

try:
    import fcntl
except ImportError:  # only POSIX has it; elsewhere a second program is not noticed
    fcntl = None  # type: ignore[assignment]  # a module or nothing

FILE = "campaigns.sqlite"
LOCK = "campaigns.lock"
"""The file that a program locks as long as it uses the folder."""
MAX_OWNER = 2**31 - 1
"""The highest number of a process."""
PRAGMAS = (
    "PRAGMA mmap_size = 0",  # a failing disk is an error, not a signal
    "PRAGMA trusted_schema = OFF",
    "PRAGMA cell_size_check = ON",
    "PRAGMA foreign_keys = ON",
    "PRAGMA synchronous = FULL",  # what is acknowledged outlives the power
    "PRAGMA journal_size_limit = 16777216",
)
"""What every connection is told; the order of some matters."""
DAMAGING = ((3, 7, 0), (3, 51, 2))
"""The first and the last version of SQLite that may damage a database whose WAL is reset by two connections at once."""
FULL = (errno.ENOSPC, errno.EDQUOT)
"""Errors of the system that mean that there is no room."""
MODE = 0o600
"""The owner alone may read and write."""
BUSY_MS = 5_000
"""How long another connection is waited for."""
OPENING_MS = 60_000
"""How long it is waited for when the file is opened: a back-up may be in progress."""


def check_version(version: str) -> None:
    """Raise UnsafeDatabase for a version of SQLite that may damage its files."""
    numbers = tuple(int(part) for part in version.split("."))
    low, high = DAMAGING
    if low <= numbers[:3] <= high:
        last = ".".join(map(str, high))
        raise UnsafeDatabase(f"expected SQLite newer than {last}, which may damage its files, got {version}")


class SqliteDatabase:
    """A database file that only this process writes."""

    words: Mapping[str, str] = {
        "integer": "INTEGER",
        "bytes": "BLOB",
        "strict": " STRICT",
        "strict_keyed": " STRICT, WITHOUT ROWID",
        "for_update": "",
        "for_update_if_free": "",
    }
    shared = False

    def __init__(self, path: str, *, vfs: str | None = None) -> None:
        check_version(apsw.sqlite_lib_version())
        self.name = Path(path).name
        self.cautions: list[str] = []
        self.owner = secrets.randbelow(MAX_OWNER) + 1  # whoever owned anything before is gone
        self._path = path
        self._vfs = vfs
        """The file layer that SQLite uses instead of its own, in tests of failing disks."""
        self._lock = threading.RLock()
        """Held while a thread uses the connection."""
        self._news: dict[tuple[str, bool], News] = {}
        """What nobody has asked for yet, by `News.about`."""
        self._news_arrived = threading.Condition()
        self._announced: list[News] = []
        """What becomes news when the present transaction is on disk."""
        self._connection: apsw.Connection | None = None
        self._closed = False
        self._settled = False
        """Whether all that an earlier connection left beside the file has been written and flushed again."""
        self._lock_file: int | None = None
        """The open lock file, if this database has one."""
        self._mark: FolderMark | None = None
        """The mark beside the file, if this database has one."""

    @classmethod
    def in_folder(cls, folder: Path) -> SqliteDatabase:
        """Open the database of a folder and lock it against other processes."""
        folder.mkdir(parents=True, exist_ok=True)
        lock_file = _hold(folder / LOCK)
        try:
            database = cls(str(folder / FILE))
            mark = read_mark(folder)
            database.cautions = [
                warning for warning in (file_system_warning(folder), *missing_parts(folder / FILE, mark)) if warning
            ]
            database._mark = replace(mark, in_use=True)
            write_mark(folder, database._mark)
        except BaseException:
            os.close(lock_file)
            raise
        database._lock_file = lock_file
        return database

    def note_campaigns(self, *, some: bool, deleted: bool = False) -> None:
        """Record beside the file whether it holds campaigns; "none" is recorded only after a deletion."""
        if self._mark is None or some == self._mark.filled:
            return
        if some or deleted:
            self._mark = replace(self._mark, filled=some)
            write_mark(Path(self._path).parent, self._mark)
        elif not any(self.name in warning for warning in self.cautions):
            self.cautions.append(emptied_warning(self.name))

    @contextlib.contextmanager
    def writing(self) -> Iterator[None]:
        """A write transaction, flushed when it ends."""
        with self._lock:
            self._announced = []
            self.settle()
            with self._failing(), self._transaction("BEGIN IMMEDIATE"):
                yield
            with self._news_arrived:
                self._news |= {news.about: news for news in self._announced}
                self._news_arrived.notify_all()

    @contextlib.contextmanager
    def reading(self) -> Iterator[None]:
        """A read transaction, with the connection to itself."""
        with self._lock, self._failing(), self._transaction("BEGIN"):
            yield

    def settle(self) -> None:
        """Write and flush the write-ahead log again, if that failed when the connection was opened."""
        with self._lock, self._failing():
            connection = self._connected()
            if not self._settled:
                self._flush(connection)

    @contextlib.contextmanager
    def _failing(self) -> Iterator[None]:
        """Drop the connection after an error: its view of what is flushed may be wrong."""
        try:
            yield
        except (apsw.Error, UnicodeDecodeError, OSError) as error:
            if isinstance(error, StorageFailed):
                raise
            self._drop()
            damaged = isinstance(error, (apsw.CorruptError, apsw.NotADBError, UnicodeDecodeError))
            full = isinstance(error, apsw.FullError) or getattr(error, "errno", 0) in FULL
            message = str(error) or type(error).__name__
            raise StorageFailed(self.name, message, damaged=damaged, full=full) from error

    @contextlib.contextmanager
    def _transaction(self, begin: str) -> Iterator[None]:
        """A transaction that one statement begins: committed when it ends, rolled back if anything is raised."""
        connection = self._connected()
        connection.execute(begin)
        try:
            yield
            connection.execute("COMMIT")
        except BaseException:
            with contextlib.suppress(apsw.Error):
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
            raise

    def rows(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        """Run a statement."""
        with self._lock:
            return list(self._connected().execute(statement, values))

    def many(self, statement: str, rows: Sequence[tuple[object, ...]]) -> None:
        """Run a statement for each of many rows."""
        with self._lock:
            self._connected().executemany(statement, rows)

    def _connected(self) -> apsw.Connection:
        """The connection, opened if there is none."""
        if self._closed:
            raise StorageFailed(self.name, "closed")
        if self._connection is None:
            self._connection = self._connect()
        return self._connection

    def _connect(self) -> apsw.Connection:
        """Open a connection, and first move an earlier write-ahead log into the database, flushed again.

        After a failed flush nothing else is certain. Where the log cannot be written, the connection only reads.
        """
        if self._lock_file is not None:
            _make_private(self._path)
        connection = apsw.Connection(self._path, vfs=self._vfs)
        try:
            connection.set_busy_timeout(OPENING_MS)
            connection.config(apsw.SQLITE_DBCONFIG_DEFENSIVE, 1)
            if self._vfs is not None:  # it brings no memory to share
                connection.pragma("locking_mode", "EXCLUSIVE")
            for pragma in PRAGMAS:
                connection.execute(pragma)
            if (mode := connection.pragma("journal_mode", "WAL")) not in ("wal", "memory"):
                raise StorageFailed(self.name, f"expected the journal mode wal, got {mode}")
            self._settled = False
            with contextlib.suppress(apsw.FullError, apsw.IOError, OSError):
                self._flush(connection)
            connection.set_busy_timeout(BUSY_MS)
        except BaseException:
            connection.close(True)
            raise
        return connection

    def _flush(self, connection: apsw.Connection) -> None:
        """Move the write-ahead log into the database file, and flush both to the disk."""
        connection.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_TRUNCATE)
        if self._lock_file is not None:
            sync_folder(Path(self._path).parent)
        self._settled = True

    def _drop(self) -> None:
        """Close the connection; the next use opens another."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(apsw.Error, OSError):
                connection.close(True)

    def is_present(self, owner: int) -> bool:
        """Only this process can own anything, because of the lock."""
        return owner == self.owner

    def swap(self, row: tuple[object, ...], before: End, after: End, now: int) -> bool:
        """Always False: here the ordinary transaction is just as fast."""
        return False

    def announce(self, news: list[News]) -> None:
        """Notify the other threads when the transaction is on disk."""
        self._announced += news

    def news(self, seconds: float) -> list[News]:
        """What has been announced; waits for the first."""
        with self._news_arrived:
            self._news_arrived.wait_for(lambda: self._news, timeout=seconds)
            news, self._news = list(self._news.values()), {}
        return news

    def format_version(self) -> int:
        """The format in the file's user_version."""
        return int(self.rows("PRAGMA user_version")[0][0])

    def make_format_table(self) -> None:
        """Nothing to do: every file has a user_version."""

    def set_format(self, version: int) -> None:
        """Write the file's user_version."""
        self.rows(f"PRAGMA user_version = {version:d}")

    def size(self) -> int:
        """Bytes of the file with its write-ahead log merged."""
        return int(self.rows("PRAGMA page_count")[0][0]) * int(self.rows("PRAGMA page_size")[0][0])

    def close(self) -> None:
        """Close the database and release its lock."""
        with self._lock:
            self._closed = True
            self._drop()
            if self._mark is not None and self._mark.in_use:
                self._mark = replace(self._mark, in_use=False)
                write_mark(Path(self._path).parent, self._mark)
            if self._lock_file is not None:
                os.close(self._lock_file)
                self._lock_file = None


def _hold(path: Path) -> int:
    """Lock a file for this process and return it open; StorageInUse if another program has it."""
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), MODE)
    if fcntl is not None:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(descriptor)
            raise StorageInUse(f"{path.parent}: another program keeps its campaigns there") from error
    return descriptor


def _make_private(path: str) -> None:
    """Make a new file readable for its owner only: it holds hidden information of the players."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), MODE))
