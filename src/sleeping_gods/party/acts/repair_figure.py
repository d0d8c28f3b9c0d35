"""Figures on the table that can be set by hand, and the limits of each."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

from ...kernel.choices import Choice, seat_of, seat_word, text
from ...story.printed_figure import PrintedFigure
from ..chapters.statuses import STATUSES
from ..chapters.strike import square_word
from ..table.records import Opponent, PartyMember
from ..table.table import PartyTable

NONE = "none"
"""The word for nobody and for nowhere."""
MAX_TURN, MAX_DEFEATS = 999, 99
"""More turns and defeats than anybody could mean."""
_LONGEST = 6
"""Digits of a figure."""


class CannotRepair(Exception):
    """What cannot be set or moved: the key of the reason, and what the reason names."""

    def __init__(self, key: str, *values: str | int) -> None:
        self.key, self.values = key, values
        super().__init__(key)


@dataclass(frozen=True, slots=True)
class RepairFigure:
    """Something on the table that can be set by hand."""

    allowed: range | Collection[str]
    """The numbers, or the words, that may stand there."""
    put: Callable[[Any], None]
    """Puts a number or a word there."""
    now: Callable[[], int | str]
    """What stands there."""
    opens: Callable[[str], None] | None = None
    """Enters a word of a printed box that is not known yet, so that it may stand there."""

    def set(self, word: str) -> None:
        """Put a word of notation there, if it is one that may stand there."""
        if not isinstance(self.allowed, range):
            if word not in self.allowed and self.opens is not None:
                self.opens(word)
            elif word not in self.allowed:
                raise CannotRepair("repair-words", ", ".join(self.allowed)[:200])
            self.put(word)
        elif len(word) <= _LONGEST and word.isascii() and word.isdecimal() and int(word) in self.allowed:
            self.put(int(word))
        else:
            raise CannotRepair("repair-limits", self.allowed[0], self.allowed[-1])


Figures: TypeAlias = dict[Choice, RepairFigure]
"""What can be set, by its words: ``("health", NAME)``."""


def field(record: object, name: str, allowed: range | Collection[str]) -> RepairFigure:
    """A field of a record."""
    return RepairFigure(allowed, lambda value: setattr(record, name, value), partial(getattr, record, name))


def perhaps(record: object, name: str, allowed: Collection[str]) -> RepairFigure:
    """A field of a record that may be empty, which is called ``none``."""

    def put(word: str) -> None:
        setattr(record, name, "" if word == NONE else word)

    return RepairFigure((NONE, *allowed), put, lambda: getattr(record, name) or NONE)


def flag(record: object, name: str) -> RepairFigure:
    """A field that is true or false: 1 or 0."""
    return RepairFigure(range(2), lambda count: setattr(record, name, bool(count)), lambda: int(getattr(record, name)))


def item(numbers: dict[str, int], key: str, most: int) -> RepairFigure:
    """A number in a dictionary."""
    return RepairFigure(range(most + 1), lambda value: numbers.__setitem__(key, value), lambda: numbers[key])


def printed_figure(table: PartyTable, what: Choice, figure: PrintedFigure[Any]) -> RepairFigure:
    """A figure of the printed box, which is entered like a card."""

    def put(value: int | str) -> None:
        table.enter(f'figure {{ of = "{text(what)}", value = {json.dumps(value)} }}')

    return RepairFigure(figure.allowed, put, lambda: figure.now)


def common_figures(table: PartyTable, limit: Callable[[Any, str], int]) -> Figures:
    """Goods, health, statuses, defeats, the turn and whose it is, which both games have."""
    figures: Figures = {("goods", kind): item(table.goods, kind, limit(table, kind)) for kind in table.goods}
    for name in table.crew:
        figures["health", name] = _health(table, name)
        for status in STATUSES:
            figures["status", name, status] = _status(table, table.crew[name], status)
    figures["defeats",] = field(table, "defeats", range(MAX_DEFEATS + 1))
    figures["turn",] = field(table, "turn", range(1, MAX_TURN + 1))
    figures["active",] = _active_player(table)
    return figures


def _active_player(table: PartyTable) -> RepairFigure:
    """Whose turn it is; whoever belongs to the active player goes along."""

    def put(word: str) -> None:
        table.captain = seat_of(word)

    seats = [seat_word(seat) for seat in range(table.seat_count())]
    return RepairFigure(seats, put, lambda: seat_word(table.captain))


def _health(table: PartyTable, name: str) -> RepairFigure:
    member = table.crew[name]
    most = table.bound.rulebook.health_left(table, name) + member.damage

    def put(left: int) -> None:
        member.damage = most - left
        table.peril = True  # the rules look whether this is a defeat when they next do

    return RepairFigure(range(most + 1), put, lambda: most - member.damage)


def _status(table: PartyTable, member: PartyMember, status: str) -> RepairFigure:
    """A status token lies on a board, as long as there are any."""
    holds = int(status in member.statuses)

    def put(count: int) -> None:
        others = tuple(other for other in member.statuses if other != status)
        member.statuses = (*others, status) if count else others

    has_token = holds or table.bound.rulebook.tokens_left(table, status) > 0
    return RepairFigure(range(2 if has_token else 1), put, lambda: int(status in member.statuses))


def covered_squares(table: PartyTable, leave_row: Callable[[], None]) -> Figures:
    """The squares of the enemies in a row, between two attacks; whoever is beaten by it leaves the row."""
    if table.combat is None or table.combat.strike is not None:
        return {}
    figures: Figures = {}
    for foe in table.combat.foes:
        grid = table.bound.grids[foe.id]
        for square in range(grid.size):
            figures["covered", foe.id, square_word(grid, square)] = _square(foe, square, leave_row)
    return figures


def _square(foe: Opponent, square: int, leave_row: Callable[[], None]) -> RepairFigure:
    def put(count: int) -> None:
        foe.covered = foe.covered & ~(1 << square) | count << square
        leave_row()

    return RepairFigure(range(2), put, lambda: foe.covered >> square & 1)
