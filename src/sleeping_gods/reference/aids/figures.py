"""Formats figures for an aid: by player count, from a table of limits, divided evenly."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

PLAYERS = (1, 2, 3, 4)


def figures_by_players(values: Sequence[int]) -> str:
    """The figures for 1 to 4 players; only one if all are the same."""
    return str(values[0]) if len(set(values)) == 1 else "\u2009/\u2009".join(map(str, values))


def share_evenly(things: int, players: int) -> list[int]:
    """The sizes of shares that are as equal as possible."""
    return [things // players + (seat < things % players) for seat in range(players)]


def shares_in_words(shares: Sequence[int], same_for_all: str) -> str:
    """Shares as ``3, 3, 2``, or ``same_for_all`` if they are equal."""
    if len(shares) == 1:
        return str(shares[0])
    return same_for_all.format(shares[0]) if len(set(shares)) == 1 else ", ".join(map(str, shares))


class ValueRange(NamedTuple):
    """Results that have the same value: the lowest and the highest of them, None if there is no highest."""

    low: int
    high: int | None
    value: int


def equal_runs(row: Sequence[int], first: int) -> list[ValueRange]:
    """Runs of equal values in a row whose first result is ``first``."""
    ranges = []
    low = first
    for value, equal_values in groupby(row):
        count = len(list(equal_values))
        ranges.append(ValueRange(low, low + count - 1, value))
        low += count
    return ranges


def steps(limits: Sequence[tuple[int, int]], last: int) -> list[ValueRange]:
    """A table of limits, each with the value of results below it, and the ``last`` value of all other results."""
    ranges: list[ValueRange] = []
    low = 0
    for limit, value in limits:
        ranges.append(ValueRange(low, limit - 1, value))
        low = limit
    return [*ranges, ValueRange(low, None, last)]


def step_value(limits: Sequence[tuple[int, int]], last: int, result: int) -> int:
    """The value of a result in a table of limits."""
    return next((value for limit, value in limits if result < limit), last)
