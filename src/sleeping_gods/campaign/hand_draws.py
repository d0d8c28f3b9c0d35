"""Draws from real decks: people enter one or several cards that they drew, or leave the draw to the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Literal, TypeAlias

from ..journal.notation import CHANCE
from ..kernel.choices import Choice, Seat, parse
from ..kernel.errors import IllegalChoice
from ..kernel.luck import Luck
from ..kernel.play import apply, audience, is_option, options, refusal, waits_for_chance
from ..kernel.table import Table, waiting_decision

Draws: TypeAlias = Literal["begun", "table", "hand"]
"""Who draws: as the campaign was begun (the table if it has a seed), the table, or the players by hand."""
TakenChoice: TypeAlias = tuple[str, Choice, tuple[Seat, ...] | None]
"""Who took a choice, which, and the seats that may know it."""


def entered(table: Table, lines: Sequence[str]) -> Iterator[TakenChoice]:
    """Take what was drawn, one after the other; IllegalChoice for what cannot be, or is another draw than the first."""
    first = _draw_of(table)
    for line in lines:
        choice = parse(line)
        if first is None or _draw_of(table) != first or not is_option(table, choice):
            raise refusal(table, choice)
        yield _taken(table, choice)


def left_to_table(table: Table, count: int, fresh_seed: Callable[[], int]) -> Iterator[TakenChoice]:
    """Let the table make up to so many draws that belong together; IllegalChoice if nothing is to be drawn."""
    first = _draw_of(table)
    if first is None:
        raise IllegalChoice("", legal=[])
    for _ in range(count):
        if _draw_of(table) != first:
            return
        yield _taken(table, Luck(fresh_seed()).pick(options(table)))


def _draw_of(table: Table) -> tuple[str, tuple[Seat, ...] | None] | None:
    """The kind of draw that a table waits for, and whose secret it is; None if it waits for no draw."""
    if not waits_for_chance(table):
        return None
    return type(waiting_decision(table)).__name__, audience(table, options(table)[0])


def _taken(table: Table, choice: Choice) -> TakenChoice:
    """Make a choice of chance at a table, and say who may know it."""
    secret = audience(table, choice)
    apply(table, choice)
    return CHANCE, choice, secret
