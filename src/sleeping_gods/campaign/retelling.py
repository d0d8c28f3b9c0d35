"""A campaign told again from its beginning, or from an entry, as one seat may know it."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from ..kernel.choices import Seat
from ..kernel.table import Table
from ..party.table.table import PartyTable
from .audience import HeardEntry, tell
from .history import History, play_again


def heard_entries(history: History, seats: Collection[Seat], since: int = 0) -> Iterator[HeardEntry]:
    """What those who now sit on these seats were told of the line of play after an entry; nobody is a spectator.

    Seats close up when somebody leaves: what was said is said again to the same people, not to the same seats.
    """
    now = history.table_after(history.position)
    people = None if (names := _names(now)) is None else {names[seat] for seat in seats if seat < len(names)}
    entries, table = history.line_after(since), history.table_after(since)
    for entry in entries:
        then, names = seats, _names(table)
        if people is not None and names is not None:
            then = [seat for seat, name in enumerate(names) if name in people]
        yield tell(play_again(table, entry), then)


def _names(table: Table) -> list[str] | None:
    """Who sits at a table, if it knows."""
    return table.names if isinstance(table, PartyTable) else None
