"""Replays a choice step by step on a copy of the table, so that each event is described at its own moment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from ..kernel.choices import parse
from ..kernel.play import is_option, refusal
from ..kernel.steps import Decision
from ..kernel.table import LogEvent, Table

T = TypeVar("T", bound=Table)


def retell(table: T, line: str) -> Iterator[tuple[LogEvent, T]]:
    """Let a choice happen on this table; each log event comes with the table as it then stood.

    IllegalChoice, with the table unchanged, if it is not legal.
    """
    choice = parse(line)
    is_offered = is_option(table, choice)
    if not is_offered and not table.is_table_act(choice):
        raise refusal(table, choice)
    table.clear_log_events()
    if not is_offered:
        table.table_act(choice)
    elif table.is_act(choice):
        table.act(choice)
    else:
        decision = table.agenda.pop()
        if isinstance(decision, Decision):
            decision.choose(table, choice)
    yield from unfold(table)


def unfold(table: T) -> Iterator[tuple[LogEvent, T]]:
    """Let what is on the agenda happen up to the next decision; each log event with the table as it then stood."""
    count = 0
    while True:
        while count < len(table.log_events):
            yield table.log_events[count], table
            count += 1
        if not _step(table):
            return


def _step(table: Table) -> bool:
    """Let the next step happen, as the kernel does; false when a decision waits or nothing is left."""
    if not table.agenda:
        table.offered = []
        return False
    top = table.agenda[-1]
    if not isinstance(top, Decision):
        table.agenda.pop()
        top.run(table)
        return True
    table.offered = top.options(table)
    if table.offered or not top.lapses:
        return False
    table.agenda.pop()
    return True
