"""What an observation holds of a fight: the enemies in the row, square by square."""

from __future__ import annotations

import functools
import operator
from collections.abc import Callable, Iterator
from typing import Final, TypeVar

from ..party.table.records import Opponent
from ..party.table.table import PartyTable
from .layout import SEATS, KnownSeats, Values, VectorPart, numbers

T = TypeVar("T", bound=PartyTable)
FOES: Final = 6
"""Enemies of the row that an observation has room for, from the left."""
SQUARES: Final = 16
"""The squares of the largest card."""
PER_SQUARE: Final = 3
"""Values of a square: whether it is open, what its heart needs, and whether it shows an ability."""
MOST_HEART_POINTS: Final = 4
"""What a heart needs is divided by this."""


def grid_part(figures: Callable[[T, Opponent], tuple[float, ...]], names: tuple[str, ...]) -> VectorPart[T]:
    """The grids of the enemy row; ``figures`` are the game's own numbers of an enemy, called by ``names``."""
    enemy_labels = list(_enemy_labels(names))
    labels = tuple(f"{place}:{name}" for place in range(1, FOES + 1) for name in enemy_labels)

    def fill(table: T, known: KnownSeats, values: Values, start: int) -> None:
        if table.combat is None:
            return
        for place, foe in enumerate(table.combat.foes[:FOES]):
            present = start + place * len(enemy_labels)
            values[present] = 1.0
            for shift, figure in enumerate(figures(table, foe), 1):
                values[present + shift] = figure
            _fill_squares(table, foe, values, start=present + 1 + len(names))

    meaning = (
        f"up to {FOES} enemies of the row: whether there is one, {', '.join(names)}; then for each square whether "
        f"it is open, the damage / {MOST_HEART_POINTS} that its heart needs while it is open, "
        "and whether it is open and shows an ability"
    )
    return VectorPart("enemies", labels, meaning, fill)


def _enemy_labels(names: tuple[str, ...]) -> Iterator[str]:
    """The labels of the values of one enemy: whether it is there, its figures, and its squares."""
    yield "present"
    yield from names
    for square in range(1, SQUARES + 1):
        yield from (f"square-{square}-open", f"square-{square}-heart", f"square-{square}-ability")


def _fill_squares(table: PartyTable, foe: Opponent, values: Values, start: int) -> None:
    """Set the values of an enemy's open squares; sets of squares are numbers with a bit for each."""
    grid = table.bound.grids[foe.id]
    abilities = functools.reduce(operator.or_, (squares for squares, _ in grid.abilities), 0)
    for square in range(min(grid.size, SQUARES)):
        bit = 1 << square
        if foe.covered & bit:
            continue
        is_open = start + square * PER_SQUARE
        heart, ability = is_open + 1, is_open + 2
        values[is_open] = 1.0
        if grid.hearts & bit:
            values[heart] = grid.needs[square] / MOST_HEART_POINTS
        if abilities & bit:
            values[ability] = 1.0


def strike_part() -> VectorPart[PartyTable]:
    """The damage that is being placed."""
    labels = ("fight", "round", "points", "cards", "plain", "extra", "block")
    meaning = (
        "whether there is a fight, its round / 10, points of damage to place / 10 of each kind, block gathered / 10"
    )

    def strike_numbers(table: PartyTable, known: KnownSeats) -> tuple[float, ...]:
        """The numbers of the fight as a whole and of the strike that is being placed."""
        clash = table.combat
        if clash is None:
            return ()
        strike = clash.strike
        points = (0.0,) * 4 if strike is None else (strike.points, strike.cards, strike.plain, strike.extra)
        return 1, clash.round / 10, *(point / 10 for point in points), clash.block / 10

    return numbers("strike", labels, meaning, strike_numbers)


def seat_numbers(name: str, meaning: str, of: Callable[[T], list[float]]) -> VectorPart[T]:
    """A number for each seat."""
    return numbers(name, SEATS, meaning, lambda table, known: of(table))
