"""The roster of a table in step with the storage, which other processes may change, and who is connected here."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import TypeVar

from ..kernel.table import Table
from ..storage.errors import SettingsChanged
from .members import TableMember
from .roster import Roster
from .table_store import TableStore

R = TypeVar("R")
MAX_TRIES = 20
"""Times that a change of who sits there is begun anew because another process was quicker."""


class Seating:
    """The roster of a table, and the refs of those who are connected."""

    def __init__(self, store: TableStore, roster: Roster, names: tuple[str, ...]) -> None:
        self.roster = roster.with_players(names)
        self.here: dict[str, int] = {}
        """Who is connected, and how often."""
        self.renumbered = 0
        """How often the seats have got other numbers: whoever was told before that is told everything anew."""
        self._names = names
        self._store = store

    def connect(self, ref: str) -> None:
        """Count a new connection of a member."""
        self.here[ref] = self.here.get(ref, 0) + 1

    def disconnect(self, ref: str) -> None:
        """Count a closed connection of a member."""
        self.here[ref] = self.here.get(ref, 1) - 1
        if self.here[ref] <= 0:
            del self.here[ref]

    def others(self, member: TableMember) -> frozenset[str]:
        """The other connected members who have a seat."""
        seated = frozenset(other.ref for other in self.roster.members if other.seats)
        return (seated - {member.ref}) & {*self.here}

    def change(self, roster: Roster) -> None:
        """Store another roster and use it; SettingsChanged if another process has stored one meanwhile."""
        self._store.keep(roster)
        self.roster = roster

    def refresh(self) -> bool:
        """Read the stored roster; returns whether it differs from the one that was known."""
        before = self.roster
        self.roster = self._store.roster().with_players(self._names)
        return self.roster != before

    def change_fresh(self, change: Callable[[], R]) -> R:
        """Read the stored roster and change it; repeated if another process stores one meanwhile."""
        for _ in range(MAX_TRIES):
            self.refresh()
            with contextlib.suppress(SettingsChanged):
                return change()
        self.refresh()
        return change()

    def rewrite(self, how: Callable[[Roster], Roster]) -> None:
        """Change the known roster, and read the stored one only if another process has changed it."""
        try:
            self.change(how(self.roster))
        except SettingsChanged:
            self.change_fresh(lambda: self.change(how(self.roster)))

    def play_as(self, names: tuple[str, ...]) -> None:
        """Set the names of those who play, by seat; the roster is adapted with the next write."""
        self._names = names

    def reseat(self, names: tuple[str, ...]) -> bool:
        """Adapt the roster to those who play; returns whether seats changed."""
        self.play_as(names)
        if self.roster.with_players(names) is self.roster:
            return False
        self.rewrite(lambda roster: roster.with_players(names))
        self.renumbered += 1
        return True


def players_of(table: Table) -> tuple[str, ...]:
    """The names of those who play, by seat."""
    return tuple(getattr(table, "names", ()))
