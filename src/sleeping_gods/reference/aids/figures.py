"""Formats figures for an aid: by player count, from a table of limits, divided evenly."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

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


def equal_runs(row: Sequence[int], first: int) -> list[tuple[int, int, int]]:
    """Runs of equal values in a row whose first result is ``first``: lowest result, highest result, value."""
    stretches_of_row = []
    at = first
    for value, alike in groupby(row):
        count = len(list(alike))
        stretches_of_row.append((at, at + count - 1, value))
        at += count
    return stretches_of_row


def steps(limits: Sequence[tuple[int, int]], last: int) -> list[tuple[int, int | None, int]]:
    """A table of limits as rows: lowest result, highest result, value."""
    ranges: list[tuple[int, int | None, int]] = []
    low = 0
    for limit, value in limits:
        ranges.append((low, limit - 1, value))
        low = limit
    return [*ranges, (low, None, last)]


def step_value(limits: Sequence[tuple[int, int]], last: int, result: int) -> int:
    """The value of a result in a table of limits."""
    return next((value for limit, value in limits if result < limit), last)
