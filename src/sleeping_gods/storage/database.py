"""The interface that SQLite and PostgreSQL implement for the storage."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol

from .records import End, News


class Database(Protocol):
    """A connection that runs one transaction at a time, and reconnects after a failure.

    Statements are shared by both databases, with ``?`` for values; every error of a database is raised as
    StorageFailed.
    """

    name: str
    """What people call it; without a password."""
    words: Mapping[str, str]
    """The database's own words for what the statements leave open."""
    cautions: list[str]
    """What whoever runs it should know, such as a place that does not keep its word."""
    shared: bool
    """Whether other processes may write it at the same time."""
    owner: int
    """The number of this process among those that use the database."""

    def writing(self) -> AbstractContextManager[None]:
        """A write transaction: flushed to disk when it ends, rolled back if anything is raised."""

    def reading(self) -> AbstractContextManager[None]:
        """A read transaction over one consistent state; works even where nothing can be written."""

    def settle(self) -> None:
        """Make sure that everything readable is on disk; StorageFailed if that is not certain."""

    def rows(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        """Run a statement inside a transaction."""

    def many(self, statement: str, rows: Sequence[tuple[object, ...]]) -> None:
        """Run a statement once for each row, inside a transaction."""

    def swap(self, row: tuple[object, ...], before: End, after: End, now: int) -> bool:
        """Add a row to a campaign if it still ends as ``before`` says, in one statement that is its own transaction.

        The row is a campaign, the values of a `StretchRow`, and the checksum.
        Returns False, with nothing written, if it ends elsewhere, has the command already, or the database cannot do
        this.
        """

    def is_present(self, owner: int) -> bool:
        """Whether the process with this number is alive."""

    def announce(self, news: list[News]) -> None:
        """Notify everybody once the present transaction is on disk."""

    def news(self, seconds: float) -> list[News]:
        """What was announced since the last call, by any process; waits up to ``seconds`` for the first."""

    def format_version(self) -> int:
        """The format of the tables; 0 if there are none."""

    def make_format_table(self) -> None:
        """Create whatever stores the format version."""

    def set_format(self, version: int) -> None:
        """Store the format version."""

    def size(self) -> int:
        """The bytes that everything takes, inside a transaction."""

    def note_campaigns(self, *, some: bool, deleted: bool = False) -> None:
        """Record whether there are campaigns; adds a warning if there are fewer than were recorded."""

    def close(self) -> None:
        """Close it; a second call does nothing."""
