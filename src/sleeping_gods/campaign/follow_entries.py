"""Works out the table after entries that another process has played, without changing the campaign."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ..journal.entries import JournalEntry
from ..journal.notation import UNDO
from ..journal.replay import follow
from ..kernel.choices import Seat, parse
from ..kernel.play import audience, is_option
from ..kernel.table import Table
from .audience import Played
from .history import History, is_kept


@dataclass(slots=True)
class CaughtUp:
    """Where entries led to, what was played by them, and the states that are worth keeping."""

    table: Table
    played: list[Played] = field(default_factory=list)
    states: list[bytes | None] = field(default_factory=list)


def caught_up(table: Table, history: History, entries: Sequence[JournalEntry]) -> CaughtUp:
    """Play entries that follow those of a history, every state compared; BrokenJournal names the first that differs."""
    followed, tables = CaughtUp(table.clone()), dict[int, Table]()
    targets = {entry.target for entry in entries if entry.seat == UNDO}
    for entry in entries:
        is_choice, secret = entry.seat != UNDO, None
        if is_choice:
            secret = _audience(followed.table, entry)
        elif entry.target in tables:
            followed.table = tables[entry.target].clone()
        else:
            followed.table = history.table_after(entry.target)
        state = follow(followed.table, entry)
        log_events = tuple(followed.table.log_events) if is_choice else ()
        private_events = tuple(followed.table.private_events) if is_choice else ()
        followed.played.append(Played(entry, log_events, private_events, secret))
        followed.states.append(state if is_kept(entry) else None)
        if entry.number in targets:
            tables[entry.number] = followed.table.clone()
    return followed


def _audience(table: Table, entry: JournalEntry) -> tuple[Seat, ...] | None:
    """The only seats that may know an entry, asked before it is played; whether it is legal is checked afterwards."""
    choice = parse(entry.choice)
    return audience(table, choice) if is_option(table, choice) else None
