"""Figures on the table that can be set by hand, and the limits of each."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

from ...effects.terms import STATUSES
from ...kernel.choices import Choice, seat_of, seat_word, text
from ...story.printed_figure import PrintedFigure
from ..chapters.strike import square_word
from ..table.records import Opponent, PartyMember
from ..table.table import PartyTable

NONE = "none"
"""The word for nobody and for nowhere."""
MAX_TURN = 999
"""More turns than anybody could mean."""
MAX_DEFEATS = 99
"""More defeats than anybody could mean."""
MOST_DIGITS = 6
"""Digits that are read of a number; longer ones are refused unread."""
_LONGEST_LIST = 200
"""Characters of the list of words that a refusal shows."""


class CannotRepair(Exception):
    """What cannot be set or moved: the key of the reason, and what the reason names."""

    def __init__(self, key: str, *values: str | int) -> None:
        self.key, self.values = key, values
        super().__init__(key)


def no_such_word(allowed: Collection[str]) -> CannotRepair:
    """The refusal of a word that may not stand somewhere."""
    return CannotRepair("repair-words", ", ".join(allowed)[:_LONGEST_LIST])


@dataclass(frozen=True, slots=True)
class RepairFigure:
    """Something on the table that can be set by hand."""

    allowed: range | Collection[str]
    """The numbers, or the words, that may stand there."""
    put: Callable[[Any], None]
    """Puts a number or a word there."""
    now: Callable[[], int | str]
    """What stands there."""
    enter_unknown: Callable[[str], None] | None = None
    """Enters a word of a printed box that is not known yet, so that it may stand there."""

    def set(self, word: str) -> None:
        """Put a number, as it is written, or a word there; CannotRepair if it may not stand there."""
        if isinstance(self.allowed, range):
            self.put(_number_within(self.allowed, word))
            return
        if word not in self.allowed:
            if self.enter_unknown is None:
                raise no_such_word(self.allowed)
            self.enter_unknown(word)
        self.put(word)

    def put_by(self, put: Callable[[Any], None]) -> RepairFigure:
        """This figure with another way to set it."""
        return RepairFigure(allowed=self.allowed, put=put, now=self.now, enter_unknown=self.enter_unknown)

    def entered_by(self, enter_unknown: Callable[[str], None]) -> RepairFigure:
        """This figure with a way to enter words that are not known yet."""
        return RepairFigure(allowed=self.allowed, put=self.put, now=self.now, enter_unknown=enter_unknown)


def _number_within(allowed: range, word: str) -> int:
    """The number that a word says; CannotRepair with the bounds if it is none, or beyond them."""
    is_number = len(word) <= MOST_DIGITS and word.isascii() and word.isdecimal()
    if not is_number or int(word) not in allowed:
        raise CannotRepair("repair-limits", allowed[0], allowed[-1])
    return int(word)


Figures: TypeAlias = dict[Choice, RepairFigure]
"""What can be set, by its words: ``("health", NAME)``."""


def attribute(record: object, name: str, allowed: range | Collection[str]) -> RepairFigure:
    """An attribute of a record."""
    return RepairFigure(allowed, lambda value: setattr(record, name, value), partial(getattr, record, name))


def optional_attribute(record: object, name: str, allowed: Collection[str]) -> RepairFigure:
    """An attribute that may be empty, which is called ``none``."""

    def put(word: str) -> None:
        setattr(record, name, "" if word == NONE else word)

    return RepairFigure((NONE, *allowed), put, lambda: getattr(record, name) or NONE)


def flag_attribute(record: object, name: str) -> RepairFigure:
    """An attribute that is true or false: 1 or 0."""
    return RepairFigure(range(2), lambda count: setattr(record, name, bool(count)), lambda: int(getattr(record, name)))


def count_in(counts: dict[str, int], key: str, most: int) -> RepairFigure:
    """A number in a dictionary."""
    return RepairFigure(range(most + 1), partial(counts.__setitem__, key), partial(counts.__getitem__, key))


def printed_box_figures(table: PartyTable, figures: Mapping[Choice, PrintedFigure[Any]]) -> Figures:
    """The figures that are printed on boards and cards; none without a printed box."""
    if table.own_box() is None:
        return {}
    return {key: _printed_figure(table, key, figure) for key, figure in figures.items()}


def _printed_figure(table: PartyTable, key: Choice, figure: PrintedFigure[Any]) -> RepairFigure:
    """It is entered like a card."""

    def put(value: int | str) -> None:
        table.enter(f'figure {{ of = "{text(key)}", value = {json.dumps(value)} }}')

    return RepairFigure(figure.allowed, put, lambda: figure.now)


def common_figures(table: PartyTable, limit: Callable[[Any, str], int]) -> Figures:
    """Goods, health, statuses, defeats, the turn and whose it is, which both games have."""
    figures: Figures = {("goods", kind): count_in(table.goods, kind, limit(table, kind)) for kind in table.goods}
    for name in table.crew:
        figures["health", name] = _health(table, name)
        for status in STATUSES:
            figures["status", name, status] = _status(table, table.crew[name], status)
    return figures | {
        ("defeats",): attribute(table, "defeats", range(MAX_DEFEATS + 1)),
        ("turn",): attribute(table, "turn", range(1, MAX_TURN + 1)),
        ("active",): _active_player(table),
    }


def _active_player(table: PartyTable) -> RepairFigure:
    """Whose turn it is; whoever belongs to the active player goes along."""

    def put(word: str) -> None:
        table.captain = seat_of(word)

    seats = [seat_word(seat) for seat in range(table.seat_count())]
    return RepairFigure(seats, put, lambda: seat_word(table.captain))


def _health(table: PartyTable, name: str) -> RepairFigure:
    """What health a member has left."""
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
    """Whether a square is covered: 1 or 0."""
    mask = 1 << square

    def put(count: int) -> None:
        foe.covered = foe.covered | mask if count else foe.covered & ~mask
        leave_row()

    return RepairFigure(range(2), put, lambda: int(foe.covered & mask != 0))
