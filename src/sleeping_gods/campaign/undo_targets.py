"""Where undo and redo go: by step, action, turn or line of the log, and forward again; all of it from the journal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

from ..journal.entries import JournalEntry
from ..journal.notation import CHANCE, TABLE, UNDO
from ..kernel.choices import parse
from ..kernel.table import Table, decision_of
from .history import History
from .pins import is_pin

Stride: TypeAlias = Literal["step", "action", "turn"]
"""How far one undo goes."""
Asks: TypeAlias = Callable[[Table], bool]
"""Says whether a person is asked at a table; not so where a client answers by itself."""


def asks_always(table: Table) -> bool:
    """Somebody is asked everywhere."""
    return True


def undo_target(
    history: History, stride: Stride, asks: Asks = asks_always, *, over_pins: bool = False, by_hand: bool = False
) -> int | None:
    """The entry to go back to, or None if there is nothing to take back by such a stride.

    Optionally notes on the map are stepped over, and each draw that was made by hand is a step.
    """
    if stride == "step" and asks is asks_always and not over_pins and not by_hand:
        return history.before_last_decision()
    if stride == "turn":
        return _turn(history, asks)
    for entry, table in history.steps_back():
        wanted = _is_step(entry, over_pins, by_hand) if stride == "step" else _begins(entry, table) == stride
        if wanted and asks(table):
            return history.before(entry.number)
    return None


def _is_step(entry: JournalEntry, over_pins: bool, by_hand: bool) -> bool:
    """Whether a person made a choice; where pins are kept, a note on the map is none."""
    return (by_hand or entry.seat != CHANCE) and not (over_pins and is_pin(entry))


def _turn(history: History, asks: Asks) -> int | None:
    """The start of the turn: the first question of it, if that is not the present one, else that of the one before."""
    since: list[tuple[JournalEntry, Table]] = []
    for entry, table in history.steps_back():
        since.append((entry, table))
        if _begins(entry, table) == "turn":
            for first, then in reversed(since):
                if first.seat != CHANCE and asks(then):
                    return history.before(first.number)
    return None


def _begins(entry: JournalEntry, table: Table) -> str:
    """What an entry began: nothing, if it was no answer to the decision that waited."""
    decision = decision_of(table)
    answers = entry.seat not in (CHANCE, TABLE) and not table.is_act(parse(entry.choice))
    return decision.begins if decision is not None and answers else ""


def line_target(history: History, number: int) -> int | None:
    """The entry to go back to so that a line of the log, and the choice that it belongs to, is taken back."""
    decided = history.decided_at(number)
    return None if decided is None else history.before(decided.number)


def entry_target(history: History, number: int) -> int | None:
    """An entry itself, to go back to the state that it left; None if that is the present one, or was taken back."""
    return number if number != history.position and number in (0, *history.numbers()) else None


def redo_target(history: History, *, over_pins: bool = False) -> int | None:
    """The entry that the last undo left, as long as nothing has been played since; then the one before it.

    Optionally a note on the map is nothing that is played.
    """
    first = len(history)
    while first > 1 and ((last := history.entry(first - 1)).seat == UNDO or (over_pins and is_pin(last))):
        first -= 1
    left: list[int] = []
    for number in range(first, len(history)):
        if history.entry(number).seat != UNDO:
            continue
        before, after = history.before(number), history.resting(number)
        if after in left:
            del left[left.index(after) :]  # gone forward again
        elif before != after:
            left.append(before)
    return left[-1] if left else None
