"""Figures of both games as an aid writes them: by player count, from a table of limits, shared out evenly."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

PLAYERS = (1, 2, 3, 4)


def figures_by_players(values: Sequence[int]) -> str:
    """What 1, 2, 3 and 4 players get; one figure if it is the same for all."""
    return str(values[0]) if len(set(values)) == 1 else "\u2009/\u2009".join(map(str, values))


def share_evenly(things: int, players: int) -> list[int]:
    """Things shared out as evenly as possible."""
    return [things // players + (seat < things % players) for seat in range(players)]


def said_shares(shares: Sequence[int], same_for_all: str) -> str:
    """Shares in words: ``3, 3, 2``, or what each gets if all get the same."""
    if len(shares) == 1:
        return str(shares[0])
    return same_for_all.format(shares[0]) if len(set(shares)) == 1 else ", ".join(map(str, shares))


def stretches(row: Sequence[int], first: int) -> list[tuple[int, int, int]]:
    """Equal values of a row that begins with the result ``first``: lowest result, highest result, value."""
    stretches_of_row = []
    at = first
    for value, alike in groupby(row):
        count = len(list(alike))
        stretches_of_row.append((at, at + count - 1, value))
        at += count
    return stretches_of_row


def steps(limits: Sequence[tuple[int, int]], last: int) -> list[tuple[int, int | None, int]]:
    """A table of limits (results below a figure, and what they give): lowest result, highest, what they give."""
    ranges: list[tuple[int, int | None, int]] = []
    low = 0
    for limit, value in limits:
        ranges.append((low, limit - 1, value))
        low = limit
    return [*ranges, (low, None, last)]


def step_value(limits: Sequence[tuple[int, int]], last: int, result: int) -> int:
    """What a result gives by a table of limits."""
    return next((value for limit, value in limits if result < limit), last)
