"""What the storage asks of a database: SQLite and PostgreSQL each answer it in a file of their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol

from .records import End, News


class Database(Protocol):
    """A connection that makes whole transactions, one at a time, and opens itself anew after a failure.

    Statements are written once for both, with ``?`` for values; whatever the database complains of is StorageFailed.
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
        """A transaction: when it ends, all of it is on disk; if anything is raised in it, none is."""

    def reading(self) -> AbstractContextManager[None]:
        """A transaction that sees one moment; it goes on where nothing can be written."""

    def settle(self) -> None:
        """See to it that whatever can be read is on disk; StorageFailed if that is not certain."""

    def rows(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        """Run a statement inside a transaction."""

    def many(self, statement: str, rows: Sequence[tuple[object, ...]]) -> None:
        """Run a statement for each of many rows, inside a transaction."""

    def swap(self, row: tuple[object, ...], before: End, after: End, now: int) -> bool:
        """Add a row to a campaign that ends as it is believed to, in a statement that is a transaction of its own, and
        announce it. False, and nothing is written, if it does not end so, knows the row's command already, or if the
        database has no such statement."""

    def is_present(self, owner: int) -> bool:
        """Whether a process with this number is alive."""

    def announce(self, news: list[News]) -> None:
        """Tell everybody, when the present transaction is on disk."""

    def news(self, seconds: float) -> list[News]:
        """What has been announced since the last time, also by other processes; waits so long for the first."""

    def format_version(self) -> int:
        """The format of the tables; 0 if there are none."""

    def make_format_table(self) -> None:
        """Make whatever remembers the format."""

    def set_format(self, version: int) -> None:
        """Remember the format."""

    def size(self) -> int:
        """Bytes that everything takes, inside a transaction."""

    def note_campaigns(self, *, some: bool, deleted: bool = False) -> None:
        """It holds some campaigns, or none, perhaps because they were deleted; a caution if it should hold others."""

    def close(self) -> None:
        """Let it go; a second time does nothing."""
