"""Who sits at a table as it is stored, also by other processes, and who of them is connected here."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import TypeVar

from ..kernel.table import Table
from ..storage.errors import SettingsChanged
from .roster import Roster, TableMember
from .table_store import TableStore

R = TypeVar("R")
TRIES = 20
"""Times that a change of who sits there is begun anew because another process was quicker."""


class Seating:
    """The roster of a table, kept in step with the storage and with those who play."""

    def __init__(self, store: TableStore, roster: Roster, names: tuple[str, ...]) -> None:
        self.roster = roster.seated_for(names)
        self.here: dict[str, int] = {}
        """Who is connected, and how often."""
        self.renumbered = 0
        """How often the seats have got other numbers: whoever was told before that is told everything anew."""
        self._names = names
        self._store = store

    def connect(self, ref: str) -> None:
        """Somebody is here."""
        self.here[ref] = self.here.get(ref, 0) + 1

    def disconnect(self, ref: str) -> None:
        """Somebody has gone."""
        self.here[ref] = self.here.get(ref, 1) - 1
        if self.here[ref] <= 0:
            del self.here[ref]

    def others(self, member: TableMember) -> frozenset[str]:
        """Whoever else plays a seat and is here."""
        seated = frozenset(other.ref for other in self.roster.members if other.seats)
        return (seated - {member.ref}) & {*self.here}

    def change(self, roster: Roster) -> None:
        """Store another roster and use it from now on. SettingsChanged if another process has changed it too."""
        self._store.keep(roster)
        self.roster = roster

    def refresh(self) -> bool:
        """Take up who sits there as it is stored: another process may have let somebody in, or shown somebody out.

        Returns whether it differs from the one that was known here.
        """
        before = self.roster
        self.roster = self._store.roster().seated_for(self._names)
        return self.roster != before

    def change_fresh(self, change: Callable[[], R]) -> R:
        """Change who sits there, beginning with what is stored; once more if another process was quicker."""
        for _ in range(TRIES):
            self.refresh()
            with contextlib.suppress(SettingsChanged):
                return change()
        self.refresh()
        return change()

    def rewrite(self, how: Callable[[Roster], Roster]) -> None:
        """The same for a change that is part of something else: only if another was quicker is anything read."""
        try:
            self.change(how(self.roster))
        except SettingsChanged:
            self.change_fresh(lambda: self.change(how(self.roster)))

    def play_as(self, names: tuple[str, ...]) -> None:
        """These play now, by seat; the roster follows with the next write."""
        self._names = names

    def reseat(self, names: tuple[str, ...]) -> bool:
        """Seat people by who plays now; whether seats got other numbers by it."""
        self.play_as(names)
        if self.roster.seated_for(names) is self.roster:
            return False
        self.rewrite(lambda roster: roster.seated_for(names))
        self.renumbered += 1
        return True


def players_of(table: Table) -> tuple[str, ...]:
    """Who plays, by seat."""
    return tuple(getattr(table, "names", ()))
